import type { QueryWord } from '../words/analyse-query.ts';
import { muchMoreCommon, rare } from '../words/closeness.ts';
import { saidFor } from './expand-concepts.ts';
import { allSaid } from './index-shape.ts';
import { type Ask, countOf, type SearchAnswer, totalOf } from './multi-search.ts';
import { listResembling, type Resembling, rowsSaying, type WordBook } from './word-book.ts';

/** How many rows must say a word before it no longer matters how many they are. */
const muchMore = rare * muchMoreCommon;

export type Spellings = ReturnType<typeof createSpellings>;

/**
 * Learns about typed words that may be typos, step by step and no more than needed: how many rows say them, and which
 * other words may have been meant.
 * @param words the typed words in which a typo could be forgiven
 */
export function createSpellings(ask: Ask, book: WordBook, words: readonly QueryWord[]) {
  const counts = new Map<QueryWord, number>();
  const resembling = new Map<QueryWord, readonly Resembling[]>();
  /** Resembling words that occur in so many more rows that they were probably meant. */
  const probable = new Map<QueryWord, readonly Resembling[]>();

  const isRare = (word: QueryWord) => !word.isKnown && (counts.get(word) ?? rare) < rare;

  /** Finds out what these words may mean if typos are forgiven. */
  async function learnResembling(some: readonly QueryWord[]): Promise<void> {
    const fresh = some.filter((word) => !resembling.has(word));
    const found = await listResembling(ask, fresh);
    for (const [place, word] of fresh.entries()) resembling.set(word, found[place] ?? []);
  }

  return {
    learnResembling,
    /** The searches whose answers `learnCounts` takes. */
    countBodies: () => words.map((word) => countOf(rowsSaying(allSaid, saidFor(word, book)), rare)),
    learnCounts(answers: readonly SearchAnswer[]): void {
      for (const [place, word] of words.entries()) counts.set(word, totalOf(answers[place]));
    },
    /** Finds out what those words may mean that hardly any row says. */
    async learnProbable(): Promise<void> {
      const doubtful = words.filter(isRare);
      await learnResembling(doubtful);
      const asked = doubtful.flatMap((word) =>
        (resembling.get(word) ?? []).map((near) => ({ word, near })),
      );
      const bodies = asked.map(({ near }) =>
        countOf(rowsSaying(allSaid, { words: [near.word] }), muchMore),
      );
      const answers = await ask(bodies);
      const likely = asked.filter(({ word }, place) => {
        const count = totalOf(answers[place]);
        return count > 0 && count >= (counts.get(word) ?? 0) * muchMoreCommon;
      });
      for (const word of doubtful) {
        const own = likely.filter((one) => one.word === word).map(({ near }) => near);
        probable.set(word, own);
      }
    },
    /** Whether anything speaks for a typo in one of these words as long as typos are not forgiven in all. */
    mayBeMistyped: (some: readonly QueryWord[]) => some.some(isRare),
    /** How many rows say a typed word, a form of it or a word that it begins; not known of short ones. */
    countOf: (word: QueryWord) => counts.get(word),
    /** The words that it may have been meant to be, if typos are forgiven, or only if it is said by hardly any row. */
    resembling: (word: QueryWord, isForgiving: boolean) =>
      (isForgiving ? resembling : probable).get(word) ?? [],
  };
}
