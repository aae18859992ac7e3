import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { queueSellerMail } from '../../accounts/index.ts';
import { lockBusinesses } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { settleReports } from '../reports/report-queries.ts';
import { markHidden, type MarkedListing } from './hiding-queries.ts';

/**
 * Takes products and packages out of the shop, with a reason for their sellers to read, or shows them again. Each seller
 * gets one mail of either. Hiding settles what visitors have reported about them. The packages that hold a hidden product
 * are out of the shop with it.
 * @param actor the operator who does it
 * @param reason 1 to 500 characters; null shows them again
 * @returns how many of them change: the others are so already, or not there
 */
export async function setHidden(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  listingIds: readonly number[],
  reason: string | null,
): Promise<number> {
  const { changes, clock, jobs } = services;
  const scope = { productIds: [...listingIds], packageIds: [...listingIds] };
  const changed = await changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, scope);
    const hiding = reason === null ? null : { since: clock(), reason };
    const listings: MarkedListing[] = [];
    for (const id of listingIds) {
      const listing = await markHidden(trx, id, hiding);
      if (!listing) continue;
      listings.push(listing);
      if (hiding) await settleReports(trx, id, 'hidden', hiding.since);
      const action = reason === null ? 'listing restore' : 'listing hide';
      const subject = `${listing.type} ${id}`;
      await recordAction(trx, { actor, action, subject, details: reason ?? '' });
    }
    if (listings.length === 0) return 0;
    await writeListings(trx, touch, scope);
    for (const [businessId, own] of Map.groupBy(listings, ({ business_id: id }) => id)) {
      const hidden = own.length > 1 ? 'listings-hidden' : 'listing-hidden';
      const kind = reason === null ? 'listing-shown' : hidden;
      await queueSellerMail(trx, services, businessId, kind, { reason, listings: own });
    }
    return listings.length;
  });
  if (changed > 0) jobs.wake(mailQueue);
  return changed;
}
