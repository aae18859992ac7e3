import type { QueryConcept } from '../words/analyse-query.ts';
import { bothAnswers, eitherAnswer, leastRanks, makeAnswer, worthOf } from './answers.ts';
import { type ExpandedWord, expandSynonym, expandTyped, isKnown } from './expand-word.ts';
import { noKind } from './columns.ts';
import type { Matches } from './ordinals.ts';
import { WordMarks } from './word-marks.ts';
import { allRanks, ordinalOf } from './postings.ts';
import { PhraseMarks } from './phrase-marks.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Words that must all occur, the rarest first: one typed word, or the words of a phrase. */
type Phrase = ExpandedWord[];

interface Concept {
  phrases: Phrase[];
  /** How many postings a search for all phrases would visit. */
  count: number;
}

/** A look-up in a posting list costs about as much as this many steps through it. */
const lookUpSteps = 20;
/** If at least one in this many ordinals matches, the fastest way to list them is to scan all in order. */
const denseShare = 32;

/**
 * Finds the ordinals that match every concept of a query, and how well. It reuses its arrays and hardly allocates, so a
 * result must not be used any more after the next query.
 */
export class QueryMatcher {
  readonly #index: MemoryIndex;
  readonly #phrases: PhraseMarks;
  /** One step per concept. */
  readonly #marks: WordMarks;
  #scores = new Float64Array(0);

  constructor(index: MemoryIndex) {
    this.#index = index;
    this.#phrases = new PhraseMarks(index);
    this.#marks = new WordMarks(index);
  }

  /**
   * Finds what matches the words as typed; if nothing does, what matches all but the doubtful words; and finally what
   * matches words that are nearly the same.
   * @param kind of the rows to find, `noKind` for all
   * @param isForgiving false skips the last step
   */
  match(query: readonly QueryConcept[], kind: number, isForgiving = true): Matches {
    const exact = this.#matchAll(query, kind, false);
    if (exact.count > 0) return exact;
    const certain = query.filter(({ isDoubtful }) => !isDoubtful);
    const asked = certain.length > 0 ? certain : query;
    const without = asked.length < query.length ? this.#matchAll(asked, kind, false) : exact;
    return without.count > 0 || !isForgiving ? without : this.#matchAll(asked, kind, true);
  }

