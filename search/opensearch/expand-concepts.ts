import type { QueryAlternative, QueryConcept, QueryWord } from '../words/analyse-query.ts';
import { closeness, leastTypoLength, shortBeginning } from '../words/closeness.ts';
import type { Clause } from './conditions.ts';
import type { Spellings } from './spellings.ts';
import type { Said, WordBook } from './word-book.ts';

/** Words of rows that are equally close to a word of the query. */
export interface Expansion extends Said {
  closeness: number;
  /** It says too little in long texts. */
  skipsLastRank?: boolean;
}

/** A concept in words of rows: it is answered by any of some words, or by all words of one of some phrases. */
export interface ExpandedConcept {
  words: Expansion[];
  /** Indexed by phrase, then by word. */
  phrases: Expansion[][][];
  /** Another clause that answers it. */
  orElse?: Clause | undefined;
}

/** The typed words of concepts in which a typo could be forgiven. */
export function listDoubtful(concepts: readonly QueryConcept[]): QueryWord[] {
  return concepts
    .filter(({ optional }) => !optional)
    .flatMap(({ alternatives }) => alternatives)
    .filter(({ kind }) => kind === 'typed')
    .flatMap(({ words }) => words)
    .filter(({ word }) => word.length >= leastTypoLength);
}

/** All words that concepts consist of. */
export function listWords(concepts: readonly QueryConcept[]): QueryWord[] {
  return concepts
    .flatMap(({ alternatives, corrected }) => [...alternatives, ...corrected])
    .flatMap(({ words }) => words);
}

/**
 * The concepts that a row must answer, in words of rows.
 * @param isForgiving with words that differ by a typo even if others match
 * @param clauseOf what matches the rows that meet conditions
 */
export function expandConcepts(
  concepts: readonly QueryConcept[],
  book: WordBook,
  spelling: Spellings,
  isForgiving: boolean,
  clauseOf: (where: object) => Clause,
): ExpandedConcept[] {
  return concepts
    .filter(({ optional }) => !optional)
    .map((concept) => {
      const expanded = alternativesOf(concept, spelling, isForgiving).map((alternative) =>
        alternative.words.map((word) => expand(word, alternative)),
      );
      const isPhrase = (words: Expansion[][]) => words.length > 1;
      return {
        words: expanded.filter((words) => !isPhrase(words)).flat(2),
        phrases: expanded.filter(isPhrase),
        orElse: concept.orWhere && clauseOf(concept.orWhere),
      };
    });

  function expand(word: QueryWord, { kind, isLoose }: QueryAlternative): Expansion[] {
    if (kind === 'synonym') {
      const how = isLoose ? closeness.loose : closeness.synonym;
      return [{ closeness: how, words: withForms(word, book) }];
    }
    const near = spelling.resembling(word, isForgiving).map((one) => ({
      closeness: one.isWhole ? closeness.near : closeness.nearBeginning,
      words: [one.word],
    }));
    return [...expandTyped(word, book), ...near];
  }
}

/** With what a mistyped word may mean, if it is none of the rows. */
function alternativesOf(
  { alternatives, corrected }: QueryConcept,
  spelling: Spellings,
  isForgiving: boolean,
): QueryAlternative[] {
  // Only single words are corrected.
  const [typed] = alternatives[0]?.words ?? [];
  const isTypo = isForgiving || (typed !== undefined && spelling.countOf(typed) === 0);
  return isTypo ? [...alternatives, ...corrected] : alternatives;
}

/** A typed word itself, its forms, and words that it begins. */
export function expandTyped(typed: QueryWord, book: WordBook): Expansion[] {
  // The last word may still be being typed: its apparent ending may be the middle of a longer word.
  const isUnfinished = typed.isLast && !book.has(typed.word);
  const [formsAre, begunAre] = isUnfinished
    ? [closeness.beginning, closeness.form]
    : [closeness.form, closeness.beginning];
  const whole: Expansion[] = [
    { closeness: closeness.same, words: [typed.word] },
    { closeness: formsAre, words: withForms(typed, book) },
  ];
  if (!typed.isPrefix) return whole;
  const skipsLastRank = !isUnfinished && typed.word.length <= shortBeginning;
  return [...whole, { closeness: begunAre, words: [], beginning: typed.word, skipsLastRank }];
}

/** A word and everything with its stem. */
function withForms({ word, stem }: QueryWord, book: WordBook): string[] {
  return [...new Set([word, ...book.withStem(stem)])];
}

/** Everything that a typed word stands for as it is, however close. */
export function saidFor(typed: QueryWord, book: WordBook): Said {
  return { words: withForms(typed, book), beginning: typed.isPrefix ? typed.word : undefined };
}
