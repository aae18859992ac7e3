import { z } from '@hono/zod-openapi';
import { Converted, Count, CurrencyCode, Id, PictureUrl, Price, Text } from '../fields/answer.ts';
import { each, named } from '../fields/named.ts';
import { line, lines } from '../fields/text.ts';
import { languages } from '../language.ts';
import { textLimits } from '../limits.ts';

const NamedPath = z.object({ name: z.string(), path: z.string() });

const Neighbor = named('LandingNeighbor', { ...NamedPath.shape, count: Count });
export type LandingNeighbor = z.infer<typeof Neighbor>;

export const Landing = named('Landing', {
  paths: z.object(each(languages, z.string())).describe('The address of the page in each language'),
  industry: Text.describe('The name of the room that the page is about'),
  ...each(['category', 'town'], Text),
  ...each(['industry_id', 'category_id'], Id.nullable()),
  town_slug: Text.describe('As the filter `town` takes it'),
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
        town: Text,
        count: Count,
      }),
    )
    .describe('Businesses with such listings, those with most of them first'),
  neighbors: z
    .object(each(['rooms', 'categories', 'towns'], z.array(Neighbor)))
    .describe('Pages near by that have listings'),
});
export type Landing = z.infer<typeof Landing>;

/** The operator's words on such a page, in Markdown without HTML; empty for none. */
export const LandingText = named('LandingText', {
  path: line(textLimits.url),
  ...each(languages, lines(textLimits.landingText)),
});
export type LandingText = z.infer<typeof LandingText>;
