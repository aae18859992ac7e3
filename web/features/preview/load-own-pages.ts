import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { runsAt } from '@orendi/contract/sale-days';
import { isOnSale } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import type { User } from '@orendi/contract/schemas/user';
import { type Listing, listingPlace } from '../catalogue/listing.ts';
import { loadOwnListings } from '../dashboard/products/load-own-listings.ts';
import { isPublic, type OwnListing } from '../dashboard/products/own-listing.ts';
import { noFacets } from '../discovery/facets/offered-facets.ts';
import type { ListingResults } from '../discovery/load-results.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { findOwn } from '../publishing/find-own.ts';

/* The pages of a business that is out of the shop, from what its own people may read. The search does not know it. */

/** Null unless the page is of that business, and nothing but its suspension keeps it from visitors. */
export async function loadOwnBusiness(api: Api, user: User, pageId: number) {
  if (user.business_id !== pageId) return null;
  const { suspension, ...business } = await api('GET /private/business-profile/get');
  if (suspension === null) return null;
  const results = await loadOwnResults(api, user.language);
  const search: ListingSearch = {};
  const names = { colors: [], towns: [] };
  const { total: listings = 0 } = results;
  return { business, listings, industries: [], search, results, names, suspension };
}

/** The same for a listing; null for one that its seller or the operator hides. */
export async function loadOwnDetail(api: Api, params: { type?: string; id?: string }) {
  const [{ suspension }, listing] = await Promise.all([
    api('GET /private/business-profile/get'),
    findOwn(loadOwnListing(api, params)),
  ]);
  if (suspension === null || listing === null) return null;
  return {
    listing,
    related: { ofMaker: [], alike: [] },
    categoryIcons: {},
    shelves: undefined,
    suspension,
  };
}

async function loadOwnListing(api: Api, params: { type?: string; id?: string }) {
  const { type, id } = listingPlace(params);
  const own =
    type === 'product'
      ? await api('GET /private/product-creation/get/{id}', { params: { id } })
      : await api('GET /private/package-creation/get/{id}', { params: { id } });
  const isWhole = !('unpublished' in own) && !('products' in own && own.products.some(isHidden));
  if (own.state !== 'published' || own.hidden || !isWhole) return null;
  const sale = runsAt(own, new Date()) ? {} : { sale: 0, sale_type: null };
  // A published one lacks nothing that a draft may lack.
  return { type, ...own, ...sale } as Listing;
}

const isHidden = ({ hidden }: { hidden?: true | undefined }) => hidden === true;

/** The lists of a business's page. */
export async function loadOwnResults(api: Api, language: Language): Promise<ListingResults> {
  const { listings } = await loadOwnListings(api, language);
  const cards = listings.filter(isPublic).map(cardOf);
  const listOf = (results: Card[]) => ({ results, page: 1, hasNextPage: false });
  return {
    lists: {
      saleProducts: listOf(cards.filter((card) => card.type === 'product' && isOnSale(card))),
      packages: listOf(cards.filter(({ type }) => type === 'package')),
      allProducts: listOf(cards.filter(({ type }) => type === 'product')),
    },
    facetCounts: noFacets,
    found: null,
    total: cards.length,
  };
}

/** Packages show this many pictures. */
const mostPictures = 3;

function cardOf(listing: OwnListing): Card {
  const { id, type, name, images, focuses, pieces, price, currency, saleDays } = listing;
  const isRunning = runsAt(saleDays, new Date());
  const saleType = isRunning ? listing.saleType : null;
  return {
    id,
    type,
    name,
    image: images[0] ?? null,
    image_focus: focuses[0] ?? null,
    price,
    currency,
    sale: isRunning ? listing.sale : 0,
    saleType,
    sale_type: saleType,
    converted: {},
    town: null,
    town_al: null,
    ...(type === 'package' && {
      pieces: pieces ?? 0,
      images: images.slice(0, mostPictures),
      images_focus: focuses.slice(0, mostPictures),
    }),
  };
}
