import { keepBoth, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import type { RowTest } from './row-tests.ts';

/** The latest ones are kept: at most 16 bytes for each row. */
const mostKept = 128;

interface RowSet {
  bits: Uint32Array;
  /** The ordinals below have been tested. */
  seen: number;
}

/**
 * Which rows pass the tests of the latest queries, as bits. A changed row has a new ordinal, so after a change only that
 * one is tested; what a removed row has passed does not matter, as the bits of its kind do not have it.
 */
export class RowSets {
  readonly #columns: Columns;
  /** The latest last. */
  readonly #kept = new Map<string, RowSet>();
  #words = 0;
  #moves = 0;
  readonly #scratch: Uint32Array[] = [];

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** @returns bits that must not be changed, and are valid until a row is added */
  of({ key, mark }: RowTest): Uint32Array {
    const { capacity, count, moves } = this.#columns;
    const words = wordsFor(capacity);
    if (words !== this.#words || moves !== this.#moves) this.#kept.clear();
    this.#words = words;
    this.#moves = moves;
    const known = key === null ? undefined : this.#kept.get(key);
    const set = known ?? { bits: new Uint32Array(words), seen: 0 };
    if (set.seen < count) mark(set.bits, set.seen, count);
    set.seen = count;
    if (key !== null) this.#keep(key, set);
    return set.bits;
  }

  #keep(key: string, set: RowSet): void {
    this.#kept.delete(key);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < mostKept) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(key, set);
  }

  /**
   * The rows of a set that pass all of these tests.
   * @param into receives them; may be the set itself
   */
  narrow(bits: Uint32Array, wanted: Iterable<RowTest>, into: Uint32Array): Uint32Array {
    if (into !== bits) into.set(bits);
    for (const test of wanted) keepBoth(into, this.of(test));
    return into;
  }

  /** An array for the bits of all rows, whose contents must be used up before anyone requests the same one. */
  scratch(which: 0 | 1 | 2 | 3): Uint32Array {
    const words = wordsFor(this.#columns.capacity);
    const known = this.#scratch[which];
    return known?.length === words ? known : (this.#scratch[which] = new Uint32Array(words));
  }
}
