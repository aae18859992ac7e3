import type { FacetTexts } from './facet-texts.ts';
import type { Ordinals } from './ordinals.ts';
import { pickOrdinals } from './pick-ordinals.ts';

/** Which values of a facet occur, and how often. */
export interface CountedValues {
  /** The first `count` places hold the numbers of the values that occur. */
  numbers: Uint32Array;
  count: number;
  /** By number. */
  times: Float64Array;
}

/** The commonest values of a facet, in alphabetical order; of equally common ones the first in the alphabet. */
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
  /** Zero everywhere between two countings. */
  times: Float64Array;
  numbers: Uint32Array;
}

/** Counts values; room for that is kept, one for each facet. */
export class ValueCounter {
  readonly #rooms = new Map<string, Room>();

  /**
   * Counts the values of a facet at these ordinals and hands them to `use`, which must not keep them. The work depends on
   * the ordinals alone, not on how many values the facet has elsewhere.
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
