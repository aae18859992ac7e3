import { assemblies, deliveries } from '@orendi/contract/product-fields';
import { z } from 'zod';
import words from './terms.json' with { type: 'json' };

/** Where a business is, how far it delivers, how it may be reached, and what it offers with its pieces. */
const Terms = z.strictObject({
  /** A slug in the list of towns. */
  town: z.string(),
  /** Slugs of towns and codes of countries. */
  delivers: z.array(z.string()),
  /** The price of delivery, in the words of the business. */
  note: z.string().optional(),
  hours: z.enum(['showroom', 'workshop', 'daily', 'none']),
  reached: z.array(z.enum(['phone', 'whatsapp', 'viber'])).optional(),
  /** Pieces that nobody carries home. */
  delivery: z.enum(deliveries).nullable(),
  assembly: z.enum(assemblies).nullable(),
  /** From the shortest to the longest. */
  weeks: z.tuple([z.number(), z.number()]),
  isMadeToMeasure: z.literal(true).optional(),
  warranty: z.number().optional(),
  takeBack: z.number().optional(),
});
export type Terms = z.infer<typeof Terms>;

/** By the slug of the business; in line with what it says of itself. */
export const terms: Readonly<Record<string, Terms>> = z.record(z.string(), Terms).parse(words);
