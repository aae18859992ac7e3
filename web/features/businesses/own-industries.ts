import type { Industry } from '@orendi/contract/schemas/industry';

/** The given industries reduced to these categories: those of a business, with what it has products in. */
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
