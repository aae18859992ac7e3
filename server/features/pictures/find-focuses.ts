import { type Focus, middle } from '@orendi/contract/fit-picture';
import type { Services } from '../../services.ts';
import { writeListings } from '../discovery/index.ts';
import { listPicturesToLookAt, saveFocuses } from './picture-queries.ts';

/** Pictures per transaction, which holds the businesses that show them. */
const batchSize = 20;
/** Pictures per run: about a minute's work. The rest waits for the next one. */
const mostAtOnce = 1_000;

/**
 * Finds the focus of pictures that have none yet. A missing file counts as looked at. Finished batches stay if the
 * process ends.
 * @returns how many were looked at
 */
export async function findFocuses({
  changes,
  db,
  media,
}: Pick<Services, 'changes' | 'db' | 'media'>): Promise<number> {
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
