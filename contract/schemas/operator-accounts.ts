import { z } from '@hono/zod-openapi';
import { Count, Id, Time } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { named } from '../fields/named.ts';
import { consoleSearch, pageOf } from '../fields/page.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

export const AccountsQuery = z.object(consoleSearch);
export type AccountsQuery = z.output<typeof AccountsQuery>;

export const KnownAccount = named('KnownAccount', {
  id: Id,
  email: z.string(),
  name: z.string().describe('First and family name'),
  isactive: z.boolean().describe('Whether the e-mail address is verified'),
  created_at: Time,
  business: z
    .object({ id: Id, business_name: z.string() })
    .nullable()
    .describe('The business that it owns or works for'),
  hasAuthenticator: z.boolean(),
  passkeys: Count,
  signIns: Count.describe('Where it is signed in'),
});
export type KnownAccount = z.infer<typeof KnownAccount>;
export const KnownAccounts = pageOf(KnownAccount).openapi('KnownAccounts');
export type KnownAccounts = z.infer<typeof KnownAccounts>;

export const helpDeeds = ['verify', 'unlock', 'sign-out'] as const;
export type HelpDeed = (typeof helpDeeds)[number];
export const HelpForm = named('HelpForm', { deed: choice(helpDeeds) });

/** A fresh code of the operator's second factor, for what would hand an account to somebody else. */
export const FreshCodeForm = named('FreshCodeForm', { code: line(textLimits.signInCode) });
export const PasswordLink = named('PasswordLink', { link: z.string() });
