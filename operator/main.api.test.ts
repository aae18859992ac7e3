import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder, startEmbeddedPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orendi-operator-'));
  await writeFile(join(dataDir, 'products.csv'), 'name,price\nBilly,5\nPoäng,7\n');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the program as npm starts it: in the project's folder, told where the operator is. */
async function run(line: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), ...line.split(' ')],
    {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, INIT_CWD: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

const importing =
  'import products.csv --business Arka --email arka@x.example --category Divane --without-photos ' +
  '--map product_name=name,description_en=name,description_al=name,price=price';

test('it works alone, and beside a product that is running', async () => {
  const alone = await run(importing);
  expect(alone.output).toMatch(/new +2\n/);
  expect(alone.code).toBe(0);

  const lock = lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  try {
    const beside = await run(importing);
    expect(beside.output).toMatch(/unchanged +2\n/);
    expect(beside.code).toBe(0);
    const { output } = await run('audit list');
    expect(output.match(/  import: business \d+ \(products\.csv\)$/gm)).toHaveLength(2);
  } finally {
    await postgres.stop();
    lock.release();
  }
});

test('wrong settings and wrong words are one sentence', async () => {
  expect(await run('busness list')).toEqual({
    code: 2,
    output: expect.stringMatching(/^\n {2}.*\?\n\n$/),
  });
  await writeFile(join(dataDir, 'file'), '');
  const before = dataDir;
  dataDir = join(dataDir, 'file');
  const failed = await run('category list');
  dataDir = before;
  expect(failed).toEqual({
    code: 1,
    output: expect.stringMatching(/^\n {2}The data folder.*\.\n\n$/),
  });
});
