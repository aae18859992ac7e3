import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { type FacetName, facetNames, type ListingFilter } from './listing-filter.ts';
import type { CountListings } from './remember-counts.ts';

export interface Survey {
  total: number;
  advancedFilters: AdvancedFilters;
}

/**
 * How many listings there are, and the values that a visitor can filter them by: each facet's as if that facet were
 * not set, so that one can switch from one brand to another.
 */
export async function surveyListings(count: CountListings, filter: ListingFilter): Promise<Survey> {
  const [counts, brands, colors, materials, materials_al] = await Promise.all([
    count(filter),
    ...facetNames.map((name) => listValues(count, filter, name)),
  ]);
  return {
    total: counts.total,
    advancedFilters: {
      brands: brands ?? counts.values.brand,
      colors: colors ?? counts.values.color,
      materials: materials ?? counts.values.material,
      materials_al: materials_al ?? counts.values.material_al,
    },
  };
}

/** Undefined where the facet is not set: its values are then those of the filter itself. */
async function listValues(count: CountListings, filter: ListingFilter, name: FacetName) {
  if (filter.facets[name] === undefined) return undefined;
  const { values } = await count({ ...filter, facets: { ...filter.facets, [name]: undefined } });
  return values[name];
}
