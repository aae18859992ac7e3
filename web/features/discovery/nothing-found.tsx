import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { chooseIndustry, isFiltering } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';

/** A search without results: says so, and where to go from here. */
export function NothingFound({ search }: { search: HomeSearch }) {
  const { query, industryId } = search;
  const onlyQuery = { query };
  const isNarrowed = industryId !== undefined || isFiltering({ ...search, query: undefined });
  return (
    <EmptyPanel
      title={m.home_nothing_found()}
      text={
        query && !isNarrowed ? m.home_nothing_found_for({ query }) : m.home_nothing_found_hint()
      }
    >
      {query && isNarrowed && (
        <a href={paths.home(onlyQuery)} className={buttonClass('main')}>
          {m.home_search_everywhere()}
        </a>
      )}
      {!query && (
        <a href={paths.home(chooseIndustry({}, industryId))} className={buttonClass('main')}>
          {m.home_clear_filters()}
        </a>
      )}
      {(query || industryId !== undefined) && (
        <a href={paths.home()} className={buttonClass()}>
          {m.home_show_everything()}
        </a>
      )}
    </EmptyPanel>
  );
}
