import type { Industry } from '@orendi/contract/schemas/industry';
import type { ReactNode } from 'react';
import { CategoryShelf, IndustryTabs } from './category-nav.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFiltering } from './listing-filters.ts';
import type { Listings } from './load-listings.ts';
import { ResultsRegion, useKnownResults } from './results-region.tsx';
import { SearchResults } from './search-results.tsx';
import { Sections } from './sections.tsx';

interface Props extends Listings {
  /** The industries to choose from, unless there is no choice. */
  industries: Industry[] | false;
  /** The industries whose categories are offered, if any are. */
  shelf: Industry[] | false;
  /** Something is searched or chosen, so that results come first. */
  isNarrowed: boolean;
  /** Shown between the first and the second section. */
  interlude?: ReactNode;
}

/** The listings of a place, and all that narrows them. */
export function Browse(props: Props) {
  const { industries, shelf, isNarrowed, interlude, ...listings } = props;
  const { search, results } = listings;
  const known = useKnownResults(results);
  return (
    <>
      {industries && <IndustryTabs search={search} industries={industries} isLow={isNarrowed} />}
      {shelf && <CategoryShelf search={search} industries={shelf} isLow={isNarrowed} />}
      <div className={shelf ? undefined : 'mt-4'}>
        <FilterBar {...listings} results={known} />
      </div>
      <ResultsRegion results={results}>
        {isFiltering(search) ? (
          <SearchResults {...listings} />
        ) : (
          <Sections search={search} results={results} isFirst={isNarrowed} interlude={interlude} />
        )}
      </ResultsRegion>
    </>
  );
}
