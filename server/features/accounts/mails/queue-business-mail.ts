import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import type { AccountMail } from './account-mail-kinds.ts';
import { findSeller } from './find-seller.ts';
import { queueAccountMail } from './queue-account-mail.ts';

/**
 * Stores a mail to the seller of a business in the outbox: it is suspended, or restored. A business that the operator
 * has brought in and nobody signs in for gets none.
 * @param trx the transaction that suspends or restores it
 * @param reason why it is suspended; null when it is restored
 */
export async function queueBusinessMail(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  reason: string | null,
): Promise<void> {
  const seller = await findSeller(trx, businessId);
  if (!seller) return;
  const kind: AccountMail['kind'] = reason === null ? 'business-restored' : 'business-suspended';
  await queueAccountMail(trx, services, {
    kind,
    accountId: seller.id,
    email: seller.email,
    business: { name: seller.name, reason: reason ?? '' },
  });
}
