import { filterDescriptions } from '../filter-descriptions.ts';
import { z } from '@hono/zod-openapi';
import { isColorGroup } from '../color-groups.ts';
import { anyOf } from '../fields/any-of.ts';
import { choice, flag } from '../fields/choice.ts';
import { crossFieldRule } from '../fields/cross-field-rule.ts';
import { fault, missingOr } from '../fields/fault.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { pageNumber, pageSize } from '../fields/paging.ts';
import { line, optionalLine } from '../fields/text.ts';
import { town } from '../fields/town.ts';
import { facetValues, textLimits } from '../limits.ts';
import { type FilterName, filterNames, filterOf, type FilterValue } from '../listing-filters.ts';
import { sectionNames } from '../listings.ts';

const sections = z.preprocess(
  (names: string | readonly string[]) =>
    [names].flat().flatMap((name) => (typeof name === 'string' ? name.split(',') : name)),
  z.array(choice(sectionNames), missingOr('api_choice')),
);

/** Parameters of the results by section. */
export const ResultsQuery = z.object({
  allProductsPage: pageNumber(),
  saleProductsPage: pageNumber(),
  newCollectionProductsPage: pageNumber(),
  packagesPage: pageNumber(),
  perPage: pageSize(),
  businessId: id().optional(),
  industryId: id().optional(),
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

function schemaOf(name: FilterName) {
  const filter = filterOf(name);
  const description = filterDescriptions[name];
  if (filter.kind === 'id') return id().optional().openapi({ description });
  if (filter.kind === 'choice') return choice(filter.values).optional().openapi({ description });
  if (filter.kind === 'flag') return flag().optional().openapi({ description });
  if (filter.kind === 'town') return town().optional().openapi({ description });
  if (filter.kind === 'facet') {
    const value =
      name === 'colorGroup'
        ? line(filter.max).refine(isColorGroup, fault('api_choice'))
        : line(filter.max);
    return anyOf(value, facetValues.maxChosen).optional().openapi({ description });
  }
  if (filter.kind === 'number') {
    const number = filter.isWhole ? wholeNumber(0, filter.max) : decimal(0, filter.max);
    return number.optional().openapi({ description });
  }
  return optionalLine(filter.max).openapi({ description });
}

const filterSchemas = Object.fromEntries(
  filterNames.map((name) => [name, schemaOf(name)]),
) as unknown as FilterSchemas;

/** Parameters of a search: words, exact filters, price order and page. */
export const SearchQuery = z
  .object({
    ...filterSchemas,
    understand: flag().optional().openapi({
      description:
        'Whether words of the query that state a limit are taken as one; `understood` then says which.',
    }),
    businessId: id().optional(),
    page: pageNumber(),
    perPage: pageSize(),
  })
  .superRefine(
    ...crossFieldRule<{ priceFrom?: unknown; priceTo?: unknown }>(
      ({ priceFrom, priceTo }, report) => {
        if (!isLimit(priceFrom) || !isLimit(priceTo) || priceFrom <= priceTo) return;
        report('priceFrom', 'api_price_bounds');
        report('priceTo', 'api_price_bounds');
      },
    ),
  );
export type SearchQuery = z.output<typeof SearchQuery>;

/** Parameters of the suggestions: the text typed so far. An empty query suggests nothing. */
export const SuggestionsQuery = z.object({ query: optionalLine(textLimits.query) });
export type SuggestionsQuery = z.output<typeof SuggestionsQuery>;

/** 0 counts as not given. */
function isLimit(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}
