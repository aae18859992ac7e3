import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { Count, Id } from '../fields/answer.ts';
import { facetValues, nothingFound, suggestions } from '../limits.ts';
import {
  facetNames,
  filterNames,
  filterGroupNames,
  letGoWith,
  listingFilters,
  numberNames,
  type ListingFilters,
  type OfferedFacetName,
  offeredFacetNames,
} from '../listing-filters.ts';
import { sectionNames } from '../listings.ts';
import { Card } from './card.ts';
import { BusinessLogo } from './business.ts';
import { Category } from './industry.ts';

const FacetValues = z.array(z.string()).max(facetValues.max);

type FacetSchemas = {
  [Name in OfferedFacetName as ListingFilters[Name]['offeredAs']]: typeof FacetValues;
};
const facetSchemas = Object.fromEntries(
  offeredFacetNames.map((name) => [listingFilters[name].offeredAs, FacetValues]),
) as FacetSchemas;

export const AdvancedFilters = z.object(facetSchemas).openapi('AdvancedFilters');
export type AdvancedFilters = z.infer<typeof AdvancedFilters>;

const FacetCount = z.object({ value: z.string(), count: Count });

/**
 * The values of each facet and how many of the matches would have each if the facet itself were not set; the most
 * frequent ones, in alphabetical order.
 */
export const FacetCounts = named(
  'FacetCounts',
  each(facetNames, z.array(FacetCount).max(facetValues.max)),
);
export type FacetCounts = z.infer<typeof FacetCounts>;

/** Limits that were taken from the words of a query, and the words that are left. */
export const Understood = named('Understood', {
  query: z.string().describe('The words that are still searched for'),
  /** Empty where parameters say otherwise than all of the words. */
  taken: z.array(
    z.object({
      words: z.string().describe('As they were typed'),
      filters: z.partialRecord(z.enum(filterNames), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  orTown: z
    .object({ words: z.string(), town: z.string() })
    .optional()
    .describe(
      'Words that are still searched for and may mean a town: what is there or comes there is found as well',
    ),
  literalTotal: Count.describe('How many listings all the words would find as they were typed'),
});
export type Understood = z.infer<typeof Understood>;

/** A limit that a near miss does not keep, and by how much, or how far from a size it is: in `unit`, cents included. */
const Excess = z.object({
  filter: z.enum(numberNames),
  by: z.number().min(0),
  unit: z.string().describe('A currency, `cm` or `weeks`'),
});
export type Excess = z.infer<typeof Excess>;

/** Says which filters are let go with which. */
const letGoTogether = filterGroupNames.flatMap((name) => {
  const [first, ...others] = letGoWith(name).map((one) => `\`${one}\``);
  return others.length > 0 ? [`with ${first} ${others.join(', ')}`] : [];
});

/** The nearest misses when next to nothing was found. */
export const NothingFound = named('NothingFound', {
  misses: z.array(z.object({ card: Card, exceeds: z.array(Excess) })).max(nothingFound.mostMisses),
  loosen: z
    .array(z.object({ filter: z.enum(filterNames), total: Count }))
    .describe(
      `Filters without which there would be matches, the most first. With one, others are let go: ${letGoTogether.join('; ')}`,
    ),
});
export type NothingFound = z.infer<typeof NothingFound>;

export const CardPage = named('CardPage', {
  results: z.array(Card),
  page: z.int().min(1),
  hasNextPage: z.boolean(),
});
export type CardPage = z.infer<typeof CardPage>;

const counted = { total: Count, advancedFilters: AdvancedFilters, facetCounts: FacetCounts };

/** With `sections`, only those are in `categories`. */
export const Results = named('Results', {
  categories: z.object(each(sectionNames, CardPage.optional())),
  ...counted,
});
export type Results = z.infer<typeof Results>;

export const SearchResults = named('SearchResults', {
  ...CardPage.shape,
  ...counted,
  totalIsLowerBound: z.literal(true).optional(),
  trueTotal: Count.optional().describe(
    'Only when the words name a category: how many of `total` are what they name. With `understand=true` these come ' +
      'first in every order; the others are `related`',
  ),
  withoutSize: Count.describe(
    'How many match otherwise and lack a size that `fitsLength` and the like need',
  ),
  understood: Understood.nullable()
    .optional()
    .describe('Only with `understand=true`; null when the words were searched for as they are'),
  nothingFound: NothingFound.optional().describe(
    'Only when fewer than four were found of what was asked for (`trueTotal` or else `total`), and something comes close; ' +
      '`loosen` is empty unless none was found',
  ),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** Guesses at the meaning of a visitor who is typing: at most `suggestions.max` in all, the most used first in each list. */
export const Suggestions = named('Suggestions', {
  categories: z.array(Category.extend({ industry_id: Id })).max(suggestions.maxCategories),
  businesses: z.array(BusinessLogo).max(suggestions.maxBusinesses),
  items: z.array(Card).max(suggestions.max),
});
export type Suggestions = z.infer<typeof Suggestions>;
