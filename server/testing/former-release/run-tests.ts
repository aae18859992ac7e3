/* Runs the API tests of the version before on the tables of this one: `npm run test:former`, with paths of tests as arguments. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { hasFormerRelease, root } from './former-release.ts';
import { unpackFormerRelease } from './unpack-former-release.ts';

/** They hold the tables to be exactly those of their version. */
const aboutTables = ['server/platform/db/tables.api.test.ts', 'server/upgrade.api.test.ts'];

if (!(await hasFormerRelease())) process.exit(1);
const { folder, remove } = await unpackFormerRelease(['.']);
try {
  const migrations = 'server/migrations';
  await cp(join(root, migrations), join(folder, migrations), { recursive: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const leftOut = aboutTables.map((path) => `--exclude=${path}`);
  const args = [vitest, 'run', '--project=api', ...leftOut, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await remove();
}
