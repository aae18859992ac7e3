import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The version before this one: the newest commit that servers already run while this one is made. Moved on when a
 * version is released, as docs/operations/rolling-upgrade.md says.
 */
export const formerRelease = '229fc566f3e2ae6273fdaaf18466d5b8e529a5f5';

/** The folder of the checkout. */
export const root = join(import.meta.dirname, '../../..');

const run = promisify(execFile);

/**
 * Runs git in the checkout, whoever owns that.
 * @returns what it printed
 */
export async function git(...args: string[]): Promise<Buffer> {
  const { stdout } = await run('git', ['-c', 'safe.directory=*', '-C', root, ...args], {
    encoding: 'buffer',
    maxBuffer: 1 << 28,
  });
  return stdout;
}

/**
 * Whether the version before can be taken from the history. A copy of the files without one has none, nor does a
 * shallow clone; both are said in one line, as what needs it is left out.
 */
export async function hasFormerRelease(): Promise<boolean> {
  try {
    await git('cat-file', '-e', `${formerRelease}^{commit}`);
    return true;
  } catch {
    console.warn(
      `The version before (${formerRelease.slice(0, 7)}) is not in the history of this checkout, so tests beside it are left out: git fetch --unshallow`,
    );
    return false;
  }
}
