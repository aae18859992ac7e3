import { bothAnswers } from './answers.ts';
import { keepBoth, setBit, wordsFor } from './bits.ts';
import type { ExpandedWord } from './expand-word.ts';
import { isRatherLookedUp, lookUp } from './look-up.ts';
import type { MemoryIndex } from './memory-index.ts';
import { ordinalOf } from './postings.ts';
import { WordMarks } from './word-marks.ts';

/** Of all rows: with a rarest word in more of them, it is found first which ordinals contain all words. */
const candidatesShare = 1 / 64;

/** Finds the ordinals that contain all words of a phrase, in one pass over the postings of each word. */
export class PhraseMarks {
  readonly #index: MemoryIndex;
  readonly #marks: WordMarks;
  /** How each ordinal matches the words up to the current one. */
  #answers = new Uint16Array(0);
  /** Of all words of a phrase, and of one. */
  #candidates = new Uint32Array(0);
  #own = new Uint32Array(0);

  constructor(index: MemoryIndex) {
    this.#index = index;
    this.#marks = new WordMarks(index);
  }

  /** @param phrase the rarest word first */
  markPhrase(phrase: readonly ExpandedWord[]): void {
    const marks = this.#marks;
    marks.makeRoom();
    if (this.#answers.length < marks.ordinals.length) {
      this.#answers = new Uint16Array(marks.ordinals.length);
    }
    const candidates = this.#findCandidates(phrase);
    for (const [step, word] of phrase.entries()) {
      const before = marks.count;
      marks.count = 0;
      if (step > 0 && isRatherLookedUp(before, word.expansions.length, word.count)) {
        this.#narrow(word, before, step);
      } else {
        marks.markWord(word, step, candidates);
      }
      for (let at = 0; at < marks.count; at += 1) {
        const ordinal = marks.ordinals[at] ?? 0;
        const own = marks.answers[ordinal] ?? 0;
        this.#answers[ordinal] = step === 0 ? own : bothAnswers(this.#answers[ordinal] ?? 0, own);
      }
    }
    marks.clear();
  }

  /**
   * Which ordinals contain all words, as bits: marking costs several times as much as setting a bit.
   * @returns null if the rarest word is in so few that they are rather marked
   */
  #findCandidates(phrase: readonly ExpandedWord[]): Uint32Array | null {
    const { columns, postings } = this.#index;
    if (phrase.length < 2 || (phrase[0]?.count ?? 0) < columns.count * candidatesShare) return null;
    const words = wordsFor(columns.capacity);
    if (this.#own.length !== words) {
      this.#own = new Uint32Array(words);
      this.#candidates = new Uint32Array(words);
    }
    for (const [step, { expansions }] of phrase.entries()) {
      const bits = (step === 0 ? this.#candidates : this.#own).fill(0);
      for (const { word } of expansions) {
        setBits(bits, postings.all, postings.start(word), postings.end(word));
        const recent = postings.recent(word);
        setBits(bits, recent, 0, recent.length);
      }
      if (step > 0) keepBoth(this.#candidates, this.#own);
    }
    return this.#candidates;
  }

  /** Looks a word up in each ordinal that contains all words before. */
  #narrow(word: ExpandedWord, count: number, step: number): void {
    const marks = this.#marks;
    for (let at = 0; at < count; at += 1) {
      const ordinal = marks.ordinals[at] ?? 0;
      const answer = lookUp(this.#index.postings, [word], ordinal);
      if (answer > 0) marks.note(ordinal, step, answer);
    }
  }

  /** Visits each ordinal that contains the whole phrase, with how it matches. */
  forEach(visit: (ordinal: number, answer: number) => void): void {
    const { ordinals, count } = this.#marks;
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      visit(ordinal, this.#answers[ordinal] ?? 0);
    }
  }
}

function setBits(
  bits: Uint32Array,
  postings: Uint32Array | readonly number[],
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) setBit(bits, ordinalOf(postings[at] ?? 0));
}
