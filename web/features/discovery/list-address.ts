import { paths } from '../../paths.ts';
import { filtersOf } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';
import type { ListName } from './load-results.ts';

/** The address at which one list is opened up to a page; the other lists stay as they are. */
export function listAddress(search: HomeSearch, list: ListName, page: number): string {
  const parameter = list === 'search' ? 'page' : (`${list}Page` as const);
  return paths.home({ ...search, ...filtersOf(search), [parameter]: page > 1 ? page : undefined });
}
