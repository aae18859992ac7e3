import type { Api } from '@orendi/contract/client-types';
import { landingPath, landingSlugs } from '@orendi/contract/landing-slugs';
import type { Language } from '@orendi/contract/language';
import type { GoneListing, Related } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Product } from '@orendi/contract/schemas/product';
import { keepForVisit } from '../../api/keep-for-visit.ts';
import { failureCode } from '../../api/loader-api.ts';
import type { Shelves } from '../../platform/head.tsx';
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
  const shelves = listing.type === 'product' ? shelvesOf(industries, listing) : undefined;
  return { listing, related, categoryIcons: iconsOf(pieces, industries), shelves };
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

/** Undefined while the category is not known, which is newer than the list or did not load. */
function shelvesOf(
  industries: Industry[],
  { category_id: categoryId }: Product,
): Shelves | undefined {
  const found = findCategory(industries, { categoryId });
  if (!found) return undefined;
  const inLanguage = (language: Language) => {
    const { rooms, categories } = landingSlugs(industries, language);
    return {
      room: landingPath(language, rooms.get(found.industry.id)),
      category: landingPath(language, categories.get(categoryId)),
    };
  };
  return { al: inLanguage('al'), en: inLanguage('en') };
}

type PublicDetail = Awaited<ReturnType<typeof loadDetail>> & { suspension: null };

/** The same, or of a listing that its seller has deleted what it was. */
export async function loadDetailOrGone(
  api: Api,
  params: { type?: string; id?: string },
): Promise<PublicDetail | { gone: GoneListing }> {
  try {
    return { ...(await loadDetail(api, params)), suspension: null };
  } catch (error) {
    if (failureCode(error) !== 'NOT_FOUND') throw error;
    const { type, id } = listingPlace(params);
    const gone = await api('GET /public/gone/{id}', { params: { id } }).catch(() => null);
    if (gone?.type !== type) throw error;
    return { gone };
  }
}

const nothing: Related = { ofMaker: [], alike: [] };

/** Related listings; empty if they fail to load, as the page is complete without them. */
export async function loadRelated(api: Api, id: number): Promise<Related> {
  return api('GET /public/results/related/{id}', { params: { id } }).catch(() => nothing);
}
