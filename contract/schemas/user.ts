import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Id } from '../fields/answer.ts';
import { languages } from '../language.ts';

/** The roles of an account in its business: staff may do all that the owner may, but for its profile and its people. */
export const memberRoles = ['owner', 'staff'] as const;

export const User = named('User', {
  id: Id,
  ...each(['name', 'surname', 'email'], z.string()),
  birthDate: z.iso.date().nullable(),
  language: z.enum(languages),
  isactive: z.boolean().describe('Whether the e-mail address is verified'),
  business_id: Id.nullable().describe('The business that it owns or works for'),
  role: z.enum(memberRoles).nullable().describe('What it is to its business; null without one'),
  isOperator: z.boolean().describe('Whether the console at /operator is theirs'),
});
export type User = z.infer<typeof User>;
