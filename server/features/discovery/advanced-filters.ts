import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import type { FacetName } from './search-index/columns.ts';

/** The values of each facet under the names of the contract. */
export function advancedFilters({
  brand,
  color,
  material,
  material_al,
}: Record<FacetName, string[]>): AdvancedFilters {
  return { brands: brand, colors: color, materials: material, materials_al: material_al };
}
