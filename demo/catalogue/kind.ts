import type { Piece, Stuff } from './pieces.ts';

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** The same said in both languages. */
export type Pair = readonly [al: string, en: string];

/** Woods as they grow, covers, woven things, and two single materials. */
export type Group = 'wood' | 'cloth' | 'woven' | 'wool' | 'ceramic';

/** A sentence in both languages; with a group, only of pieces made of that. */
export type Sentence = readonly [al: string, en: string, only?: Group];

/** What people call the piece. */
export interface Noun {
  al: string;
  gender: 'm' | 'f';
  en: string;
  /** Said in Kosovo and around it, rather than in Albania. */
  isNorthern?: boolean;
}

/** One of the forms in which a piece is sold. */
export interface Form {
  /** What follows the noun, by its gender; empty for the plain form. */
  al: readonly [masculine: string, feminine: string];
  /** What stands before the noun in English. */
  en: string;
  /** Centimetres: left to right, front to back, height. */
  size: readonly [length: number, width: number, height: number];
  /** Kilograms. */
  weight: number;
  /** Euros, of an ordinary maker in the cheapest material. */
  price: number;
  /** What is true of this form only. */
  says?: Pair;
  /** Instead of the kind's. */
  bodies?: Some<Stuff>;
  frames?: Some<Stuff>;
}

/** How the piece is looked after, and what its first material covers. */
export type Family = 'upholstery' | 'wood' | 'outdoor' | 'lamp' | 'textile' | 'ornament' | 'sleep';

/** All that is known of one kind of furniture; there is one for each category of the base data. */
export interface Kind {
  piece: Piece;
  categoryId: number;
  industryId: number;
  family: Family;
  /** How many of the demo's products are of this kind. */
  share: number;
  nouns: Some<Noun>;
  forms: Some<Form>;
  /** Sizes are as standardised as of a mattress. */
  isStandardised?: boolean;
  /** Hangs or lies flat: it is sold by two measures. */
  isFlat?: boolean;
  /** What one sees first; what stands here twice is twice as common. */
  bodies: Some<Stuff>;
  frames: Some<Stuff>;
  /** How it is made, and what it is like to live with. */
  make: Some<Sentence>;
  use: Some<Sentence>;
}
