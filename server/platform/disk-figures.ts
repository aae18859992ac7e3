import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { shareLook, showGauge } from './metrics/index.ts';

export interface DiskFigures {
  /** What is left to this user. */
  freeBytes: number;
  totalBytes: number;
}

/** @throws when the folder cannot be looked at */
export async function readDisk(folder: string): Promise<DiskFigures> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Shows the disk that holds a folder. */
export function showDisk(registry: Registry, folder: string): void {
  const look = shareLook(() => readDisk(folder));
  const free = 'Room left on the disk of the data folder';
  showGauge(registry, 'orendi_disk_free_bytes', free, () => look(({ freeBytes }) => freeBytes));
  const size = 'Size of the disk of the data folder';
  showGauge(registry, 'orendi_disk_size_bytes', size, () => look(({ totalBytes }) => totalBytes));
}
