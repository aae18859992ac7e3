import type { QueryWord } from '../words/analyse-query.ts';
import { nearWords } from '../words/near-words.ts';
import type { MemoryIndex } from './memory-index.ts';

/** How well a word of a row answers a word of the query. */
export const quality = {
  same: 8,
  form: 7,
  synonym: 6,
  beginning: 5,
  loose: 3,
  near: 3,
  nearBeginning: 2,
} as const;

/** A word of the rows that a word of the query stands for. */
export interface Expansion {
  word: number;
  quality: number;
}

export interface ExpandedWord {
  expansions: Expansion[];
  /** Postings of all of them. */
  count: number;
  /** What merely begins with it counts only outside of the last rank of texts: it begins too many words there. */
  skipsLastRank: boolean;
}

/** One or two letters begin nearly everything. */
const shortBeginning = 2;
const mostBegun = 200;
/** A word that stands in fewer rows may itself be a slip of the pen. */
const rare = 4;
const muchMoreCommon = 10;
const leastTypoLength = 4;

/**
 * The words of rows that a typed word stands for: itself, its forms, what begins with it.
 * @param isForgiving also words that differ by a typo, whatever else there is
 */
export function expandTyped(
  index: MemoryIndex,
  typed: QueryWord,
  isForgiving: boolean,
): ExpandedWord {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const add = (word: number, how: number) => {
    if (word >= 0 && (found.get(word) ?? 0) < how) found.set(word, how);
  };
  add(vocabulary.find(typed.word), quality.same);
  // An ending that the last word seems to have may be the middle of what is being typed.
  const isUnfinished = typed.isLast && vocabulary.find(typed.word) < 0;
  for (const word of vocabulary.withStem(typed.stem)) {
    add(word, isUnfinished ? quality.beginning : quality.form);
  }
  if (typed.isPrefix) {
    for (const word of listBegun(index, typed.word))
      add(word, isUnfinished ? quality.form : quality.beginning);
  }
  const known = expanded(index, found);
  if (typed.word.length >= leastTypoLength && (isForgiving || known.count < rare)) {
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
 * The words of rows that a synonym stands for: itself and its forms.
 * @param isLoose it means something near rather than the same
 */
export function expandSynonym(
  index: MemoryIndex,
  { word, stem }: QueryWord,
  isLoose: boolean,
): ExpandedWord {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  for (const form of [vocabulary.find(word), ...vocabulary.withStem(stem)]) {
    if (form >= 0) found.set(form, isLoose ? quality.loose : quality.synonym);
  }
  return expanded(index, found);
}

/** The words with this beginning; for one that begins nearly everything, the commonest of them. */
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

/** Whether what was typed, as one word, stands in any row: itself, a form of it, or what it begins. */
export function isKnown(index: MemoryIndex, word: QueryWord): boolean {
  return isBegun(index, word) || index.vocabulary.withStem(word.stem).length > 0;
}

/** Whether a word stands in any row itself or, where it may be unfinished, begins one. */
export function isBegun({ vocabulary }: MemoryIndex, { word, isPrefix }: QueryWord): boolean {
  return vocabulary.find(word) >= 0 || (isPrefix && vocabulary.withBeginning(word).length > 0);
}
