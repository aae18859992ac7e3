import { foldWords } from './fold-words.ts';
import type { Analyser } from './analyser.ts';
import type { Synonym, Synonyms } from './synonyms.ts';

export interface QueryWord {
  word: string;
  stem: string;
  /** The end of what was typed, with nothing after it: it may be unfinished. */
  isLast: boolean;
  /** Stands for all words that begin so. */
  isPrefix: boolean;
}

export interface QueryAlternative {
  /** What was typed, or what means the same. */
  kind: 'typed' | 'synonym';
  /** It means something near rather than the same. */
  isLoose: boolean;
  /** All of them must occur. */
  words: QueryWord[];
}

/** One thing that a query asks for, in all the ways to say it. A row answers it by any one of them. */
export interface QueryConcept {
  alternatives: QueryAlternative[];
  /** For a word that the synonyms do not know but one like it: that one, and what means the same. In case of a typo only. */
  corrected: QueryAlternative[];
  /** May raise a row, and never rules one out. */
  optional: boolean;
  /**
   * A small word (`of`) at the end, where it may be the beginning of one that is still being typed (`office`). When
   * nothing is found with it, it meant itself and is better left out.
   */
  isDoubtful: boolean;
}

/** Shorter words mean themselves, unless they are still being typed: `i`, `tv`. */
const minPrefixLength = 3;

/**
 * What somebody typed, as things that a row must all answer. Words that make a phrase of the synonyms are one thing
 * (`living room`); every other word is one of its own. Where phrases overlap, the first and longest wins. Small words (`of`)
 * are optional beside others, but for a last one that is still being typed.
 * @returns empty when nothing in the text is a word; nothing matches that
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

/** @param word the one word of a concept */
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
