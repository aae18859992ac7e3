import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { searchListings, sortListings } from './find-listings.ts';
import { listingOfPackage, listingOfProduct, type OwnListing } from './own-listing.ts';
import { listingOrder, type ProductsSearch } from '../products-parameters.ts';

/** As many as the page shows before its script: a screen of them, and some more. */
export const firstListings = 25;

export interface OwnListings {
  listings: OwnListing[];
  /** Where these are only the first: how many the address finds, of how many. Absent where they are all. */
  firstOf?: { found: number; total: number };
}

/** All products and packages of the own business, the newest first. */
export async function loadOwnListings(api: Api, language: Language): Promise<OwnListings> {
  const [products, packages] = await Promise.all([
    api('GET /private/product-creation/get'),
    api('GET /private/package-creation/get'),
  ]);
  const listings = [
    ...products.map((row) => listingOfProduct(row, language)),
    ...packages.map((pack) => listingOfPackage(pack, language)),
  ];
  // They share one sequence of ids.
  return { listings: listings.sort((one, other) => other.id - one.id) };
}

/** What the page shows at first: thousands of rows would make it heavy, and the browser loads them as soon as it is alive. */
export async function loadFirstListings(
  api: Api,
  language: Language,
  search: ProductsSearch,
): Promise<OwnListings> {
  const { listings } = await loadOwnListings(api, language);
  if (listings.length <= firstListings) return { listings };
  const found = searchListings(sortListings(listings, listingOrder(search)), search.search);
  return {
    listings: found.slice(0, firstListings),
    firstOf: { found: found.length, total: listings.length },
  };
}
