import { m } from '@orendi/messages';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { ListingSection } from './listing-section.tsx';
import type { ListingResults, Found } from './load-results.ts';
import type { FilterNames } from './load-filter-names.ts';
import { NearMisses, NothingFound } from './nothing/nothing-found.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';
import { countText } from './count-text.ts';

interface Props {
  search: ListingSearch;
  results: ListingResults;
  names: FilterNames;
}

/** All matches in one list: what the words name and, under a heading of their own, the others. */
export function SearchResults({ search, results, names }: Props) {
  const { key } = useLocation();
  const { lists, found, nothingFound } = results;
  const misses = nothingFound?.misses ?? [];
  const page = lists.search;
  const title = m.home_search_results();
  const count = <ResultCount found={found} />;
  if (page === undefined || page.results.length === 0) {
    return (
      <section id="search" aria-labelledby="search-title">
        <SectionHeading id="search-title" title={title} aside={count} isHidden />
        <NothingFound search={search} results={results} names={names} />
      </section>
    );
  }
  const nearest = misses.length > 0 && (
    <Suspense>
      <NearMisses misses={misses} />
    </Suspense>
  );
  const nothing = <NothingFound search={search} results={results} names={names} />;
  return (
    <ListingSection
      key={key}
      list="search"
      title={title}
      aside={count}
      page={page}
      search={search}
      initialRows={2}
      beforeRelated={found?.total === 0 ? nothing : nearest}
      isFirst
    />
  );
}

/** The number of matches, next to the results' title. */
function ResultCount({ found }: { found: Found | null }) {
  const language = useLanguage();
  if (found === null) return null;
  return (
    <p className="text-s whitespace-nowrap text-ink-quiet tabular-nums">
      {countText(found, language)}
    </p>
  );
}
