import { foldWords } from './fold-words.ts';
import type { Analyser } from './analyser.ts';
import type { Synonym, Synonyms } from './synonyms.ts';

export interface QueryWord {
  word: string;
  stem: string;
  /** The end of what was typed, with nothing after it: it may be unfinished. */
  isLast: boolean;
  /** Matches all words that it begins. */
  isPrefix: boolean;
  /** It is one of the synonyms, and no typo as long as anything answers them. */
  isKnown?: true;
}

export interface QueryAlternative {
  /** Whether it was typed, or means the same as what was typed. */
  kind: 'typed' | 'synonym';
  /** Its meaning is related rather than the same. */
  isLoose: boolean;
  /** All of them must occur. */
  words: QueryWord[];
}

/** One of the things that a query asks for, in all the ways to say it. A row matches by any one of them. */
export interface QueryConcept {
  alternatives: QueryAlternative[];
  /**
   * For a word missing from the synonyms that resembles one of theirs: that one and its synonyms. Only used in case of
   * a typo.
   */
  corrected: QueryAlternative[];
  /** It may raise a row's score, but never excludes a row. */
  optional: boolean;
  /**
   * A small word (`of`) at the end, which may be the beginning of one that is still being typed (`office`). If nothing
   * is found with it, it is taken as the small word and left out.
   */
  isDoubtful: boolean;
  /** Rows that meet these conditions of the engine's `where` answer it too, as the least of all answers. */
  orWhere?: object;
}

/** Shorter words only match themselves, unless they are still being typed: `i`, `tv`. */
const minPrefixLength = 3;

/**
 * Splits a typed text into concepts that a row must all match. Words that make up a phrase of the synonyms are one
 * concept (`living room`), and so is every other word. Of overlapping phrases, the first and longest wins. Small words
 * (`of`) are optional beside others, except a last one that is still being typed.
 * @returns empty if the text contains no word; nothing matches that
 */
export function analyseQuery(text: string, synonyms: Synonyms): QueryConcept[] {
  const { analyser } = synonyms;
  const words = readWords(text, analyser);
  const meaningful = words.filter(({ word }) => !analyser.isSmall(word));
  if (meaningful.length === 0) return words.map((word) => typedConcept([word]));
  return [...phraseConcepts(meaningful, synonyms), ...smallConcepts(words, analyser)];
}

function readWords(text: string, { stem }: Analyser): QueryWord[] {
  const words = foldWords(text);
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(text);
  return words.map((word, i) => {
    const isLast = isTyping && i === words.length - 1;
    const isPrefix = isLast || word.length >= minPrefixLength;
    return { word, stem: stem(word), isLast, isPrefix };
  });
}

function phraseConcepts(words: QueryWord[], synonyms: Synonyms): QueryConcept[] {
  const { analyser } = synonyms;
  const concepts: QueryConcept[] = [];
  let at = 0;
  while (at < words.length) {
    const [match] = synonyms.at(words, at);
    const typed = words.slice(at, at + (match?.length ?? 1));
    if (match) for (const word of typed) word.isKnown = true;
    const concept = typedConcept(typed);
    if (match) {
      const alternatives = match.alternatives.map((one) => synonymAlternative(one, analyser));
      concept.alternatives.push(...alternatives);
    } else {
      concept.corrected = correctedAlternatives(typed, synonyms);
    }
    concepts.push(concept);
    at += typed.length;
  }
  return concepts;
}

/** @param word the only word of a concept */
function correctedAlternatives([word]: QueryWord[], synonyms: Synonyms): QueryAlternative[] {
  const corrected = word && synonyms.correct(word);
  if (!corrected) return [];
  const { analyser } = synonyms;
  const [match] = synonyms.at([synonymWord(corrected, analyser)], 0);
  const itself = { words: [corrected], isLoose: false };
  return [itself, ...(match?.alternatives ?? [])].map((one) => synonymAlternative(one, analyser));
}

function synonymAlternative({ words, isLoose }: Synonym, analyser: Analyser): QueryAlternative {
  return { kind: 'synonym', isLoose, words: words.map((word) => synonymWord(word, analyser)) };
}

function smallConcepts(words: QueryWord[], { isSmall }: Analyser): QueryConcept[] {
  return words
    .filter(({ word }) => isSmall(word))
    .map((word) => typedConcept([word], { optional: !word.isLast, isDoubtful: word.isLast }));
}

function typedConcept(
  words: QueryWord[],
  { optional, isDoubtful } = { optional: false, isDoubtful: false },
): QueryConcept {
  return {
    alternatives: [{ kind: 'typed', isLoose: false, words }],
    corrected: [],
    optional,
    isDoubtful,
  };
}

function synonymWord(word: string, { stem }: Analyser): QueryWord {
  return { word, stem: stem(word), isLast: false, isPrefix: false };
}
