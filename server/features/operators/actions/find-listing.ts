import type { Services } from '../../../services.ts';
import { noProductFound } from '../../../platform/http/api-error.ts';
import { findOperatedListing, type OperatedListing } from '../../moderation/index.ts';
import { idOperand, UsageError } from '../command-line/read-options.ts';
import { actionsAbout } from './action.ts';
import { callsAbout } from './console-call.ts';

/** @throws UsageError when it names no product or package by its id */
export const readListingId = idOperand(
  'Name the product or package by the number in the address of its page.',
);

/** @throws UsageError when there is none with this id */
export async function findListing(db: Services['db'], id: number): Promise<OperatedListing> {
  const listing = await findOperatedListing(db, id);
  if (!listing) throw new UsageError(`There is no product or package ${id}.`);
  return listing;
}

export const listingAction = actionsAbout(readListingId, findListing);

export const listingCall = callsAbout(async (db, id) => {
  if (!(await findOperatedListing(db, id))) throw noProductFound();
});
