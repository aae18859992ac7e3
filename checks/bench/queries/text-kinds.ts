import { withoutAccents, withTypo } from '../catalogue/misspell.ts';
import { piecesOf } from '../catalogue/words.ts';
import {
  byPrice,
  drawDeepPage,
  type DrawnListing,
  type Draws,
  type DrawValues,
  searches,
  splitWords,
  wordsOfListing,
} from './draws.ts';

/** Draws a query for a visitor who has this product in mind; null if the product lacks a field it needs. */
type DrawText = (product: DrawnListing, draws: Draws) => string | null;

/** The contract's limit. */
const mostLetters = 50;

const fitting = (text: string) => (text.length <= mostLetters ? text : null);

/** This many of the words, in any order. */
function pickSome(words: readonly string[], count: number, { random }: Draws): string | null {
  if (words.length < count) return null;
  const picked = new Set<string>();
  while (picked.size < count) picked.add(random.pick(words));
  return fitting([...picked].join(' '));
}

/** This many distinct words of a listing. */
export const someWords =
  (count: number): DrawText =>
  (product, draws) =>
    pickSome(
      wordsOfListing(product).filter((word) => word.length > 2),
      count,
      draws,
    );

/** The first letters of a word, as while typing it. */
const beginning =
  (letters: number): DrawText =>
  (product, draws) => {
    const words = splitWords(product.name).filter((word) => word.length > letters);
    return words.length > 0 ? draws.random.pick(words).slice(0, letters) : null;
  };

/** This many words, one of them with a typo. */
const mistyped =
  (count: number): DrawText =>
  (product, draws) => {
    const words = someWords(count)(product, draws)?.split(' ') ?? [];
    const at = words.findIndex((word) => /^\p{L}{5,}$/u.test(word));
    const word = words[at];
    return word === undefined ? null : words.with(at, withTypo(word, draws.random)).join(' ');
  };

/** Words that are in every listing. */
const everywhere =
  (count: number): DrawText =>
  (_, draws) =>
    pickSome(draws.words.everywhere, count, draws);

const frequentShare = 0.05;
const rareShare = 0.001;

/** A word that many listings share. */
const frequentWord: DrawText = (product, draws) => {
  const isFrequent = (word: string) => draws.words.shareOf(word) >= frequentShare;
  const long = wordsOfListing(product).filter((word) => word.length > 2);
  return pickSome(long.filter(isFrequent), 1, draws);
};

const rareWord: DrawText = (product, draws) => {
  const isRare = (word: string) => draws.words.shareOf(word) <= rareShare;
  return pickSome(wordsOfListing(product).filter(isRare), 1, draws);
};

const frequentAndRare: DrawText = (product, draws) => {
  const [frequent, rare] = [frequentWord(product, draws), rareWord(product, draws)];
  return frequent && rare ? fitting(`${frequent} ${rare}`) : null;
};

/** The kind of furniture, with a different ending than in its name: `divani`, `divanët`, `sofas`. */
const inflected: DrawText = ({ category_id, name }, { random }) => {
  const { al, en } = piecesOf(category_id);
  const piece = [...al, ...en].find(({ one }) => name.toLowerCase().includes(one));
  return piece ? random.pick([piece.definite, piece.many]) : null;
};

/** Another name of the kind of furniture: in the other language, or used by another seller. */
const otherName: DrawText = ({ category_id, name }, { random }) => {
  const { al, en } = piecesOf(category_id);
  const others = [...al, ...en].filter(({ one }) => !name.toLowerCase().includes(one));
  return others.length > 0 ? random.pick(others).one : null;
};

/** A word with ë or ç, typed without. */
const plainLetters: DrawText = (product, draws) => {
  const word = pickSome(
    wordsOfListing(product).filter((one) => /[ëç]/.test(one)),
    1,
    draws,
  );
  return word && withoutAccents(word);
};

const query =
  (draw: DrawText): DrawValues =>
  (product, draws) => ({ query: draw(product, draws) });

/** A later page of a frequent word's results. */
const deepPage: DrawValues = (product, draws) => {
  const text = frequentWord(product, draws);
  // Fewer than the sample suggests: a page past the end would cost nothing.
  const matches = text === null ? 0 : 0.8 * draws.words.shareOf(text) * draws.listings;
  return { query: text, page: drawDeepPage(draws, matches) };
};

const inCategory: DrawValues = (product, draws) => ({
  query: someWords(1)(product, draws),
  categoryId: product.category_id,
});
const inBusiness: DrawValues = (product, draws) => ({
  query: someWords(1)(product, draws),
  businessId: product.business_id,
});

const texts: [work: string, values: DrawValues][] = [
  ['one word', query(someWords(1))],
  ['two words', query(someWords(2))],
  ['three words', query(someWords(3))],
  ['four words', query(someWords(4))],
  ['five words', query(someWords(5))],
  ['2 letters', query(beginning(2))],
  ['3 letters', query(beginning(3))],
  ['4 letters', query(beginning(4))],
  ['5 letters', query(beginning(5))],
  ['a typo', query(mistyped(1))],
  ['two words, a typo', query(mistyped(2))],
  ['a word of every listing', query(everywhere(1))],
  ['two words of every listing', query(everywhere(2))],
  ['a frequent word', query(frequentWord)],
  ['a frequent and a rare word', query(frequentAndRare)],
  ['another ending', query(inflected)],
  ['another name', query(otherName)],
  ['without ë and ç', query(plainLetters)],
  ['a word in a category', inCategory],
  ['a word in a business', inBusiness],
  ['a later page', deepPage],
];

export const textKinds = searches(texts);
export const textByPriceKinds = searches(
  texts.map(([work, values]) => [`${work}, by price`, byPrice(values)]),
);
