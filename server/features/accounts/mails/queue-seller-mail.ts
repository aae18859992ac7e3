import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Services } from '../../../services.ts';
import { AccountMail, queueAccountMail } from './queue-account-mail.ts';

/** The template name under which mails to businesses without an account are stored. */
export const sellerTemplate = 'seller';

/** The stored payload of such a mail. */
export const SellerMail = AccountMail.pick({ business: true, listing: true }).extend({
  kind: z.enum(['business-suspended', 'business-restored', 'listing-hidden', 'listing-shown']),
  businessId: z.int(),
});
export type SellerMail = z.infer<typeof SellerMail>;

/**
 * Stores a mail to the seller of a business in the outbox: it is taken out of the shop or brought back, or one of its
 * listings is. A business that nobody signs in for gets it at its contact address.
 * @param trx the transaction that does it
 * @param reason why; null when it is brought back
 * @param listing if it is about one
 */
export async function queueSellerMail(
  trx: Kysely<Database>,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  reason: string | null,
  listing?: Omit<NonNullable<SellerMail['listing']>, 'reason'>,
): Promise<void> {
  const { accountId, email, name } = await trx
    .selectFrom('business')
    .leftJoin('account', 'account.business_id', 'business.id')
    .select(['account.id as accountId', 'business.business_name as name'])
    .select(({ fn }) => fn.coalesce('account.email', 'business.email').as('email'))
    .where('business.id', '=', businessId)
    .executeTakeFirstOrThrow();
  const said = { reason: reason ?? '' };
  const notice = listing
    ? ({
        kind: reason === null ? 'listing-shown' : 'listing-hidden',
        listing: { id: listing.id, type: listing.type, name: listing.name, ...said },
      } as const)
    : ({
        kind: reason === null ? 'business-restored' : 'business-suspended',
        business: { name, ...said },
      } as const);
  if (accountId !== null) {
    await queueAccountMail(trx, services, { ...notice, accountId, email });
    return;
  }
  await queueMails(trx, mailHost(services.settings.mailFrom), {
    subjectId: `${notice.kind}-${businessId}`,
    template: sellerTemplate,
    payload: { ...notice, businessId } satisfies SellerMail,
    recipients: [email],
  });
}
