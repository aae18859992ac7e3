import { currencies } from '@orendi/contract/money';
import { languages } from '@orendi/contract/language';
import { z } from 'zod';
import { assemblies, deliveries } from '@orendi/contract/product-fields';
import abroad from './businesses-abroad.json' with { type: 'json' };
import albania from './businesses-albania.json' with { type: 'json' };
import { Pair, some } from './kind.ts';
import { Piece } from './kinds/index.ts';

/** Where a business is, how far it delivers, how it may be reached, and what it offers with its pieces. */
const Terms = z.strictObject({
  /** A slug in the list of towns. */
  town: z.string(),
  /** Slugs of towns and codes of countries. */
  delivers: z.array(z.string()),
  /** The price of delivery, in the business's own words. */
  note: z.string().optional(),
  hours: z.enum(['showroom', 'workshop', 'daily', 'none']),
  reached: z.array(z.enum(['phone', 'whatsapp', 'viber'])).optional(),
  /** For pieces that nobody carries home. */
  delivery: z.enum(deliveries).nullable(),
  assembly: z.enum(assemblies).nullable(),
  /** From the shortest to the longest. */
  weeks: z.tuple([z.number(), z.number()]),
  isMadeToMeasure: z.literal(true).optional(),
  warranty: z.number().optional(),
  takeBack: z.number().optional(),
});

const DemoBusiness = z.strictObject({
  /** Part of its web addresses; also names its logo and its cover photo. */
  slug: z.string(),
  name: z.string(),
  description: Pair,
  /** A fictitious number: ends in 0101 to 0124. */
  phone: z.string(),
  address: z.string(),
  language: z.enum(languages),
  currency: z.enum(currencies),
  /** Relative to an ordinary maker's prices. */
  priceLevel: z.number(),
  /** Its kinds of furniture, and how much of each. */
  sells: z.partialRecord(Piece, z.number()),
  /** Whether it makes all its products itself. */
  isWorkshop: z.boolean(),
  speaks: z.enum(['albanian', 'northern', 'english']),
  /** Sentences about itself for product descriptions. */
  service: some(Pair),
  links: z.array(z.enum(['website', 'facebook', 'instagram', 'linkedin', 'twitter'])),
  /** In line with its description. */
  terms: Terms,
});
export type DemoBusiness = z.infer<typeof DemoBusiness>;

/** The first is the demo seller's; those of Kosovo and the countries around come after Albania's. */
export const businesses: readonly DemoBusiness[] = z
  .array(DemoBusiness)
  .parse([...albania, ...abroad]);
