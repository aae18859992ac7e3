import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

export const { version }: { version: string } = JSON.parse(read('package.json'));

/** The version with the commit where it was fetched by git: `0.1.0 (8c19e1a2b3c4)`. Asks no program. */
export function productVersion(): string {
  const commit = readCommit();
  return commit ? `${version} (${commit.slice(0, 12)})` : version;
}

/** Null where there is no repository, or one that keeps its branches elsewhere. */
function readCommit(): string | null {
  try {
    const head = readGit('HEAD');
    const branch = /^ref: (\S+)$/.exec(head)?.[1];
    return /^[0-9a-f]{40,64}$/.exec(branch ? readGit(branch) : head)?.[0] ?? null;
  } catch {
    return null;
  }
}

const readGit = (name: string) => read('.git', name).trim();

/** The commit, as git itself says it; null where the product was installed without git. */
export async function findCommit(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}
