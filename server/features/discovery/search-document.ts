import { foldWords } from './fold.ts';

/** How much a match in a field counts: A a name, D a description. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type SearchFields = Record<Weight, (string | null)[]>;

const weights: Weight[] = ['A', 'B', 'C', 'D'];

/** PostgreSQL takes positions up to 16383 and a megabyte in all; no listing that fits the limits has so many words. */
const maxWords = 5000;

/**
 * The text of a tsvector with the folded words of all fields, each with its places and weights: `'divan':1A,9 'gri':2A`.
 * Words are letters and digits only, so nothing in them needs escaping.
 */
export function searchDocument(fields: SearchFields): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const weight of weights) {
    for (const word of fields[weight].flatMap((text) => (text ? foldWords(text) : []))) {
      if (position === maxWords) break;
      position += 1;
      const place = weight === 'D' ? String(position) : `${position}${weight}`;
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  return [...places].map(([word, all]) => `'${word}':${all.join(',')}`).join(' ');
}
