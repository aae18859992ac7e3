import { bothAnswers } from './answers.ts';
import type { ExpandedWord } from './expand-word.ts';
import type { SearchIndex } from './search-index.ts';
import { WordMarks } from './word-marks.ts';

/** Finds where all words of a phrase stand, by going once through the postings of each. */
export class PhraseMarks {
  readonly #marks: WordMarks;
  /** How each slot answers the words up to the one at hand. */
  #answers = new Uint16Array(0);

  constructor(index: SearchIndex) {
    this.#marks = new WordMarks(index);
  }

  /** @param phrase the rarest word first */
  markPhrase(phrase: readonly ExpandedWord[]): void {
    const marks = this.#marks;
    marks.makeRoom();
    if (this.#answers.length < marks.slots.length) {
      this.#answers = new Uint16Array(marks.slots.length);
    }
    for (const [step, word] of phrase.entries()) {
      marks.count = 0;
      marks.markWord(word, step);
      for (let at = 0; at < marks.count; at += 1) {
        const slot = marks.slots[at] ?? 0;
        const own = marks.answers[slot] ?? 0;
        this.#answers[slot] = step === 0 ? own : bothAnswers(this.#answers[slot] ?? 0, own);
      }
    }
    marks.clear();
  }

  /** Each slot in which all of the phrase stands, with how it answers. */
  forEach(visit: (slot: number, answer: number) => void): void {
    const { slots, count } = this.#marks;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      visit(slot, this.#answers[slot] ?? 0);
    }
  }
}
