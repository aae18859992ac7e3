import { useEffect, useState } from 'react';
import { createApi } from '../../../api/create-api.ts';
import { browserSend } from '../../../api/transport.ts';
import { type ListingSearch, listingSearch } from '../../../platform/listing-search.ts';
import { countResults, type Found } from '../load-results.ts';
import { usePlace } from '../place.ts';

/** Milliseconds without typing after which is counted. */
const pauseMs = 250;

export interface Counted extends Found {
  /** There is something that comes close, where nothing matches. */
  hasNearest: boolean;
}

/** How many listings a search would find; undefined until that is known, and where it cannot be. */
export function useLimitsCount(search: ListingSearch): Counted | undefined {
  const { businessId } = usePlace();
  const [counted, setCounted] = useState<Counted>();
  const wanted = listingSearch.format(search);

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const api = createApi((path, init) => browserSend(path, { ...init, signal }));
    const settle = (count: Counted | undefined) => {
      if (!signal.aborted) setCounted(count);
    };
    const timer = setTimeout(() => {
      // Without a network, the search itself reports it.
      countResults(api, { businessId }, listingSearch.parse(new URLSearchParams(wanted))).then(
        ({ found, nothingFound }) =>
          settle({ ...found, hasNearest: (nothingFound?.misses.length ?? 0) > 0 }),
        () => settle(undefined),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, businessId]);

  return counted;
}
