import { colorGroups } from '@orendi/contract/color-groups';
import { towns } from '@orendi/contract/towns';
import { places } from '../catalogue/words.ts';
import { byPrice, drawDeepPage, type Draws, type DrawValues, searches } from './draws.ts';
import { someWords } from './text-kinds.ts';

/* Filters: limits of price and size, places, several values of a facet. */

const slugs = towns.filter(({ al }) => places.includes(al)).map(({ slug }) => slug);
const slug = ({ random }: Draws) => random.pick(slugs);

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
const words: DrawValues = (product, draws) => ({ query: someWords(1)(product, draws) });
const inTown: DrawValues = (_, draws) => ({ town: slug(draws) });
const delivered: DrawValues = (_, draws) => ({ deliversTo: slug(draws) });
const near: DrawValues = (_, draws) => ({ near: slug(draws) });
const colorGroup: DrawValues = (_, { random }) => ({ colorGroup: random.pick(colorGroups).en });

/** Distinct values of several products. */
const three =
  (name: 'brand' | 'color'): DrawValues =>
  (_, draws) => {
    const values = Array.from({ length: 3 }, () => draws.product()[name]);
    return { [name]: values.every((value) => value !== null) ? [...new Set(values)] : null };
  };

const together =
  (...choices: DrawValues[]): DrawValues =>
  (product, draws) =>
    Object.assign({}, ...choices.map((choice) => choice(product, draws)));

export const choiceKinds = searches([
  ['price from and to', inEuro],
  ['price in lek', inLek],
  ['price in lek, by price', byPrice(inLek)],
  ['fits both sides', onFloor],
  [
    'fits all sides',
    together(onFloor, (_, { random }) => ({ fitsHeight: random.pick([75, 90, 120]) })),
  ],
  ['fits, what lacks a size', together(onFloor, () => ({ withoutSize: 'true' }))],
  ['town', inTown],
  ['delivers to', delivered],
  ['town or delivers to', together(delivered, inTown)],
  ['near', near],
  [
    'near, a later page',
    together(near, (_, draws) => ({ page: drawDeepPage(draws, draws.listings / 2) })),
  ],
  ['any of three brands', three('brand')],
  ['any of three colours', three('color')],
  ['colour group', colorGroup],
  ['price, size, place and colour', together(inEuro, onFloor, delivered, colorGroup)],
]);

/** They are searches for text, and held to what those are held to. */
export const choiceWithTextKinds = searches([
  ['a word, fits', together(onFloor, words)],
  ['a word, price from and to', together(inEuro, words)],
  ['a word, near', together(near, words)],
]);
