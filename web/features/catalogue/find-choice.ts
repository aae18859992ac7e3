import type { Industry } from '@orendi/contract/schemas/industry';
import type { ListingSearch } from '../../platform/listing-search.ts';

/** The chosen industry, also derived from a category in the address. */
export function findIndustry(industries: Industry[], search: ListingSearch): Industry | undefined {
  return (
    findCategory(industries, search)?.industry ??
    industries.find(({ id }) => id === search.industryId)
  );
}

export function findCategory(industries: Industry[], { categoryId }: ListingSearch) {
  for (const industry of industries) {
    const category = industry.categories.find(({ id }) => id === categoryId);
    if (category) return { category, industry };
  }
  return undefined;
}

/** The categories to choose from: those of the chosen or only industry, else the first of each. */
export function offeredCategories(industries: Industry[], search: ListingSearch) {
  const chosen =
    findIndustry(industries, search) ?? (industries.length === 1 ? industries[0] : null);
  if (chosen) return chosen.categories.map((category) => ({ category, industry: chosen }));
  return industries.flatMap((industry) =>
    industry.categories.slice(0, 1).map((category) => ({ category, industry })),
  );
}

/** The industries with only the offered categories: all a page needs to carry. */
export function leaveOffered(industries: Industry[], search: ListingSearch): Industry[] {
  const offered = new Set(offeredCategories(industries, search).map(({ category }) => category));
  return industries.map((industry) => ({
    ...industry,
    categories: industry.categories.filter((category) => offered.has(category)),
  }));
}
