/* The vocabulary of the generated catalogue, the most frequent words first. */
import pieces from './pieces.json' with { type: 'json' };
import vocabulary from './vocabulary.json' with { type: 'json' };
import type { Random } from '../../random.ts';

type Pair = readonly [al: string, en: string];

const readPairs = (pairs: string[][]): readonly Pair[] =>
  pairs.map(([al = '', en = '']) => [al, en]);

export const manners = readPairs(vocabulary.manners);
export const materials = readPairs(vocabulary.materials);
/** Phrases of descriptions; each listing has several of them, so their function words occur in nearly every listing. */
export const remarks = readPairs(vocabulary.remarks);
/** First names of designers, and of shops named after their owners. */
export const { places, firstNames, lastNames } = vocabulary;

/** One name of a kind of furniture. */
export interface Piece {
  /** The word in a product's name: `divan`. */
  one: string;
  /** With the definite ending (`divani`); in English the same as `one`. */
  definite: string;
  /** The plural: `divanë`, `sofas`. */
  many: string;
}

interface PieceNames {
  al: readonly Piece[];
  en: readonly Piece[];
}

const readPieces = (names: string[][]): Piece[] =>
  names.map(([one = '', definite = one, many = one]) => ({ one, definite, many }));

/** The names in the order of the base data's categories; different sellers use different ones for the same thing. */
const ofCategories = pieces.map(({ al, en }): PieceNames => ({
  al: readPieces(al),
  en: readPieces(en),
}));

export const piecesOf = (categoryId: number): PieceNames =>
  ofCategories[categoryId - 1] ?? { al: [], en: [] };

/* Names that no dictionary has: as many distinct ones as needed, without keeping them in memory. */

const syllables = {
  first:
    'Bre Dri Ka Lu Mo Ne Pra Ro Sha Ti Val Ze Gri A Hem Klip Vim Sö Bes Fjä Po Kval Dë Çe Nor El Stu Gru Ma Ru Lid Ek',
  middle: 'be do fi ga la me no ri sta te vi zu lë ni sto hå',
  last: 'ra na lis mar nto rda sse tta von xa di ne nes vik holm bro sund len',
};
const firsts = syllables.first.split(' ');
const middles = syllables.middle.split(' ');
const lasts = syllables.last.split(' ');

/** The number of distinct names. */
export const nameCount = firsts.length * middles.length * lasts.length * (1 + middles.length);

/** Coprime with `nameCount`, so that stepping by it visits every name once. */
const step = 99_991;

/** The name with this number: `Dristalis`. Neighboring numbers give dissimilar names. */
export function nameOf(number: number): string {
  let left = (number * step) % nameCount;
  const take = (parts: readonly string[]): string => {
    const part = parts[left % parts.length] ?? '';
    left = Math.floor(left / parts.length);
    return part;
  };
  return take(firsts) + take(middles) + take(lasts) + take(['', ...middles]);
}

const letters = 'ABCDEFGHKLMNPRSTVXZ';

/** A model number as makers write them: `KX-482`, `B4712R`, an eight-digit article number. Few occur twice. */
export function makeModel(random: Random): string {
  const letter = () => letters.charAt(random.below(letters.length));
  const form = random.below(4);
  if (form === 0) return String(10_000_000 + random.below(90_000_000));
  if (form === 1) return `${letter()}${1000 + random.below(9000)}${letter()}`;
  return `${letter()}${letter()}-${100 + random.below(900)}`;
}
