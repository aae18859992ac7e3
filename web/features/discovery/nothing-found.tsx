import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { chooseIndustry, isFiltering } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';

/** Says that a search found nothing, and suggests what to do. */
export function NothingFound({ search }: { search: ListingSearch }) {
  const { businessId, address } = usePlace();
  const { query, industryId } = search;
  const onlyQuery = { query };
  const isNarrowed = industryId !== undefined || isFiltering({ ...search, query: undefined });
  const isWithin = businessId !== undefined;
  return (
    <EmptyPanel
      title={m.home_nothing_found()}
      text={
        query && !isNarrowed ? m.home_nothing_found_for({ query }) : m.home_nothing_found_hint()
      }
    >
      {query && isNarrowed && (
        <a href={address(onlyQuery)} className={buttonClass('main')}>
          {m.home_search_everywhere()}
        </a>
      )}
      {query && isWithin && (
        <a href={paths.home(onlyQuery)} className={buttonClass(isNarrowed ? 'plain' : 'main')}>
          {m.business_search_whole_shop()}
        </a>
      )}
      {!query && (
        <a href={address(chooseIndustry({}, industryId))} className={buttonClass('main')}>
          {m.home_clear_filters()}
        </a>
      )}
      {(query || industryId !== undefined) && (
        <a href={address({})} className={buttonClass()}>
          {m.home_show_everything()}
        </a>
      )}
    </EmptyPanel>
  );
}
