import { lifetimes } from '@orendi/contract/limits';
import { listingTypes } from '@orendi/contract/listings';
import { Factors } from '@orendi/contract/schemas/factors';
import type { User } from '@orendi/contract/schemas/user';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../../services.ts';
import { readRow } from '../../../platform/db/rows.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { BeforeJson } from '../../../platform/http/api.ts';
import { currentCallId } from '../../../platform/log/current-call.ts';
import { mailHost, queueMails } from '../../../platform/mail/index.ts';

export const accountTemplate = 'account';

/** The kinds of mails, and the messages whose subject, text, button and note make one of each. */
export const mailKinds = {
  'verify-email': ['verify', 'verify', 'verify', 'verify'],
  'verify-new-email': ['new_email', 'new_email', 'verify', 'new_email'],
  'reset-password': ['reset', 'reset', 'reset', 'reset'],
  'password-changed': ['password_changed', 'password_changed', 'reset', 'password_changed'],
  'email-change-asked': ['email_change_asked', 'email_change_asked', 'reset', 'email_change_asked'],
  'email-changed': ['email_changed', 'email_changed', 'email_changed', 'email_changed'],
  'second-factor-on': ['factor_on', 'factor_on', 'factor', 'factor'],
  'second-factor-off': ['factor_off', 'factor_off', 'factor', 'factor'],
  'recovery-codes-renewed': ['recovery_codes', 'recovery_codes', 'factor', 'factor'],
  'passkey-added': ['passkey_added', 'passkey_added', 'factor', 'factor'],
  'passkey-removed': ['passkey_removed', 'passkey_removed', 'factor', 'factor'],
  'business-suspended': ['suspended', 'suspended', 'email_changed', 'suspended'],
  'business-restored': ['restored', 'restored', 'held', 'restored'],
  'business-approved': ['approved', 'approved', 'held', 'approved'],
  'business-refused': ['refused', 'refused', 'email_changed', 'refused'],
  'business-given': ['given', 'given', 'held', 'given'],
  'business-taken': ['taken', 'taken', 'email_changed', 'taken'],
  'business-merged': ['merged', 'merged', 'held', 'restored'],
  'merge-asked': ['merge', 'merge', 'merge', 'merge'],
  'listing-hidden': ['suspended', 'hidden', 'hidden', 'hidden'],
  'listing-shown': ['restored', 'shown', 'shown', 'restored'],
  'owner-invited': ['owner_invited', 'owner_invited', 'invited', 'invited'],
  'claim-refused': ['claim_refused', 'claim_refused', 'email_changed', 'claim_refused'],
  'staff-invited': ['staff_invited', 'staff_invited', 'invited', 'invited'],
  'staff-joined': ['staff_joined', 'staff_joined', 'people', 'people'],
  'staff-removed': ['staff_removed', 'staff_removed', 'factor', 'staff_removed'],
  'terms-changed': ['terms', 'terms', 'terms', 'terms'],
  'shop-edited': ['edited', 'edited', 'held', 'edited'],
  'listings-hidden': ['many_hidden', 'many_hidden', 'held', 'hidden'],
} as const;

/** The stored payload of a mail. Its link is made when the mail is sent, so that the database never contains one. */
export const AccountMail = z.object({
  kind: z.enum(Object.keys(mailKinds) as (keyof typeof mailKinds)[]),
  accountId: z.int(),
  email: z.string(),
  /** The account's when the mail was queued: a mail that is sent late brings no link that has become void. */
  stamp: z.int().default(0),
  /** `into` is what it becomes part of; `reason` of a business that is given to an account is the address of that one. */
  business: z
    .object({ name: z.string(), reason: z.string(), into: z.string().optional() })
    .optional(),
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
  kind: AccountMail['kind'],
  { id: accountId, email }: Pick<User, 'id' | 'email'>,
  about: BeforeJson<Pick<AccountMail, 'business' | 'listing' | 'factors'>> = {},
): Promise<void> {
  const expiresAt = Math.floor(clock().getTime() / 1000) + (linkHours[kind] ?? 0) * 3600;
  const { stamp } = await readRow(trx, 'account', accountId, ['stamp']);
  const mail: BeforeJson<AccountMail> = { kind, accountId, email, ...about, stamp, expiresAt };
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `${kind}-${accountId}`,
    template: accountTemplate,
    payload: mail,
    recipients: [email],
    accountId,
  });
}

