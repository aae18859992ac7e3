import type { FacetValue } from '../engine.ts';
import { bestMatches } from './best-matches.ts';
import type { Columns } from './columns.ts';
import { commonestValues } from './commonest-values.ts';
import type { Conditions } from './conditions.ts';
import { keepEqual, keepFlagged } from './list-matching.ts';
import type { Ordinals } from './ordinals.ts';

/** The values of each facet, by its name. */
export type FacetValues = Record<string, FacetValue[]>;

/** The values over all rows of a kind; their counts are kept up to date with every change, so no row is visited. */
export function valuesOfAll({ facets }: Columns, kind: number, most: number): FacetValues {
  const values: FacetValues = {};
  for (const [name, facet] of facets) {
    values[name] = commonestValues(facet.texts, facet.tally(kind).counted(), most);
  }
  return values;
}

/**
 * The values that each facet could be set to, as if it were not set itself.
 * @param base the rows that match without any facets
 * @param found the rows of `base` that also match the facets
 * @param scores if very many rows match words, the best by these scores are counted; null without words
 */
export function countFacets(
  columns: Columns,
  { facets: set }: Conditions,
  { base, found, scores }: { base: Ordinals; found: Ordinals; scores: Float64Array | null },
  most: number,
): FacetValues {
  const bestOf = (ordinals: Ordinals, into: Uint32Array) =>
    scores ? bestMatches(ordinals, scores, into) : ordinals;
  const best = bestOf(found, columns.scratch(3));
  const values: FacetValues = {};
  for (const name of columns.facets.keys()) {
    const some = set.has(name)
      ? bestOf(keepFacets(columns, without(set, name), base, 2), columns.scratch(4))
      : best;
    values[name] = countValuesOf(columns, name, some, most);
  }
  return values;
}

/** The values of each facet among some rows. */
export function countValues(columns: Columns, some: Ordinals, most: number): FacetValues {
  const values: FacetValues = {};
  for (const name of columns.facets.keys()) values[name] = countValuesOf(columns, name, some, most);
  return values;
}

function countValuesOf(columns: Columns, name: string, some: Ordinals, most: number): FacetValue[] {
  const facet = columns.facets.get(name);
  if (!facet) return [];
  const { values, texts } = facet;
  return columns.counter.count(name, values, some, texts.texts.length, (counted) =>
    commonestValues(texts, counted, most),
  );
}

function without(set: Conditions['facets'], name: string): Conditions['facets'] {
  return new Map([...set].filter(([other]) => other !== name));
}

/** By the number of a value, whether it is one of these. */
function flagsOf(numbers: readonly number[]): Uint8Array {
  const flags = new Uint8Array(Math.max(...numbers) + 1);
  for (const number of numbers) flags[number] = 1;
  return flags;
}

/** Keeps the ordinals whose facets have one of the set values; does not change the given ordinals. */
export function keepFacets(
  columns: Columns,
  set: Conditions['facets'],
  found: Ordinals,
  scratch: 1 | 2,
): Ordinals {
  let { ordinals, count } = found;
  const into = columns.scratch(scratch);
  for (const [name, numbers] of set) {
    const facet = columns.facets.get(name);
    const [first, ...others] = numbers;
    if (!facet || first === undefined) count = 0;
    else if (others.length === 0) count = keepEqual(ordinals, count, facet.values, first, into);
    else count = keepFlagged(ordinals, count, facet.values, flagsOf(numbers), into);
    ordinals = into;
  }
  return { ordinals, count };
}
