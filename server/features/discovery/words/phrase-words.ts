import { foldWords } from './fold.ts';
import { isSmallWord } from './small-words.ts';
import { stemWord } from './stem-word.ts';

/** The words by which a phrase is known: folded, without the small ones unless there are no others. */
export function phraseWords(text: string): string[] {
  const words = foldWords(text);
  const meaningful = words.filter((word) => !isSmallWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Phrases with the same key are the same to the search: `Divanet`, `divan`. Empty when nothing in it is a word. */
export function phraseKey(text: string): string {
  return phraseWords(text).map(stemWord).join(' ');
}
