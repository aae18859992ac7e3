import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { offeredFacetNames } from '@orendi/contract/listing-filters';
import { colorGroupOf } from '@orendi/contract/group-color';
import { currencies, effectivePrice, toMinor } from '@orendi/contract/money';
import { analyseQuery } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Synonyms } from '@orendi/search/words/synonyms';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createProducts } from '../../testing/factories.ts';
import { placeBusiness, type Whereabouts } from '../../testing/place-business.ts';
import { distanceInKm, townOfSlug } from '@orendi/contract/towns';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { searchListings } from './search-listings.ts';
import { colorWords } from './make-listing.ts';
import { stemWord } from './words/shop-language.ts';
import { loadWords } from './things/load-words.ts';

/* Compares the search with the simplest implementation: a scan over all products in memory. */

const rates = { EUR: 1, USD: 0.86, ALL: 0.0103 };
const words = ['divan', 'Divanë', 'raft', 'gri', 'çam', 'cam', 'i', 'dhe'];

const product = fc.record({
  product_name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map(joined),
  description_en: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map(joined),
  description_al: fc.constant(''),
  price: fc.constantFrom(10, 10.5, 99.99, 100, 1000, 9708.74),
  currency: fc.constantFrom('EUR' as const, 'USD' as const, 'ALL' as const),
  sale: fc.constantFrom(0, 0, 5),
  brand: fc.constantFrom('alfa', 'Beta', 'Çelik', null),
  color: fc.constantFrom('#ffffff', 'gri', '#808080', null),
  material: fc.constantFrom('Oak', null),
  category_id: fc.constantFrom(1, 2),
  length: fc.constantFrom(null, 0, 90, 200, 240.5),
  width: fc.constantFrom(null, 60, 90, 240),
  height: fc.constantFrom(null, 0, 75, 80),
  created_at: fc.integer({ min: 0, max: 5 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days))),
});
type Product = ReturnType<typeof complete> & {
  id: number;
  whereabouts: Whereabouts;
  /** With their stems; looked up in each comparison with a query. */
  words: Said;
  description: Said;
};

/** Of three businesses, among which the products are dealt out. */
const places: Whereabouts[] = [
  { town: 'tirane', towns: ['durres', 'peje'] },
  { town: 'peje', countries: ['MK'] },
  { countries: ['XK'] },
];

function joined(parts: string[]) {
  return parts.join(' ');
}

function complete(fields: ValueOf<typeof product>) {
  const { sale, material } = fields;
  return {
    ...fields,
    sale_type: sale > 0 ? ('percentage' as const) : null,
    material_al: material && 'Lis',
  };
}

const filter = fc.record({
  query: fc
    .option(
      fc.array(fc.constantFrom('di', 'divan', 'raf', 'gri', 'cam', 'i'), {
        minLength: 1,
        maxLength: 2,
      }),
      { nil: undefined },
    )
    .map((parts) => parts?.join(' ')),
  categoryId: fc.constantFrom(undefined, undefined, 1),
  filterBy: fc.constantFrom(undefined, undefined, 'sale' as const),
  brand: fc.constantFrom(undefined, ['alfa'], ['Çelik', 'alfa'], ['Çelik', 'none']),
  color: fc.constantFrom(undefined, undefined, ['gri'], ['gri', '#ffffff']),
  material: fc.constantFrom(undefined, undefined, ['Oak']),
  colorGroup: fc.constantFrom<string[] | undefined>(
    undefined,
    undefined,
    ['Gray'],
    ['White', 'Gray'],
  ),
  price: fc.constantFrom<[from: number, to: number]>(
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 100],
    [10.5, 0],
    [99.99, 1000],
  ),
  priceCurrency: fc.constantFrom(undefined, ...currencies),
  sizes: fc.constantFrom<[length: number, width: number, height: number]>(
    [0, 0, 0],
    [0, 0, 0],
    [240, 90, 0],
    [90, 240.5, 80],
    [0, 200, 0],
    [0, 0, 75],
  ),
  withoutSize: fc.constantFrom(undefined, undefined, true),
  town: fc.constantFrom(undefined, undefined, undefined, 'tirane', 'durres'),
  deliversTo: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'peje',
    'prishtine',
    'durres',
    'shkup',
  ),
});
type Filter = ValueOf<typeof filter>;
type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

let shop: TestShop;
let products: Product[];
let synonyms: Synonyms;

