import { z } from '@hono/zod-openapi';
import { choice } from '../fields/choice.ts';
import { missingOr } from '../fields/fault.ts';
import { id } from '../fields/number.ts';
import { pageNumber, pageSize } from '../fields/paging.ts';
import { optionalLine } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { filterByValues, sectionNames, sortDirections } from '../listings.ts';

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

/** Parameters of a search: words, exact filters, price order and page. */
export const SearchQuery = z.object({
  query: optionalLine(textLimits.query),
  businessId: id().optional(),
  industryId: id().optional(),
  categoryId: id().optional(),
  filterBy: choice(filterByValues).optional(),
  brand: optionalLine(textLimits.attribute),
  color: optionalLine(textLimits.color),
  material: optionalLine(textLimits.attribute),
  material_al: optionalLine(textLimits.attribute),
  sortByPrice: choice(sortDirections).optional(),
  page: pageNumber(),
  perPage: pageSize(),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** Parameters of the suggestions: what has been typed so far; nothing is suggested for nothing. */
export const SuggestionsQuery = z.object({ query: optionalLine(textLimits.query) });
export type SuggestionsQuery = z.output<typeof SuggestionsQuery>;
