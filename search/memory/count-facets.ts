import type { FacetValue } from '../engine.ts';
import type { Columns } from './columns.ts';
import {
  commonestValues,
  type FacetRows,
  readCounts,
  type ValueCounts,
} from './commonest-values.ts';
import type { Conditions } from './conditions.ts';
import type { Steps } from './time-slices.ts';

/** The values of each facet, by its name. */
export type FacetCounts = Record<string, ValueCounts>;

const none = new Uint32Array(0);

/** The same as answers have it: a list is made each time that it is read, and kept by nobody. */
export function readFacets({ facets }: Columns, counts: FacetCounts): Record<string, FacetValue[]> {
  const values = {};
  for (const [name, { texts }] of facets) {
    const get = () => readCounts(texts, counts[name] ?? none);
    Object.defineProperty(values, name, { enumerable: true, get });
  }
  return values;
}

/** The values over all rows of a kind; their counts are kept up to date with every change, so no row is visited. */
export function valuesOfAll({ facets }: Columns, kind: number, most: number): FacetCounts {
  const values: FacetCounts = {};
  for (const [name, facet] of facets) {
    values[name] = commonestValues(facet.texts, facet.tally(kind).counted(), most);
  }
  return values;
}

/**
 * The values that each facet could be set to, as if it were not set itself.
 * @param list what matches if a facet were not set, valid until it is called again; null: with all that are set
 */
export function* countFacets(
  columns: Columns,
  { facets: set, kind }: Conditions,
  list: (without: string | null) => Steps<FacetRows>,
  most: number,
): Steps<FacetCounts> {
  const counts: FacetCounts = {};
  const count = (name: string, some: FacetRows) => {
    const facet = columns.facets.get(name);
    if (!facet) return;
    const { values: column, texts } = facet;
    counts[name] = columns.counter.count(
      { name, column, values: texts.texts.length },
      some,
      () => facet.tally(kind).times,
      (counted) => commonestValues(texts, counted, most),
    );
  };
  const names = [...columns.facets.keys()];
  const others = names.filter((name) => !set.has(name));
  const found = others.length > 0 ? yield* list(null) : null;
  if (found) {
    yield;
    for (const name of others) {
      count(name, found);
      yield;
    }
  }
  for (const name of names) {
    if (!set.has(name)) continue;
    count(name, yield* list(name));
    yield;
  }
  return counts;
}
