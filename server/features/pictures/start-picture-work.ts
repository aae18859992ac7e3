import type { Services } from '../../services.ts';
import { type Focus, middle } from '@orendi/contract/fit-picture';
import { writeListings } from '../discovery/index.ts';
import { listPicturesToLookAt, saveFocuses, deleteUnusedPictures } from './picture-queries.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { mayRemovePictures, removeFiles } from '../../platform/media/index.ts';

export function startPictureWork(services: Pick<Services, 'db' | 'jobs' | 'media'>): void {
  services.jobs.work(removalQueue, ({ keys }) => removeFiles(services, keys));
}

/** Pictures per transaction, which holds the businesses that show them. */
const batchSize = 20;
/** Pictures per run: about a minute's work. The rest waits for the next one. */
const mostAtOnce = 1_000;

/**
 * Finds missing foci, batch by batch. A missing file counts as looked at.
 * @returns how many were looked at
 */
export async function findFocuses(services: Pick<Services, 'changes' | 'db' | 'media'>) {
  const { changes, db, media } = services;
  let looked = 0;
  while (looked < mostAtOnce) {
    const keys = await listPicturesToLookAt(db, batchSize);
    const found: { key: string; focus: Focus }[] = [];
    for (const key of keys) found.push({ key, focus: (await media.findFocus(key)) ?? middle });
    if (found.length > 0) {
      await changes.transaction(async (trx, touch) => {
        const productIds = await saveFocuses(trx, found);
        if (productIds.length > 0) await writeListings(trx, touch, { productIds });
      });
    }
    looked += found.length;
    if (found.length < batchSize) break;
  }
  return looked;
}

/** Their rows are deleted; their files are still to be removed. */
const removalQueue: Queue<{ keys: string[] }> = { name: 'picture-removal' };

const sweepSize = 200;

/**
 * Deletes pictures that nothing shows any more. Jobs of the same transaction remove their files, so that none is left
 * behind if the process ends. While a backup copies pictures, none is removed.
 * @returns how many
 */
export async function sweepPictures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  for (let swept = 0; ;) {
    const keys = await db.transaction().execute(async (trx) => {
      if (!(await mayRemovePictures(trx))) return [];
      const deleted = await deleteUnusedPictures(trx, sweepSize);
      if (deleted.length > 0) await jobs.send(trx, removalQueue, { keys: deleted });
      return deleted;
    });
    swept += keys.length;
    jobs.wake(removalQueue);
    if (keys.length < sweepSize) return swept;
  }
}
