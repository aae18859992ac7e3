import type { Api, ApiInput } from '@orendi/contract/client-types';
import { paging } from '@orendi/contract/limits';
import { sectionNames, type SectionName } from '@orendi/contract/listings';
import type {
  CardPage,
  FacetCounts,
  NothingFound,
  SearchResults,
} from '@orendi/contract/schemas/results';
import { filtersOf, isFiltering } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { loadPages } from './load-pages.ts';
import type { ListName, Place } from './place.ts';
import { tellsApart, type UnderstoodWords } from './understood.ts';

/** Number of matches; where the words name a category, of those that are what they name. */
export interface Found {
  total: number;
  isLowerBound: boolean;
}

export interface ListingResults {
  lists: Partial<Record<ListName, CardPage>>;
  /** Every value that can be chosen, and how many listings have it. */
  facetCounts: FacetCounts;
  /** Limits that were read out of the words of the search. */
  understood?: UnderstoodWords;
  /** How many would match but have an unknown size. */
  withoutSize?: number;
  /** Near misses, when there are no results. */
  nothingFound?: NothingFound | undefined;
  /** Null when nothing is searched or filtered. */
  found: Found | null;
  /** The total number of listings, when nothing is searched or filtered. */
  total?: number;
  /** Why loading failed, worded for the visitor. */
  failure?: string;
}

export function loadResults(api: Api, place: Place, search: ListingSearch) {
  return isFiltering(search) ? loadSearch(api, place, search) : loadSections(api, place, search);
}

/** The next page of one list, for Show more. */
export async function loadNextPage(
  api: Api,
  place: Place,
  search: ListingSearch,
  list: ListName,
  page: number,
): Promise<CardPage> {
  if (list !== 'search') return loadSection(api, place, search, list, page, paging.perPage);
  return api('GET /public/results/search', { query: { ...asked(place, search), page } });
}

type Searched = Pick<Place, 'businessId'>;

/** The number of matches, and what comes close where there are none. */
export async function countResults(api: Api, place: Searched, search: ListingSearch) {
  const query = { ...asked(place, search), page: 1, perPage: 1 };
  const answer = await api('GET /public/results/search', { query });
  return { found: foundIn(answer), nothingFound: answer.nothingFound };
}

function foundIn({ total, trueTotal, totalIsLowerBound }: SearchResults): Found {
  return { total: trueTotal ?? total, isLowerBound: totalIsLowerBound === true };
}

/** Limits in the words are read unless the address says no. */
function asked({ businessId }: Searched, search: ListingSearch) {
  const isMeant = search.query !== undefined || tellsApart(search);
  const understand = isMeant ? search.understand !== false : undefined;
  return { businessId, ...filtersOf(search), understand };
}

async function loadSearch(api: Api, place: Place, search: ListingSearch): Promise<ListingResults> {
  const answer = await loadPages(search.page ?? 1, (page, perPage) =>
    api('GET /public/results/search', { query: { ...asked(place, search), page, perPage } }),
  );
  const { results, page, hasNextPage } = answer;
  const { facetCounts, understood, withoutSize, nothingFound } = answer;
  return {
    lists: { search: { results, page, hasNextPage } },
    facetCounts,
    understood,
    withoutSize,
    nothingFound,
    found: foundIn(answer),
  };
}

/** One call for all sections, plus further calls for those the address expands. */
async function loadSections(api: Api, place: Place, search: ListingSearch) {
  const { industryId } = search;
  const names = place.sections.map(({ list }) => list);
  // Without names, all sections are returned.
  const sections = names.length < sectionNames.length ? names.join(',') : undefined;
  const opened = names.filter((name) => search[`${name}Page`] !== undefined);
  const [all, ...further] = await Promise.all([
    askSections(api, place, { industryId, sections }),
    ...opened.map((name) =>
      loadPages(search[`${name}Page`] ?? 1, (page, perPage) =>
        loadSection(api, place, search, name, page, perPage),
      ),
    ),
  ]);
  const lists = { ...all.categories };
  opened.forEach((name, index) => (lists[name] = further[index]));
  return { lists, facetCounts: all.facetCounts, found: null, total: all.total };
}

async function loadSection(
  api: Api,
  place: Place,
  { industryId }: ListingSearch,
  section: SectionName,
  page: number,
  perPage: number,
): Promise<CardPage> {
  const query: SectionsQuery = {
    industryId,
    sections: section,
    [`${section}Page`]: page,
    perPage,
  };
  const { categories } = await askSections(api, place, query);
  return categories[section] ?? { results: [], page, hasNextPage: false };
}

type SectionsQuery = NonNullable<ApiInput<'GET /public/results'>['query']>;

function askSections(api: Api, { businessId, isOwn }: Place, query: SectionsQuery) {
  return isOwn
    ? api('GET /private/business-profile/result', { query })
    : api('GET /public/results', { query: { businessId, ...query } });
}
