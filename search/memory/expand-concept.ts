import type { QueryConcept } from '../words/analyse-query.ts';
import { type ExpandedWord, expandSynonym, expandTyped, isKnown } from './expand-word.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Words that must all occur, the rarest first: one typed word, or the words of a phrase. */
export type Phrase = ExpandedWord[];

export interface Concept {
  phrases: Phrase[];
  /** How many postings a search for all phrases would visit; no matter how many rows meet `orWhere`. */
  count: number;
  orWhere?: object | undefined;
}

/** What a concept of a query stands for in the rows. */
export function expandConcept(
  index: MemoryIndex,
  { alternatives, corrected, orWhere }: QueryConcept,
  isForgiving: boolean,
): Concept {
  // Only single words are corrected.
  const [typed] = alternatives[0]?.words ?? [];
  const isTypo = isForgiving || (typed && !isKnown(index, typed));
  const phrases = (isTypo ? [...alternatives, ...corrected] : alternatives)
    .map(({ kind, words, isLoose }) =>
      words.map((word) =>
        kind === 'typed'
          ? expandTyped(index, word, isForgiving)
          : expandSynonym(index, word, isLoose),
      ),
    )
    .filter((phrase) => phrase.every(({ count }) => count > 0));
  for (const phrase of phrases) phrase.sort((a, b) => a.count - b.count);
  const count = phrases.flat().reduce((sum, word) => sum + word.count, 0);
  return { phrases, count: orWhere ? Infinity : count, orWhere };
}
