import type { Kysely } from 'kysely';
import type { Database, ItemType } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { findSeller } from './find-seller.ts';
import { queueAccountMail } from './queue-account-mail.ts';

/**
 * Stores a mail to the seller of a product or package in the outbox: the operator hides it, or shows it again. A seller
 * without an account gets none.
 * @param trx the transaction that hides or shows it
 * @param reason why it is hidden; null when it is shown again
 */
export async function queueListingMail(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock' | 'settings'>,
  listing: { id: number; type: ItemType; name: string; business_id: number },
  reason: string | null,
): Promise<void> {
  const seller = await findSeller(trx, listing.business_id);
  if (!seller) return;
  const { id, type, name } = listing;
  await queueAccountMail(trx, services, {
    kind: reason === null ? 'listing-shown' : 'listing-hidden',
    accountId: seller.id,
    email: seller.email,
    listing: { id, type, name, reason: reason ?? '' },
  });
}
