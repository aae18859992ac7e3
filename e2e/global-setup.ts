import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { dataDir, port } from './product.ts';

/** Starts the built product on an empty data folder and fills it; stops it after the last test. */
export default async function setUp(): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  const child = spawn(
    process.execPath,
    [
      `--import=${join(import.meta.dirname, 'patient.ts')}`,
      join(import.meta.dirname, '../server/main.ts'),
      '--empty',
    ],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000',
        OPERATOR_EMAIL: 'shop@orendi.example',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // From the start on: one that has died before the last test is not waited for.
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the product did not start')));
    child.stdout.on('data', (text) => String(text).includes('Orendi is at') && resolve());
  });
  await fillCatalogue();
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
