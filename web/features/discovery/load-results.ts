import type { Api, ApiInput } from '@orendi/contract/client-types';
import { paging } from '@orendi/contract/limits';
import { sectionNames, type SectionName } from '@orendi/contract/listings';
import type { AdvancedFilters, CardPage } from '@orendi/contract/schemas/results';
import { filtersOf, isFiltering } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';
import type { ListName } from './list-scope.ts';
import { loadPages } from './load-pages.ts';

/** How many match. */
export interface Found {
  total: number;
  isLowerBound: boolean;
}

export interface HomeResults {
  lists: Partial<Record<ListName, CardPage>>;
  advancedFilters: AdvancedFilters;
  /** Null when nothing is searched or filtered. */
  found: Found | null;
  /** Why the lists did not come, in words for the visitor. */
  failure?: string;
}

export function loadResults(api: Api, search: HomeSearch): Promise<HomeResults> {
  return isFiltering(search) ? loadSearch(api, search) : loadSections(api, search);
}

/** The next page of one list, for Show more. */
export async function loadNextPage(
  api: Api,
  search: HomeSearch,
  list: ListName,
  page: number,
): Promise<CardPage> {
  if (list !== 'search') return loadSection(api, search, list, page, paging.perPage);
  return api('GET /public/results/search', { query: { ...filtersOf(search), page } });
}

async function loadSearch(api: Api, search: HomeSearch): Promise<HomeResults> {
  const { results, page, hasNextPage, total, totalIsLowerBound, advancedFilters } = await loadPages(
    search.page ?? 1,
    (page, perPage) =>
      api('GET /public/results/search', { query: { ...filtersOf(search), page, perPage } }),
  );
  return {
    lists: { search: { results, page, hasNextPage } },
    advancedFilters,
    found: { total, isLowerBound: totalIsLowerBound === true },
  };
}

/** One call for all sections, and more for those that the address opens further. */
async function loadSections(api: Api, search: HomeSearch): Promise<HomeResults> {
  const { industryId } = search;
  const opened = sectionNames.filter((name) => search[`${name}Page`] !== undefined);
  const [all, ...further] = await Promise.all([
    api('GET /public/results', { query: { industryId } }),
    ...opened.map((name) =>
      loadPages(search[`${name}Page`] ?? 1, (page, perPage) =>
        loadSection(api, search, name, page, perPage),
      ),
    ),
  ]);
  const lists = { ...all.categories };
  opened.forEach((name, index) => (lists[name] = further[index]));
  return { lists, advancedFilters: all.advancedFilters, found: null };
}

async function loadSection(
  api: Api,
  { industryId }: HomeSearch,
  section: SectionName,
  page: number,
  perPage: number,
): Promise<CardPage> {
  const query: ApiInput<'GET /public/results'>['query'] = {
    industryId,
    sections: section,
    [`${section}Page`]: page,
    perPage,
  };
  const { categories } = await api('GET /public/results', { query });
  return categories[section] ?? { results: [], page, hasNextPage: false };
}
