import type { Language } from '@orendi/contract/language';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { chosenValue } from '../listing-filters.ts';
import { facets, type Facet, type ListingSearch } from '../../../platform/listing-search.ts';

export interface OfferedFacet {
  facet: Facet;
  label: string;
  /** Values to choose from, the chosen one among them. */
  values: string[];
  chosen: string | undefined;
}

/** The facets of which there is something to choose, or to let go. */
export function offeredFacets(
  search: ListingSearch,
  { brands, colors, materials, materials_al }: AdvancedFilters,
  language: Language,
): OfferedFacet[] {
  const values = {
    brand: brands,
    color: colors,
    material: language === 'al' ? materials_al : materials,
  };
  const labels = { brand: m.home_brand, color: m.home_color, material: m.home_material };
  return facets
    .map((facet) => {
      const chosen = chosenValue(search, facet, language);
      const isMissing = chosen !== undefined && !values[facet].includes(chosen);
      return {
        facet,
        label: labels[facet](),
        values: isMissing ? [chosen, ...values[facet]] : values[facet],
        chosen,
      };
    })
    .filter((offered) => offered.values.length > 0);
}
