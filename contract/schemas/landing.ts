import { z } from '@hono/zod-openapi';
import { Converted, CurrencyCode, Count, Id, PictureUrl, Price } from '../fields/answer.ts';
import { named } from '../fields/named.ts';
import { line, lines } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

const NamedPath = z.object({ name: z.string(), path: z.string() });

const Neighbor = named('LandingNeighbor', { ...NamedPath.shape, count: Count });
export type LandingNeighbor = z.infer<typeof Neighbor>;

export const Landing = named('Landing', {
  paths: z
    .object({ al: z.string(), en: z.string() })
    .describe('The address of the page in each language'),
  industry: z.string().nullable().describe('The name of the room that the page is about'),
  category: z.string().nullable(),
  town: z.string().nullable(),
  industry_id: Id.nullable(),
  category_id: Id.nullable(),
  town_slug: z.string().nullable().describe('As the filter `town` takes it'),
  count: Count,
  lowest_price: z
    .object({ price: Price, currency: CurrencyCode, converted: Converted })
    .nullable()
    .describe('After sales; null where there is nothing'),
  is_indexed: z.boolean().describe('Whether there is enough for search engines to list the page'),
  words: z.string().describe("The operator's, as HTML; empty for none"),
  crumbs: z.array(NamedPath).describe('From the page of all rooms to this one, without it'),
  makers: z
    .array(
      z.object({
        id: Id,
        business_name: z.string(),
        logo: PictureUrl,
        town: z.string().nullable(),
        count: Count,
      }),
    )
    .describe('Businesses with such listings, those with most of them first'),
  neighbors: z
    .object({
      rooms: z.array(Neighbor),
      categories: z.array(Neighbor),
      towns: z.array(Neighbor),
    })
    .describe('Pages near by that have listings'),
});
export type Landing = z.infer<typeof Landing>;

/** The operator's words on such a page, in Markdown without HTML; empty for none. */
export const LandingText = named('LandingText', {
  path: line(textLimits.url),
  al: lines(textLimits.landingText),
  en: lines(textLimits.landingText),
});
export type LandingText = z.infer<typeof LandingText>;
