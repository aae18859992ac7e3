import { m } from '@orendi/messages';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Asking } from './asking/asking.tsx';
import { ListingSection } from './listing-section.tsx';
import type { Listings } from './load-listings.ts';
import { NearMisses, NothingFound, WatchLater } from './nothing/nothing-found.tsx';
import { SectionHeading } from './section-heading.tsx';
import { countText } from './count-text.ts';

/** All matches in one list: what the words name and, under a heading of their own, the others. */
export function SearchResults(listings: Listings) {
  const { key } = useLocation();
  const { lists, found, nothingFound } = listings.results;
  const misses = nothingFound?.misses ?? [];
  const page = lists.search;
  const title = m.home_search_results();
  const count = found && (
    <p className="text-s whitespace-nowrap text-ink-quiet tabular-nums">{countText(found)}</p>
  );
  if (page === undefined || page.results.length === 0) {
    return (
      <section id="search" aria-labelledby="search-title">
        <SectionHeading id="search-title" title={title} aside={count} isHidden />
        <NothingFound {...listings} />
      </section>
    );
  }
  const nearest = misses.length > 0 && (
    <Suspense>
      <NearMisses misses={misses} />
    </Suspense>
  );
  return (
    <Asking>
      <ListingSection
        key={key}
        list="search"
        title={title}
        aside={
          <div className="flex flex-wrap items-center gap-3">
            {count}
            <WatchLater search={listings.search} isSmall />
          </div>
        }
        page={page}
        search={listings.search}
        initialRows={2}
        beforeRelated={found?.total === 0 ? <NothingFound {...listings} /> : nearest}
        isFirst
      />
    </Asking>
  );
}
