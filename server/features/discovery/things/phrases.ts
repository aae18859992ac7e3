import { foldWords } from '@orendi/search/words/fold-words';
import { phraseWords, isSmallWord, stemWord } from '../words/shop-language.ts';

export type Stems = readonly string[];
export const keyOf = (stems: Stems): string => stems.join(' ');

export interface CategoryName {
  id: number;
  en: string;
  al: string | null;
}

/** The language of a phrase; null where it is not known. */
export type Language = 'en' | 'al' | null;

export interface Phrase {
  stems: Stems;
  language: Language;
}

export interface Part extends Phrase {
  key: string;
}

/** The things that a category is for, as its names list them. */
export interface CategoryThings {
  id: number;
  en: Part[];
  al: Part[];
  /** All of both. */
  parts: Part[];
}

const joining = /[,&/+]|\s(?:and|dhe|e)\s/iu;
/** Behind these, a name says for whom the thing is. */
const purpose = /\s(?:for|për)\s.*/iu;

/**
 * `Stola bari dhe tavolina të larta` are two things, and so are `Krevate fëmijësh dhe dykatëshe`, of which the second is a bed
 * too: in Albanian a shorter part lacks the first word of the one before it.
 */
export function thingsOfCategory({ id, en, al }: CategoryName): CategoryThings {
  const partIn = (language: Language) => (stems: Stems) => ({ stems, language, key: keyOf(stems) });
  const english = partsOf(en).map(partIn('en'));
  const albanian = partsOf(al ?? '')
    .map(completed)
    .map(partIn('al'));
  return { id, en: english, al: albanian, parts: [...english, ...albanian] };
}

function partsOf(name: string): Stems[] {
  const parts = name.replace(purpose, '').split(joining);
  return parts.map(stemsOf).filter((stems) => stems.length > 0);
}

function completed(part: Stems, place: number, [first = []]: Stems[]): Stems {
  return place > 0 && part.length < first.length ? [first[0] ?? '', ...part] : part;
}

export const stemsOf = (text: string): Stems => phraseWords(text).map(stemWord);

/**
 * Tells the language of phrases: by the words of the categories' names, and in a group of synonyms by the others of it, as
 * Albanian ones come first.
 */
export function readLanguages(
  categories: readonly CategoryName[],
  groups: readonly (readonly string[])[],
): Map<string, Language> {
  const words = { en: new Set<string>(), al: new Set<string>() };
  for (const { en, al } of categories) {
    for (const word of foldWords(en)) words.en.add(stemWord(word));
    for (const word of foldWords(al ?? '')) words.al.add(stemWord(word));
  }
  const certainOf = (text: string): Language => {
    const stems = stemsOf(text);
    if (/[ëç]/i.test(text) || isOnlyIn(stems, words.al, words.en)) return 'al';
    return isOnlyIn(stems, words.en, words.al) ? 'en' : null;
  };
  const languages = new Map<string, Language>();
  for (const group of groups) {
    const certain = group.map(certainOf);
    const lastAlbanian = certain.lastIndexOf('al');
    const firstEnglish = certain.indexOf('en');
    for (const [place, text] of group.entries()) {
      const isEnglish = firstEnglish >= 0 && place > firstEnglish;
      const guessed = place < lastAlbanian ? 'al' : isEnglish ? 'en' : null;
      const key = keyOf(stemsOf(text));
      languages.set(key, certain[place] ?? languages.get(key) ?? guessed);
    }
  }
  return languages;
}

function isOnlyIn(stems: Stems, words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return stems.some((stem) => words.has(stem) && !others.has(stem) && !isSmallWord(stem));
}
