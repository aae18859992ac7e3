import { defineConfig } from '@playwright/test';
import { browserArguments, port } from './product.ts';

/** Tests that publish: what they put into the shop would stand among what the others reckon with. */
const publishing = /(dashboard-|publish-|import)[\w-]*\.spec\.ts$/;

/** The whole product, started as a person would start it, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; what then passes is named at the end as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
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
