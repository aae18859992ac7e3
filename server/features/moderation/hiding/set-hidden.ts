import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { queueSellerMail } from '../../accounts/index.ts';
import { lockBusinesses } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { settleReports } from '../reports/report-queries.ts';
import { markHidden } from './hiding-queries.ts';

/**
 * Takes a product or package out of the shop, with a reason for its seller to read, or shows it again. Its seller gets
 * a mail of either. Hiding settles what visitors have reported about it. The packages that hold
 * a hidden product are out of the shop with it.
 * @param actor the operator who does it
 * @param reason 1 to 500 characters; null shows it again
 * @returns false when nothing changes: it is so already, or there is no such listing
 */
export async function setHidden(
  services: Pick<Services, 'changes' | 'clock' | 'jobs' | 'settings'>,
  actor: string,
  listingId: number,
  reason: string | null,
): Promise<boolean> {
  const { changes, clock, jobs } = services;
  const scope = { productIds: [listingId], packageIds: [listingId] };
  const isNew = await changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, scope);
    const hiding = reason === null ? null : { since: clock(), reason };
    const listing = await markHidden(trx, listingId, hiding);
    if (!listing) return false;
    await writeListings(trx, touch, scope);
    if (hiding) await settleReports(trx, listingId, 'hidden', hiding.since);
    const kind = reason === null ? 'listing-shown' : 'listing-hidden';
    await queueSellerMail(trx, services, listing.business_id, kind, reason, listing);
    await recordAction(trx, {
      actor,
      action: reason === null ? 'listing restore' : 'listing hide',
      subject: `${listing.type} ${listingId}`,
      details: reason ?? '',
    });
    return true;
  });
  if (isNew) jobs.wake(mailQueue);
  return isNew;
}
