import { wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';
import type { EqualColumn } from './equal-column.ts';
import { classOf, type RankClasses } from './rank-classes.ts';
import type { Ordinals } from './ordinals.ts';
import {
  joinSliced,
  makeSliced,
  readInto,
  type SlicedNumbers,
  writeBytes,
  writeSliced,
} from './sliced-numbers.ts';
import type { Steps } from './time-slices.ts';

/** The latest ones are kept: each takes a byte for a row, if there are 200 different ranks. */
const mostKept = 32;
/** With more new rows than this, what their values mean is looked up at once. */
const fewRows = 20;
/** How many are written without an interruption: for half a millisecond at most. */
const rowsPerStep = 2 ** 15;

interface Ranked {
  by: string;
  /** The greatest number comes first; 0 has no rank. */
  numbers: SlicedNumbers;
  /** The ordinals below have their number. */
  seen: number;
}

/**
 * Rows by the rank of their values, as bit-sliced numbers, so that a page in this order is found as one by amount is. A
 * row never changes its values, so after a change only the new ones are looked at.
 */
export class SlicedRanks {
  readonly #columns: Columns;
  /** The latest last. */
  readonly #kept = new Map<ReadonlyMap<number, number>, Ranked>();
  #words = 0;
  #moves = 0;
  #joined = makeSliced(0, 0);
  #keys = new Float64Array(0);

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /**
   * @param ranks by value; must not be changed later
   * @returns numbers of which the greatest come first
   */
  *of(by: string, ranks: ReadonlyMap<number, number>): Steps<SlicedNumbers> {
    const { equals, capacity, count, moves } = this.#columns;
    const column = equals.get(by);
    if (!column) throw new Error(`${by} has no values`);
    const words = wordsFor(capacity);
    if (words !== this.#words || moves !== this.#moves) this.#kept.clear();
    this.#words = words;
    this.#moves = moves;
    const known = this.#kept.get(ranks);
    const ranked = known?.by === by ? known : makeRanked(by, words, ranks);
    if (ranked.seen < count) yield* follow(ranked, column, ranks, count);
    this.#keep(ranks, ranked);
    return ranked.numbers;
  }

  #keep(ranks: ReadonlyMap<number, number>, ranked: Ranked): void {
    this.#kept.delete(ranks);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < mostKept) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(ranks, ranked);
  }

  /** The numbers of some ordinals, by ordinal; valid until the next call. */
  read(numbers: SlicedNumbers, { ordinals, count }: Ordinals): Float64Array {
    const { capacity } = this.#columns;
    if (this.#keys.length < capacity) this.#keys = new Float64Array(capacity);
    readInto(numbers, ordinals, count, this.#keys);
    return this.#keys;
  }

  /** Numbers whose equal ones are ordered by others; valid until the next call. */
  followedBy(numbers: SlicedNumbers, others: SlicedNumbers): SlicedNumbers {
    const { words } = numbers;
    const depth = numbers.depth + others.depth;
    if (this.#joined.words !== words || this.#joined.depth !== depth) {
      this.#joined = makeSliced(words, depth);
    }
    joinSliced(numbers, others, this.#joined);
    return this.#joined;
  }
}

function makeRanked(by: string, words: number, ranks: ReadonlyMap<number, number>): Ranked {
  const depth = Math.ceil(Math.log2(new Set(ranks.values()).size + 1));
  return { by, numbers: makeSliced(words, depth), seen: 0 };
}

function* follow(
  ranked: Ranked,
  column: EqualColumn,
  ranks: ReadonlyMap<number, number>,
  count: number,
): Steps<void> {
  const { numbers, seen } = ranked;
  const classes = column.rankClasses(ranks);
  if (count - seen > fewRows) {
    for (let from = seen; from < count;) {
      const to = Math.min(count, (from | (rowsPerStep - 1)) + 1);
      writeAll(numbers, classes, from, to);
      yield;
      from = to;
    }
  } else {
    for (let ordinal = seen; ordinal < count; ordinal += 1) {
      writeSliced(numbers, ordinal, classes.count - 1 - classOf(classes, ordinal));
    }
  }
  // What was ended before is written once more, with the same bits.
  ranked.seen = count;
}

/** The lowest bytes of 32 numbers, four to an element, then the next ones. */
const packed = new Uint32Array(16);

/** Puts the numbers of 32 rows together before they are written. */
function writeAll(numbers: SlicedNumbers, classes: RankClasses, from: number, to: number): void {
  for (let word = from >>> 5; word << 5 < to; word += 1) {
    packed.fill(0);
    const last = Math.min(to, (word + 1) << 5);
    for (let ordinal = Math.max(from, word << 5); ordinal < last; ordinal += 1) {
      const number = classes.count - 1 - classOf(classes, ordinal);
      const place = (ordinal & 31) >>> 2;
      const shift = (ordinal & 3) << 3;
      packed[place] = (packed[place] ?? 0) | ((number & 255) << shift);
      packed[place + 8] = (packed[place + 8] ?? 0) | ((number >>> 8) << shift);
    }
    writeBytes(numbers, word, packed, 0);
    writeBytes(numbers, word, packed, 8, 8);
  }
}
