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

/** Which rows have a word, and how they match it, by ordinal; other rows have an answer to an earlier word. */
interface WordAnswers {
  bits: Uint32Array;
  answers: Uint16Array;
}

/** How many times 32 rows are looked at without an interruption: for half a millisecond at most. */
const wordsPerStep = 2 ** 11;
/** Of so many words the arrays are kept to be used again. */
const mostRooms = 12;

/**
 * Finds where phrases occur whose words are in very many rows each. The words are put together as bits, 32 rows at a time,
 * and the postings of a word that several phrases have in common are read once.
 */
export class FrequentPhrases {
  readonly #index: MemoryIndex;
  /** The rows that have the whole phrase, and how they match it, by ordinal. */
  #rows = new Uint32Array(0);
  #answers = new Uint16Array(0);
  readonly #words = new Map<string, WordAnswers>();
  readonly #rooms: WordAnswers[] = [];
  readonly #listed = new Uint32Array(wordsPerStep << 5);

  constructor(index: MemoryIndex) {
    this.#index = index;
  }

  /** Forgets the words of before: their rows may have become others. */
  begin(): void {
    this.#rooms.push(...this.#words.values());
    this.#words.clear();
    this.#rooms.length = Math.min(this.#rooms.length, mostRooms);
    const words = wordsFor(this.#index.columns.capacity);
    if (this.#rows.length === words) return;
    this.#rows = new Uint32Array(words);
    this.#answers = new Uint16Array(words << 5);
    this.#rooms.length = 0;
  }

  /** Where a phrase of several words occurs, by how close it is. */
  *list(phrase: readonly ExpandedWord[]): Steps<PostingList[]> {
    const words: WordAnswers[] = [];
    for (const word of phrase) words.push(yield* this.#answersTo(word));
    this.#rows.fill(-1);
    for (const { bits } of words) keepBoth(this.#rows, bits);
    const answers = this.#answers;
    const counts = new Uint32Array(bestQuality + 1);
    yield* this.#forEach((ordinals) => {
      for (const ordinal of ordinals) {
        const answer = answerOf(words, ordinal);
        const quality = qualityOf(answer);
        counts[quality] = (counts[quality] ?? 0) + 1;
        answers[ordinal] = answer;
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
    return lists;
  }

  *#answersTo(word: ExpandedWord): Steps<WordAnswers> {
    const key = keyOfWord(word);
    const known = this.#words.get(key);
    if (known) return known;
    const { length } = this.#rows;
    const found = this.#rooms.pop() ?? {
      bits: new Uint32Array(length),
      answers: new Uint16Array(length << 5),
    };
    found.bits.fill(0);
    for (const { word: number, quality } of word.expansions) {
      const least = leastRanks(word, quality);
      for (const range of this.#index.postings.ranges(number)) {
        note(found, range, quality, least);
        yield;
      }
    }
    this.#words.set(key, found);
    return found;
  }

  /** Visits the rows that have the whole phrase, many at once. */
  *#forEach(visit: (ordinals: Uint32Array) => void): Steps<void> {
    const { length } = this.#rows;
    for (let word = 0; word < length; word += wordsPerStep) {
      const end = Math.min(length, word + wordsPerStep);
      const count = listBits(this.#rows, word, end, this.#listed, 0);
      visit(this.#listed.subarray(0, count));
      yield;
    }
  }
}

/** The same for all words that stand for the same words of rows, equally closely. */
export function keyOfWord({ expansions, skipsLastRank }: ExpandedWord): string {
  const numbers = expansions.map(({ word, quality }) => word * 16 + quality);
  return `${Number(skipsLastRank)}:${numbers.join()}`;
}

/** Takes in how some rows match a word. */
function note(
  { bits, answers }: WordAnswers,
  { postings, from, to }: PostingRange,
  quality: number,
  least: number,
): void {
  for (let at = from; at < to; at += 1) {
    const posting = postings[at] ?? 0;
    const ranks = posting & allRanks;
    if (ranks <= least) continue;
    const ordinal = ordinalOf(posting);
    const answer = makeAnswer(quality, ranks);
    if (hasBit(bits, ordinal)) {
      answers[ordinal] = eitherAnswer(answers[ordinal] ?? 0, answer);
    } else {
      answers[ordinal] = answer;
      setBit(bits, ordinal);
    }
  }
}

/** How a row matches all of these words. */
function answerOf(words: readonly WordAnswers[], ordinal: number): number {
  let answer = words[0]?.answers[ordinal] ?? 0;
  for (let at = 1; at < words.length; at += 1) {
    answer = bothAnswers(answer, words[at]?.answers[ordinal] ?? 0);
  }
  return answer;
}
