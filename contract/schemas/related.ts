import { z } from '@hono/zod-openapi';
import { relatedItems } from '../limits.ts';
import { Card } from './card.ts';

/** Where to go on from one listing; never the listing itself, and nothing in both lists. */
export const Related = z
  .object({
    ofMaker: z.array(Card).max(relatedItems.max),
    alike: z.array(Card).max(relatedItems.max),
  })
  .openapi('Related');
export type Related = z.infer<typeof Related>;
