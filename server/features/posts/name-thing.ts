import { foldWords } from '@orendi/search/words/fold-words';
import { type CategorySuggestion, type ShopWords, suggestCategory } from '../discovery/index.ts';
import names from './thing-names.json' with { type: 'json' };

const meanings = Object.entries(names.meanings).map(([words, meaning]) => ({
  words: words.split(' '),
  meaning,
}));
/** `3+2+1` counts the seats of sofas and armchairs that are sold together. */
const seats = /(?<!\d)[1-4]\s?\+\s?[1-4](?!\d)/;
const isSeat = /^(?:kolltuk|fotel|kauc|divan|sofa|armchair)/;

/** The category of what a post calls a piece: as visitors search for it, or as sellers say it in posts. */
export function nameThing(name: string, words: ShopWords): CategorySuggestion | null {
  const said = foldWords(name);
  const known = meanings
    .filter((one) => indexOf(said, one.words) >= 0)
    .toSorted(
      (a, b) => b.words.length - a.words.length || indexOf(said, a.words) - indexOf(said, b.words),
    )[0];
  const own = suggestCategory(name, words);
  if (own && seats.test(name) && isSeat.test(own.words[0] ?? '')) {
    return { ...own, categoryId: suggestCategory('divan', words)?.categoryId ?? own.categoryId };
  }
  const isFirst = known && (!own || indexOf(said, known.words) <= said.indexOf(own.words[0] ?? ''));
  const meant = isFirst ? suggestCategory(known.meaning, words) : null;
  if (meant && known) return { ...meant, words: known.words };
  return own;
}

function indexOf(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, i) => words[at + i] === word));
}
