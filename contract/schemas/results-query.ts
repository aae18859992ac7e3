import { z } from '@hono/zod-openapi';
import { type FilterName, filterNames, filterOf, type FilterValue } from '../listing-filters.ts';
import { isColorGroup } from '../color-groups.ts';
import { anyOf } from '../fields/list.ts';
import { choice, flag, town } from '../fields/choice.ts';
import { fault, missingOr, withRule } from '../fields/fault.ts';
import { each } from '../fields/named.ts';
import { decimal, id, pageNumber, pageSize, wholeNumber } from '../fields/number.ts';
import { line, optionalLine } from '../fields/text.ts';
import { facetValues, textLimits } from '../limits.ts';
import { sectionNames } from '../listings.ts';

/** Descriptions in the API's document for filters that do not explain themselves. Pages do without. */
const filterDescriptions: Partial<Record<FilterName, string>> = {
  inStock:
    'Only what can be had now: products of which at least one is in stock, and packages of which every product is, in ' +
    'the number that the package holds. What has no known quantity is left out.',
  priceFrom: 'The lowest price after the sale, in `priceCurrency`; 0 counts as not given.',
  priceTo: 'The highest price after the sale, in `priceCurrency`; 0 counts as not given.',
  priceCurrency:
    'The currency of `priceFrom` and `priceTo`, euro by default. Prices in others are brought over by the rates of the ' +
    'operator and rounded to cents.',
  fitsLength:
    'In centimeters. With `fitsWidth`: both floor sides of the piece must fit, either way round. Without: its longer ' +
    'one must. Pieces that lack a side are left out and counted in `withoutSize`.',
  fitsWidth: 'See `fitsLength`.',
  fitsHeight: 'In centimeters.',
  withoutSize: 'Lists those instead that match otherwise and lack a size that the limits need.',
  aboutLength:
    'In centimeters. With `aboutWidth`: the floor sides of the piece are about these, either way round. Without: its longer ' +
    'one is about this. About is 10 % more or less; what comes nearest is first, unless `sortByPrice` is given.',
  aboutWidth: 'See `aboutLength`.',
  madeToMeasure: 'Only what is made to measure.',
  leadTimeTo: 'Ready within so many weeks. What has no known lead time is left out.',
  assembly: 'Only what the seller assembles, included or paid.',
  town: 'Of businesses in this town.',
  deliversTo:
    'Of businesses that deliver to this town or its country, and of those in it; with `town`, those are added to its.',
  near: 'Orders by the distance of the business from this town, unless `sortByPrice` is given.',
  colorGroup: 'Colors that people call the same: a named color and hex values near it.',
};

const sections = z.preprocess(
  (names: string | readonly string[]) =>
    [names].flat().flatMap((name) => (typeof name === 'string' ? name.split(',') : name)),
  z.array(choice(sectionNames), missingOr('api_choice')),
);

/** Parameters of the results by section. */
export const ResultsQuery = z.object({
  ...each(
    sectionNames.map((name) => `${name}Page` as const),
    pageNumber(),
  ),
  perPage: pageSize(),
  ...each(['businessId', 'industryId'], id().optional()),
  sections: sections.optional().openapi({
    param: { style: 'form', explode: false },
    description: 'Only these sections, separated by commas; all when absent',
  }),
});
export type ResultsQuery = z.output<typeof ResultsQuery>;

/** Unset filters and blank texts are absent. */
type FilterSchemas = {
  [Name in FilterName]: z.ZodOptional<z.ZodType<ReadValue<Name>, GivenValue<Name>>>;
};
type ReadValue<Name extends FilterName> =
  FilterValue<Name> extends true ? boolean : FilterValue<Name>;
type GivenValue<Name extends FilterName> =
  | ReadValue<Name>
  | (FilterValue<Name> extends number ? string : never);

function schemaOf(name: FilterName): z.ZodType {
  const filter = filterOf(name);
  if (filter.kind === 'id') return id();
  if (filter.kind === 'choice') return choice(filter.values);
  if (filter.kind === 'flag') return flag();
  if (filter.kind === 'town') return town();
  if (filter.kind === 'text') return optionalLine(filter.max);
  if (filter.kind === 'number')
    return filter.unit === 'weeks' ? wholeNumber(0, filter.max) : decimal(0, filter.max);
  const value = line(filter.max);
  const isGroup = name === 'colorGroup';
  const known = isGroup ? value.refine(isColorGroup, fault('api_choice')) : value;
  return anyOf(known, facetValues.maxChosen);
}

const filterSchemas = Object.fromEntries(
  filterNames.map((name) => {
    const description = filterDescriptions[name];
    return [name, schemaOf(name).optional().openapi({ description })];
  }),
) as unknown as FilterSchemas;

/** Parameters of a search: words, exact filters, price order and page. */
export const SearchQuery = withRule(
  z.object({
    ...filterSchemas,
    understand: flag()
      .optional()
      .describe(
        'Whether words of the query that state a limit are taken as one; `understood` then says which.',
      ),
    businessId: id().optional(),
    page: pageNumber(),
    perPage: pageSize(),
  }),
  ({ priceFrom, priceTo }, report) => {
    if (!isLimit(priceFrom) || !isLimit(priceTo) || priceFrom <= priceTo) return;
    report('priceFrom', 'api_price_bounds');
    report('priceTo', 'api_price_bounds');
  },
);
export type SearchQuery = z.output<typeof SearchQuery>;

/** Parameters of the suggestions: the text typed so far. An empty query suggests nothing. */
export const SuggestionsQuery = z.object({ query: optionalLine(textLimits.query) });

/** 0 counts as not given. */
function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}
