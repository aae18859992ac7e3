import { bestMatches } from './best-matches.ts';
import { type Columns, type FacetName, facetNames } from './columns.ts';
import { commonestValues } from './commonest-values.ts';
import { keepEqual, listSlots } from './filter-slots.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { Matches, Slots } from './slots.ts';

export interface Survey extends Slots {
  /** The values of each facet among what the filter without that facet leaves. */
  values: Record<FacetName, string[]>;
}

/** The values of all products; they are counted at every change, so that nobody has to go through them. */
export function valuesOfAll({ facetTexts, tallies }: Columns): Survey['values'] {
  const valuesOf = (name: FacetName) => commonestValues(facetTexts[name], tallies[name].counted());
  return {
    brand: valuesOf('brand'),
    color: valuesOf('color'),
    material: valuesOf('material'),
    material_al: valuesOf('material_al'),
  };
}

/**
 * The slots that a filter means, and what its facets could be set to.
 * @param matches null for all; else they are used up, and of very many of them the values of the best are given
 * @param known the values, where they are remembered
 */
export function surveySlots(
  columns: Columns,
  filter: ListingFilter,
  matches: Matches | null = null,
  known?: Survey['values'],
): Survey {
  const base = listSlots(columns, filter, matches);
  const set = facetNames.filter((name) => filter.facets[name] !== undefined);
  const found = keepFacets(columns, filter, set, base);
  if (known) return { ...found, values: known };
  const bestOf = (slots: Slots, into: Uint32Array) =>
    matches ? bestMatches(slots, matches.scores, into) : slots;
  const best = bestOf(found, columns.scratch(3));
  const valuesOf = (name: FacetName) => {
    const facet = columns.facetTexts[name];
    const others = set.filter((other) => other !== name);
    const some = set.includes(name)
      ? bestOf(keepFacets(columns, filter, others, base, 2), columns.scratch(4))
      : best;
    return columns.counter.count(name, columns[name], some, facet.texts.length, (counted) =>
      commonestValues(facet, counted),
    );
  };
  return {
    ...found,
    values: {
      brand: valuesOf('brand'),
      color: valuesOf('color'),
      material: valuesOf('material'),
      material_al: valuesOf('material_al'),
    },
  };
}

/** Leaves the given slots as they are. */
function keepFacets(
  columns: Columns,
  { facets }: ListingFilter,
  names: FacetName[],
  found: Slots,
  scratch: 1 | 2 = 1,
): Slots {
  let { slots, count } = found;
  const into = columns.scratch(scratch);
  for (const name of names) {
    const number = columns.facetTexts[name].find(facets[name] ?? '');
    count = number < 0 ? 0 : keepEqual(slots, count, columns[name], number, into);
    slots = into;
  }
  return { slots, count };
}
