import { bestQuality, RankSlices } from './rank-slices.ts';
import { leastRanks, qualityOf, worthLimit, worthOfAll } from './answers.ts';
import { setBit, wordsFor } from './bits.ts';
import type { Concept, Phrase } from './expand-concept.ts';
import type { ExpandedWord } from './expand-word.ts';
import { lookUp, lookUpRanks } from './look-up.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { PhraseMarks } from './phrase-marks.ts';
import { allRanks, ordinalOf } from './postings.ts';
import { makeSliced, type SlicedNumbers, writeSliced } from './sliced-numbers.ts';

/** What a concept is worth to every ordinal, including those of removed rows. */
export interface FrequentConcept {
  /** The ordinals that answer it. */
  bits: Uint32Array;
  worth: SlicedNumbers;
  /** The ordinals below have been looked at. */
  seen: number;
}

/** The latest ones are kept: a tenth of the bytes of the postings of a usual catalogue. */
const mostKept = 64;
/** With more new rows than this, a concept is computed again as a whole. */
const mostFollowed = 500;
const worthDepth = Math.log2(worthLimit);

/**
 * What concepts that very many rows answer are worth to each row. They are kept from one query to the next: postings
 * that were there stay until they are merged, so only new rows need to be looked at.
 */
export class FrequentConcepts {
  readonly #index: MemoryIndex;
  readonly #phrases: PhraseMarks;
  readonly #ranks = new RankSlices();
  /** By what they stand for, the latest last. */
  readonly #kept = new Map<string, FrequentConcept>();
  #postings: Uint32Array = new Uint32Array(0);
  #words = 0;
  /** One whose arrays are used again: V8 collects the sooner, the more large ones it has to give back. */
  #spare: FrequentConcept | null = null;

  constructor(index: MemoryIndex, phrases: PhraseMarks) {
    this.#index = index;
    this.#phrases = phrases;
  }

  /** The result must not be changed. */
  of(concept: Concept): FrequentConcept {
    const { postings, columns } = this.#index;
    const words = wordsFor(columns.capacity);
    if (this.#postings !== postings.all || this.#words !== words) this.#forget();
    this.#postings = postings.all;
    this.#words = words;
    const key = this.#keyOf(concept);
    const known = this.#kept.get(key);
    const isKnown = known !== undefined && this.#index.settled - known.seen <= mostFollowed;
    const found = isKnown ? known : this.#compute(concept);
    if (isKnown) this.#follow(concept, found);
    this.#kept.delete(key);
    for (const [oldest, concept] of this.#kept) {
      if (this.#kept.size < mostKept) break;
      this.#kept.delete(oldest);
      this.#spare = concept;
    }
    this.#kept.set(key, found);
    return found;
  }

  /** The same for all concepts that stand for the same words. A new word among them makes it another concept. */
  #keyOf({ phrases }: Concept): string {
    const keyOfWord = ({ expansions, skipsLastRank }: ExpandedWord) =>
      `${Number(skipsLastRank)}:${expansions
        .map(({ word, quality }) => word * 16 + quality)
        .join()}`;
    return phrases.map((phrase) => phrase.map(keyOfWord).join('+')).join('|');
  }

  #compute({ phrases }: Concept): FrequentConcept {
    const { worth, bits } = this.#room();
    this.#ranks.clear(this.#words);
    for (const phrase of phrases) this.#addPhrase(phrase);
    this.#ranks.addUp(worth);
    for (let at = 0; at < worth.slices.length; at += this.#words) {
      for (let word = 0; word < this.#words; word += 1) {
        bits[word] = (bits[word] ?? 0) | (worth.slices[at + word] ?? 0);
      }
    }
    return { bits, worth, seen: this.#index.settled };
  }

  #room(): Pick<FrequentConcept, 'bits' | 'worth'> {
    const spare = this.#spare;
    this.#spare = null;
    spare?.bits.fill(0);
    spare?.worth.slices.fill(0);
    return (
      spare ?? { bits: new Uint32Array(this.#words), worth: makeSliced(this.#words, worthDepth) }
    );
  }

  #forget(): void {
    this.#kept.clear();
    this.#spare = null;
  }

  #addPhrase(phrase: Phrase): void {
    const { postings } = this.#index;
    const [word, ...others] = phrase;
    if (!word) return;
    if (others.length > 0) {
      this.#phrases.markPhrase(phrase);
      this.#phrases.forEach((ordinal, answer) =>
        note(this.#ranks.of(qualityOf(answer)), this.#words, ordinal, answer & allRanks),
      );
      return;
    }
    for (const { word: number, quality } of word.expansions) {
      const slices = this.#ranks.of(quality);
      const least = leastRanks(word, quality);
      const recent = postings.recent(number);
      noteAll(
        slices,
        this.#words,
        postings.all,
        postings.start(number),
        postings.end(number),
        least,
      );
      noteAll(slices, this.#words, recent, 0, recent.length, least);
    }
  }

  /** Looks at the rows that have come since. */
  #follow({ phrases }: Concept, known: FrequentConcept): void {
    const { settled } = this.#index;
    const ranks = new Uint8Array(bestQuality + 1);
    for (; known.seen < settled; known.seen += 1) {
      ranks.fill(0);
      for (const phrase of phrases) this.#lookUp(phrase, known.seen, ranks);
      const worth = worthOfAll(ranks);
      if (worth === 0) continue;
      writeSliced(known.worth, known.seen, worth);
      setBit(known.bits, known.seen);
    }
  }

  #lookUp(phrase: Phrase, ordinal: number, ranks: Uint8Array): void {
    const { postings } = this.#index;
    const [word, ...others] = phrase;
    if (!word) return;
    if (others.length > 0) {
      const answer = lookUp(postings, phrase, ordinal);
      const how = qualityOf(answer);
      ranks[how] = (ranks[how] ?? 0) | (answer & allRanks);
      return;
    }
    for (const { word: number, quality } of word.expansions) {
      const own = lookUpRanks(postings, number, ordinal);
      if (own > leastRanks(word, quality)) ranks[quality] = (ranks[quality] ?? 0) | own;
    }
  }
}

function noteAll(
  slices: Uint32Array,
  words: number,
  postings: Uint32Array | readonly number[],
  from: number,
  to: number,
  least: number,
): void {
  for (let at = from; at < to; at += 1) {
    const posting = postings[at] ?? 0;
    const ranks = posting & allRanks;
    if (ranks > least) note(slices, words, ordinalOf(posting), ranks);
  }
}

function note(slices: Uint32Array, words: number, ordinal: number, ranks: number): void {
  const bit = 1 << (ordinal & 31);
  for (let left = ranks; left !== 0; left &= left - 1) {
    const at = (31 - Math.clz32(left & -left)) * words + (ordinal >>> 5);
    slices[at] = (slices[at] ?? 0) | bit;
  }
}
