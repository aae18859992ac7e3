/* The vocabulary of the generated catalogue, the most frequent words first. */
import pieces from './pieces.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };
import type { Random } from '@orendi/demo/catalogue/random';

/**
 * First names of designers, and of shops named after their owners; remarks are phrases of descriptions, of which each
 * listing has several, so that their function words occur in nearly every listing.
 */
export const { manners, materials, remarks, places, firstNames, lastNames } = vocabulary;

/** One name of a kind of furniture; the definite form is the same as `one` in English. */
export type Piece = (typeof pieces)[number]['al'][number];

/** In the order of the base data's categories; different sellers use different names for the same thing. */
export const piecesOf = (categoryId: number): Record<'al' | 'en', readonly Piece[]> =>
  pieces[categoryId - 1] ?? { al: [], en: [] };

/* Names that no dictionary has: as many distinct ones as needed, without keeping them in memory. */

/** The last list begins with a blank, as not every name has a fourth syllable. */
const syllables = vocabulary.syllables.map((list) => list.split(' '));

export const nameCount = syllables.reduce((count, list) => count * list.length, 1);

/** Coprime with `nameCount`, so that stepping by it visits every name once. */
const step = 99_991;

/** The name with this number: `Dristalis`. Neighboring numbers give dissimilar names. */
export function nameOf(number: number): string {
  let left = (number * step) % nameCount;
  const taken = syllables.map((list) => {
    const at = left % list.length;
    left = Math.floor(left / list.length);
    return list[at];
  });
  return taken.join('');
}

/** A model number as makers write them: `KX-482`, `B4712R`, an eight-digit article number. Few occur twice. */
export function makeModel(random: Random): string {
  const letter = () => random.pick([...'ABCDEFGHKLMNPRSTVXZ']);
  const short = `${letter()}${letter()}-${random.whole(100, 999)}`;
  const long = `${letter()}${random.whole(1_000, 9_999)}${letter()}`;
  return random.pick([short, short, long, String(random.whole(10_000_000, 99_999_999))]);
}
