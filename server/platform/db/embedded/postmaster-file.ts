import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from './explain-trouble.ts';

/** Reads postmaster.pid: one item per line, the state last, by which the server is `ready` for queries or not. */
export function readPostmasterFile(cluster: string) {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0)) return null;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes a postmaster.pid left by a killed server harmless. PostgreSQL refuses to start if the process id in it is
 * alive, although another program (or a zombie) may have that id by now. It accepts the id of its own parent, so ours
 * goes in. The file itself stays: from its shared memory line the new server learns whether backends of the old one are
 * still running.
 *
 * Only for callers that hold the data folder's lock and have verified that the old postmaster is gone.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const lines = readLines(cluster);
  if (!lines) return;
  // The server was killed between creating and writing it; PostgreSQL refuses to start with an empty one.
  if (!(Number(lines[0]) > 0)) rmSync(path);
  else writeFileSync(path, [process.pid, ...lines.slice(1)].join('\n'));
}

function readLines(cluster: string): string[] | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (isSystemError(error) && /^(ENOENT|ENOTDIR)$/.test(error.code ?? '')) return null;
    throw error;
  }
}