beforeAll(async () => {
  shop = await openTestShop();
  ({ synonyms } = await loadWords(shop.db));
  const fields = fc.sample(product, { numRuns: 300, seed: 7 }).map(complete);
  products = [];
  for (const [i, whereabouts] of places.entries()) {
    const business = await createBusiness(shop, { business_name: 'Zyrtar' });
    const own = fields.filter((_, at) => at % places.length === i);
    const ids = await createProducts(shop, business, own);
    for (const [at, one] of own.entries()) {
      const said = { words: say(wordsOf(one)), description: say(foldWords(one.description_en)) };
      products.push({ ...one, id: ids[at] ?? 0, whereabouts, ...said });
    }
    await placeBusiness(shop, business, whereabouts);
  }
});
afterAll(() => shop.close());

function search(query: Partial<SearchQuery>) {
  return searchListings(shop.services, { page: 1, perPage: 12, ...query });
}

async function allPages(query: Partial<SearchQuery>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, hasNextPage } = await search({ ...query, page });
    ids.push(...rows.map(({ id }) => id));
    if (!hasNextPage) return ids;
  }
}

/** The base data's names of the categories used here and of their industry, and the name of the business. */
const categoryWords: Record<number, string> = {
  1: 'Sofas Divane',
  2: 'Corner sofas Divane këndore',
};
const commonWords = 'Living room Dhoma e ndenjjes Zyrtar';

interface Said {
  words: string[];
  stems: Set<string>;
}
const say = (said: string[]): Said => ({ words: said, stems: new Set(said.map(stemWord)) });

function wordsOf(one: ReturnType<typeof complete>): string[] {
  const { product_name, brand, color, material, material_al, category_id } = one;
  const own = [product_name, brand, color && colorWords(color), material, material_al];
  return foldWords([...own, categoryWords[category_id], commonWords].join(' '));
}

/** The parameters that a filter is asked for by. */
function parametersOf({ price, sizes, ...filter }: Filter): Partial<SearchQuery> {
  const [priceFrom, priceTo] = price;
  const [fitsLength, fitsWidth, fitsHeight] = sizes;
  return { ...filter, priceFrom, priceTo, fitsLength, fitsWidth, fitsHeight };
}

/** Whether each limited size is kept: null where one that is needed is not known and the others are kept. */
function fits(
  { length, width, height }: Product,
  { sizes }: Pick<Filter, 'sizes'>,
): boolean | null {
  const [along, across, up] = sizes;
  const turned = [
    [length, width],
    [width, length],
  ];
  const onFloor = turned.some(([long, short]) =>
    along > 0 && across > 0
      ? Number(long) <= along && Number(short) <= across
      : Math.max(Number(long), Number(short)) <= Math.max(along, across),
  );
  const parts = new Set([
    along + across === 0 ? true : length && width ? onFloor : null,
    up === 0 ? true : height ? height <= up : null,
  ]);
  return parts.has(false) ? false : parts.has(null) ? null : true;
}

/** In hundredths: exact here, as all rates have four decimals and all prices two. */
function priceIn(one: Product, currency: keyof typeof rates): number {
  const { price, sale, sale_type, currency: own } = one;
  const minor = toMinor(effectivePrice({ price, sale, saleType: sale_type }));
  if (own === currency) return minor;
  return toMinor(
    (minor * Math.round(rates[own] * 10_000)) / Math.round(rates[currency] * 10_000) / 100,
  );
}

function isPriced(
  one: Product,
  { price, priceCurrency = 'EUR' }: Pick<Filter, 'price' | 'priceCurrency'>,
) {
  const [from, to] = price;
  const own = priceIn(one, priceCurrency);
  return own >= toMinor(from) && (to === 0 || own <= toMinor(to));
}

/** In the town, or delivered to it or its country. */
function comesTo({ town, towns = [], countries = [] }: Whereabouts, slug: string): boolean {
  return (
    town === slug || towns.includes(slug) || countries.includes(townOfSlug(slug)?.country ?? '')
  );
}

function isPlaced(
  { whereabouts }: Product,
  { town, deliversTo }: Pick<Filter, 'town' | 'deliversTo'>,
): boolean {
  const isIn = town !== undefined && whereabouts.town === town;
  if (deliversTo !== undefined) return isIn || comesTo(whereabouts, deliversTo);
  return town === undefined || isIn;
}

const isLimited = ({ sizes }: Pick<Filter, 'sizes'>) => sizes.some((limit) => limit > 0);

