import { countBits, keepBoth, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import type { RowTest } from './row-tests.ts';
import type { Steps } from './time-slices.ts';

/** The latest ones are kept: at most 16 bytes for each row. */
const mostKept = 128;
/** How many rows are tested without an interruption: for a tenth of a millisecond. */
const rowsPerStep = 2 ** 17;

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
  readonly #fewShare: number;
  /** The latest last. */
  readonly #kept = new Map<string, RowSet>();
  #words = 0;
  #moves = 0;
  /** An array that is used again: V8 collects the sooner, the more large ones it has to give back. */
  #spare: Uint32Array | null = null;
  readonly #scratch: Uint32Array[] = [];
  /** All zero. */
  #passed = new Uint32Array(0);

  /** @param fewShare of all rows: fewer are tested one by one, rather than all for a set that nobody has asked for yet */
  constructor(columns: Columns, fewShare = 1 / 64) {
    this.#columns = columns;
    this.#fewShare = fewShare;
  }

  /** @returns bits that must not be changed; those of a test without a key are valid until the next call */
  *of({ key, mark }: RowTest): Steps<Uint32Array> {
    const { capacity, count, moves } = this.#columns;
    const words = wordsFor(capacity);
    if (words !== this.#words || moves !== this.#moves) this.#kept.clear();
    this.#words = words;
    this.#moves = moves;
    const known = key === null ? undefined : this.#kept.get(key);
    const set = known ?? { bits: this.#freshBits(words), seen: 0 };
    if (key !== null) this.#keep(key, set);
    while (set.seen < count) {
      const end = Math.min(count, set.seen + rowsPerStep);
      mark(set.bits, set.seen, end);
      set.seen = end;
      yield;
    }
    if (key === null) this.#spare = set.bits;
    return set.bits;
  }

  #freshBits(words: number): Uint32Array {
    const spare = this.#spare;
    this.#spare = null;
    return spare?.length === words ? spare.fill(0) : new Uint32Array(words);
  }

  #keep(key: string, set: RowSet): void {
    this.#kept.delete(key);
    for (const [oldest, { bits }] of this.#kept) {
      if (this.#kept.size < mostKept) break;
      this.#kept.delete(oldest);
      this.#spare = bits;
    }
    this.#kept.set(key, set);
  }

  /**
   * The rows of a set that pass all of these tests.
   * @param into receives them; may be the set itself
   */
  *narrow(bits: Uint32Array, wanted: Iterable<RowTest>, into: Uint32Array): Steps<Uint32Array> {
    if (into !== bits) into.set(bits);
    for (const test of wanted) {
      if (this.#isKnown(test) || !this.#isFew(into)) keepBoth(into, yield* this.of(test));
      else keepPassing(into, test, this.#emptyRoom());
    }
    return into;
  }

  #emptyRoom(): Uint32Array {
    const words = wordsFor(this.#columns.capacity);
    if (this.#passed.length !== words) this.#passed = new Uint32Array(words);
    return this.#passed;
  }

  #isKnown({ key }: RowTest): boolean {
    return key !== null && this.#kept.has(key);
  }

  #isFew(bits: Uint32Array): boolean {
    return countBits(bits, bits.length) < this.#columns.count * this.#fewShare;
  }

  /** An array for the bits of all rows, whose contents must be used up before anyone requests the same one. */
  scratch(which: 0 | 1 | 2 | 3 | 4 | 5): Uint32Array {
    const words = wordsFor(this.#columns.capacity);
    const known = this.#scratch[which];
    return known?.length === words ? known : (this.#scratch[which] = new Uint32Array(words));
  }
}

/**
 * Keeps those of a set that pass a test, looking at no other row.
 * @param passed all zero, before and afterwards
 */
function keepPassing(bits: Uint32Array, { mark }: RowTest, passed: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    const own = bits[word] ?? 0;
    if (own === 0) continue;
    for (let left = own; left !== 0; left &= left - 1) {
      const ordinal = (word << 5) + 31 - Math.clz32(left & -left);
      mark(passed, ordinal, ordinal + 1);
    }
    bits[word] = own & (passed[word] ?? 0);
    passed[word] = 0;
  }
}