  #matchAll(query: readonly QueryConcept[], kind: number, isForgiving: boolean): Matches {
    this.#makeRoom();
    const concepts = query
      .filter((concept) => !concept.optional)
      .map((concept) => this.#expand(concept, isForgiving))
      .sort((a, b) => a.count - b.count);
    this.#marks.count = 0;
    for (const [step, concept] of concepts.entries()) {
      if (step > 0 && this.#marks.count * lookUpSteps * widthOf(concept) < concept.count) {
        this.#narrow(concept, step);
      } else {
        this.#visitAll(concept, step);
      }
      this.#addScores(step);
      if (this.#marks.count === 0) break;
    }
    this.#collect(concepts.length, kind);
    this.#marks.clear();
    return { ordinals: this.#marks.ordinals, count: this.#marks.count, scores: this.#scores };
  }

  #makeRoom(): void {
    const { capacity } = this.#index.columns;
    this.#marks.makeRoom();
    if (this.#scores.length < capacity) this.#scores = new Float64Array(capacity);
  }

  #expand({ alternatives, corrected }: QueryConcept, isForgiving: boolean): Concept {
    // Only single words are corrected.
    const [typed] = alternatives[0]?.words ?? [];
    const isTypo = isForgiving || (typed && !isKnown(this.#index, typed));
    const phrases = (isTypo ? [...alternatives, ...corrected] : alternatives)
      .map(({ kind, words, isLoose }) =>
        words.map((word) =>
          kind === 'typed'
            ? expandTyped(this.#index, word, isForgiving)
            : expandSynonym(this.#index, word, isLoose),
        ),
      )
      .filter((phrase) => phrase.every(({ count }) => count > 0));
    for (const phrase of phrases) phrase.sort((a, b) => a.count - b.count);
    const count = phrases.flat().reduce((sum, word) => sum + word.count, 0);
    return { phrases, count };
  }

  /** Visits the postings of everything that the concept may stand for. */
  #visitAll({ phrases }: Concept, step: number): void {
    this.#marks.count = 0;
    for (const phrase of phrases) {
      const [first, ...others] = phrase;
      if (!first) continue;
      if (others.length === 0) {
        this.#marks.markWord(first, step);
      } else {
        this.#phrases.markPhrase(phrase);
        this.#phrases.forEach((ordinal, answer) => this.#marks.note(ordinal, step, answer));
      }
    }
  }

  /** Looks the concept up in each remaining ordinal. */
  #narrow({ phrases }: Concept, step: number): void {
    const before = this.#marks.count;
    this.#marks.count = 0;
    for (let at = 0; at < before; at += 1) {
      const ordinal = this.#marks.ordinals[at] ?? 0;
      for (const phrase of phrases) {
        const answer = this.#lookUp(phrase, ordinal);
        if (answer > 0) this.#marks.note(ordinal, step, answer);
      }
    }
  }

  /** How an ordinal matches a phrase, 0 for not at all. */
  #lookUp(phrase: Phrase, ordinal: number): number {
    const { postings } = this.#index;
    let answer = 0;
    for (const word of phrase) {
      let own = 0;
      for (const expansion of word.expansions) {
        const { word: number } = expansion;
        const recent = postings.recent(number);
        const ranks =
          ranksIn(postings.all, postings.start(number), postings.end(number), ordinal) ||
          ranksIn(recent, 0, recent.length, ordinal);
        if (ranks <= leastRanks(word, expansion.quality)) continue;
        own = eitherAnswer(own, makeAnswer(expansion.quality, ranks));
      }
      if (own === 0) return 0;
      answer = answer === 0 ? own : bothAnswers(answer, own);
    }
    return answer;
  }

  /** The scores of several concepts add up. */
  #addScores(step: number): void {
    for (let at = 0; at < this.#marks.count; at += 1) {
      const ordinal = this.#marks.ordinals[at] ?? 0;
      const answer = this.#marks.answers[ordinal] ?? 0;
      const before = step > 0 ? (this.#scores[ordinal] ?? 0) : 0;
      this.#scores[ordinal] = before + worthOf(answer);
    }
  }

  /**
   * Lists the matches of the kind. If there are many they are listed in ascending order, which makes everything that
   * follows several times faster.
   */
  #collect(steps: number, kind: number): void {
    const { kind: kinds, count } = this.#index.columns;
    // Removed rows are left out even if every kind matches.
    const isUnwanted = (ordinal: number) =>
      kind === noKind ? kinds[ordinal] === noKind : kinds[ordinal] !== kind;
    let kept = 0;
    if (this.#marks.count * denseShare > count) {
      for (let ordinal = 0; ordinal < count; ordinal += 1) {
        if (this.#marks.passed[ordinal] !== steps || isUnwanted(ordinal)) continue;
        this.#marks.ordinals[kept] = ordinal;
        kept += 1;
      }
    } else {
      for (let at = 0; at < this.#marks.count; at += 1) {
        const ordinal = this.#marks.ordinals[at] ?? 0;
        if (isUnwanted(ordinal)) continue;
        this.#marks.ordinals[kept] = ordinal;
        kept += 1;
      }
    }
    this.#marks.count = kept;
  }
}

function widthOf({ phrases }: Concept): number {
  return phrases.flat().reduce((sum, { expansions }) => sum + expansions.length, 0);
}

/** The ranks of an ordinal among the postings at [start, end), 0 if it is not there. */
function ranksIn(
  postings: Uint32Array | readonly number[],
  start: number,
  end: number,
  ordinal: number,
): number {
  let from = start;
  let to = end;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ordinalOf(postings[middle] ?? 0) < ordinal) from = middle + 1;
    else to = middle;
  }
  const posting = postings[from] ?? 0;
  return from < end && ordinalOf(posting) === ordinal ? posting & allRanks : 0;
}
