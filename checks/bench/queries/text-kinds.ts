import type { DrawnListing, Draws } from './draw-listing.ts';
import {
  beginning,
  type DrawText,
  everywhere,
  frequentAndRare,
  frequentWord,
  inflected,
  mistyped,
  otherName,
  plainLetters,
  someWords,
} from './draw-text.ts';
import {
  drawDeepPage,
  drawDirection,
  type QueryKind,
  searchBy,
  type Values,
} from './query-address.ts';

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
