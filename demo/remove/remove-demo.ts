import { writeListings } from '@orendi/server/features/discovery/index';
import type { Services } from '@orendi/server/services';
import { changeState, readState } from '../fill/demo-queries.ts';
import {
  deleteBusinesses,
  deletePictures,
  deleteViews,
  forgetFiles,
  holdDemoBusinesses,
  listItems,
  listOwnPictures,
  listFilesToRemove,
  markFiles,
} from './remove-queries.ts';

/** Pictures removed from the store at the same time. */
const batchSize = 16;

interface Removed {
  businesses: number;
  products: number;
  packages: number;
  pictures: number;
}

/**
 * Takes the demo out of the shop: its businesses with all that they have published, been asked and been looked at, and
 * its pictures. What others have is left alone, also a picture that they use as well. The rows go in one transaction;
 * where it is interrupted after that, the same call removes the files that are left.
 * @returns null when there is no demo
 */
export async function removeDemo({
  changes,
  db,
  media,
}: Pick<Services, 'changes' | 'db' | 'media'>): Promise<Removed | null> {
  const removed = await changes.transaction(async (trx, touch) => {
    const businessIds = await holdDemoBusinesses(trx);
    const { state } = await readState(trx);
    if (state !== 'filled') return null;
    await changeState(trx, 'removed');
    const { productIds, packageIds } = await listItems(trx, businessIds);
    const pictures = await listOwnPictures(trx, businessIds);
    await deleteViews(trx, [...productIds, ...packageIds], businessIds);
    await deleteBusinesses(trx, businessIds);
    await markFiles(trx, await deletePictures(trx, pictures));
    await writeListings(trx, touch, { productIds, packageIds });
    touch('listings', ...businessIds.map((id) => `business:${id}` as const));
    return {
      businesses: businessIds.length,
      products: productIds.length,
      packages: packageIds.length,
    };
  });
  const files = await listFilesToRemove(db);
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize);
    await Promise.all(batch.map((key) => media.remove(key)));
    await forgetFiles(db, batch);
  }
  if (!removed && files.length === 0) return null;
  return { ...(removed ?? { businesses: 0, products: 0, packages: 0 }), pictures: files.length };
}
