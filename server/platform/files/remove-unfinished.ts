import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const unfinished = /\.(\d+)\.part$/;

/** The name of a file while this process is writing it. */
export function unfinishedName(path: string): string {
  return `${path}.${process.pid}.part`;
}

/**
 * Removes what killed processes left half written in a folder. Called before this process writes there itself, so its
 * own id in a name is that of a former process.
 */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const writer = unfinished.exec(name)?.[1];
    if (writer && !isWriting(Number(writer))) await rm(join(folder, name), { force: true });
  }
}

function isWriting(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
