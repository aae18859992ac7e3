import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, port } from './product.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../operator/main.ts');

/**
 * Runs the operator's command beside the running product, in a folder with these files.
 * @returns what it prints
 * @throws if it ends with another code than 0
 */
export async function runOperator(
  words: string[],
  files: Record<string, string | Buffer>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-sheet-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: dataDir };
    const { stdout } = await run(process.execPath, [program, ...words], {
      env: { ...env, INIT_CWD: folder },
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
