import type { FacetValue } from '../engine.ts';
import type { FacetTexts } from './facet-texts.ts';
import type { Ordinals } from './ordinals.ts';

/** How often each value of a facet occurs. */
export interface CountedValues {
  /** The first `count` places contain the numbers of the values that occur. */
  numbers: Uint32Array;
  count: number;
  /** By the value's number. */
  times: Uint32Array;
}

/**
 * Values of a facet and how often they occur: the number of a value, its count, and so on. Hundreds of answers are kept,
 * and an object for each value would be most of what the garbage collector has to look at.
 */
export type ValueCounts = Uint32Array;

/** The most frequent values of a facet, in alphabetical order; of equally frequent ones, the alphabetically first. */
export function commonestValues(
  facet: FacetTexts,
  { numbers, count, times }: CountedValues,
  most: number,
): ValueCounts {
  const ranks = facet.ranks();
  const least = count > most ? leastOfCommonest(numbers, count, times, most) : 0;
  const chosen = new Uint32Array(Math.min(count, most));
  let place = 0;
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    if ((times[number] ?? 0) > least) chosen[place++] = ranks[number] ?? 0;
  }
  // There may be thousands of values that occur once: the first of them are soon found in alphabetical order.
  for (let rank = 0; rank < ranks.length && place < chosen.length; rank += 1) {
    if (times[facet.atRank(rank)] === least) chosen[place++] = rank;
  }
  // Sorted as numbers, which takes a small part of the time that sorting by a function does.
  chosen.sort();
  const counts = new Uint32Array(2 * chosen.length);
  for (let at = 0; at < chosen.length; at += 1) {
    const number = facet.atRank(chosen[at] ?? 0);
    counts[2 * at] = number;
    counts[2 * at + 1] = times[number] ?? 0;
  }
  return counts;
}

/** The same as answers have it. */
export function readCounts({ texts }: FacetTexts, counts: ValueCounts): FacetValue[] {
  const values: FacetValue[] = [];
  for (let at = 0; at < counts.length; at += 2) {
    values.push({ value: texts[counts[at] ?? 0] ?? '', count: counts[at + 1] ?? 0 });
  }
  return values;
}

/** Values that occur more often than this are counted together. */
const usual = 1023;
const occurring = new Uint32Array(usual + 1);

/** How often the last of the commonest values occurs. */
function leastOfCommonest(
  numbers: Uint32Array,
  count: number,
  times: Uint32Array,
  most: number,
): number {
  occurring.fill(0);
  for (let at = 0; at < count; at += 1) {
    const own = times[numbers[at] ?? 0] ?? 0;
    const place = own < usual ? own : usual;
    occurring[place] = (occurring[place] ?? 0) + 1;
  }
  let least = usual;
  let sum = occurring[least] ?? 0;
  if (sum >= most) {
    const all = Uint32Array.from(numbers.subarray(0, count), (number) => times[number] ?? 0);
    return all.sort()[count - most] ?? 0;
  }
  for (; sum < most && least > 0; sum += occurring[least] ?? 0) least -= 1;
  return least;
}

/** The rows whose values are counted, or those of their kind that are not among them, if these are fewer. */
export interface FacetRows extends Ordinals {
  areMissing: boolean;
}

interface Room {
  /** All zero between counts. */
  times: Uint32Array;
  numbers: Uint32Array;
}

/** Counts values in reusable arrays, one set per facet. */
export class ValueCounter {
  readonly #rooms = new Map<string, Room>();

  /**
   * Counts the values of a facet among some rows and passes them to `use`, which must not keep them. The cost depends
   * only on the rows that are listed, unless it is those that are missing.
   * @param ofAll how often each value occurs among all rows of the kind, by its number
   */
  count<Result>(
    { name, column, values }: { name: string; column: Int32Array; values: number },
    { ordinals, count, areMissing }: FacetRows,
    ofAll: () => Uint32Array,
    use: (counted: CountedValues) => Result,
  ): Result {
    const { times, numbers } = this.#room(name, values);
    let seen = 0;
    if (areMissing) {
      times.set(ofAll().subarray(0, values));
      seen = takeAway(column, ordinals, count, times, numbers, values);
    } else if (count > values) {
      seen = countAll(column, ordinals, count, times, numbers, values);
    } else {
      seen = countSeen(column, ordinals, count, times, numbers);
    }
    const result = use({ numbers, count: seen, times });
    for (let at = 0; at < seen; at += 1) times[numbers[at] ?? 0] = 0;
    return result;
  }

  #room(name: string, values: number): Room {
    const known = this.#rooms.get(name);
    if (known && known.times.length > values) return known;
    const size = Math.ceil(values * 1.2) + 16;
    const room = { times: new Uint32Array(size), numbers: new Uint32Array(size) };
    this.#rooms.set(name, room);
    return room;
  }
}

/** Notes each value when it is first seen: for few ordinals, whatever the number of values. */
function countSeen(
  column: Int32Array,
  ordinals: Uint32Array,
  count: number,
  times: Uint32Array,
  numbers: Uint32Array,
): number {
  let seen = 0;
  for (let at = 0; at < count; at += 1) {
    const number = column[ordinals[at] ?? 0] ?? -1;
    if (number < 0) continue;
    const before = times[number] ?? 0;
    if (before === 0) {
      numbers[seen] = number;
      seen += 1;
    }
    times[number] = before + 1;
  }
  return seen;
}

/** Looks for the values that occur afterwards: without a branch per ordinal, of which there are more than values. */
function countAll(
  column: Int32Array,
  ordinals: Uint32Array,
  count: number,
  times: Uint32Array,
  numbers: Uint32Array,
  values: number,
): number {
  // Rows without a value, -1, are counted behind all values.
  const none = values;
  for (let at = 0; at < count; at += 1) {
    const number = column[ordinals[at] ?? 0] ?? none;
    const place = number + (none + 1) * (number >>> 31);
    times[place] = (times[place] ?? 0) + 1;
  }
  times[none] = 0;
  return noteSeen(times, numbers, values);
}

/** The same, beginning with how often each occurs among all. */
function takeAway(
  column: Int32Array,
  ordinals: Uint32Array,
  count: number,
  times: Uint32Array,
  numbers: Uint32Array,
  values: number,
): number {
  for (let at = 0; at < count; at += 1) {
    const number = column[ordinals[at] ?? 0] ?? -1;
    if (number >= 0) times[number] = (times[number] ?? 0) - 1;
  }
  return noteSeen(times, numbers, values);
}

function noteSeen(times: Uint32Array, numbers: Uint32Array, values: number): number {
  let seen = 0;
  for (let number = 0; number < values; number += 1) {
    if (times[number] === 0) continue;
    numbers[seen] = number;
    seen += 1;
  }
  return seen;
}
