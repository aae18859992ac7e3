import type { Api } from '@orendi/contract/client-types';
import type { Industry } from '@orendi/contract/schemas/industry';
import { forgetForVisit, keepForVisit, rememberForVisit } from '../../api/keep-for-visit.ts';

/** A business with what it sells in, independent of what is searched in it. */
export function loadBusiness(api: Api, id: number) {
  const params = { id };
  return keepForVisit(nameOf(id), async () => {
    const [business, assortment, industries] = await Promise.all([
      api('GET /public/businesses/{id}', { params }),
      api('GET /public/businesses/{id}/assortment', { params }),
      keepForVisit('industries', () => api('GET /public/industries')),
    ]);
    const { email: _, phone_no: __, ...shown } = business;
    return {
      business: shown,
      /** Products and packages. */
      listings: assortment.total,
      /** Its own, with only the categories it has products in. */
      industries: ownIndustries(industries, business.industry_ids, assortment.category_ids),
    };
  });
}

/** Caches what the server-rendered page shows, so searching in it only fetches results. */
export function rememberBusiness(loaded: Awaited<ReturnType<typeof loadBusiness>>): void {
  rememberForVisit(nameOf(loaded.business.id), loaded);
}

export function forgetBusiness(id: number): void {
  forgetForVisit(nameOf(id));
}

const nameOf = (id: number) => `business ${id}`;

/** The given industries reduced to these categories: those of a business, with what it has products in. */
function ownIndustries(
  industries: Industry[],
  ids: readonly number[],
  categoryIds: readonly number[],
): Industry[] {
  return industries
    .filter(({ id }) => ids.includes(id))
    .map(({ id, industry_name, industry_name_al, categories }) => ({
      id,
      industry_name,
      industry_name_al,
      categories: categories.filter((category) => categoryIds.includes(category.id)),
    }));
}
