import type { FacetTexts } from './facet-texts.ts';
import type { Ordinals } from './ordinals.ts';
import { pickOrdinals } from './pick-ordinals.ts';

/** How often each value of a facet occurs. */
export interface CountedValues {
  /** The first `count` places contain the numbers of the values that occur. */
  numbers: Uint32Array;
  count: number;
  /** By the value's number. */
  times: Float64Array;
}

/** The most frequent values of a facet, in alphabetical order; of equally frequent ones, the alphabetically first. */
export function commonestValues(facet: FacetTexts, counted: CountedValues, most: number): string[] {
  const { numbers, count, times } = counted;
  const ranks = facet.ranks();
  return pickOrdinals(
    { ordinals: numbers, count },
    {
      keys: times,
      direction: -1,
      comesBefore: (a, b) => (ranks[a] ?? 0) < (ranks[b] ?? 0),
    },
    0,
    most,
  )
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
    .map((number) => facet.texts[number] ?? '');
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
    const result = use({ numbers, count: seen, times });
    for (let at = 0; at < seen; at += 1) times[numbers[at] ?? 0] = 0;
    return result;
  }

  #room(name: string, values: number): Room {
    const known = this.#rooms.get(name);
    if (known && known.times.length >= values) return known;
    const size = Math.ceil(values * 1.2) + 16;
    const room = { times: new Float64Array(size), numbers: new Uint32Array(size) };
    this.#rooms.set(name, room);
    return room;
  }
}
