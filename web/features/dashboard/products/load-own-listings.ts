import type { Api } from '@orendi/contract/client-types';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import type { Language } from '@orendi/contract/language';
import { listingsPage, listingsPerPage, searchListings, sortListings } from './find-listings.ts';
import { isFailing } from './failing-packages.tsx';
import {
  countLacking,
  listingOfPackage,
  listingOfProduct,
  type OwnListing,
} from './own-listing.ts';
import { listingOrder, type ProductsSearch } from '../dashboard-search.ts';

export interface OwnListings {
  listings: OwnListing[];
  failing: OwnPackage[];
  /** Set when these are only one page's rows: how many match the address, out of how many. Absent when complete. */
  firstOf?: { found: number; total: number } & ReturnType<typeof countLacking>;
}

/** All products and packages of the business, newest first. */
export async function loadOwnListings(api: Api, language: Language): Promise<OwnListings> {
  const [products, packages] = await Promise.all([
    api('GET /private/product-creation/get', { query: { drafts: true } }),
    api('GET /private/package-creation/get', { query: { drafts: true } }),
  ]);
  const listings = [
    ...products.map((row) => listingOfProduct(row, language)),
    ...packages.map((pack) => listingOfPackage(pack, language)),
  ];
  // Products and packages share one id sequence.
  return {
    listings: listings.sort((one, other) => other.id - one.id),
    failing: packages.filter(isFailing),
  };
}

/** The rows of the page asked for: thousands would make it heavy, so the browser loads the rest after hydration. */
export async function loadFirstListings(
  api: Api,
  language: Language,
  search: ProductsSearch,
): Promise<OwnListings> {
  const all = await loadOwnListings(api, language);
  const { listings, failing } = all;
  if (listings.length <= listingsPerPage) return all;
  const found = searchListings(sortListings(listings, listingOrder(search)), search.search);
  const { first } = listingsPage(found.length, search.productsPage);
  return {
    listings: found.slice(first, first + listingsPerPage),
    failing,
    firstOf: { found: found.length, total: listings.length, ...countLacking(listings) },
  };
}
