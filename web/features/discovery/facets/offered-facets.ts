import type { Language } from '@orendi/contract/language';
import {
  type Facet,
  facetField,
  type FacetName,
  facetNames,
} from '@orendi/contract/listing-filters';
import type { FacetCounts } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import type { BarFacet, ListingSearch } from '../../../platform/listing-search.ts';
import { chosenValues } from '../listing-filters.ts';

export interface OfferedValue {
  facet: Facet;
  value: string;
  /** How many listings choosing it would add, or find. */
  count: number;
  isChosen: boolean;
}

/** Nothing to choose. */
export const noFacets = Object.fromEntries(
  facetNames.map((name): [FacetName, []] => [name, []]),
) as unknown as FacetCounts;

/** The values behind one button of the filter bar. */
export interface OfferedFacet {
  facet: BarFacet;
  label: string;
  /** All of them, including those that are chosen and no listing has. */
  values: OfferedValue[];
}

/** Colors that people call the same come before exact shades. */
const facetsOf: Record<BarFacet, readonly Facet[]> = {
  brand: ['brand'],
  color: ['colorGroup', 'color'],
  material: ['material'],
};
const labels = { brand: m.home_brand, color: m.home_color, material: m.home_material };
const barFacets = Object.keys(facetsOf) as BarFacet[];

/** The facets with something to choose or to let go. */
export function offeredFacets(search: ListingSearch, counts: FacetCounts, language: Language) {
  return barFacets
    .map((facet) => ({
      facet,
      label: labels[facet](),
      values: facetsOf[facet].flatMap((each) => valuesOf(each, search, counts, language)),
    }))
    .filter(({ values }) => values.length > 0);
}

function valuesOf(facet: Facet, search: ListingSearch, counts: FacetCounts, language: Language) {
  const chosen = chosenValues(search, facet, language);
  const counted = counts[facetField(facet, language)];
  const missing = chosen.filter((value) => counted.every((other) => other.value !== value));
  return [...missing.map((value) => ({ value, count: 0 })), ...counted].map(({ value, count }) => ({
    facet,
    value,
    count,
    isChosen: chosen.includes(value),
  }));
}

/**
 * The values now offered, in the places that they had at first: what would find nothing any more stays, with a count of 0,
 * so that a list does not change under the finger of whoever chooses in it.
 */
export function keepValues(first: readonly OfferedValue[], now: readonly OfferedValue[]) {
  const keyOf = ({ facet, value }: OfferedValue) => `${facet} ${value}`;
  const current = new Map(now.map((value) => [keyOf(value), value]));
  const known = new Set(first.map(keyOf));
  return [
    ...first.map((value) => current.get(keyOf(value)) ?? { ...value, count: 0, isChosen: false }),
    ...now.filter((value) => !known.has(keyOf(value))),
  ];
}

/** The facets of one button that have chosen values: all of them are let go together. */
export function chosenFacets({ values }: OfferedFacet): Facet[] {
  return [...new Set(values.filter(({ isChosen }) => isChosen).map(({ facet }) => facet))];
}
