import type { QueryWord } from '../words/analyse-query.ts';
import { muchMoreCommon, rare } from '../words/closeness.ts';
import type { SearchCluster } from './cluster.ts';
import { saidFor } from './expand-concepts.ts';
import { allSaid } from './index-shape.ts';
import {
  countOf,
  multiSearch,
  type SearchAnswer,
  type SearchBody,
  totalOf,
} from './multi-search.ts';
import { listResembling, type Resembling, rowsSaying, type WordBook } from './word-book.ts';

/** How many rows must say a word before it no longer matters how many they are. */
const muchMore = rare * muchMoreCommon;

/**
 * Learns about typed words that may be typos, step by step and no more than needed: how many rows say them, and which
 * other words may have been meant.
 */
export class Spellings {
  readonly #cluster: SearchCluster;
  readonly #index: string;
  readonly #book: WordBook;
  readonly #words: readonly QueryWord[];
  readonly #counts = new Map<QueryWord, number>();
  readonly #resembling = new Map<QueryWord, readonly Resembling[]>();
  /** Resembling words that occur in so many more rows that they were probably meant. */
  readonly #probable = new Map<QueryWord, readonly Resembling[]>();

  /** @param words the typed words in which a typo could be forgiven */
  constructor(cluster: SearchCluster, index: string, book: WordBook, words: readonly QueryWord[]) {
    this.#cluster = cluster;
    this.#index = index;
    this.#book = book;
    this.#words = words;
  }

  /** The searches whose answers `learnCounts` takes. */
  countBodies(): SearchBody[] {
    return this.#words.map((word) => countOf(rowsSaying(allSaid, saidFor(word, this.#book)), rare));
  }

  learnCounts(answers: readonly SearchAnswer[]): void {
    for (const [place, word] of this.#words.entries()) {
      this.#counts.set(word, totalOf(answers[place]));
    }
  }

  /** Finds out what those words may mean that hardly any row says. */
  async learnProbable(): Promise<void> {
    const doubtful = this.#words.filter((word) => this.#isRare(word));
    await this.learnResembling(doubtful);
    const asked = doubtful.flatMap((word) =>
      (this.#resembling.get(word) ?? []).map((near) => ({ word, near })),
    );
    const bodies = asked.map(({ near }) =>
      countOf(rowsSaying(allSaid, { words: [near.word] }), muchMore),
    );
    const answers = await multiSearch(this.#cluster, this.#index, bodies);
    const probable = asked.filter(({ word }, place) => {
      const count = totalOf(answers[place]);
      return count > 0 && count >= (this.#counts.get(word) ?? 0) * muchMoreCommon;
    });
    for (const word of doubtful) {
      const own = probable.filter((one) => one.word === word).map(({ near }) => near);
      this.#probable.set(word, own);
    }
  }

  /** Finds out what these words may mean if typos are forgiven. */
  async learnResembling(words: readonly QueryWord[]): Promise<void> {
    const fresh = words.filter((word) => !this.#resembling.has(word));
    const found = await listResembling(this.#cluster, this.#index, fresh);
    for (const [place, word] of fresh.entries()) this.#resembling.set(word, found[place] ?? []);
  }

  /** Whether anything speaks for a typo in one of these words as long as typos are not forgiven in all. */
  mayBeMistyped(words: readonly QueryWord[]): boolean {
    return words.some((word) => this.#isRare(word));
  }

  #isRare(word: QueryWord): boolean {
    return !word.isKnown && (this.#counts.get(word) ?? rare) < rare;
  }

  /** How many rows say a typed word, a form of it or a word that it begins; not known of short ones. */
  countOf(word: QueryWord): number | undefined {
    return this.#counts.get(word);
  }

  /** The words that it may have been meant to be, if typos are forgiven, or only if it is said by hardly any row. */
  resembling(word: QueryWord, isForgiving: boolean): readonly Resembling[] {
    return (isForgiving ? this.#resembling : this.#probable).get(word) ?? [];
  }
}
