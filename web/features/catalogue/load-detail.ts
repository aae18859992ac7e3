import type { Api } from '@orendi/contract/client-types';
import type { Related } from '@orendi/contract/schemas/related';
import { keepForVisit } from '../../api/keep-for-visit.ts';
import { findCategory } from './find-choice.ts';
import { listingPlace, loadListing, type Listing } from './listing.ts';

export interface Detail {
  listing: Listing;
  related: Related;
  /** The sign of a product's category, by which it is drawn. */
  categoryIcon: string | undefined;
}

/** The listing that an address names, with what the page shows beside it; of that, what fails is left out. */
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
  const categoryId = listing.type === 'product' ? listing.category_id : undefined;
  const categoryIcon = findCategory(industries, { categoryId })?.category.category_icon;
  return { listing, related, categoryIcon };
}

const nothing: Related = { ofMaker: [], alike: [] };

/** What else there is beside a listing. Where it cannot be had there is nothing: the page is whole without. */
export async function loadRelated(api: Api, id: number): Promise<Related> {
  return api('GET /public/results/related/{id}', { params: { id } }).catch(() => nothing);
}
