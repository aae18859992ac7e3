import type { FacetValue } from '../engine.ts';
import type { Columns } from './columns.ts';
import { commonestValues, type FacetRows } from './commonest-values.ts';
import type { Conditions } from './conditions.ts';

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
 * @param list what matches if a facet were not set, valid until it is called again; null: with all that are set
 */
export function countFacets(
  columns: Columns,
  { facets: set, kind }: Conditions,
  list: (without: string | null) => FacetRows,
  most: number,
): FacetValues {
  const values: FacetValues = {};
  const count = (name: string, some: FacetRows) => {
    const facet = columns.facets.get(name);
    if (!facet) return;
    const { values: column, texts } = facet;
    values[name] = columns.counter.count(
      { name, column, values: texts.texts.length },
      some,
      () => facet.tally(kind).counted(),
      (counted) => commonestValues(texts, counted, most),
    );
  };
  const names = [...columns.facets.keys()];
  const others = names.filter((name) => !set.has(name));
  const found = others.length > 0 ? list(null) : null;
  if (found) for (const name of others) count(name, found);
  for (const name of names) if (set.has(name)) count(name, list(name));
  // In the order of the fields, whichever were counted first.
  return Object.fromEntries(names.map((name) => [name, values[name] ?? []]));
}
