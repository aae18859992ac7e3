import { letGoWith } from '@orendi/contract/filter-groups';
import type { FilterName } from '@orendi/contract/listing-filters';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { withoutFilters } from '../listing-filters.ts';
import { inParameters, type UnderstoodWords, withoutWords } from '../understood.ts';

/** The search without a filter and those that go with it, and without the words that mean one of them. */
export function withoutOne(
  search: ListingSearch,
  understood: UnderstoodWords,
  filter: FilterName,
): ListingSearch {
  if (filter === 'query') return withoutFilters(inParameters(search, understood), ['query']);
  const group = letGoWith(filter);
  const taken = (understood?.taken ?? []).filter(({ filters }) =>
    group.some((name) => filters[name] !== undefined),
  );
  return taken.reduce(
    (left, { words }) => withoutWords(left, words),
    withoutFilters(search, group),
  );
}
