import { foldWords } from '@orendi/search/words/fold-words';
import { isSmallWord, stemWord } from '../words/shop-language.ts';
import type { ShopWords } from './load-words.ts';

const longestPhrase = 3;
/** In both languages these are of every kind, so they name a category only with the word behind them. */
const vague = new Set('set komplet pjes dhom mobil'.split(' '));

/**
 * The category of a piece by its name, such as `Divan këndor Oslo`: the first phrase that is the name of one, or else the
 * first word that a name begins or ends with. Null if there is none.
 * @returns also the words of the text that say so, folded
 */
export function suggestCategory(name: string, { synonyms, things }: ShopWords) {
  const words = foldWords(name).filter((word) => !isSmallWord(word));
  const stems = words.map((word) => {
    const stem = stemWord(word);
    if (things.isKnown(stem) || word.length < 5) return stem;
    const corrected = synonyms.correct({ word, stem, isLast: false });
    return corrected === null ? stem : stemWord(corrected);
  });
  for (const [at, stem] of stems.entries()) {
    for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length -= 1) {
      if (length === 1 && vague.has(stem)) continue;
      const phrase = stems.slice(at, at + length);
      const [categoryId] = length === 1 ? things.categoriesOf(phrase) : things.calledSo(phrase);
      if (categoryId !== undefined) return { categoryId, words: words.slice(at, at + length) };
    }
  }
  return null;
}
