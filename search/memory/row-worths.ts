import { makeAnswer, worthOf } from './answers.ts';
import { allRanks, ordinalOf, type PostingRange } from './postings.ts';
import { type SlicedNumbers, writeBytes } from './sliced-numbers.ts';
import type { Steps } from './time-slices.ts';

/** How many times 32 rows are written without an interruption: for a few tenths of a millisecond. */
const wordsPerStep = 2 ** 12;

/**
 * What rows are worth by their answers to one concept: the most that one closeness gives, in all ranks of texts in which
 * an answer is at least that close.
 */
export class RowWorths {
  /** In which ranks of texts a row answers, by ordinal. */
  #ranks = new Uint8Array(0);
  /** By ordinal; below `worthLimit`, which is why a byte is enough. */
  #worth = new Uint8Array(0);

  /** @param words numbers that hold a bit for each row */
  clear(words: number): void {
    const rows = words << 5;
    if (this.#worth.length === rows) {
      this.#ranks.fill(0);
      this.#worth.fill(0);
    } else {
      this.#ranks = new Uint8Array(rows);
      this.#worth = new Uint8Array(rows);
    }
  }

  /**
   * Takes in a range of postings, after all that answer more closely.
   * @param least ranks up to this say too little
   */
  noteAll({ postings, from, to }: PostingRange, quality: number, least: number): void {
    const [ranks, worth] = [this.#ranks, this.#worth];
    const worthOfRanks = Uint8Array.from({ length: allRanks + 1 }, (_, some) =>
      worthOf(makeAnswer(quality, some)),
    );
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] ?? 0;
      const own = posting & allRanks;
      if (own <= least) continue;
      const ordinal = ordinalOf(posting);
      const all = (ranks[ordinal] ?? 0) | own;
      ranks[ordinal] = all;
      const most = worthOfRanks[all] ?? 0;
      if (most > (worth[ordinal] ?? 0)) worth[ordinal] = most;
    }
  }

  /**
   * @param sliced receives what rows are worth, if all zero and deep enough for `worthLimit`
   * @param bits receives those that are worth anything
   */
  *write(sliced: SlicedNumbers, bits: Uint32Array): Steps<void> {
    const packed = new Uint32Array(this.#worth.buffer);
    for (let word = 0; word < bits.length; word += 1) {
      bits[word] = writeBytes(sliced, word, packed, word << 3);
      if (word % wordsPerStep === 0) yield;
    }
  }
}
