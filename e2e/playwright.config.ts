import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, port } from './product.ts';

/** Tests that publish: their listings would disturb the tests that count on the others. */
const publishing = /(dashboard-|operator|publish-|import)[\w-]*\.spec\.ts$/;
/** Tests that change every page, until they end. */
const marketplace = /operator-words\.spec\.ts$/;

/** Where the gate reads the number of passed tests. */
const report = process.env.E2E_REPORT;

/** The whole product, started as a person would start it, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One for each processor: browsers, tests and the product keep them busy. More end no sooner, and each test takes longer.
  workers: availableParallelism(),
  // Patience costs nothing when the condition comes true; a machine that others use needs it now and then.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  projects: [
    { name: 'shop', testIgnore: publishing },
    {
      name: 'publishing',
      testMatch: publishing,
      testIgnore: marketplace,
      dependencies: ['shop'],
    },
    { name: 'marketplace', testMatch: marketplace, dependencies: ['publishing'] },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Tests answer requests in place of the server, and see none that a service worker makes.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
