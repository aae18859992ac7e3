import type { Analyser } from '@orendi/search/words/analyser';
import { phraseWords as wordsOfPhrase } from '@orendi/search/words/phrase-words';
import wordForms from './word-forms.json' with { type: 'json' };

/**
 * Endings of both languages and what replaces them, the longest and outermost first. Each pattern keeps enough letters
 * for stems to stay distinct. They are applied until none matches, so a stem is its own stem, and all forms of a word
 * end at the same stem even where a rule removes more than grammar would.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  // Plural with case: divane-ve, tavolina-t, lodra-sh, shtepi-ve.
  [/^(.{2,}[^aeiou][ae])(?:ve|sh|t)$/, '$1'],
  [/^(.{3,}[^aeiou]i)ve$/, '$1'],
  // Singular with case: divan-it, divan-in, kolltuk-ut, kolltuk-un, karrig-en, shtepi-se.
  [/^(.{3,}[^aeiou])i[tn]$/, '$1'],
  [/^(.{3,}[kgh])u[tn]$/, '$1'],
  [/^(.{3,}[^aeiou])en$/, '$1'],
  [/^(.{2,}[^aeiou]i)se$/, '$1'],
  // English plural, and Albanian genitive: chair-s, table-s, accessorie-s, karrige-s. Not glass, lis, status.
  [/^(.{2,}[^aeious])s$/, '$1'],
  [/^(.{3,}[aeo])s$/, '$1'],
  // perd-ja, mbledh-je, ngrenie-je.
  [/^(.{3,})j[ae]$/, '$1'],
  // palossh-em, palossh-me.
  [/^(.{3,}sh)em$/, '$1m'],
  // accessor-y.
  [/^(.{2,}[^aeiou])y$/, '$1'],
  // The last vowel: divan-i, divan-e, tavolin-a, tabl-e, kolltuk-u. Not coffee, area, bambu.
  [/^(.{2,}[^e])[ea]$/, '$1'],
  [/^(.{3,})i$/, '$1'],
  [/^(.{2,}[kgh])u$/, '$1'],
  // kolltuq-e.
  [/^(.{3,})q$/, '$1k'],
];

/**
 * Folded words that the endings get wrong: irregular ones, whose forms differ inside the word, by their common stem; and those
 * that stay whole, as their last letters only look like an ending.
 */
const fixedStems = new Map([
  ...wordForms.whole.map((word) => [word, word] as const),
  ...Object.entries(wordForms.irregular).flatMap(([stem, forms]) =>
    [stem, ...forms.split(' ')].map((form) => [form, stem] as const),
  ),
]);

const latinWord = /^[a-z]{4,}$/;

/**
 * The stem shared by the regular forms of an Albanian or English word: `divani`, `divanet` and `divaneve` have `divan`,
 * `shelves` has `shelf`. A stem need not be a word. Words with digits or other letters, and regular words of up to
 * three letters, are their own stems. Never empty; the stem of a stem is itself.
 * @param word folded (see `foldWords`)
 */
export function stemWord(word: string): string {
  let stem = word;
  for (;;) {
    const fixed = fixedStems.get(stem);
    if (fixed !== undefined) return fixed;
    if (!latinWord.test(stem)) return stem;
    const shorter = takeEnding(stem);
    if (shorter === stem) return stem;
    stem = shorter;
  }
}

function takeEnding(word: string): string {
  for (const [ending, rest] of endings) {
    const shorter = word.replace(ending, rest);
    if (shorter !== word) return shorter;
  }
  return word;
}

/** Words that occur in nearly every listing, in both languages, folded: they say nothing about what is wanted. */
const smallWords = new Set(
  (
    'i e te se me per dhe nga ne prej pe qe a o ose nje ' +
    'the an of for with and in on to at by from or s cm'
  ).split(' '),
);

/** @param word folded */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word);
}

/** The rules of Albanian and English that the search uses. */
export const shopLanguage: Analyser = { stem: stemWord, isSmall: isSmallWord };

/** The words that identify a phrase: folded, without small words unless there are no others. */
export function phraseWords(text: string): string[] {
  return wordsOfPhrase(text, shopLanguage);
}

/** Phrases with the same key are the same to the search: `Divanet`, `divan`. Empty when the text contains no word. */
export function phraseKey(text: string): string {
  return phraseWords(text).map(stemWord).join(' ');
}
