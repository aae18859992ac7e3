import type { FacetValue } from '../engine.ts';
import { type Fields, namesOf } from '../fields.ts';
import { all, type Clause, type Conditions } from './conditions.ts';
import { valueOf } from './index-shape.ts';
import type { Aggregation } from './multi-search.ts';

/*
 * The values of each facet among the rows that match without that facet. Equally common ones are told apart by the
 * alphabet of people, which the cluster does not know; so more values are asked for than wanted, and more again if those
 * were too few to be sure.
 */

/** How many values are asked for at first, and then: the last is as many as a cluster gives. */
const askedValues = [1_000, 10_000, 65_000] as const;

export const firstValues: number = askedValues[0];

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * @param most how many values of each facet
 * @returns what to ask of all rows that match without the facets and without what they lack
 */
export function countFacets(
  fields: Fields,
  { facets, measured }: Pick<Conditions, 'facets' | 'measured'>,
  most: number,
): Record<string, object> {
  const asked = namesOf(fields, 'facet').map((name) => {
    const others = [...facets].filter(([other]) => other !== name).map(([, clause]) => clause);
    const filter = all([...others, ...(measured ? [measured] : [])]);
    const terms = { field: valueOf(name), size: most, shard_size: most };
    return [name, { filter, aggs: { values: { terms } } }] as const;
  });
  return Object.fromEntries(asked);
}

/** @returns the next number of values to ask for, as these may miss some of the commonest; null if they do not */
export function needMore(
  fields: Fields,
  counted: Record<string, Aggregation>,
  most: number,
): number | null {
  const isShort = namesOf(fields, 'facet').some((name) => {
    const {
      buckets = [],
      doc_count_error_upper_bound: error = 0,
      sum_other_doc_count: others = 0,
    } = counted[name]?.values ?? {};
    if (error > 0) return true;
    return others > 0 && buckets.at(-1)?.doc_count === buckets[most - 1]?.doc_count;
  });
  const asked = Math.max(...Object.values(counted).map(sizeOf));
  return isShort ? (askedValues.find((number) => number > asked) ?? null) : null;
}

const sizeOf = ({ values }: Aggregation) => values?.buckets?.length ?? 0;

/** The most frequent values in alphabetical order; of equally frequent ones the alphabetically first. */
export function readFacets(
  fields: Fields,
  counted: Record<string, Aggregation>,
  most: number,
): Record<string, FacetValue[]> {
  const read = namesOf(fields, 'facet').map((name) => {
    const buckets = counted[name]?.values?.buckets ?? [];
    const values = buckets
      .map(({ key, doc_count }) => ({ value: String(key), count: doc_count }))
      .toSorted((a, b) => b.count - a.count || compare(a.value, b.value))
      .slice(0, most)
      .toSorted((a, b) => compare(a.value, b.value));
    return [name, values] as const;
  });
  return Object.fromEntries(read);
}

/** How many rows lack something and match otherwise, as one of the counts. */
export function countLacking({ facets, lacking }: Conditions): Record<string, object> {
  const clause: Clause | null = lacking && all([...facets.values(), lacking]);
  return clause ? { lacking: { filter: clause } } : {};
}
