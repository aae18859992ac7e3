import { bestQuality, leastRanks, qualityOf, worthLimit, worthOfAll } from './answers.ts';
import { setBit, wordsFor } from './bits.ts';
import type { Concept, Phrase } from './expand-concept.ts';
import { FrequentPhrases, keyOfWord, type PostingList } from './frequent-phrases.ts';
import { lookUp, lookUpRanks } from './look-up.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { PhraseMarks } from './phrase-marks.ts';
import { allRanks, cutRange, makePosting } from './postings.ts';
import { RowWorths } from './row-worths.ts';
import { makeSliced, type SlicedNumbers, writeSliced } from './sliced-numbers.ts';
import type { Steps } from './time-slices.ts';

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
/** Of all rows: a phrase whose rarest word is in more of them is found as bits first. */
const frequentShare = 1 / 64;
const worthDepth = Math.log2(worthLimit);

/**
 * What concepts that very many rows answer are worth to each row. They are kept from one query to the next: postings
 * that were there stay until they are merged, so only new rows need to be looked at.
 */
export class FrequentConcepts {
  readonly #index: MemoryIndex;
  readonly #phrases: PhraseMarks;
  readonly #frequentPhrases: FrequentPhrases;
  readonly #worths = new RowWorths();
  /** By what they stand for, the latest last. */
  readonly #kept = new Map<string, FrequentConcept>();
  #postings: Uint32Array = new Uint32Array(0);
  #words = 0;
  /** One whose arrays are used again: V8 collects the sooner, the more large ones it has to give back. */
  #spare: FrequentConcept | null = null;

  constructor(index: MemoryIndex, phrases: PhraseMarks) {
    this.#index = index;
    this.#phrases = phrases;
    this.#frequentPhrases = new FrequentPhrases(index);
  }

  /** The result must not be changed. */
  *of(concept: Concept): Steps<FrequentConcept> {
    const { postings, columns } = this.#index;
    const words = wordsFor(columns.capacity);
    if (this.#postings !== postings.all || this.#words !== words) this.#forget();
    this.#postings = postings.all;
    this.#words = words;
    const key = this.#keyOf(concept);
    const known = this.#kept.get(key);
    const isKnown = known !== undefined && this.#index.settled - known.seen <= mostFollowed;
    const found = isKnown ? known : yield* this.#compute(concept);
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
    return phrases.map((phrase) => phrase.map(keyOfWord).join('+')).join('|');
  }

  *#compute({ phrases }: Concept): Steps<FrequentConcept> {
    const found = this.#room();
    this.#frequentPhrases.begin();
    this.#worths.clear(this.#words);
    const lists: PostingList[] = [];
    for (const phrase of phrases) lists.push(...(yield* this.#listPostings(phrase)));
    // The closest first, so that each row is worth what a list adds to the ranks of those before.
    lists.sort((one, other) => other.quality - one.quality);
    for (const list of lists) {
      for (const range of cutRange(list)) {
        this.#worths.noteAll(range, list.quality, list.least);
        yield;
      }
    }
    yield* this.#worths.write(found.worth, found.bits);
    return { ...found, seen: this.#index.settled };
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

  /** Where a phrase occurs, by how close it is. */
  *#listPostings(phrase: Phrase): Steps<PostingList[]> {
    const { postings, columns } = this.#index;
    const [word, ...others] = phrase;
    if (!word) return [];
    if (others.length === 0) {
      return word.expansions.flatMap(({ word: number, quality }) => {
        const least = leastRanks(word, quality);
        return Array.from(postings.ranges(number), (range) =>
          Object.assign(range, { quality, least }),
        );
      });
    }
    if (word.count > frequentShare * columns.count) {
      return yield* this.#frequentPhrases.list(phrase);
    }
    return yield* this.#listPhrase(phrase);
  }

  *#listPhrase(phrase: Phrase): Steps<PostingList[]> {
    const ofQuality = Array.from({ length: bestQuality + 1 }, (): number[] => []);
    yield* this.#phrases.markPhrase(phrase);
    this.#phrases.forEach((ordinal, answer) => {
      ofQuality[qualityOf(answer)]?.push(makePosting(ordinal, answer & allRanks));
    });
    return ofQuality.map((postings, quality) => ({
      quality,
      least: 0,
      postings,
      from: 0,
      to: postings.length,
    }));
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
