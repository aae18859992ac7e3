import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';

/**
 * The search of the page that is being loaded, or of this one: controls that are pressed several times in a row build on
 * it, so that no press is lost while results are on their way.
 */
export function useAskedSearch(search: ListingSearch): ListingSearch {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const asked = location?.pathname === pathname ? location.search : undefined;
  return useMemo(
    () => (asked === undefined ? search : listingSearch.parse(new URLSearchParams(asked))),
    [asked, search],
  );
}
