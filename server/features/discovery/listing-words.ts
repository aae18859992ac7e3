import { foldWords } from '@orendi/search/words/fold-words';

/** The texts of a listing by what a match in them is worth, the best first; the ranks of texts that the search knows. */
export interface ListingTexts {
  name: (string | null)[];
  /** Names of its category that are one word only: nothing but what it is. */
  kind: (string | null)[];
  /** Who made it and what it is: brand, model, category. */
  maker: (string | null)[];
  /** What it is made of, and where it is found. */
  about: (string | null)[];
  descriptions: (string | null)[];
}

/**
 * The folded words of a listing, each once in a line: name, kind, maker, about, descriptions. This is what
 * `listing.words` keeps and the search reads.
 */
export function listingWords(texts: ListingTexts): string {
  const { name, kind, maker, about, descriptions } = texts;
  return [name, kind, maker, about, descriptions].map(wordsOf).join('\n');
}

function wordsOf(texts: (string | null)[]): string {
  return [...new Set(texts.flatMap((text) => (text ? foldWords(text) : [])))].join(' ');
}
