import { eitherAnswer, leastRanks, makeAnswer } from './answers.ts';
import type { ExpandedWord } from './expand-word.ts';
import type { MemoryIndex } from './memory-index.ts';
import { allRanks, ordinalOf, type PostingRange } from './postings.ts';
import type { Steps } from './time-slices.ts';

/**
 * Tracks which ordinals have matched every step so far, in one pass over the postings of each step's words. Its arrays
 * are reused from one query to the next.
 */
export class WordMarks {
  readonly #index: MemoryIndex;
  /** How many steps each ordinal has matched so far. */
  passed = new Uint8Array(0);
  /** How each ordinal matches the current step. */
  answers = new Uint16Array(0);
  /** The ordinals that have matched the current step, in the first `count` places. */
  ordinals = new Uint32Array(0);
  count = 0;

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  makeRoom(): void {
    const { capacity } = this.#index.columns;
    if (this.passed.length >= capacity) return;
    this.passed = new Uint8Array(capacity);
    this.answers = new Uint16Array(capacity);
    this.ordinals = new Uint32Array(capacity);
  }

  /** Resets all steps; the ordinals of the last one stay. */
  clear(): void {
    this.passed.fill(0, 0, this.#index.columns.count);
  }

  /** Marks the ordinals that contain a word and have matched all steps before. */
  *markWord(word: ExpandedWord, step: number): Steps<void> {
    for (const { word: number, quality } of word.expansions) {
      const least = leastRanks(word, quality);
      for (const range of this.#index.postings.ranges(number)) {
        this.#mark(range, least, quality, step);
        yield;
      }
    }
  }

  #mark({ postings, from, to }: PostingRange, least: number, how: number, step: number): void {
    for (let at = from; at < to; at += 1) {
      const posting = postings[at] ?? 0;
      const ranks = posting & allRanks;
      if (ranks > least) this.note(ordinalOf(posting), step, makeAnswer(how, ranks));
    }
  }

  /** Records that an ordinal matches the step, possibly again; ignored if it has missed an earlier step. */
  note(ordinal: number, step: number, answer: number): void {
    const passed = this.passed[ordinal] ?? 0;
    if (passed < step) return;
    if (passed > step) {
      this.answers[ordinal] = eitherAnswer(this.answers[ordinal] ?? 0, answer);
      return;
    }
    this.passed[ordinal] = step + 1;
    this.answers[ordinal] = answer;
    this.ordinals[this.count] = ordinal;
    this.count += 1;
  }
}