/** The template name under which mails of invitations are stored, whose links are made when they are sent. */
export const invitationTemplate = 'invitation';

export const InvitationMail = z.object({ invitationId: z.int() });

/** Tells everybody who sells of new terms, in one statement however many they are. */
export async function queueTermsMails(
  trx: Db,
  { mailFrom }: Pick<Services['settings'], 'mailFrom'>,
  version: number,
): Promise<void> {
  await sql`
    insert into mail (message_id, template, recipient, payload, account_id, call_id)
    select '<terms-' || ${version}::int || '-' || id || '.' || substr(md5(random()::text), 1, 12) || '@' || ${mailHost(mailFrom)}::text || '>',
      ${accountTemplate}, email,
      jsonb_build_object('kind', 'terms-changed', 'accountId', id, 'email', email, 'stamp', stamp, 'expiresAt', 0),
      id, ${currentCallId()}
    from account where num_nonnulls(business_id, staff_of) > 0`.execute(trx);
}

/**
 * The button and note of a mail to the address of a business, for those who cannot sign in: it leads to the public page, or
 * asks to write.
 */
export const endsWithoutAccount = {
  'business-suspended': ['email_changed', 'no_account'],
  'business-restored': ['shown', 'restored'],
  'business-approved': ['shown', 'approved'],
  'business-refused': ['email_changed', 'refused'],
  'business-given': ['email_changed', 'given'],
  'business-taken': ['email_changed', 'taken'],
  'business-merged': ['shown', 'restored'],
  'listing-hidden': ['email_changed', 'no_account'],
  'listing-shown': ['shown', 'restored'],
  'listings-hidden': ['email_changed', 'no_account'],
} as const satisfies Partial<Record<keyof typeof mailKinds, unknown>>;

/** The template name under which mails to businesses without an account are stored. */
export const sellerTemplate = 'seller';

export const SellerMail = AccountMail.pick({ business: true, listing: true }).extend({
  kind: z.enum(Object.keys(endsWithoutAccount) as (keyof typeof endsWithoutAccount)[]),
  businessId: z.int(),
});
export type SellerMail = z.infer<typeof SellerMail>;

interface SellerNews {
  reason?: string | null;
  /** The name of what it is about, if not that of the business; and of what that has become part of. */
  name?: string;
  into?: string;
  /** The listings concerned; without any, the business itself. */
  listings?: readonly Omit<NonNullable<SellerMail['listing']>, 'reason'>[];
  /** For a change of its owner, of which its own address is always told: the accounts that it concerns besides. */
  also?: readonly number[];
}

/** Tells the account, or else the contact address, of the business; each address once, and of a question owners alone. */
export async function queueSellerMail(
  trx: Db,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  kind: SellerMail['kind'] | 'merge-asked',
  { reason, listings = [], also, ...names }: SellerNews,
): Promise<void> {
  const named = ['business_name', 'email'] as const;
  const { business_name: name, email } = await readRow(trx, 'business', businessId, named);
  const accounts = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where((is) =>
      is.or([is('business_id', '=', businessId), is('id', 'in', [0, ...(also ?? [])])]),
    )
    .execute();
  const said = { reason: reason ?? '' };
  const [listing, ...others] = listings;
  const about =
    listing && others.length === 0
      ? { listing: { id: listing.id, type: listing.type, name: listing.name, ...said } }
      : { business: { name: listing ? namesOf(listings) : name, ...said, ...names } };
  for (const account of accounts) await queueAccountMail(trx, services, kind, account, about);
  const isTold = also
    ? accounts.some((account) => account.email === email.toLowerCase())
    : accounts.length > 0;
  if (isTold || kind === 'merge-asked') return;
  await queueMails(trx, mailHost(services.settings.mailFrom), {
    subjectId: `${kind}-${businessId}`,
    template: sellerTemplate,
    payload: { kind, ...about, businessId } satisfies SellerMail,
    recipients: [email],
  });
}

/** A seller sees the rest of them in the dashboard. */
const mostNames = 20;

function namesOf(listings: readonly { name: string }[]): string {
  const names = listings.slice(0, mostNames).map(({ name }) => `“${name}”`);
  return names.join(', ') + (listings.length > mostNames ? ' …' : '');
}
