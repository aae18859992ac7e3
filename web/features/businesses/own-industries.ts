import type { Industry } from '@orendi/contract/schemas/industry';

/** The industries of these ids, with no more than these categories: those of a business, and what it has products in. */
export function ownIndustries(
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
