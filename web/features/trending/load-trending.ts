import type { Api } from '@orendi/contract/client-types';
import { logosInTurn } from '@orendi/contract/limits';
import type { ListingType } from '@orendi/contract/listings';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { TrendingItem } from '@orendi/contract/schemas/card';
import { keepForVisit, rememberForVisit } from '../../api/keep-for-visit.ts';
import { isFiltering } from '../discovery/listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';

/** A listing of the trending strip, reduced to what it shows. */
export interface TrendingPiece {
  id: number;
  type: ListingType;
  name: string;
  image: string | null;
  logo: string;
}

export interface TrendingStrip {
  logos: BusinessLogo[];
  pieces: TrendingPiece[];
}

/**
 * The trending strip, for pages that nothing narrows. A failed call leaves its part out, as the page is complete
 * without it.
 */
export async function loadTrending(api: Api, search: ListingSearch): Promise<TrendingStrip | null> {
  if (isFiltering(search) || search.industryId !== undefined) return null;
  const [logos, pieces] = await Promise.all([
    keepForVisit('logos', () =>
      api('GET /public/businesses/logos', { query: { limit: logosInTurn.onHome } }),
    ).catch(() => []),
    keepForVisit('trending', async () =>
      (await api('GET /public/products/trending')).map(pieceOf),
    ).catch(() => []),
  ]);
  return { logos, pieces };
}

/** Seeds the cache from the server-rendered page, so that returning to it fetches nothing. */
export function rememberTrending({ logos, pieces }: TrendingStrip): void {
  if (logos.length > 0) rememberForVisit('logos', logos);
  if (pieces.length > 0) rememberForVisit('trending', pieces);
}

function pieceOf({ item_id, item_type, item_name, images, business_logo }: TrendingItem) {
  return {
    id: item_id,
    type: item_type,
    name: item_name,
    image: images[0] ?? null,
    logo: business_logo,
  };
}
