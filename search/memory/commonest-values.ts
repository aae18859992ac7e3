import type { FacetValue } from '../engine.ts';
import type { FacetTexts } from './facet-texts.ts';
import type { Ordinals } from './ordinals.ts';

/** How often each value of a facet occurs. */
export interface CountedValues {
  /** The first `count` places contain the numbers of the values that occur. */
  numbers: Uint32Array;
  count: number;
  /** By the value's number. */
  times: Float64Array;
}

/** The most frequent values of a facet, in alphabetical order; of equally frequent ones, the alphabetically first. */
export function commonestValues(
  facet: FacetTexts,
  { numbers, count, times }: CountedValues,
  most: number,
): FacetValue[] {
  const ranks = facet.ranks();
  const least = count > most ? leastOfCommonest(numbers, count, times, most) : 0;
  // Sorted as numbers, which takes a small part of the time that sorting by a function does.
  const commoner = new Uint32Array(count);
  const asCommon = new Uint32Array(count);
  let [above, equal] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const own = times[number] ?? 0;
    if (own > least) commoner[above++] = ranks[number] ?? 0;
    else if (own === least) asCommon[equal++] = ranks[number] ?? 0;
  }
  const room = Math.max(0, Math.min(equal, most - above));
  commoner.set(asCommon.subarray(0, equal).sort().subarray(0, room), above);
  return Array.from(commoner.subarray(0, above + room).sort(), (rank) => {
    const number = facet.atRank(rank);
    return { value: facet.texts[number] ?? '', count: times[number] ?? 0 };
  });
}

/** How often the last of the commonest values occurs. */
function leastOfCommonest(
  numbers: Uint32Array,
  count: number,
  times: Float64Array,
  most: number,
): number {
  let greatest = 0;
  for (let at = 0; at < count; at += 1) {
    greatest = Math.max(greatest, times[numbers[at] ?? 0] ?? 0);
  }
  const values = new Uint32Array(greatest + 1);
  for (let at = 0; at < count; at += 1) {
    const own = times[numbers[at] ?? 0] ?? 0;
    values[own] = (values[own] ?? 0) + 1;
  }
  let least = greatest;
  for (let sum = values[least] ?? 0; sum < most && least > 0; sum += values[least] ?? 0) least -= 1;
  return least;
}

interface Room {
  /** All zero between counts. */
  times: Float64Array;
  numbers: Uint32Array;
}

/** Counts values in reusable arrays, one set per facet. */
export class ValueCounter {
  readonly #rooms = new Map<string, Room>();

  /**
   * Counts the values of a facet at these ordinals and passes them to `use`, which must not keep them. The cost depends
   * only on the ordinals, not on how many values the facet has overall.
   */
  count<Result>(
    name: string,
    column: Int32Array,
    { ordinals, count }: Ordinals,
    values: number,
    use: (counted: CountedValues) => Result,
  ): Result {
    const { times, numbers } = this.#room(name, values);
    const seen =
      count > values
        ? countAll(column, ordinals, count, times, numbers, values)
        : countSeen(column, ordinals, count, times, numbers);
    const result = use({ numbers, count: seen, times });
    for (let at = 0; at < seen; at += 1) times[numbers[at] ?? 0] = 0;
    return result;
  }

  #room(name: string, values: number): Room {
    const known = this.#rooms.get(name);
    if (known && known.times.length > values) return known;
    const size = Math.ceil(values * 1.2) + 16;
    const room = { times: new Float64Array(size), numbers: new Uint32Array(size) };
    this.#rooms.set(name, room);
    return room;
  }
}

/** Notes each value when it is first seen: for few ordinals, whatever the number of values. */
function countSeen(
  column: Int32Array,
  ordinals: Uint32Array,
  count: number,
  times: Float64Array,
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
  times: Float64Array,
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
  let seen = 0;
  for (let number = 0; number < values; number += 1) {
    if (times[number] === 0) continue;
    numbers[seen] = number;
    seen += 1;
  }
  return seen;
}
