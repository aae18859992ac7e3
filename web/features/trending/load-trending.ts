import type { Api } from '@orendi/contract/client-types';
import { logosInTurn } from '@orendi/contract/limits';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { TrendingItem } from '@orendi/contract/schemas/card';
import { keepForVisit, rememberForVisit } from '../../api/keep-for-visit.ts';
import { isFiltering } from '../discovery/listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';

export type TrendingListing = ReturnType<typeof listingOf>;

export interface TrendingStrip {
  logos: BusinessLogo[];
  listings: TrendingListing[];
}

/**
 * The trending strip, for pages that nothing narrows. A failed call leaves its part out, as the page is complete
 * without it.
 */
export async function loadTrending(api: Api, search: ListingSearch): Promise<TrendingStrip | null> {
  if (isFiltering(search) || search.industryId !== undefined) return null;
  const [logos, listings] = await Promise.all([
    keepForVisit('logos', () =>
      api('GET /public/businesses/logos', { query: { limit: logosInTurn.onHome } }),
    ).catch(() => []),
    keepForVisit('trending', async () =>
      (await api('GET /public/products/trending')).map(listingOf),
    ).catch(() => []),
  ]);
  return { logos, listings };
}

/** Seeds the cache from the server-rendered page, so that returning to it fetches nothing. */
export function rememberTrending({ logos, listings }: TrendingStrip): void {
  if (logos.length > 0) rememberForVisit('logos', logos);
  if (listings.length > 0) rememberForVisit('trending', listings);
}

/** A listing of the strip, reduced to what it shows. */
function listingOf({ item_id, item_type, item_name, images, images_focus, ...item }: TrendingItem) {
  const { currency, price, sale, sale_type: saleType, pieces } = item;
  return {
    id: item_id,
    type: item_type,
    name: item_name,
    image: images[0] ?? null,
    focus: images_focus[0] ?? null,
    pieces,
    price: { currency, price, sale, saleType },
    seller: item.business_name,
    logo: item.business_logo,
  };
}
