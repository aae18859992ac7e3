import { z } from '@hono/zod-openapi';
import { flag } from '../fields/choice.ts';
import { each, named } from '../fields/named.ts';
import { Id, Time } from '../fields/answer.ts';
import { type ReminderKind, reminderKinds } from '../leads.ts';
import { Factors } from './factors.ts';
import { User } from './user.ts';

const securityEventKinds = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Something that happened to the security of an account. */
export const SecurityEvent = named('SecurityEvent', {
  id: Id,
  kind: z.enum(securityEventKinds),
  happened_at: Time.describe('Of several, the latest'),
  times: z.int().min(1).describe('Repeated failures of one origin are told once'),
  user_agent: z.string().describe('As the browser named itself'),
  network: z.string().openapi({
    description: "The first part of the network address; empty for the operator's doing",
    example: '203.0.113.*',
  }),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SignIn = named('SignIn', {
  id: Id,
  user_agent: z.string().describe('As the browser named itself'),
  ip_address: z.string(),
  created_at: Time,
  last_used_on: z.iso.date(),
  isCurrent: z.boolean().describe('The one that asks'),
});
export type SignIn = z.infer<typeof SignIn>;

/** Which mails and messages about leads an account wants. */
export const Reminders = named('Reminders', {
  waiting: flag().describe('When a request has waited for some hours'),
  follow_up: flag().describe('In the morning of the day on which to follow up'),
  morning: flag().describe('Each morning, when something waits'),
} satisfies Record<ReminderKind, unknown>);
export type Reminders = z.infer<typeof Reminders>;

/** A row as stored, with every column: the file must be complete whatever is added to the tables. */
const Row = z.record(z.string(), z.unknown());

/** Everything stored about a user and their business, for themselves. */
export const AccountData = named('AccountData', {
  user: User.extend({
    new_email: z.string().nullable(),
    created_at: Time,
    accepted_terms: z.string().nullable().describe('The version of the terms'),
    reminders_off: z.array(z.enum(reminderKinds)),
    declined_claims: z.array(Id).describe('Businesses that are not theirs, as they have said'),
  }),
  sessions: z.array(SignIn),
  factors: Factors,
  security_events: z.array(SecurityEvent),
  business: Row.nullable(),
  ...each(['products', 'packages', 'requests'], z.array(Row)),
  invitations: z.array(Row).describe('Those that the user has made'),
});
export type AccountData = z.infer<typeof AccountData>;
