import { withoutAccents, withTypo } from '../catalogue/misspell.ts';
import { piecesOf } from '../catalogue/words.ts';
import { type DrawnListing, type Draws, splitWords, wordsOfListing } from './draws.ts';

/** Draws a query for a visitor who has this product in mind; null if the product lacks what it needs. */
export type DrawText = (product: DrawnListing, draws: Draws) => string | null;

/** The contract's limit. */
const mostLetters = 50;

const fitting = (text: string) => (text.length <= mostLetters ? text : null);

/** This many distinct ones of the words, in any order. */
function pickSome(words: readonly string[], count: number, { random }: Draws): string | null {
  if (words.length < count) return null;
  const picked = new Set<string>();
  while (picked.size < count) picked.add(random.pick(words));
  return fitting([...picked].join(' '));
}

/** This many distinct words of a listing, such as are asked for. */
const wordsThat =
  (isAsked: (word: string, shareOf: Draws['words']['shareOf']) => boolean, count = 1): DrawText =>
  (product, draws) => {
    const words = wordsOfListing(product).filter((word) => isAsked(word, draws.words.shareOf));
    return pickSome(words, count, draws);
  };

const isLong = (word: string) => word.length > 2;

export const someWords = (count: number) => wordsThat(isLong, count);

export const frequentWord = wordsThat((word, shareOf) => isLong(word) && shareOf(word) >= 0.05);
const rareWord = wordsThat((word, shareOf) => shareOf(word) <= 0.001);
const accentedWord = wordsThat((word) => /[ëç]/.test(word));

/** A word with ë or ç, typed without. */
export const plainLetters: DrawText = (product, draws) => {
  const word = accentedWord(product, draws);
  return word && withoutAccents(word);
};

export const frequentAndRare: DrawText = (product, draws) => {
  const [frequent, rare] = [frequentWord(product, draws), rareWord(product, draws)];
  return frequent && rare ? fitting(`${frequent} ${rare}`) : null;
};

export const everywhere =
  (count: number): DrawText =>
  (_, draws) =>
    pickSome(draws.words.everywhere, count, draws);

/** The first letters of a word, as while typing it. */
export const beginning =
  (letters: number): DrawText =>
  (product, draws) => {
    const words = splitWords(product.name).filter((word) => word.length > letters);
    return pickSome(words, 1, draws)?.slice(0, letters) ?? null;
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

const namesFor = ({ category_id }: DrawnListing) => Object.values(piecesOf(category_id)).flat();

/** The kind of furniture, with a different ending than in its name: `divani`, `divanët`, `sofas`. */
export const inflected: DrawText = (product, { random }) => {
  const name = product.name.toLowerCase();
  const piece = namesFor(product).find(({ one }) => name.includes(one));
  return piece ? random.pick([piece.definite, piece.many]) : null;
};

/** Another name of the kind of furniture: in the other language, or used by another seller. */
export const otherName: DrawText = (product, { random }) => {
  const name = product.name.toLowerCase();
  const others = namesFor(product).filter(({ one }) => !name.includes(one));
  return others.length > 0 ? random.pick(others).one : null;
};
