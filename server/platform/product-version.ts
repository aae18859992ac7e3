import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The version of the product that runs, with the commit where it was fetched by git: `0.1.0 (8c19e1a2b3c4)`. */
export function productVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const commit = readCommit();
  return commit ? `${version} (${commit.slice(0, 12)})` : version;
}

/** Null where there is no repository, or one that keeps its branches elsewhere. */
function readCommit(): string | null {
  try {
    const head = readGit('HEAD');
    const branch = /^ref: (\S+)$/.exec(head)?.[1];
    return hash.exec(branch ? readGit(branch) : head)?.[0] ?? null;
  } catch {
    return null;
  }
}

const hash = /^[0-9a-f]{40,64}$/;
const readGit = (name: string) => readFileSync(join(root, '.git', name), 'utf8').trim();
