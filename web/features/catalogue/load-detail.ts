import type { Api } from '@orendi/contract/client-types';
import type { Related } from '@orendi/contract/schemas/card';
import { keepForVisit } from '../../api/keep-for-visit.ts';
import { findCategory } from './find-choice.ts';
import { listingPlace, loadListing, type Listing } from './listing.ts';

export interface Detail {
  listing: Listing;
  related: Related;
  /** The icons of its categories, or those of a package's products, by id: they decide how a piece is drawn. */
  categoryIcons: Record<number, string>;
}

/** The listing an address names with everything around it; optional parts that fail to load are left out. */
export async function loadDetail(
  api: Api,
  params: { type?: string; id?: string },
): Promise<Detail> {
  const { id } = listingPlace(params);
  const [listing, related, industries] = await Promise.all([
    loadListing(api, params),
    loadRelated(api, id),
    keepForVisit('industries', () => api('GET /public/industries')).catch(() => []),
  ]);
  const pieces = listing.type === 'product' ? [listing] : listing.products;
  const categories = pieces.flatMap(
    ({ category_id: categoryId }) => findCategory(industries, { categoryId })?.category ?? [],
  );
  const categoryIcons = Object.fromEntries(
    categories.map((category) => [category.id, category.category_icon]),
  );
  return { listing, related, categoryIcons };
}

const nothing: Related = { ofMaker: [], alike: [] };

/** Related listings; empty if they fail to load, as the page is complete without them. */
export async function loadRelated(api: Api, id: number): Promise<Related> {
  return api('GET /public/results/related/{id}', { params: { id } }).catch(() => nothing);
}
