import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the product that global-setup.ts started. */
export const port = Number(process.env.E2E_PORT ?? 4317);
export const dataDir = join(tmpdir(), `orendi-e2e-${port}`);

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Most pages live for a second: a function that is not called need not be compiled.
  '--js-flags=--max-lazy',
];
