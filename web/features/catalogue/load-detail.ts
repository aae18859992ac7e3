import type { Api } from '@orendi/contract/client-types';
import type { Related } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import { keepForVisit } from '../../api/keep-for-visit.ts';
import { findCategory } from './find-choice.ts';
import { listingPlace, loadListing } from './listing.ts';

/** The listing an address names with everything around it; optional parts that fail to load are left out. */
export async function loadDetail(api: Api, params: { type?: string; id?: string }) {
  const { id } = listingPlace(params);
  const [listing, related, industries] = await Promise.all([
    loadListing(api, params),
    loadRelated(api, id),
    keepForVisit('industries', () => api('GET /public/industries')).catch(() => []),
  ]);
  const pieces = listing.type === 'product' ? [listing] : listing.products;
  return { listing, related, categoryIcons: iconsOf(pieces, industries) };
}

/** The icons by category id, which decide how a piece is drawn. */
export function iconsOf(
  pieces: readonly { category_id: number }[],
  industries: Industry[],
): Record<number, string> {
  const categories = pieces.flatMap(
    ({ category_id: categoryId }) => findCategory(industries, { categoryId })?.category ?? [],
  );
  return Object.fromEntries(categories.map((category) => [category.id, category.category_icon]));
}

const nothing: Related = { ofMaker: [], alike: [] };

/** Related listings; empty if they fail to load, as the page is complete without them. */
export async function loadRelated(api: Api, id: number): Promise<Related> {
  return api('GET /public/results/related/{id}', { params: { id } }).catch(() => nothing);
}
