import { foldWords } from '@orendi/search/words/fold-words';

/**
 * The texts of a listing by rank: the better the rank, the more a match is worth. These are the five ranks of the
 * engine, the best first.
 */
export interface ListingTexts {
  name: (string | null)[];
  /** The one-word names of its category, which name nothing but the kind of product. */
  kind: (string | null)[];
  /** Brand, model and category. */
  maker: (string | null)[];
  /** Materials, color, industries and seller. */
  about: (string | null)[];
  descriptions: (string | null)[];
}

/**
 * The folded words of a listing, a line per rank (name, kind, maker, about, descriptions), each word once per line.
 * This is stored in `listing.words` and read by the search.
 */
export function listingWords(texts: ListingTexts): string {
  const { name, kind, maker, about, descriptions } = texts;
  return [name, kind, maker, about, descriptions].map(wordsOf).join('\n');
}

function wordsOf(texts: (string | null)[]): string {
  return [...new Set(texts.flatMap((text) => (text ? foldWords(text) : [])))].join(' ');
}
