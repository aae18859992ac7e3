import { colorGroups } from '@orendi/contract/color-groups';
import { towns } from '@orendi/contract/towns';
import { places } from '../catalogue/words.ts';
import {
  drawDeepPage,
  drawDirection,
  type DrawnListing,
  type Draws,
  type QueryKind,
  searchBy,
  type Values,
} from './draws.ts';
import { someWords } from './text-kinds.ts';

/* Filters: limits of price and size, places, several values of a facet. */

type DrawChoice = (product: DrawnListing, draws: Draws) => Values;

const slugs = towns.filter(({ al }) => places.includes(al)).map(({ slug }) => slug);
const slug = ({ random }: Draws) => random.pick(slugs);

const inEuro: DrawChoice = (_, { random }) => {
  const priceFrom = random.pick([20, 50, 100, 200]);
  return { priceFrom, priceTo: priceFrom * random.pick([2, 3, 5]) };
};
const inLek: DrawChoice = (_, { random }) => {
  const priceFrom = random.pick([2_000, 5_000, 10_000, 20_000]);
  return { priceFrom, priceTo: priceFrom * random.pick([2, 3, 5]), priceCurrency: 'ALL' };
};
const onFloor: DrawChoice = (_, { random }) => ({
  fitsLength: random.pick([80, 120, 160, 200, 240]),
  fitsWidth: random.pick([50, 80, 100]),
});
const words: DrawChoice = (product, draws) => ({ query: someWords(1)(product, draws) });
const delivered: DrawChoice = (_, draws) => ({ deliversTo: slug(draws) });
const near: DrawChoice = (_, draws) => ({ near: slug(draws) });

/** Distinct values of several products. */
const three =
  (name: 'brand' | 'color'): DrawChoice =>
  (_, draws) => {
    const values = Array.from({ length: 3 }, () => draws.product()[name]);
    return { [name]: values.every((value) => value !== null) ? [...new Set(values)] : null };
  };
const colorGroup: DrawChoice = (_, { random }) => ({
  colorGroup: random.pick(colorGroups.map(({ en }) => en)),
});

const together =
  (...choices: DrawChoice[]): DrawChoice =>
  (product, draws) =>
    Object.assign({}, ...choices.map((choice) => choice(product, draws)));

const choices: [work: string, values: DrawChoice][] = [
  ['price from and to', inEuro],
  ['price in lek', inLek],
  [
    'price in lek, by price',
    together(inLek, (_, draws) => ({ sortByPrice: drawDirection(draws) })),
  ],
  ['fits both sides', onFloor],
  [
    'fits all sides',
    together(onFloor, (_, { random }) => ({ fitsHeight: random.pick([75, 90, 120]) })),
  ],
  ['fits, what lacks a size', together(onFloor, () => ({ withoutSize: 'true' }))],
  ['town', (_, draws) => ({ town: slug(draws) })],
  ['delivers to', delivered],
  ['town or delivers to', together(delivered, (_, draws) => ({ town: slug(draws) }))],
  ['near', near],
  [
    'near, a later page',
    together(near, (_, draws) => ({ page: drawDeepPage(draws, draws.listings / 2) })),
  ],
  ['any of three brands', three('brand')],
  ['any of three colours', three('color')],
  ['colour group', colorGroup],
  ['price, size, place and colour', together(inEuro, onFloor, delivered, colorGroup)],
];

const choicesWithWords: [work: string, values: DrawChoice][] = [
  ['fits', together(onFloor, words)],
  ['price from and to', together(inEuro, words)],
  ['near', together(near, words)],
];

const kindOf = ([work, values]: (typeof choices)[number]): QueryKind => ({
  work,
  draw: searchBy(values),
});

export const choiceKinds = choices.map(kindOf);
/** They are searches for text, and held to what those are held to. */
export const choiceWithTextKinds = choicesWithWords.map(([work, values]) =>
  kindOf([`a word, ${work}`, values]),
);
