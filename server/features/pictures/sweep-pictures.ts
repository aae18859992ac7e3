import type { Services } from '../../services.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { mayRemovePictures } from '../../platform/media/index.ts';
import { deleteUnusedPictures, isPicture } from './picture-queries.ts';

/** Their rows are deleted; their files are still to be removed. */
export const removalQueue: Queue<{ keys: string[] }> = { name: 'picture-removal' };

const batchSize = 200;

/**
 * Deletes pictures that nothing shows any more. Jobs of the same transaction remove their files, so that none is left
 * behind if the process ends. While a backup copies pictures, none is removed.
 * @returns how many
 */
export async function sweepPictures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  for (let swept = 0; ;) {
    const keys = await db.transaction().execute(async (trx) => {
      if (!(await mayRemovePictures(trx))) return [];
      const deleted = await deleteUnusedPictures(trx, batchSize);
      if (deleted.length > 0) await jobs.send(trx, removalQueue, { keys: deleted });
      return deleted;
    });
    swept += keys.length;
    jobs.wake(removalQueue);
    if (keys.length < batchSize) return swept;
  }
}

/** Removes the files of a picture in all sizes, unless the same picture has been uploaded again meanwhile. */
export async function removeFiles(
  { db, media }: Pick<Services, 'db' | 'media'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    if (!(await isPicture(db, key))) await media.remove(key);
  }
}
