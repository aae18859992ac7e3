import { z } from '@hono/zod-openapi';
import { Time } from '../fields/answer.ts';

/** Since when the operator has kept a product or package out of the shop, and why. */
export const Hiding = z.object({ since: Time, reason: z.string() }).openapi('Hiding');
export type Hiding = z.infer<typeof Hiding>;

/** On a product or package of one's own. */
export const hidden = Hiding.optional().openapi({
  description: 'Only to its seller, while the operator keeps it out of the shop',
});
