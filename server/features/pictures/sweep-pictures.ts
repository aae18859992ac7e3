import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { deleteUnusedPictures, isPicture } from './picture-queries.ts';

/** Pictures that are deleted already, and whose files are to go too. */
export const removalQueue: Queue<{ keys: string[] }> = { name: 'picture-removal' };

const batchSize = 200;

/**
 * Takes out the pictures that nothing shows any more: replaced logos, photos of deleted products. Their files go by jobs
 * that come with the deletion, so that no file is left when the process ends in between.
 * @returns how many
 */
export async function sweepPictures({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<number> {
  for (let swept = 0; ;) {
    const keys = await db.transaction().execute(async (trx) => {
      const deleted = await deleteUnusedPictures(trx, batchSize);
      if (deleted.length > 0) await jobs.send(trx, removalQueue, { keys: deleted });
      return deleted;
    });
    swept += keys.length;
    jobs.wake(removalQueue);
    if (keys.length < batchSize) return swept;
  }
}

/** Removes the files of a picture with all its sizes, unless somebody has uploaded the same one meanwhile. */
export async function removeFiles(
  { db, media }: Pick<Parts, 'db' | 'media'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    if (!(await isPicture(db, key))) await media.remove(key);
  }
}
