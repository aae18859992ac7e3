import { foldWords } from './fold.ts';

/** Shorter words mean themselves, unless they are still being typed: `i`, `tv`. */
const minPrefixLength = 3;

/**
 * What a visitor typed, as the text of a tsquery: every word must occur, in any field, and stands for all words that
 * begin with it. Null when nothing in it is a word; nothing matches that.
 */
export function searchWords(text: string): string | null {
  const words = foldWords(text);
  if (words.length === 0) return null;
  const last = words.length - 1;
  return words
    .map((word, i) => (i === last || word.length >= minPrefixLength ? `'${word}':*` : `'${word}'`))
    .join(' & ');
}
