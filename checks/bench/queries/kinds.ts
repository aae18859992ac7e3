import { colorGroups } from '@orendi/contract/color-groups';
import { towns } from '@orendi/contract/towns';
import { places } from '../catalogue/words.ts';
import type { Draws } from './draws.ts';
import {
  byPrice,
  callsOf,
  drawDeepPage,
  type DrawValues,
  lastPage,
  type QueryKind,
  results,
  search,
  together,
} from './searches.ts';
import * as typed from './texts.ts';

const byCategory: DrawValues = ({ category_id: categoryId }) => ({ categoryId });
const byBusiness: DrawValues = ({ business_id: businessId }) => ({ businessId });
const byColor: DrawValues = ({ color }) => ({ color });

const listKinds: QueryKind[] = [
  ...callsOf(results, [
    ['sections of home', () => ({})],
    ['sections of an industry', ({ industry_id: industryId }) => ({ industryId })],
    ['sections of a business', byBusiness],
  ]),
  ...callsOf(search, [
    ['newest', () => ({})],
    ['newest, page 50', () => ({ page: 50 })],
    [
      'newest, the last page',
      (_, { sizes }) => ({ page: lastPage([...sizes.values()].reduce((sum, size) => sum + size)) }),
    ],
    ['category', byCategory],
    [
      'category, the last page',
      together(byCategory, ({ category_id }, { sizes }) => ({
        page: lastPage(sizes.get(category_id)),
      })),
    ],
    ['category by price', byPrice(byCategory)],
    ['brand', ({ brand }) => ({ brand })],
    ['colour', byColor],
    ['material', ({ material }) => ({ material })],
    ['on sale', () => ({ filterBy: 'sale' })],
    ['packages', () => ({ filterBy: 'packages' })],
    ['category and colour by price', byPrice(together(byCategory, byColor))],
    ['business', byBusiness],
    ['all by price', byPrice(() => ({}))],
    ['all by price, page 50', byPrice(() => ({ page: 50 }))],
  ]),
  { work: 'product', draw: ({ product }) => `/v1/public/products/${product().id}` },
  { work: 'package', draw: ({ packageId }) => `/v1/public/packages/${packageId()}` },
];

const slugs = towns.filter(({ al }) => places.includes(al)).map(({ slug }) => slug);
const inTown =
  (filter: 'town' | 'deliversTo' | 'near'): DrawValues =>
  (_, { random }) => ({ [filter]: random.pick(slugs) });
const delivered = inTown('deliversTo');
const near = inTown('near');

const priceOf =
  (lows: readonly number[], currency?: string): DrawValues =>
  (_, { random }) => {
    const priceFrom = random.pick(lows);
    const priceTo = priceFrom * random.pick([2, 3, 5]);
    return { priceFrom, priceTo, ...(currency && { priceCurrency: currency }) };
  };
const inEuro = priceOf([20, 50, 100, 200]);
const inLek = priceOf([2_000, 5_000, 10_000, 20_000], 'ALL');
const onFloor: DrawValues = (_, { random }) => ({
  fitsLength: random.pick([80, 120, 160, 200, 240]),
  fitsWidth: random.pick([50, 80, 100]),
});
const fitsHeight: DrawValues = (_, { random }) => ({ fitsHeight: random.pick([75, 90, 120]) });
const colorGroup: DrawValues = (_, { random }) => ({ colorGroup: random.pick(colorGroups).en });
const deepPage = (_: unknown, draws: Draws) => ({ page: drawDeepPage(draws, draws.listings / 2) });

const three =
  (name: 'brand' | 'color'): DrawValues =>
  (_, draws) => {
    const values = Array.from({ length: 3 }, () => draws.product()[name]);
    return { [name]: values.every((value) => value !== null) ? [...new Set(values)] : null };
  };

/** Filters: limits of price and size, places, several values of a facet. */
const choiceKinds = callsOf(search, [
  ['price from and to', inEuro],
  ['price in lek', inLek],
  ['price in lek, by price', byPrice(inLek)],
  ['fits both sides', onFloor],
  ['fits all sides', together(onFloor, fitsHeight)],
  ['fits, what lacks a size', together(onFloor, () => ({ withoutSize: 'true' }))],
  ['town', inTown('town')],
  ['delivers to', delivered],
  ['town or delivers to', together(delivered, inTown('town'))],
  ['near', near],
  ['near, a later page', together(near, deepPage)],
  ['any of three brands', three('brand')],
  ['any of three colours', three('color')],
  ['colour group', colorGroup],
  ['price, size, place and colour', together(inEuro, onFloor, delivered, colorGroup)],
]);

const query =
  (draw: typed.DrawText): DrawValues =>
  (product, draws) => ({ query: draw(product, draws) });
const oneWord = query(typed.someWords(1));

/** A later page of a frequent word's results. */
const textDeepPage: DrawValues = (product, draws) => {
  const text = typed.frequentWord(product, draws);
  // Fewer than the sample suggests: a page past the end would cost nothing.
  const matches = text === null ? 0 : 0.8 * draws.words.shareOf(text) * draws.listings;
  return { query: text, page: drawDeepPage(draws, matches) };
};

const texts: (readonly [work: string, draw: DrawValues])[] = [
  ['one word', oneWord],
  ...['two', 'three', 'four', 'five'].map(
    (count, at) => [`${count} words`, query(typed.someWords(at + 2))] as const,
  ),
  ...[2, 3, 4, 5].map((count) => [`${count} letters`, query(typed.beginning(count))] as const),
  ['a typo', query(typed.mistyped(1))],
  ['two words, a typo', query(typed.mistyped(2))],
  ['a word of every listing', query(typed.everywhere(1))],
  ['two words of every listing', query(typed.everywhere(2))],
  ['a frequent word', query(typed.frequentWord)],
  ['a frequent and a rare word', query(typed.frequentAndRare)],
  ['another ending', query(typed.inflected)],
  ['another name', query(typed.otherName)],
  ['without ë and ç', query(typed.plainLetters)],
  ['a word in a category', together(oneWord, byCategory)],
  ['a word in a business', together(oneWord, byBusiness)],
  ['a later page', textDeepPage],
];

const textKinds = callsOf(search, [
  ...texts,
  ['a word, fits', together(onFloor, oneWord)],
  ['a word, price from and to', together(inEuro, oneWord)],
  ['a word, near', together(near, oneWord)],
]);
const byPriceKinds = callsOf(
  search,
  texts.map(([work, draw]) => [`${work}, by price`, byPrice(draw)]),
);

/**
 * Kinds of calls and their targets. Up to 100,000 listings: how many times the bare prepared query the first call after a
 * change costs, and the one after that; up to a million: the 95th percentile of the first calls in processor milliseconds.
 */
export const kindGroups = {
  lists: { title: 'uncached', kinds: listKinds, first: 2, again: 1.3, p95Ms: 25 },
  choices: { title: 'choice', kinds: choiceKinds, first: 2, again: 1.3, p95Ms: 25 },
  text: { title: 'text', kinds: textKinds, first: 3, again: 3, p95Ms: 25 },
  textByPrice: { title: 'text', kinds: byPriceKinds, first: 3, again: 3, p95Ms: 60 },
};

export type KindGroup = (typeof kindGroups)['lists'];
