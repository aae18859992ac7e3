import { lifetimes } from '@orendi/contract/limits';
import { z } from 'zod';

/** The name under which the mails of accounts are stored. */
export const accountTemplate = 'account';

/** What is stored with a mail. The link in it is made when it is sent, so that the database never holds one. */
export const AccountMail = z.object({
  kind: z.enum([
    'verify-email',
    'verify-new-email',
    'reset-password',
    'password-changed',
    'email-changed',
  ]),
  accountId: z.int(),
  /** Where it goes. */
  email: z.string(),
  /** Until when its link holds, in seconds since 1970; of no meaning where it has none. */
  expiresAt: z.int(),
});
export type AccountMail = z.infer<typeof AccountMail>;

/** How many hours the link of a mail holds. */
export const linkHours: Record<AccountMail['kind'], number> = {
  'verify-email': lifetimes.verificationHours,
  'verify-new-email': lifetimes.verificationHours,
  'reset-password': lifetimes.resetHours,
  'password-changed': 0,
  'email-changed': 0,
};
