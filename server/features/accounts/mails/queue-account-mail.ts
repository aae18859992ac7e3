import { lifetimes } from '@orendi/contract/limits';
import { listingTypes } from '@orendi/contract/listings';
import { Factors } from '@orendi/contract/schemas/factors';
import { z } from 'zod';
import type { Services } from '../../../services.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';

export const accountTemplate = 'account';

/** The stored payload of a mail. Its link is made when the mail is sent, so that the database never contains one. */
export const AccountMail = z.object({
  kind: z.enum([
    'verify-email',
    'verify-new-email',
    'reset-password',
    'password-changed',
    'email-change-asked',
    'email-changed',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-renewed',
    'passkey-added',
    'passkey-removed',
    'business-suspended',
    'business-restored',
    'listing-hidden',
    'listing-shown',
  ]),
  accountId: z.int(),
  email: z.string(),
  /** The account's when the mail was queued: a mail that is sent late brings no link that has become void. */
  stamp: z.int().default(0),
  business: z.object({ name: z.string(), reason: z.string() }).optional(),
  listing: z
    .object({ id: z.int(), type: z.enum(listingTypes), name: z.string(), reason: z.string() })
    .optional(),
  /** Kept through a change of the password. */
  factors: Factors.optional(),
  /** When the link expires, in seconds since 1970; unused for mails without a link. */
  expiresAt: z.int(),
});
export type AccountMail = z.infer<typeof AccountMail>;

/** Hours for which a mailed link is valid. */
const linkHours: Partial<Record<AccountMail['kind'], number>> = {
  'verify-email': lifetimes.verificationHours,
  'verify-new-email': lifetimes.verificationHours,
  'reset-password': lifetimes.resetHours,
};

/** Stores a mail to the owner of an account in the outbox; it is deleted together with the account. */
export async function queueAccountMail(
  trx: Db,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  mail: Omit<AccountMail, 'expiresAt' | 'stamp'>,
): Promise<void> {
  const { kind, accountId, email } = mail;
  const expiresAt = Math.floor(clock().getTime() / 1000) + (linkHours[kind] ?? 0) * 3600;
  const { stamp } = await trx
    .selectFrom('account')
    .select('stamp')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `${kind}-${accountId}`,
    template: accountTemplate,
    payload: { ...mail, stamp, expiresAt } satisfies AccountMail,
    recipients: [email],
    accountId,
  });
}

/** The template name under which mails to businesses without an account are stored. */
export const sellerTemplate = 'seller';

export const SellerMail = AccountMail.pick({ business: true, listing: true }).extend({
  kind: z.enum(['business-suspended', 'business-restored', 'listing-hidden', 'listing-shown']),
  businessId: z.int(),
});
export type SellerMail = z.infer<typeof SellerMail>;

/**
 * Tells the account, or else the contact address, of the business.
 * @param reason null when it is back
 */
export async function queueSellerMail(
  trx: Db,
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
