import { m } from '@orendi/messages';
import { filtersOf } from './home-filters.ts';
import { homeSearch, type HomeSearch } from './home-search.ts';
import { ListingSection } from './listing-section.tsx';
import type { HomeResults } from './load-results.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultCount } from './result-count.tsx';

/** Everything that matches, in one list. */
export function SearchResults({ search, results }: { search: HomeSearch; results: HomeResults }) {
  const { lists, found } = results;
  const page = lists.search;
  if (page === undefined || page.results.length === 0) {
    return <NothingFound title={m.home_search_results()} search={search} found={found} />;
  }
  return (
    <ListingSection
      key={homeSearch.format(filtersOf(search))}
      list="search"
      title={m.home_search_results()}
      aside={<ResultCount found={found} />}
      page={page}
      search={search}
      initialRows={2}
      isFirst
    />
  );
}
