import type { Language } from '@orendi/contract/language';
import { filterGroup } from '@orendi/contract/filter-groups';
import { type FacetName, facetNames, type FilterName } from '@orendi/contract/listing-filters';
import { m } from '@orendi/messages';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { limitsOf } from '../chosen/limit-texts.ts';
import { filterTitles } from '../results-parts.ts';
import type { FilterNames } from '../load-filter-names.ts';

/** What a filter of a search is called, with those that go with it: its value where that says it all, else its kind. */
export function filterText(
  name: FilterName,
  search: ListingSearch,
  { colors, towns }: FilterNames,
  language: Language,
): string {
  if (name === 'query') return m.home_quoted({ query: search.query ?? '' });
  if (name === 'filterBy' && search.filterBy) return filterTitles[search.filterBy]();
  if (name === 'industryId') return m.home_industry();
  if (name === 'categoryId') return m.home_category();
  if (name === 'inStock') return m.home_in_stock();
  if (name === 'sortByPrice') return m.home_price();
  const group = filterGroup(name);
  const alone: ListingSearch = Object.fromEntries(group.map((each) => [each, search[each]]));
  const limits = limitsOf(alone, towns, language).map(({ text }) => text);
  const nameOf = (facet: FacetName, value: string) =>
    colors.find((color) => color.facet === facet && color.value === value)?.[language] ?? value;
  const values = facetNames.flatMap((facet) =>
    (alone[facet] ?? []).map((value) => nameOf(facet, value)),
  );
  return [...limits, ...values].join(', ');
}
