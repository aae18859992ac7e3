import type { QueryConcept, QueryWord } from '../words/analyse-query.ts';
import {
  closeness as quality,
  leastTypoLength,
  muchMoreCommon,
  rare,
  shortBeginning,
} from '../words/closeness.ts';
import { nearWords } from '../words/near-words.ts';
import type { MemoryIndex } from './memory-index.ts';

/** A word of the rows that matches a word of the query. */
export interface Expansion {
  word: number;
  quality: number;
}

export interface ExpandedWord {
  expansions: Expansion[];
  /** The number of postings of all expansions. */
  count: number;
  /** If set, words that it merely begins are ignored in the last rank of texts: too many occur there. */
  skipsLastRank: boolean;
}

/** Words that must all occur, the rarest first: one typed word, or the words of a phrase. */
export type Phrase = ExpandedWord[];

export interface Concept {
  phrases: Phrase[];
  /** How many postings a search for all phrases visits. Infinity with `orWhere`, which very many rows may meet. */
  count: number;
  orWhere?: object | undefined;
}

/** The commonest of the words that one or two letters begin. */
const mostBegun = 200;

/** Looks up the words of rows that a concept of a query stands for. */
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

/**
 * The words of rows that match a typed word: itself, its forms, words that it begins.
 * @param isForgiving includes words that differ by a typo even if others match
 */
function expandTyped(index: MemoryIndex, typed: QueryWord, isForgiving: boolean): ExpandedWord {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const add = (word: number, how: number) => {
    if (word >= 0 && (found.get(word) ?? 0) < how) found.set(word, how);
  };
  add(vocabulary.find(typed.word), quality.same);
  // The last word may still be being typed: its apparent ending may be the middle of a longer word.
  const isUnfinished = typed.isLast && vocabulary.find(typed.word) < 0;
  for (const word of vocabulary.withStem(typed.stem)) {
    add(word, isUnfinished ? quality.beginning : quality.form);
  }
  if (typed.isPrefix) {
    for (const word of listBegun(index, typed.word))
      add(word, isUnfinished ? quality.form : quality.beginning);
  }
  const known = expanded(index, found);
  const mayBeMistyped = known.count < rare && !typed.isKnown;
  if (typed.word.length >= leastTypoLength && (isForgiving || mayBeMistyped)) {
    for (const { word, isWhole } of listNear(index, typed)) {
      if (isForgiving || index.postings.count(word) >= known.count * muchMoreCommon) {
        add(word, isWhole ? quality.near : quality.nearBeginning);
      }
    }
    return expanded(index, found);
  }
  const skipsLastRank = typed.isPrefix && typed.word.length <= shortBeginning;
  return { ...known, skipsLastRank };
}

/**
 * The words of rows that match a synonym: itself and its forms.
 * @param isLoose its meaning is related rather than the same
 */
function expandSynonym(index: MemoryIndex, { word, stem }: QueryWord, isLoose: boolean) {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  for (const form of [vocabulary.find(word), ...vocabulary.withStem(stem)]) {
    if (form >= 0) found.set(form, isLoose ? quality.loose : quality.synonym);
  }
  return expanded(index, found);
}

/** The words with this beginning; if it is very short, the most frequent of them. */
function listBegun({ vocabulary, postings }: MemoryIndex, beginning: string): readonly number[] {
  const all = vocabulary.withBeginning(beginning);
  if (beginning.length > shortBeginning || all.length <= mostBegun) return all;
  return all.toSorted((a, b) => postings.count(b) - postings.count(a)).slice(0, mostBegun);
}

function listNear({ vocabulary }: MemoryIndex, { word, isPrefix }: QueryWord) {
  return nearWords(word, vocabulary.sortedTexts, { isPrefix }).map(({ index, isWhole }) => ({
    word: vocabulary.sortedWord(index),
    isWhole,
  }));
}

function expanded({ postings }: MemoryIndex, found: Map<number, number>): ExpandedWord {
  const expansions: Expansion[] = [];
  let count = 0;
  for (const [word, how] of found) {
    const own = postings.count(word);
    if (own === 0) continue;
    expansions.push({ word, quality: how });
    count += own;
  }
  return { expansions, count, skipsLastRank: false };
}

/** Whether a typed word, one of its forms, or a word that it begins occurs in any row. */
function isKnown(index: MemoryIndex, word: QueryWord): boolean {
  return isBegun(index, word) || index.vocabulary.withStem(word.stem).length > 0;
}

/** Whether a word itself occurs in any row or, if it may be unfinished, begins one that does. */
export function isBegun({ vocabulary }: MemoryIndex, { word, isPrefix }: QueryWord): boolean {
  return vocabulary.find(word) >= 0 || (isPrefix && vocabulary.withBeginning(word).length > 0);
}
