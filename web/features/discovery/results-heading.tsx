import { m } from '@orendi/messages';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { SearchForm } from './search-form.tsx';

/** The heading once something is searched or chosen: small, so that results come first. */
export function ResultsHeading({
  search,
  title = m.home_search_results(),
}: {
  search: ListingSearch;
  title: string | undefined;
}) {
  return (
    <div className="flex flex-col gap-5 pt-6 nav:flex-row-reverse nav:items-center nav:justify-between nav:gap-8 nav:pt-8">
      <SearchForm search={search} className="nav:w-110 nav:shrink-0" />
      <h1 className="text-xl text-balance wrap-anywhere">{title}</h1>
    </div>
  );
}
