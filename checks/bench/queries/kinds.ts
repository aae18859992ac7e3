import { colorGroups } from '@orendi/contract/color-groups';
import { towns } from '@orendi/contract/towns';
import { piecesOf, places, withoutAccents, withTypo } from '../catalogue/words.ts';
import { type DrawnListing, type Draws, splitWords, wordsOfListing } from './draws.ts';

/** Draws a query for a visitor who has this product in mind; null if the product lacks what it needs. */
type DrawText = (product: DrawnListing, draws: Draws) => string | null;

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

const someWords = (count: number) => wordsThat(isLong, count);

const frequentWord = wordsThat((word, shareOf) => isLong(word) && shareOf(word) >= 0.05);
const rareWord = wordsThat((word, shareOf) => shareOf(word) <= 0.001);
const accentedWord = wordsThat((word) => /[ëç]/.test(word));

/** A word with ë or ç, typed without. */
const plainLetters: DrawText = (product, draws) => {
  const word = accentedWord(product, draws);
  return word && withoutAccents(word);
};

const frequentAndRare: DrawText = (product, draws) => {
  const [frequent, rare] = [frequentWord(product, draws), rareWord(product, draws)];
  return frequent && rare ? fitting(`${frequent} ${rare}`) : null;
};

const everywhere =
  (count: number): DrawText =>
  (_, draws) =>
    pickSome(draws.words.everywhere, count, draws);

/** The first letters of a word, as while typing it. */
const beginning =
  (letters: number): DrawText =>
  (product, draws) => {
    const words = splitWords(product.name).filter((word) => word.length > letters);
    return pickSome(words, 1, draws)?.slice(0, letters) ?? null;
  };

const mistyped =
  (count: number): DrawText =>
  (product, draws) => {
    const words = someWords(count)(product, draws)?.split(' ') ?? [];
    const at = words.findIndex((word) => /^\p{L}{5,}$/u.test(word));
    const word = words[at];
    return word === undefined ? null : words.with(at, withTypo(word, draws.random)).join(' ');
  };

const namesFor = ({ category_id }: DrawnListing) => Object.values(piecesOf(category_id)).flat();

/** The kind of furniture, with a different ending than in its name: `divani`, `divanët`, `sofas`. */
const inflected: DrawText = (product, { random }) => {
  const name = product.name.toLowerCase();
  const piece = namesFor(product).find(({ one }) => name.includes(one));
  return piece ? random.pick([piece.definite, piece.many]) : null;
};

/** Another name of the kind of furniture: in the other language, or used by another seller. */
const otherName: DrawText = (product, { random }) => {
  const name = product.name.toLowerCase();
  const others = namesFor(product).filter(({ one }) => !name.includes(one));
  return others.length > 0 ? random.pick(others).one : null;
};

/** One kind of call; each call is drawn anew. */
export interface QueryKind {
  work: string;
  draw(draws: Draws): string;
}

/** A list becomes a repeated parameter. */
type Values = Record<string, string | number | readonly string[] | null>;

const results = '/v1/public/results';
const search = `${results}/search`;
const perPage = 12;

export function address(path: string, values: Values = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) parameters.append(name, String(one));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** Values of a search by some of a product's; null for one that it lacks. */
type DrawValues = (product: DrawnListing, draws: Draws) => Values;

/** Kinds of calls by values of a product: of the drawn ones, the first that has all of them. */
const callsOf = (path: string, kinds: readonly (readonly [string, DrawValues])[]) =>
  kinds.map(([work, valuesOf]): QueryKind => ({
    work,
    draw(draws) {
      for (let tries = 0; tries < 10_000; tries += 1) {
        const values = valuesOf(draws.product(), draws);
        const isWhole = Object.values(values).every((value) => value !== null);
        if (isWhole) return address(path, values);
      }
      throw new Error(`No listing of the catalogue has what this is made of: ${work}.`);
    },
  }));

const together =
  (...choices: DrawValues[]): DrawValues =>
  (product, draws) =>
    Object.assign({}, ...choices.map((choice) => choice(product, draws)));

const byPrice = (valuesOf: DrawValues): DrawValues =>
  together(valuesOf, (_, { random }) => ({ sortByPrice: random.pick(['asc', 'desc']) }));

const lastPage = (matches = 0) => Math.max(1, Math.ceil(matches / perPage));

/** A random page of this many matches, except the first ones. */
function drawDeepPage({ random }: Draws, matches: number): number {
  const pages = Math.floor(matches / perPage);
  return pages < 2 ? 1 : 2 + Math.floor((0.2 + 0.8 * random.next()) * (pages - 2));
}

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
  (draw: DrawText): DrawValues =>
  (product, draws) => ({ query: draw(product, draws) });
const oneWord = query(someWords(1));

/** A later page of a frequent word's results. */
const textDeepPage: DrawValues = (product, draws) => {
  const text = frequentWord(product, draws);
  // Fewer than the sample suggests: a page past the end would cost nothing.
  const matches = text === null ? 0 : 0.8 * draws.words.shareOf(text) * draws.listings;
  return { query: text, page: drawDeepPage(draws, matches) };
};

const texts: (readonly [work: string, draw: DrawValues])[] = [
  ['one word', oneWord],
  ['two words', query(someWords(2))],
  ['three words', query(someWords(3))],
  ['four words', query(someWords(4))],
  ['five words', query(someWords(5))],
  ...[2, 3, 4, 5].map((count) => [`${count} letters`, query(beginning(count))] as const),
  ['a typo', query(mistyped(1))],
  ['two words, a typo', query(mistyped(2))],
  ['a word of every listing', query(everywhere(1))],
  ['two words of every listing', query(everywhere(2))],
  ['a frequent word', query(frequentWord)],
  ['a frequent and a rare word', query(frequentAndRare)],
  ['another ending', query(inflected)],
  ['another name', query(otherName)],
  ['without ë and ç', query(plainLetters)],
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
