import type { QueryConcept } from '../words/analyse-query.ts';
import { worthOf } from './answers.ts';
import { addAll, countBits, hasBit, keepBoth, setBit, wordsFor } from './bits.ts';
import { noKind } from './columns.ts';
import { readConditions } from './conditions.ts';
import { type Concept, expandConcept } from './expand-concept.ts';
import { type FrequentConcept, FrequentConcepts } from './frequent-concepts.ts';
import { isRatherLookedUp, lookUp } from './look-up.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { Matches } from './ordinals.ts';
import { PhraseMarks } from './phrase-marks.ts';
import type { RowSets } from './row-sets.ts';
import { addSliced, makeSliced, readSliced, type SlicedNumbers } from './sliced-numbers.ts';
import type { Steps } from './time-slices.ts';
import { WordMarks } from './word-marks.ts';

/** Concepts with postings for more than one in this many rows are computed for 32 rows at a time. */
const usualFrequentShare = 1 / 8;

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
  #bits = new Uint32Array(0);
  /** Of several frequent concepts. */
  #sums = makeSliced(0, 0);
  readonly #frequent: FrequentConcepts;
  readonly #frequentShare: number;
  readonly #sets: RowSets;

  /** @param frequentShare of all rows: concepts with more postings are kept as bits */
  constructor(index: MemoryIndex, sets: RowSets, frequentShare = usualFrequentShare) {
    this.#index = index;
    this.#sets = sets;
    this.#phrases = new PhraseMarks(index);
    this.#marks = new WordMarks(index);
    this.#frequent = new FrequentConcepts(index, this.#phrases);
    this.#frequentShare = frequentShare;
  }

  /**
   * Finds what matches the words as typed; if nothing does, what matches all but the doubtful words; and finally what
   * matches words that are nearly the same.
   * @param kind of the rows to find, `noKind` for all
   * @param isForgiving false skips the last step
   */
  *match(query: readonly QueryConcept[], kind: number, isForgiving = true): Steps<Matches> {
    const exact = yield* this.#matchAll(query, kind, false);
    if (exact.count > 0) return exact;
    const certain = query.filter(({ isDoubtful }) => !isDoubtful);
    const asked = certain.length > 0 ? certain : query;
    const isLess = asked.length < query.length;
    const without = isLess ? yield* this.#matchAll(asked, kind, false) : exact;
    return without.count > 0 || !isForgiving ? without : yield* this.#matchAll(asked, kind, true);
  }

  *#matchAll(query: readonly QueryConcept[], kind: number, isForgiving: boolean): Steps<Matches> {
    this.#makeRoom();
    const concepts = query
      .filter((concept) => !concept.optional)
      .map((concept) => expandConcept(this.#index, concept, isForgiving))
      .sort((a, b) => a.count - b.count);
    const [rarest] = concepts;
    yield;
    if (rarest && this.#isFrequent(rarest)) return yield* this.#matchFrequent(concepts, kind);
    try {
      yield* this.#matchEach(concepts);
    } finally {
      this.#marks.clear();
    }
    return this.#collect(kind);
  }

  /** Leaves the ordinals that answer all concepts in the marks. */
  *#matchEach(concepts: readonly Concept[]): Steps<void> {
    this.#marks.count = 0;
    for (const [step, concept] of concepts.entries()) {
      const { count } = this.#marks;
      const isOpen = concept.orWhere !== undefined;
      if (step > 0 && !isOpen && isRatherLookedUp(count, widthOf(concept), concept.count)) {
        this.#narrow(concept, step);
        this.#addScores(step);
      } else if (this.#isFrequent(concept)) {
        this.#keepFrequent(yield* this.#bitsOf(concept), step);
      } else {
        yield* this.#visitAll(concept, step);
        this.#addScores(step);
      }
      if (this.#marks.count === 0) return;
      yield;
    }
  }

  #isFrequent({ count, orWhere }: Concept): boolean {
    return orWhere !== undefined || count > this.#frequentShare * this.#index.columns.count;
  }

  /** All concepts are frequent: their bits are put together. */
  *#matchFrequent(concepts: readonly Concept[], kind: number): Steps<Matches> {
    const found: FrequentConcept[] = [];
    for (const concept of concepts) found.push(yield* this.#bitsOf(concept));
    const [first, ...others] = found;
    if (!first) throw new Error('there is no concept');
    const { words, depth } = first.worth;
    const bits = this.#bits;
    bits.set(first.bits);
    keepBoth(bits, this.#index.columns.kindBits.of(kind));
    let sliced = first.worth;
    if (others.length > 0) {
      sliced = this.#sumsOf(words, depth + Math.ceil(Math.log2(found.length)));
      sliced.slices.fill(0);
      sliced.slices.set(first.worth.slices);
      for (const other of others) {
        addSliced(sliced, bits, other.worth, other.bits);
        yield;
      }
    }
    return { bits, count: countBits(bits, words), scores: { read: this.#scores, sliced } };
  }

  /** With the rows that answer it by their fields, to whom it is worth nothing. */
  *#bitsOf(concept: Concept): Steps<FrequentConcept> {
    const found = yield* this.#frequent.of(concept);
    if (!concept.orWhere) return found;
    const { columns } = this.#index;
    const { wanted } = readConditions(columns, { where: concept.orWhere });
    const bits = columns.kindBits.of(noKind).slice();
    yield* this.#sets.narrow(bits, wanted, bits);
    addAll(bits, found.bits);
    return { ...found, bits };
  }

  /** Arrays of the same size are used again. */
  #sumsOf(words: number, depth: number): SlicedNumbers {
    const isSame = this.#sums.words === words && this.#sums.depth === depth;
    if (!isSame) this.#sums = makeSliced(words, depth);
    return this.#sums;
  }

  /** Keeps those of the remaining ordinals that answer a frequent concept. */
  #keepFrequent({ bits, worth }: FrequentConcept, step: number): void {
    const { ordinals, passed, count } = this.#marks;
    this.#marks.count = 0;
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      if (!hasBit(bits, ordinal)) continue;
      const own = readSliced(worth, ordinal);
      passed[ordinal] = step + 1;
      this.#scores[ordinal] = (this.#scores[ordinal] ?? 0) + own;
      ordinals[this.#marks.count] = ordinal;
      this.#marks.count += 1;
    }
  }

  #makeRoom(): void {
    const { capacity } = this.#index.columns;
    this.#marks.makeRoom();
    if (this.#scores.length < capacity) this.#scores = new Float64Array(capacity);
    const words = wordsFor(capacity);
    if (this.#bits.length !== words) this.#bits = new Uint32Array(words);
  }

  /** Visits the postings of everything that the concept may stand for. */
  *#visitAll({ phrases }: Concept, step: number): Steps<void> {
    this.#marks.count = 0;
    for (const phrase of phrases) {
      const [first, ...others] = phrase;
      if (!first) continue;
      if (others.length === 0) {
        yield* this.#marks.markWord(first, step);
      } else {
        yield* this.#phrases.markPhrase(phrase);
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
        const answer = lookUp(this.#index.postings, phrase, ordinal);
        if (answer > 0) this.#marks.note(ordinal, step, answer);
      }
    }
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

  /** The matches of the kind; removed rows are of none. */
  #collect(kind: number): Matches {
    const bits = this.#bits.fill(0);
    const { ordinals, count } = this.#marks;
    for (let at = 0; at < count; at += 1) setBit(bits, ordinals[at] ?? 0);
    keepBoth(bits, this.#index.columns.kindBits.of(kind));
    const scores = { read: this.#scores, sliced: null };
    return { bits, count: countBits(bits, bits.length), scores };
  }
}

function widthOf({ phrases }: Concept): number {
  return phrases.flat().reduce((sum, { expansions }) => sum + expansions.length, 0);
}
