import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Undo } from '../../product/undo.ts';

const run = promisify(execFile);

/** Why no disk of a given size can be had here; null if it can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'needs Linux, for a disk in memory';
  return process.getuid?.() === 0 ? null : 'needs root, to mount a disk in memory';
}

/** Mounts a disk in memory, until the end. */
export async function mountSmallDisk(folder: string, megabytes: number, undo: Undo): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  undo.add(async () => {
    await run('umount', [folder]);
  });
}

const filler = 'fills-the-disk';

/** Fills the disk to its last byte. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, filler), 'a');
  try {
    for (let bytes = 2 ** 20; bytes >= 1; bytes /= 2) {
      const chunk = Buffer.alloc(bytes);
      while (await hasRoom(() => file.write(chunk)));
    }
  } finally {
    await file.close();
  }
}

async function hasRoom(write: () => Promise<{ bytesWritten: number }>): Promise<boolean> {
  try {
    return (await write()).bytesWritten > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

export async function emptyDisk(folder: string): Promise<void> {
  await rm(join(folder, filler), { force: true });
}
