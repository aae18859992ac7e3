import { Readable } from 'node:stream';
import { deleteBusiness } from '@orendi/server/features/accounts/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { mayRemovePictures } from '@orendi/server/platform/media/index';
import { StartError } from '@orendi/server/platform/start-error';
import type { Services } from '@orendi/server/services';
import { changeState, readState } from '../fill/demo-queries.ts';
import {
  countFilled,
  deleteAccounts,
  deletePictures,
  deleteViews,
  type DemoExtent,
  forgetFile,
  holdDemoBusinesses,
  listFilesToRemove,
  listLeads,
  listOwnPictures,
  markFiles,
} from './remove-queries.ts';

export type { DemoExtent } from './remove-queries.ts';

/** Counts what `removeDemo` would remove; null if there is nothing. */
export async function countDemo(db: Services['db']): Promise<DemoExtent | null> {
  const { state } = await readState(db);
  const left = await listFilesToRemove(db);
  if (state === 'filled') {
    const extent = await countFilled(db);
    return { ...extent, pictures: extent.pictures + left.length };
  }
  return left.length > 0 ? { ...nothing, pictures: left.length } : null;
}

const nothing = { businesses: 0, products: 0, packages: 0, requests: 0 };

/**
 * Removes the demo from the shop: its businesses with their listings, requests and views, and its pictures, except those
 * that others use too. The rows go in one transaction; if interrupted after that, the same call removes the files left.
 * @param actor the operator who does it, if one does
 * @param settleLeads called with the requests of real visitors before they are deleted; may throw
 * @returns null when there is no demo
 * @throws StartError while a backup copies pictures
 */
export async function removeDemo(
  { changes, db, media }: Pick<Services, 'changes' | 'db' | 'media'>,
  actor?: string,
  settleLeads: (leads: object[]) => Promise<void> = async () => {},
): Promise<DemoExtent | null> {
  const removed = await changes.transaction(async (trx, touch) => {
    const businessIds = await holdDemoBusinesses(trx);
    const { state } = await readState(trx);
    if (state !== 'filled') return null;
    if (!(await mayRemovePictures(trx))) {
      throw new StartError('A backup is under way: take the demo out when it is done.');
    }
    const leads = await listLeads(trx);
    if (leads.length > 0) await settleLeads(leads);
    await changeState(trx, 'removed');
    const { businesses, products, packages, requests } = await countFilled(trx);
    const pictures = await listOwnPictures(trx, businessIds);
    await deleteViews(trx, businessIds);
    await deleteAccounts(trx, businessIds);
    for (const id of businessIds) await deleteBusiness(trx, touch, id);
    await markFiles(trx, await deletePictures(trx, pictures));
    if (actor !== undefined) await recordAction(trx, { actor, action: 'demo remove' });
    return { businesses, products, packages, requests };
  });
  const files = await listFilesToRemove(db);
  const remove = (key: string) => media.remove(key).then(() => forgetFile(db, key));
  await Readable.from(files).forEach(remove, { concurrency: 8 });
  if (!removed && files.length === 0) return null;
  return { ...(removed ?? nothing), pictures: files.length };
}
