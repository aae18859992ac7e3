import { withoutAccents, withTypo } from '../catalogue/misspell.ts';
import { piecesOf } from '../catalogue/words.ts';
import {
  drawDeepPage,
  drawDirection,
  type DrawnListing,
  type Draws,
  type QueryKind,
  searchBy,
  splitWords,
  type Values,
  wordsOfListing,
} from './draws.ts';

/** Draws a query for a visitor who has this product in mind; null if the product lacks a field it needs. */
type DrawText = (product: DrawnListing, draws: Draws) => string | null;

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

/** A word that is in every listing. */
const everywhere =
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
const frequentWord: DrawText = (product, { random, words }) => {
  const frequent = wordsOfListing(product).filter(
    (word) => word.length > 2 && words.shareOf(word) >= frequentShare,
  );
  return frequent.length > 0 ? random.pick(frequent) : null;
};

const rareWord: DrawText = (product, { random, words }) => {
  const rare = wordsOfListing(product).filter((word) => words.shareOf(word) <= rareShare);
  return rare.length > 0 ? random.pick(rare) : null;
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

/** This many words with ë or ç, typed without. */
const plainLetters =
  (count: number): DrawText =>
  (product, { random }) => {
    const words = wordsOfListing(product).filter((word) => /[ëç]/.test(word));
    if (words.length < count) return null;
    const picked = new Set<string>();
    while (picked.size < count) picked.add(random.pick(words));
    return fitting(withoutAccents([...picked].join(' ')));
  };

const fitting = (text: string) => (text.length <= mostLetters ? text : null);

type Texts = [work: string, values: (product: DrawnListing, draws: Draws) => Values][];

const query =
  (draw: DrawText) =>
  (product: DrawnListing, draws: Draws): Values => ({ query: draw(product, draws) });

/** A later page of a frequent word's results. */
function deepPage(product: DrawnListing, draws: Draws): Values {
  const text = frequentWord(product, draws);
  // Fewer than the sample suggests: a page past the end would cost nothing.
  const matches = text === null ? 0 : 0.8 * draws.words.shareOf(text) * draws.listings;
  return { query: text, page: drawDeepPage(draws, matches) };
}

const texts: Texts = [
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
  ['without ë and ç', query(plainLetters(1))],
  [
    'a word in a category',
    (product, draws) => ({
      query: someWords(1)(product, draws),
      categoryId: product.category_id,
    }),
  ],
  [
    'a word in a business',
    (product, draws) => ({
      query: someWords(1)(product, draws),
      businessId: product.business_id,
    }),
  ],
  ['a later page', deepPage],
];

export const textKinds: QueryKind[] = texts.map(([work, values]) => ({
  work,
  draw: searchBy(values),
}));

export const textByPriceKinds: QueryKind[] = texts.map(([work, values]) => ({
  work: `${work}, by price`,
  draw: searchBy((product, draws) => ({
    ...values(product, draws),
    sortByPrice: drawDirection(draws),
  })),
}));
