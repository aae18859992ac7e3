import { type Fields, namesOf } from '../fields.ts';
import { all, type Clause, type ConditionClauses } from './conditions.ts';
import { valueOf } from './index-shape.ts';
import type { Aggregation, Bucket } from './multi-search.ts';

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
  { facets, measured }: Pick<ConditionClauses, 'facets' | 'measured'>,
  most: number,
): Record<string, object> {
  const asked = namesOf(fields, 'facet').map((name) => {
    const others = [...facets].filter(([other]) => other !== name).map(([, clause]) => clause);
    const filter = all([...others, ...measured]);
    const field = valueOf(name);
    const terms = { field, size: most, shard_size: most, show_term_doc_count_error: true };
    return [name, { filter, aggs: { values: { terms } } }] as const;
  });
  return Object.fromEntries(asked);
}

/** @returns the next number of values to ask for, as these may miss some of the commonest; null if they do not */
export function needMore(fields: Fields, counted: Record<string, Aggregation>, most: number) {
  const isShort = namesOf(fields, 'facet').some((name) => mayMiss(counted[name]?.values, most));
  const asked = Math.max(...Object.values(counted).map(sizeOf));
  return isShort ? (askedValues.find((number) => number > asked) ?? null) : null;
}

/** Whether some value may be among the commonest that is not, or may be commoner than it seems. */
function mayMiss(
  {
    buckets = [],
    doc_count_error_upper_bound: mostUnseen = 0,
    sum_other_doc_count: others = 0,
  }: Aggregation = {},
  most: number,
): boolean {
  if (others === 0 && mostUnseen === 0) return false;
  const least = buckets[most - 1]?.doc_count ?? 0;
  // No part of the index has told how often it has a value that it has not named; it has at least what it has named.
  const errorOf = ({ doc_count_error_upper_bound: error = 0 }: Bucket) => error;
  if (buckets.slice(0, most).some((bucket) => errorOf(bucket) > 0)) return true;
  // A value that is not among these has at most what the last of them has, and what no part has told.
  // Equally common ones have to be known all, as the alphabet decides among them.
  if ((buckets.at(-1)?.doc_count ?? 0) + mostUnseen >= least) return true;
  return buckets.slice(most).some((bucket) => {
    const error = errorOf(bucket);
    return error > 0 && bucket.doc_count + error >= least;
  });
}

const sizeOf = ({ values }: Aggregation) => values?.buckets?.length ?? 0;

/** The most frequent values in alphabetical order; of equally frequent ones the alphabetically first. */
export function readFacets(fields: Fields, counted: Record<string, Aggregation>, most: number) {
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

/**
 * How many rows lack something and match otherwise, and how many matches are among the first, as some of the counts.
 * @param first null if they are not told from the others
 */
export function countSorts({ facets, narrowing, lacking }: ConditionClauses, first: Clause | null) {
  return {
    ...(lacking && { lacking: { filter: all([...facets.values(), lacking]) } }),
    ...(first && { first: { filter: all([...narrowing, first]) } }),
  };
}
