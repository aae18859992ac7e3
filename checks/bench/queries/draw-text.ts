import { withoutAccents, withTypo } from '../catalogue/misspell.ts';
import { piecesOf } from '../catalogue/pieces.ts';
import { type DrawnListing, type Draws, splitWords, wordsOfListing } from './draw-listing.ts';

/** What a visitor who has this product in mind types; null if the product lacks what it needs. */
export type DrawText = (product: DrawnListing, draws: Draws) => string | null;

/** The contract's limit. */
const mostLetters = 50;

/** This many distinct words of a listing, in any order. */
export const someWords =
  (count: number): DrawText =>
  (product, { random }) => {
    const words = wordsOfListing(product).filter((word) => word.length > 2);
    if (words.length < count) return null;
    const picked = new Set<string>();
    while (picked.size < count) picked.add(random.pick(words));
    return fitting([...picked].join(' '));
  };

/** The first letters of a word, as while typing it. */
export const beginning =
  (letters: number): DrawText =>
  (product, draws) => {
    const words = splitWords(product.name).filter((word) => word.length > letters);
    return words.length > 0 ? draws.random.pick(words).slice(0, letters) : null;
  };

/** This many words, one of them with a typo. */
export const mistyped =
  (count: number): DrawText =>
  (product, draws) => {
    const words = someWords(count)(product, draws)?.split(' ') ?? [];
    const at = words.findIndex((word) => /^\p{L}{5,}$/u.test(word));
    const word = words[at];
    return word === undefined ? null : words.with(at, withTypo(word, draws.random)).join(' ');
  };

/** A word that is in every listing. */
export const everywhere =
  (count: number): DrawText =>
  (_, { random, words }) => {
    if (words.everywhere.length < count) return null;
    const picked = new Set<string>();
    while (picked.size < count) picked.add(random.pick(words.everywhere));
    return [...picked].join(' ');
  };

const frequentShare = 0.05;
const rareShare = 0.001;

/** A word that many listings share. */
export const frequentWord: DrawText = (product, { random, words }) => {
  const frequent = wordsOfListing(product).filter(
    (word) => word.length > 2 && words.shareOf(word) >= frequentShare,
  );
  return frequent.length > 0 ? random.pick(frequent) : null;
};

const rareWord: DrawText = (product, { random, words }) => {
  const rare = wordsOfListing(product).filter((word) => words.shareOf(word) <= rareShare);
  return rare.length > 0 ? random.pick(rare) : null;
};

export const frequentAndRare: DrawText = (product, draws) => {
  const [frequent, rare] = [frequentWord(product, draws), rareWord(product, draws)];
  return frequent && rare ? fitting(`${frequent} ${rare}`) : null;
};

/** The kind of furniture, with a different ending than in its name: `divani`, `divanët`, `sofas`. */
export const inflected: DrawText = ({ category_id, name }, { random }) => {
  const { al, en } = piecesOf(category_id);
  const piece = [...al, ...en].find(({ one }) => name.toLowerCase().includes(one));
  return piece ? random.pick([piece.definite, piece.many]) : null;
};

/** Another name of the kind of furniture: in the other language, or used by another seller. */
export const otherName: DrawText = ({ category_id, name }, { random }) => {
  const { al, en } = piecesOf(category_id);
  const others = [...al, ...en].filter(({ one }) => !name.toLowerCase().includes(one));
  return others.length > 0 ? random.pick(others).one : null;
};

/** This many words with ë or ç, typed without. */
export const plainLetters =
  (count: number): DrawText =>
  (product, { random }) => {
    const words = wordsOfListing(product).filter((word) => /[ëç]/.test(word));
    if (words.length < count) return null;
    const picked = new Set<string>();
    while (picked.size < count) picked.add(random.pick(words));
    return fitting(withoutAccents([...picked].join(' ')));
  };

const fitting = (text: string) => (text.length <= mostLetters ? text : null);
