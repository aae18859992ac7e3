import { statfs } from 'node:fs/promises';
import { StartError } from '../../../platform/start-error.ts';

/** What a backup leaves free: this many bytes, but of a small disk only a part. */
const keptFree = { bytes: 256 * 1024 * 1024, part: 0.05 };

/**
 * To be called now and then while a backup grows: the last room may be the shop's own.
 * @param look for tests
 * @throws StartError when the disk is almost full
 */
export async function checkRoom(folder: string, look: typeof statfs = statfs): Promise<void> {
  const { bavail, blocks, bsize } = await look(folder);
  if (bavail * bsize >= Math.min(keptFree.bytes, blocks * bsize * keptFree.part)) return;
  throw new StartError(`The disk of ${folder} is almost full: make room, or keep fewer backups.`);
}
