import {
  bestQuality,
  bothAnswers,
  eitherAnswer,
  leastRanks,
  makeAnswer,
  qualityOf,
} from './answers.ts';
import { hasBit, keepBoth, listBits, setBit, wordsFor } from './bits.ts';
import type { ExpandedWord } from './expand-word.ts';
import type { MemoryIndex } from './memory-index.ts';
import { allRanks, makePosting, ordinalOf, type PostingRange } from './postings.ts';
import type { Steps } from './time-slices.ts';

/** Postings that answer a concept equally closely. */
export interface PostingList extends PostingRange {
  quality: number;
  /** The ranks that say too little. */
  least: number;
}

/** How many times 32 rows are looked at without an interruption: for half a millisecond at most. */
const wordsPerStep = 2 ** 11;

/**
 * Finds where phrases occur whose words are in very many rows each: it first sets a bit for each row of each word, and
 * then reads how the words match only in rows that have them all. Its arrays are used again.
 */
export class FrequentPhrases {
  readonly #index: MemoryIndex;
  /** The rows that may have the whole phrase, and those that have one of its words. */
  #rows = new Uint32Array(0);
  #own = new Uint32Array(0);
  /** How rows match the words up to the current one, and that one, by ordinal. */
  #answers = new Uint16Array(0);
  #answersOfWord = new Uint16Array(0);
  readonly #listed = new Uint32Array(wordsPerStep << 5);

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /**
   * Where a phrase of several words occurs, by how close it is.
   * @param phrase the rarest word first
   */
  *list(phrase: readonly ExpandedWord[]): Steps<PostingList[]> {
    this.#makeRoom();
    yield* this.#findRows(phrase);
    for (const [step, word] of phrase.entries()) {
      yield* this.#answerWord(word);
      yield* this.#forEach((ordinals) => this.#addWord(ordinals, step));
    }
    return yield* this.#listByQuality();
  }

  #makeRoom(): void {
    const { capacity } = this.#index.columns;
    const words = wordsFor(capacity);
    if (this.#rows.length === words) return;
    this.#rows = new Uint32Array(words);
    this.#own = new Uint32Array(words);
    this.#answers = new Uint16Array(words << 5);
    this.#answersOfWord = new Uint16Array(words << 5);
  }

  *#findRows(phrase: readonly ExpandedWord[]): Steps<void> {
    for (const [step, { expansions }] of phrase.entries()) {
      const bits = (step === 0 ? this.#rows : this.#own).fill(0);
      for (const { word } of expansions) {
        for (const range of this.#index.postings.ranges(word)) {
          setBits(bits, range);
          yield;
        }
      }
      if (step > 0) keepBoth(this.#rows, this.#own);
    }
  }

  *#answerWord(word: ExpandedWord): Steps<void> {
    const answers = this.#answersOfWord.fill(0);
    for (const { word: number, quality } of word.expansions) {
      const least = leastRanks(word, quality);
      for (const range of this.#index.postings.ranges(number)) {
        answerRange(range, this.#rows, { quality, least }, answers);
        yield;
      }
    }
  }

  #addWord(ordinals: Uint32Array, step: number): void {
    const [answers, ofWord] = [this.#answers, this.#answersOfWord];
    for (const ordinal of ordinals) {
      const own = ofWord[ordinal] ?? 0;
      const before = step === 0 ? own : (answers[ordinal] ?? 0);
      answers[ordinal] = own === 0 || before === 0 ? 0 : bothAnswers(before, own);
    }
  }

  /** Visits the rows that may have the whole phrase, many at once. */
  *#forEach(visit: (ordinals: Uint32Array) => void): Steps<void> {
    const { length } = this.#rows;
    for (let word = 0; word < length; word += wordsPerStep) {
      const end = Math.min(length, word + wordsPerStep);
      const count = listBits(this.#rows, word, end, this.#listed, 0);
      visit(this.#listed.subarray(0, count));
      yield;
    }
  }

  *#listByQuality(): Steps<PostingList[]> {
    const answers = this.#answers;
    const counts = new Uint32Array(bestQuality + 1);
    yield* this.#forEach((ordinals) => {
      for (const ordinal of ordinals) {
        const quality = qualityOf(answers[ordinal] ?? 0);
        counts[quality] = (counts[quality] ?? 0) + 1;
      }
    });
    const lists = Array.from(counts, (count, quality) => {
      return { quality, least: 0, postings: new Uint32Array(count), from: 0, to: 0 };
    });
    yield* this.#forEach((ordinals) => {
      for (const ordinal of ordinals) {
        const answer = answers[ordinal] ?? 0;
        const list = lists[qualityOf(answer)];
        if (!list) continue;
        list.postings[list.to] = makePosting(ordinal, answer & allRanks);
        list.to += 1;
      }
    });
    // Those without an answer lack a word, or have it only where it says too little.
    return lists.slice(1);
  }
}

function setBits(bits: Uint32Array, { postings, from, to }: PostingRange): void {
  for (let at = from; at < to; at += 1) setBit(bits, ordinalOf(postings[at] ?? 0));
}

/** Notes how some rows match a word, by ordinal. */
function answerRange(
  { postings, from, to }: PostingRange,
  rows: Uint32Array,
  { quality, least }: { quality: number; least: number },
  answers: Uint16Array,
): void {
  for (let at = from; at < to; at += 1) {
    const posting = postings[at] ?? 0;
    const ordinal = ordinalOf(posting);
    const ranks = posting & allRanks;
    if (ranks <= least || !hasBit(rows, ordinal)) continue;
    const answer = makeAnswer(quality, ranks);
    const before = answers[ordinal] ?? 0;
    answers[ordinal] = before === 0 ? answer : eitherAnswer(before, answer);
  }
}
