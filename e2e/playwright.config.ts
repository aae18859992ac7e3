import { defineConfig } from '@playwright/test';
import { browserArguments, port } from './product.ts';

/** Tests that publish: what they put into the shop would stand among what the others reckon with. */
const publishing = /(dashboard-|publish-|import)[\w-]*\.spec\.ts$/;

/** Where the gate reads how many passed. */
const report = process.env.E2E_REPORT;

/** The whole product, started as a person would start it, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  projects: [
    { name: 'shop', testIgnore: publishing },
    { name: 'publishing', testMatch: publishing, dependencies: ['shop'] },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
