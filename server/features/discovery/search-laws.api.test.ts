import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { type FacetName, facetNames } from '@orendi/contract/listing-filters';
import { effectivePrice } from '@orendi/contract/money';
import { analyseQuery } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import type { Synonyms } from '@orendi/search/words/synonyms';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { searchListings } from './search-listings.ts';
import { colorWords } from './words/color-words.ts';
import { stemWord } from './words/stem-word.ts';
import { loadSynonyms } from './words/shop-language.ts';

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
  color: fc.constantFrom('#ffffff', 'gri', null),
  material: fc.constantFrom('Oak', null),
  category_id: fc.constantFrom(1, 2),
  created_at: fc.integer({ min: 0, max: 5 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days))),
});
type Product = ReturnType<typeof complete> & { id: number };

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
  brand: fc.constantFrom(undefined, 'alfa', 'Çelik'),
  color: fc.constantFrom(undefined, undefined, 'gri'),
  material: fc.constantFrom(undefined, undefined, 'Oak'),
});
type Filter = ValueOf<typeof filter>;
type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

let shop: TestShop;
let products: Product[];
let synonyms: Synonyms;

beforeAll(async () => {
  shop = await openTestShop();
  synonyms = await loadSynonyms(shop.db);
  const business = await createBusiness(shop, { business_name: 'Zyrtar' });
  const fields = fc.sample(product, { numRuns: 300, seed: 7 }).map(complete);
  const ids = await createProducts(shop, business, fields);
  products = fields.map((one, i) => Object.assign(one, { id: ids[i] ?? 0 }));
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

function wordsOf(one: Product): string[] {
  const { product_name, brand, color, material, material_al, category_id } = one;
  const own = [product_name, brand, color && colorWords(color), material, material_al];
  return foldWords([...own, categoryWords[category_id], commonWords].join(' '));
}

function isMatch(one: Product, { query, categoryId, filterBy, ...facets }: Filter): boolean {
  const fields = wordsOf(one);
  const description = foldWords(one.description_en);
  const isFound = analyseQuery(query ?? '', synonyms).every(
    ({ optional, alternatives }) =>
      optional ||
      alternatives.some(({ kind, words: typed }) =>
        typed.every(({ word, stem, isPrefix }) => {
          const begins = (other: string) => kind === 'typed' && isPrefix && other.startsWith(word);
          return (
            [...fields, ...description].some((own) => own === word || stemWord(own) === stem) ||
            fields.some(begins) ||
            (word.length > 2 && description.some(begins))
          );
        }),
      ),
  );
  const wanted: Partial<Record<FacetName, string>> = facets;
  return (
    isFound &&
    (categoryId === undefined || one.category_id === categoryId) &&
    (filterBy !== 'sale' || one.sale > 0) &&
    facetNames.every((name) => wanted[name] === undefined || one[name] === wanted[name])
  );
}

const matches = (query: Filter) => products.filter((one) => isMatch(one, query));
const idsOf = (some: Product[]) => some.map(({ id }) => id);
const euros = ({ price, sale, sale_type, currency }: Product) =>
  effectivePrice({ price, sale, saleType: sale_type }) * rates[currency];
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

const law = (check: (query: Filter) => Promise<void>) =>
  fc.assert(fc.asyncProperty(filter, check), { numRuns: 60, seed: 11 });

describe('searchListings', () => {
  it('reaches every match once, page by page, and counts them', () =>
    law(async (query) => {
      const expected = idsOf(matches(query));
      const ids = await allPages(query);
      expect(sorted(ids)).toEqual(sorted(expected));
      expect((await search(query)).total).toBe(expected.length);
      const byPrice = await allPages({ ...query, sortByPrice: 'desc', perPage: 48 });
      expect(sorted(byPrice)).toEqual(sorted(expected));
    }));

  it('orders by age without words', () =>
    law(async (filter) => {
      const query = { ...filter, query: undefined };
      const expected = matches(query).toSorted(
        (a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id,
      );
      expect(await allPages(query)).toEqual(idsOf(expected));
    }));

  it.each([
    ['asc', 1],
    ['desc', -1],
  ] as const)('orders by price %s, equal prices by id', (sortByPrice, sign) =>
    law(async (query) => {
      const expected = matches(query).toSorted(
        (a, b) => sign * Math.sign(round(euros(a) - euros(b))) || a.id - b.id,
      );
      expect(await allPages({ ...query, sortByPrice })).toEqual(idsOf(expected));
    }),
  );

  it('offers the values of what every other filter leaves', () =>
    law(async (query) => {
      const { advancedFilters } = await search(query);
      const names = ['brands', 'colors', 'materials', 'materials_al'] as const;
      for (const [i, name] of facetNames.entries()) {
        const others = { ...query, [name]: undefined };
        const values = new Set(matches(others).flatMap((one) => one[name] ?? []));
        expect(advancedFilters[names[i] ?? 'brands']).toEqual(
          [...values].toSorted((a, b) => a.localeCompare(b, 'en')),
        );
      }
    }));
});

/** Ignores floating-point noise, which the database's exact numbers do not have. */
function round(difference: number): number {
  return Math.abs(difference) < 1e-6 ? 0 : difference;
}
