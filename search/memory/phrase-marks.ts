import { bothAnswers } from './answers.ts';
import type { ExpandedWord } from './expand-word.ts';
import { isRatherLookedUp, lookUp } from './look-up.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Steps } from './time-slices.ts';
import { WordMarks } from './word-marks.ts';

/** Finds the ordinals that contain all words of a phrase, in one pass over the postings of each word. */
export class PhraseMarks {
  readonly #index: MemoryIndex;
  readonly #marks: WordMarks;
  /** How each ordinal matches the words up to the current one. */
  #answers = new Uint16Array(0);

  constructor(index: MemoryIndex) {
    this.#index = index;
    this.#marks = new WordMarks(index);
  }

  /** @param phrase the rarest word first */
  *markPhrase(phrase: readonly ExpandedWord[]): Steps<void> {
    const marks = this.#marks;
    marks.makeRoom();
    if (this.#answers.length < marks.ordinals.length) {
      this.#answers = new Uint16Array(marks.ordinals.length);
    }
    try {
      yield* this.#markWords(phrase);
    } finally {
      marks.clear();
    }
  }

  *#markWords(phrase: readonly ExpandedWord[]): Steps<void> {
    const marks = this.#marks;
    for (const [step, word] of phrase.entries()) {
      const before = marks.count;
      marks.count = 0;
      if (step > 0 && isRatherLookedUp(before, word.expansions.length, word.count)) {
        this.#narrow(word, before, step);
      } else {
        yield* marks.markWord(word, step);
      }
      for (let at = 0; at < marks.count; at += 1) {
        const ordinal = marks.ordinals[at] ?? 0;
        const own = marks.answers[ordinal] ?? 0;
        this.#answers[ordinal] = step === 0 ? own : bothAnswers(this.#answers[ordinal] ?? 0, own);
      }
      yield;
    }
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
