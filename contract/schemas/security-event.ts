import { z } from '@hono/zod-openapi';
import { Id, Time } from '../fields/answer.ts';

export const securityEventKinds = [
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
export const SecurityEvent = z
  .object({
    id: Id,
    kind: z.enum(securityEventKinds),
    happened_at: Time.openapi({ description: 'Of several, the latest' }),
    times: z.int().min(1).openapi({ description: 'Repeated failures of one origin are told once' }),
    user_agent: z.string().openapi({ description: 'As the browser named itself' }),
    network: z.string().openapi({
      description: "The first part of the network address; empty for the operator's doing",
      example: '203.0.113.*',
    }),
  })
  .openapi('SecurityEvent');
export type SecurityEvent = z.infer<typeof SecurityEvent>;
