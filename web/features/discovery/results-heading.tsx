import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../page-environment.tsx';
import type { HomeSearch } from './home-search.ts';
import { homeTitle } from './home-title.ts';
import { SearchForm } from './search-form.tsx';

/** The top of the page once something is searched or chosen: small, so that the results come first. */
export function ResultsHeading({
  search,
  industries,
}: {
  search: HomeSearch;
  industries: Industry[];
}) {
  const title = homeTitle(search, industries, useLanguage()) ?? m.home_search_results();
  return (
    <div className="flex flex-col gap-5 pt-6 nav:flex-row-reverse nav:items-center nav:justify-between nav:gap-8 nav:pt-8">
      <SearchForm search={search} className="nav:w-110 nav:shrink-0" />
      <h1 className="text-xl text-balance wrap-anywhere">{title}</h1>
    </div>
  );
}
