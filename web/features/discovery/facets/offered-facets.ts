import type { Language } from '@orendi/contract/language';
import { type Facet, facetField, facets, listingFilters } from '@orendi/contract/listing-filters';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { chosenValue } from '../listing-filters.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';

export interface OfferedFacet {
  facet: Facet;
  label: string;
  /** The values to choose from, including the chosen one. */
  values: string[];
  chosen: string | undefined;
}

/** The facets with something to choose or to clear. */
export function offeredFacets(
  search: ListingSearch,
  offered: AdvancedFilters,
  language: Language,
): OfferedFacet[] {
  const labels = { brand: m.home_brand, color: m.home_color, material: m.home_material };
  return facets
    .map((facet) => {
      const chosen = chosenValue(search, facet, language);
      const values = offered[listingFilters[facetField(facet, language)].offeredAs];
      const isMissing = chosen !== undefined && !values.includes(chosen);
      return {
        facet,
        label: labels[facet](),
        values: isMissing ? [chosen, ...values] : values,
        chosen,
      };
    })
    .filter(({ values }) => values.length > 0);
}
