import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Id } from '../fields/answer.ts';
import { languages } from '../language.ts';

export const User = named('User', {
  id: Id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  birthDate: z.iso.date().nullable(),
  language: z.enum(languages),
  isactive: z.boolean().describe('Whether the e-mail address is verified'),
  business_id: Id.nullable(),
  isOperator: z.boolean().describe('Whether the console at /operator is theirs'),
});
export type User = z.infer<typeof User>;
