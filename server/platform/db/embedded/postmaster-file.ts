import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from './system-reason.ts';

/** What PostgreSQL writes into postmaster.pid: one item a line, the state last. */
export interface PostmasterFile {
  pid: number;
  socketFolder: string;
  /** Whether it answers queries. */
  ready: boolean;
}

export function readPostmasterFile(cluster: string): PostmasterFile | null {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0)) return null;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes a postmaster.pid that a kill left behind harmless. PostgreSQL refuses to start when the
 * process number in it lives, although another program (or a zombie) may have that number by now. It
 * lets the number of its own parent pass, so ours goes in. The file itself stays: by its shared
 * memory line the new server finds out whether backends of the old one are still at work.
 *
 * Only for callers that hold the data folder's lock and have seen the old postmaster gone.
 */
export function disownPostmasterFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const lines = readLines(cluster);
  if (!lines) return;
  // Killed between creating and writing it; PostgreSQL stops at an empty one.
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
