import type { Analyser } from '@orendi/search/words/analyser';
import { phraseWords as wordsOfPhrase } from '@orendi/search/words/phrase-words';
import { isSmallWord } from './small-words.ts';
import { stemWord } from './stem-word.ts';

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
