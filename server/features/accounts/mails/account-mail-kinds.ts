import { lifetimes } from '@orendi/contract/limits';
import { listingTypes } from '@orendi/contract/listings';
import { Factors } from '@orendi/contract/schemas/factors';
import { z } from 'zod';

/** The template name under which account mails are stored. */
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
  /** The recipient. */
  email: z.string(),
  /** The account's when the mail was queued: a mail that is sent late brings no link that has become void. */
  stamp: z.int().default(0),
  /** Of a business that is suspended or restored. */
  business: z.object({ name: z.string(), reason: z.string() }).optional(),
  /** Of a listing that is hidden or shown again. */
  listing: z
    .object({ id: z.int(), type: z.enum(listingTypes), name: z.string(), reason: z.string() })
    .optional(),
  /** Kept through a change of the password. */
  factors: Factors.optional(),
  /** When the link expires, in seconds since 1970; unused for mails without a link. */
  expiresAt: z.int(),
});
export type AccountMail = z.infer<typeof AccountMail>;

/** For how many hours the link of each mail is valid. */
export const linkHours: Record<AccountMail['kind'], number> = {
  'verify-email': lifetimes.verificationHours,
  'verify-new-email': lifetimes.verificationHours,
  'reset-password': lifetimes.resetHours,
  'password-changed': 0,
  'email-change-asked': 0,
  'email-changed': 0,
  'second-factor-on': 0,
  'second-factor-off': 0,
  'recovery-codes-renewed': 0,
  'passkey-added': 0,
  'passkey-removed': 0,
  'business-suspended': 0,
  'business-restored': 0,
  'listing-hidden': 0,
  'listing-shown': 0,
};
