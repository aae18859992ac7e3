import { m } from '@orendi/messages';
import { lazy, Suspense } from 'react';
import { listingSearch, type ListingSearch } from '../../../platform/listing-search.ts';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { EmptyPanel } from '../empty-panel.tsx';
import { chooseIndustry, isFiltering } from '../listing-filters.ts';
import type { Listings } from '../load-listings.ts';
import type { WatchButton as Watch } from '../../watches/watch-button.tsx';
import { usePlace } from '../place.ts';
import { WaysOnLater } from './ways-on-later.tsx';

/* Rendered on the server; the browser loads them only when next to nothing was found. */
export const NearMisses = import.meta.env.SSR
  ? (await import('./near-misses.tsx')).NearMisses
  : lazy(() => import('./near-misses.tsx').then((part) => ({ default: part.NearMisses })));
/** Results are complete without it: where its script does not come, nothing stands in its place. */
const WatchButton = lazy<typeof Watch>(() =>
  import('../../watches/watch-button.tsx').then(
    (part) => ({ default: part.WatchButton }),
    () => ({ default: () => <></> }),
  ),
);
const LoosenLinks = import.meta.env.SSR
  ? (await import('./loosen-links.tsx')).LoosenLinks
  : lazy(() => import('./loosen-links.tsx').then((part) => ({ default: part.LoosenLinks })));

/** Says that a search found nothing, and suggests which filter to let go, what comes close, or to search for less. */
export function NothingFound({ search, results, names }: Listings) {
  const { lists, nothingFound, understood } = results;
  const loosen = nothingFound?.loosen ?? [];
  const misses = nothingFound?.misses ?? [];
  const { businessId, address } = usePlace();
  const { query, industryId } = search;
  const onlyQuery = { query };
  const isNarrowed = industryId !== undefined || isFiltering({ ...search, query: undefined });
  const isWithin = businessId !== undefined;
  const hint =
    loosen.length > 0
      ? m.loosen_hint()
      : query && !isNarrowed
        ? m.home_nothing_found_for({ query })
        : m.home_nothing_found_hint();
  const main = loosen.length > 0 ? 'plain' : 'main';
  return (
    <>
      <EmptyPanel title={m.home_nothing_found()} text={hint}>
        {loosen.length > 0 && (
          <div className="mb-3 w-full">
            <Suspense>
              <LoosenLinks loosen={loosen} search={search} understood={understood} names={names} />
            </Suspense>
          </div>
        )}
        {query && isNarrowed && (
          <ButtonLink href={address(onlyQuery)} label={m.home_search_everywhere()} kind={main} />
        )}
        {query && isWithin && (
          <ButtonLink
            href={paths.home(onlyQuery)}
            label={m.business_search_whole_shop()}
            kind={isNarrowed ? 'plain' : main}
          />
        )}
        {!query && (
          <ButtonLink
            href={address(chooseIndustry({}, industryId))}
            label={m.home_clear_filters()}
            kind={main}
          />
        )}
        {(query || industryId !== undefined) && (
          <ButtonLink href={address({})} label={m.home_show_everything()} />
        )}
        <WatchLater search={search} />
      </EmptyPanel>
      {misses.length > 0 && (
        <Suspense>
          <NearMisses misses={misses} />
        </Suspense>
      )}
      {misses.length === 0 && !lists.search?.results.length && <WaysOnLater />}
    </>
  );
}

/** The button that watches a search, in a place kept for it until its script is there. */
export function WatchLater(props: { search: ListingSearch; isSmall?: boolean }) {
  const { search, isSmall = false } = props;
  const { businessId } = usePlace();
  const parameters = new URLSearchParams(listingSearch.format(search));
  if (businessId !== undefined) parameters.set('businessId', String(businessId));
  return (
    <div className={isSmall ? 'min-h-5' : 'grid min-h-11 w-full justify-center'}>
      {useHydrated() && (
        <Suspense>
          <WatchButton watched={{ search: parameters.toString() }} isSmall={isSmall} />
        </Suspense>
      )}
    </div>
  );
}