function isMatch(
  one: Product,
  terms: ReturnType<typeof analyseQuery>,
  {
    categoryId,
    filterBy,
    colorGroup,
    price,
    priceCurrency,
    sizes,
    withoutSize,
    town,
    deliversTo,
    ...facets
  }: Omit<Filter, 'query'>,
): boolean {
  const said = [one.words, one.description];
  const isFound = terms.every(
    ({ optional, alternatives }) =>
      optional ||
      alternatives.some(({ kind, words: typed }) =>
        typed.every(({ word, stem, isPrefix }) => {
          const begins = (other: string) => kind === 'typed' && isPrefix && other.startsWith(word);
          return (
            said.some(({ words: own, stems }) => own.includes(word) || stems.has(stem)) ||
            one.words.words.some(begins) ||
            (word.length > 2 && one.description.words.some(begins))
          );
        }),
      ),
  );
  const wanted: Partial<Record<string, readonly string[]>> = facets;
  return (
    isFound &&
    (categoryId === undefined || one.category_id === categoryId) &&
    (filterBy !== 'sale' || one.sale > 0) &&
    isPriced(one, { price, priceCurrency }) &&
    isPlaced(one, { town, deliversTo }) &&
    fits(one, { sizes }) === (withoutSize && isLimited({ sizes }) ? null : true) &&
    (colorGroup?.includes(colorGroupOf(one.color ?? '') ?? '') ?? true) &&
    offeredFacetNames.every((name) => wanted[name]?.includes(one[name] ?? '') ?? true)
  );
}

function matches(query: Filter): Product[] {
  const terms = analyseQuery(query.query ?? '', synonyms);
  return products.filter((one) => isMatch(one, terms, query));
}
const idsOf = (some: Product[]) => some.map(({ id }) => id);
const euros = ({ price, sale, sale_type, currency }: Product) =>
  effectivePrice({ price, sale, saleType: sale_type }) * rates[currency];
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

const law = (check: (query: Filter) => Promise<void>) =>
  fc.assert(fc.asyncProperty(filter, check), { numRuns: 120, seed: 11 });

describe('searchListings', () => {
  it('reaches every match once, page by page, and counts them', () =>
    law(async (query) => {
      const expected = idsOf(matches(query));
      const ids = await allPages(parametersOf(query));
      expect(sorted(ids)).toEqual(sorted(expected));
      expect((await search(parametersOf(query))).total).toBe(expected.length);
      const byPrice = await allPages({ ...parametersOf(query), sortByPrice: 'desc', perPage: 48 });
      expect(sorted(byPrice)).toEqual(sorted(expected));
    }));

  it('orders by age without words', () =>
    law(async (filter) => {
      const query = { ...filter, query: undefined };
      const expected = matches(query).toSorted(
        (a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id,
      );
      expect(await allPages(parametersOf(query))).toEqual(idsOf(expected));
    }));

  it.each(['durres', 'peje'])('orders by the distance from %s, then by age', (near) =>
    law(async (filter) => {
      const query = { ...filter, query: undefined };
      const expected = matches(query).toSorted(
        (a, b) =>
          distance(a, near) - distance(b, near) ||
          b.created_at.getTime() - a.created_at.getTime() ||
          b.id - a.id,
      );
      expect(await allPages({ ...parametersOf(query), near })).toEqual(idsOf(expected));
    }),
  );

  it.each([
    ['asc', 1],
    ['desc', -1],
  ] as const)('orders by price %s, equal prices by id', (sortByPrice, sign) =>
    law(async (query) => {
      const expected = matches(query).toSorted(
        (a, b) => sign * Math.sign(round(euros(a) - euros(b))) || a.id - b.id,
      );
      expect(await allPages({ ...parametersOf(query), sortByPrice })).toEqual(idsOf(expected));
    }),
  );

  it('counts the values of what every other filter leaves, and what lacks a size', () =>
    law(async (query) => {
      const { facetCounts } = await search(parametersOf(query));
      const lacking = { ...query, withoutSize: true as const };
      const { withoutSize } = await search(parametersOf(query));
      expect(withoutSize).toBe(isLimited(query) ? matches(lacking).length : 0);
      for (const name of offeredFacetNames) {
        const values = matches({ ...query, [name]: undefined }).flatMap((one) => one[name] ?? []);
        expect(facetCounts[name]).toEqual(
          [...new Set(values)]
            .toSorted((a, b) => a.localeCompare(b, 'en'))
            .map((value) => ({ value, count: values.filter((one) => one === value).length })),
        );
      }
    }));
});

/** In km; a business without a town counts as far away. */
function distance({ whereabouts: { town = '' } }: Product, near: string): number {
  const [from, to] = [townOfSlug(near), townOfSlug(town)];
  return from && to ? distanceInKm(from, to) : 1e6;
}

/** Ignores floating-point noise, which the database's exact numbers do not have. */
function round(difference: number): number {
  return Math.abs(difference) < 1e-6 ? 0 : difference;
}
