import type { FacetValue } from '../engine.ts';
import { listBits } from './bits.ts';
import type { Columns } from './columns.ts';
import { type Matches, narrow } from './condition.ts';
import type { Ordinals } from './select.ts';
import type { Steps } from './time-slices.ts';
import type { FacetColumn } from './value-columns.ts';

/** With more matches of words than this, facets are counted over the best ones only; the contract requires a thousand. */
const mostCounted = 5_000;
/** Greater than any score: a concept is worth at most 152, and a query has at most 25. */
const highestScore = 4096;

/**
 * Values of each facet and how often they occur: the code of a value, its count, and so on. Hundreds of answers are kept,
 * and an object for each value would be most of what the garbage collector has to look at.
 */
export type FacetCounts = Record<string, Uint32Array>;

/**
 * The values that each facet could be set to, as if it were not set itself; with words, in the best matches.
 * @param scores how well rows match, by ordinal; null without words
 */
export function* countFacets(
  columns: Columns,
  { base, found, facets: set }: Matches,
  scores: Float64Array | null,
  most: number,
): Steps<FacetCounts> {
  const counts: FacetCounts = {};
  const all = listCounted(columns, found, scores);
  yield;
  for (const [name, column] of columns.facets) {
    let rows = all;
    if (set.has(name)) {
      const without = columns.rooms.get('bits', 'without');
      without.set(base);
      const tests = [...set].flatMap(([other, test]) => (other === name ? [] : [test]));
      yield* narrow(without, tests);
      rows = listCounted(columns, without, scores, 'without');
    }
    counts[name] = commonest(column, rows, most);
    yield;
  }
  return counts;
}

/** The same as answers have it: a list is made each time that it is read, and kept by nobody. */
export function readFacets({ facets }: Columns, counts: FacetCounts): Record<string, FacetValue[]> {
  const values = {};
  for (const [name, { texts }] of facets) {
    const get = () => readCounts(texts, counts[name] ?? new Uint32Array(0));
    Object.defineProperty(values, name, { enumerable: true, get });
  }
  return values;
}

function readCounts(texts: readonly string[], counts: Uint32Array): FacetValue[] {
  const values: FacetValue[] = [];
  for (let at = 0; at < counts.length; at += 2) {
    values.push({ value: texts[counts[at] ?? 0] ?? '', count: counts[at + 1] ?? 0 });
  }
  return values;
}

/** The most frequent values of a facet, in alphabetical order; of equally frequent ones, the alphabetically first. */
function commonest(column: FacetColumn, { ordinals, count }: Ordinals, most: number): Uint32Array {
  const { ordered, times, some } = column;
  const { values } = column.codes;
  const places = column.places();
  // A few rows have few of all values, so only those are visited.
  let occurring = 0;
  // The code of no text counts as seen, so that it is not listed.
  times[0] = 1;
  for (let at = 0; at < count; at += 1) {
    const code = values[ordinals[at] ?? 0] ?? 0;
    const before = times[code] ?? 0;
    if (before === 0) some[occurring++] = code;
    times[code] = before + 1;
  }
  times[0] = 0;
  const codes = some.subarray(0, occurring);
  const least = occurring > most ? leastOfCommonest(times, codes, most) : 0;
  const chosen = new Uint32Array(Math.min(occurring, most));
  let next = 0;
  for (let at = 0; at < occurring; at += 1) {
    const code = codes[at] ?? 0;
    if ((times[code] ?? 0) > least) chosen[next++] = places[code] ?? 0;
  }
  // There may be thousands of values that occur once: the first of them are soon found in alphabetical order.
  for (let place = 1; next < chosen.length; place += 1) {
    if (times[ordered[place] ?? 0] === least) chosen[next++] = place;
  }
  // Sorted as numbers, which takes a small part of the time that sorting by a function does.
  chosen.sort();
  const counts = new Uint32Array(2 * chosen.length);
  for (let at = 0; at < chosen.length; at += 1) {
    const code = ordered[chosen[at] ?? 0] ?? 0;
    counts[2 * at] = code;
    counts[2 * at + 1] = times[code] ?? 0;
  }
  for (let at = 0; at < occurring; at += 1) times[codes[at] ?? 0] = 0;
  return counts;
}

/** Values that occur more often than this are counted together at first. */
const usual = 1023;

/** How often the last of the commonest values occurs, of more values than are wanted. */
function leastOfCommonest(times: Uint32Array, codes: Uint32Array, most: number): number {
  const occurring = new Uint32Array(usual + 1);
  for (let at = 0; at < codes.length; at += 1) {
    const place = Math.min(times[codes[at] ?? 0] ?? 0, usual);
    occurring[place] = (occurring[place] ?? 0) + 1;
  }
  const least = leastOf(occurring, most);
  if (least < usual) return least;
  return codes.map((code) => times[code] ?? 0).sort()[codes.length - most] ?? 0;
}

/**
 * The greatest number that enough reach; 0 if there are not enough.
 * @param counts how many have each number
 */
function leastOf(counts: Uint32Array, enough: number): number {
  let least = counts.length - 1;
  for (let sum = counts[least] ?? 0; sum < enough && least > 0; sum += counts[least] ?? 0)
    least -= 1;
  return least;
}

/** The rows over which facets are counted. */
function listCounted(
  { rooms }: Columns,
  bits: Uint32Array,
  scores: Float64Array | null,
  use = 'found',
): Ordinals {
  const ordinals = rooms.get('ordinals', use);
  const all = { ordinals, count: listBits(bits, 0, ordinals, 0) };
  return scores ? bestMatches(all, scores, mostCounted, rooms.get('ordinals', `best ${use}`)) : all;
}

/**
 * The best matches; of equally good ones the last, which are mostly the newest.
 * @param scores integers, by ordinal
 * @param into receives them
 */
export function bestMatches(all: Ordinals, scores: Float64Array, most: number, into: Uint32Array) {
  const { ordinals, count } = all;
  if (count <= most) return all;
  const least = leastOfBest(all, scores, most);
  let kept = 0;
  // All above the lowest score belong to the best, and the last ones of those with the lowest score.
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if ((scores[ordinal] ?? 0) > least) into[kept++] = ordinal;
  }
  for (let at = count - 1; at >= 0 && kept < most; at -= 1) {
    const ordinal = ordinals[at] ?? 0;
    if (scores[ordinal] === least) into[kept++] = ordinal;
  }
  return { ordinals: into, count: kept };
}

/** The lowest score for which there are enough matches with that score or a higher one. */
function leastOfBest({ ordinals, count }: Ordinals, scores: Float64Array, most: number): number {
  const times = new Uint32Array(highestScore);
  for (let at = 0; at < count; at += 1) {
    const score = scores[ordinals[at] ?? 0] ?? 0;
    times[score] = (times[score] ?? 0) + 1;
  }
  return leastOf(times, most);
}
