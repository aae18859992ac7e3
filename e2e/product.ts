import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the product that global-setup.ts started. */
export const port = Number(process.env.E2E_PORT ?? 4317);
export const dataDir = join(tmpdir(), `orendi-e2e-${port}`);

/**
 * Features of Chromium that are switched off. Only the last such list counts, so that it repeats Playwright's own. The
 * opener policy gives every new page a second process; that the header is sent is tested with the API.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'CrossOriginOpenerPolicy',
];

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
  // Most pages live for a second: a function that is not called need not be compiled.
  '--js-flags=--max-lazy',
];
