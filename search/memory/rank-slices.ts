import { closeness, rankWorths } from '../words/closeness.ts';
import { worthLimit } from './answers.ts';
import { rankCount } from './postings.ts';
import type { SlicedNumbers } from './sliced-numbers.ts';

/** The best first. */
export const qualities = [...new Set<number>(Object.values(closeness))].sort((a, b) => b - a);
export const bestQuality = Math.max(...qualities);

/** In which ranks of texts ordinals answer a concept, by the quality of the answer, as bits. */
export class RankSlices {
  #words = 0;
  readonly #ofQuality: Uint32Array[] = [];
  readonly #isUsed = new Uint8Array(bestQuality + 1);
  #all = new Uint32Array(0);

  /** Forgets everything. */
  clear(words: number): void {
    if (words !== this.#words) {
      this.#ofQuality.length = 0;
      this.#all = new Uint32Array(words * rankCount);
      this.#words = words;
    }
    for (const how of qualities) if (this.#isUsed[how] === 1) this.#ofQuality[how]?.fill(0);
    this.#isUsed.fill(0);
  }

  /** The bits of a quality: those of the last rank of texts, then those of the one before, and so on. */
  of(how: number): Uint32Array {
    this.#isUsed[how] = 1;
    return (this.#ofQuality[how] ??= new Uint32Array(this.#words * rankCount));
  }

  /**
   * Computes what all answers are worth: the most that one quality gives in all ranks in which an answer is at least
   * that good.
   * @param worth all zero, deep enough for `worthLimit`
   */
  addUp(worth: SlicedNumbers): void {
    const all = this.#all.fill(0);
    for (const how of qualities) {
      const own = this.#ofQuality[how];
      if (own && this.#isUsed[how] === 1) raise(worth, how, own, all);
    }
  }
}

const value = new Int32Array(Math.log2(worthLimit));
const sum = new Int32Array(5);

/**
 * Raises numbers to what a quality gives.
 * @param own the ranks of this quality's answers
 * @param all receives them; the ranks of better answers
 */
function raise(
  { slices, words, depth }: SlicedNumbers,
  how: number,
  own: Uint32Array,
  all: Uint32Array,
): void {
  for (let word = 0; word < words; word += 1) {
    let fresh = 0;
    for (let at = word; at < all.length; at += words) {
      const bits = own[at] ?? 0;
      if (bits === 0) continue;
      const known = all[at] ?? 0;
      fresh |= bits & ~known;
      all[at] = known | bits;
    }
    // What is known in all of these ranks already is worth more.
    if (fresh === 0) continue;
    sumRanks(all, word, words);
    multiply(how);
    let isGreater = 0;
    let isEqual = -1;
    for (let slice = depth - 1, at = word + slice * words; slice >= 0; slice -= 1, at -= words) {
      const one = value[slice] ?? 0;
      const other = slices[at] ?? 0;
      isGreater |= isEqual & one & ~other;
      isEqual &= ~(one ^ other);
    }
    for (let slice = 0, at = word; slice < depth; slice += 1, at += words) {
      slices[at] = ((value[slice] ?? 0) & isGreater) | ((slices[at] ?? 0) & ~isGreater);
    }
  }
}

/** Adds up what the ranks of 32 ordinals are worth, into `sum`. */
function sumRanks(ranks: Uint32Array, word: number, words: number): void {
  // Checked by the compiler, as the steps below are made for these.
  const worths: readonly [name: 8, fourth: 4, third: 4, second: 2, last: 1] = rankWorths;
  let at = word;
  for (let slice = 0; slice < worths.length - 3; slice += 1) {
    sum[slice] = ranks[at] ?? 0;
    at += words;
  }
  const third = ranks[at] ?? 0;
  const fourth = ranks[at + words] ?? 0;
  const name = ranks[at + 2 * words] ?? 0;
  sum[2] = third ^ fourth;
  sum[3] = name ^ (third & fourth);
  sum[4] = name & third & fourth;
}

/** Multiplies the sums of 32 ordinals by a quality, into `value`. */
function multiply(how: number): void {
  for (let slice = 0; slice < value.length; slice += 1) value[slice] = 0;
  for (let shift = 0; how >>> shift > 0; shift += 1) {
    if (((how >>> shift) & 1) === 0) continue;
    let carry = 0;
    for (let slice = 0; slice < sum.length; slice += 1) {
      const one = value[shift + slice] ?? 0;
      const other = sum[slice] ?? 0;
      value[shift + slice] = one ^ other ^ carry;
      carry = (one & other) | (carry & (one ^ other));
    }
    for (let slice = shift + sum.length; carry !== 0; slice += 1) {
      const one = value[slice] ?? 0;
      value[slice] = one ^ carry;
      carry &= one;
    }
  }
}
