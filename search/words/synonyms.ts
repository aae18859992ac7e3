import type { Analyser } from './analyser.ts';
import { nearWords } from './near-words.ts';
import { phraseWords } from './phrase-words.ts';

/** A word or a short phrase that means the same as another. */
export interface Synonym {
  /** Folded; all of them belong to the phrase. */
  words: readonly string[];
  /** Its meaning, or that of the queried phrase, is related rather than the same. */
  isLoose: boolean;
}

interface Entry {
  words: readonly string[];
  stems: readonly string[];
  /** Keyed by their stems. */
  alternatives: Map<string, Synonym>;
}

export interface AskedWord {
  word: string;
  stem: string;
  /** It may be unfinished, because it is still being typed. */
  isLast: boolean;
}

/** Precedes a phrase whose meaning is only related to its group. */
const looseMark = '~';
/**
 * The minimum number of letters typed, alone or as the end of a phrase: fewer begin too many words to tell which one is
 * meant.
 */
const leastBeginning = { word: 4, lastOfPhrase: 2 } as const;

/**
 * Which words and phrases mean the same. Phrases are compared by their stems, without small words, so `cup tea` is
 * `cups of tea`. A phrase may be in several groups: it then means what each of them says, but the groups do not get to
 * mean each other. One after a `~` is only related to its group. Immutable.
 * @param groups phrases as people write them
 */
export function createSynonyms(groups: readonly (readonly string[])[], analyser: Analyser) {
  const entries = readGroups(groups, analyser);
  const byFirstStem = Map.groupBy(entries, ({ stems: [first = ''] }) => first);
  const singleWords = Map.groupBy(
    entries.filter(({ words }) => words.length === 1),
    ({ words: [word = ''] }) => word.slice(0, leastBeginning.word),
  );
  const longest = Math.max(0, ...entries.map(({ words }) => words.length));
  const knownStems = new Set(entries.flatMap(({ stems }) => stems));
  /** The words of all phrases, sorted. */
  const words = [...new Set(entries.flatMap((entry) => entry.words))].sort((a, b) =>
    a < b ? -1 : 1,
  );

  function alternativesOf(asked: readonly AskedWord[]): Synonym[] {
    const key = asked.map(({ stem }) => stem).join(' ');
    const candidates = byFirstStem.get(asked[0]?.stem ?? '') ?? [];
    const same = candidates.find(({ stems }) => stems.join(' ') === key);
    const last = asked.at(-1);
    if (!last?.isLast || same?.words.at(-1) === last.word) {
      return [...(same?.alternatives.values() ?? [])];
    }
    const longer =
      asked.length === 1 ? singleWords.get(last.word.slice(0, leastBeginning.word)) : candidates;
    const begun = (longer ?? []).filter(
      (entry) => entry !== same && isBegun(entry, asked, last.word),
    );
    const found = new Map(begun.flatMap(({ alternatives }) => [...alternatives]));
    for (const [key, { words, isLoose }] of same?.alternatives ?? []) {
      // The last word may still be being typed: its apparent ending may be the middle of a longer word.
      if (!found.has(key)) found.set(key, { words, isLoose: isLoose || begun.length > 0 });
    }
    for (const entry of begun) found.delete(entry.stems.join(' '));
    return [...found.values()];
  }

  return {
    analyser,

    /**
     * The phrases that mean the same as the words from a position on, each once, by how many of these they replace, the
     * longest first. A last word that may be unfinished also stands for the words that it begins, alone and at the end of a
     * phrase.
     * @param asked the words of a query without small ones
     */
    at(asked: readonly AskedWord[], from: number) {
      const matches: { length: number; alternatives: readonly Synonym[] }[] = [];
      for (let length = Math.min(longest, asked.length - from); length > 0; length -= 1) {
        const alternatives = alternativesOf(asked.slice(from, from + length));
        if (alternatives.length > 0) matches.push({ length, alternatives });
      }
      return matches;
    },

    /** The word of the synonyms that a mistyped one stands for; null if it is known, or resembles none. */
    correct({ word, stem, isLast }: AskedWord): string | null {
      if (knownStems.has(stem)) return null;
      const [nearest] = nearWords(word, words, { isPrefix: isLast });
      return nearest ? (words[nearest.index] ?? null) : null;
    },
  };
}

export type Synonyms = ReturnType<typeof createSynonyms>;

/** Whether the queried words are the phrase except for the end of its last word. */
function isBegun({ words, stems }: Entry, asked: readonly AskedWord[], last: string): boolean {
  const least = asked.length === 1 ? leastBeginning.word : leastBeginning.lastOfPhrase;
  return (
    last.length >= least &&
    words.length === asked.length &&
    (words.at(-1)?.startsWith(last) ?? false) &&
    asked.slice(0, -1).every(({ stem }, i) => stem === stems[i])
  );
}

/** Every phrase once, with everything that means the same. */
function readGroups(groups: readonly (readonly string[])[], analyser: Analyser): Entry[] {
  const entries = new Map<string, Entry>();
  for (const group of groups) {
    const members = group
      .map((text) => readPhrase(text, analyser))
      .filter(({ words }) => words.length > 0);
    for (const { key, words, stems, isLoose } of members) {
      const entry = entries.get(key) ?? { words, stems, alternatives: new Map() };
      entries.set(key, entry);
      for (const other of members) {
        if (other.key === key || entry.alternatives.get(other.key)?.isLoose === false) continue;
        const synonym = { words: other.words, isLoose: isLoose || other.isLoose };
        entry.alternatives.set(other.key, synonym);
      }
    }
  }
  return [...entries.values()].filter(({ alternatives }) => alternatives.size > 0);
}

function readPhrase(text: string, analyser: Analyser) {
  const words = phraseWords(text, analyser);
  const stems = words.map(analyser.stem);
  return { words, stems, key: stems.join(' '), isLoose: text.startsWith(looseMark) };
}
