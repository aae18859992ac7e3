import { languages } from '@orendi/contract/language';
import { z } from 'zod';
import { Piece } from './pieces.ts';
import words from './requests.json' with { type: 'json' };

/** A visitor's request to the demo seller. */
const DemoRequest = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  preferred: z.enum(['email', 'phone']),
  language: z.enum(languages),
  /** It asks for this: the oldest piece of the kind, or a package; `shop` asks the business itself. */
  about: z.union([Piece, z.enum(['package', 'shop'])]),
  message: z.string(),
  hoursAgo: z.number(),
  isAnswered: z.boolean(),
});
export type DemoRequest = z.infer<typeof DemoRequest>;

export const requests: readonly DemoRequest[] = z.array(DemoRequest).parse(words);
