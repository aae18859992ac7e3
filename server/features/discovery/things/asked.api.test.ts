import { SearchResults } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusiness, createPackage, createProducts } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { findFruitless } from '../fruitless/count-fruitless.ts';

/* The words of a search as names of things, on the base categories and synonyms. */

const [SOFA, CORNER, SOFA_BED, COFFEE, BED, DRAWERS, BEDSIDE] = [1, 2, 3, 6, 13, 16, 17];
const [CUSHION, LAMP, GARDEN, TV, BAR, LOUNGER] = [44, 35, 29, 7, 22, 30];

let shop: TestShop;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop, { business_name: 'Mobileria Drini' });
  const all = 'Për divan, krevat, tavolinë.';
  const of = (category_id: number, industry_id: number, names: [string, number, string?][]) =>
    names.map(([product_name, price, description_al = '']) => {
      return { product_name, price, description_al, category_id, industry_id };
    });
  const ids = await createProducts(shop, business, [
    ...of(SOFA, 1, [
      ['Divan Valbona', 400],
      ['Leather sofa', 900],
    ]),
    ...of(CORNER, 1, [
      ['Divan këndor Era', 750],
      ['L-shaped Shala', 820],
    ]),
    ...of(SOFA_BED, 1, [['Era sofa bed', 500]]),
    ...of(COFFEE, 1, [['Tavolinë kafeje Lura', 120, all]]),
    ...of(BED, 2, [['Krevat dopio', 300]]),
    ...of(DRAWERS, 2, [['Komodë me sirtarë', 180]]),
    ...of(TV, 1, [['Komodë TV Shala', 210]]),
    ...of(BEDSIDE, 2, [['Komodinë', 60, all]]),
    ...of(CUSHION, 8, [
      ['Sofa cushion', 6],
      ['Mbulesë divani', 15],
      ['Divan lëkure', 1_200],
    ]),
    ...of(BAR, 3, [
      ['Ilira backed bar chair', 40],
      ['Fron bari', 35],
      ['Bar table Osumi', 140],
    ]),
    ...of(LOUNGER, 5, [['Shtrat plazhi Buna', 95]]),
    ...of(LAMP, 6, [['Table lamp', 35, all]]),
    ...of(GARDEN, 5, [
      ['Tavolinë kopshti', 90],
      ['Karrige kopshti', 25],
      ['Karrige tavoline', 30, all],
    ]),
  ]);
  await createPackage(shop, {
    business_id: business,
    package_name: 'Dhomë ndenjeje',
    products: [ids[0] ?? 0, ids[5] ?? 0],
    price: 500,
  });
});
afterAll(() => shop.close());

async function search(query: Record<string, string>) {
  const parameters = new URLSearchParams(query).toString();
  const response = await shop.request(`/v1/public/results/search?${parameters}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return SearchResults.parse(data);
}

/** The names of what is asked for, then those of the others, which must come last. */
async function told(query: string, more: Record<string, string> = {}) {
  const asked = { query, understand: 'true', perPage: '48', ...more };
  const { results, trueTotal, total } = await search(asked);
  const firstRelated = results.findIndex(({ related }) => related === true);
  const is = firstRelated < 0 ? results : results.slice(0, firstRelated);
  const others = results.slice(is.length);
  expect(others.every(({ related }) => related === true)).toBe(true);
  expect(total).toBe(results.length);
  expect(trueTotal ?? is.length).toBe(is.length);
  return [is, others].map((cards) => cards.map(({ name }) => name));
}

const sofas = [
  'Divan Valbona',
  'Era sofa bed',
  'Divan këndor Era',
  'L-shaped Shala',
  'Leather sofa',
  'Divan lëkure',
];

it.each([
  'divan',
  'Divanet',
  'divaneve',
  'sofa',
  'sofas',
  'couch',
  'kauc',
  'dvan',
  'diva',
  'kanape',
])('puts what is a sofa before what only answers the words: %s', async (query) => {
  const [is, others] = await told(query, { sortByPrice: 'asc' });
  expect(is).toEqual(sofas);
  for (const name of others ?? []) {
    expect([
      'Sofa cushion',
      'Mbulesë divani',
      'Komodinë',
      'Table lamp',
      'Karrige tavoline',
      'Tavolinë kafeje Lura',
    ]).toContain(name);
  }
  expect(others?.length).toBeGreaterThan(0);
});

it.each([
  {},
  { sortByPrice: 'asc' },
  { sortByPrice: 'desc' },
  { near: 'tirane' },
  { priceFrom: '10', inStock: 'true' },
] as Record<string, string>[])(
  'does so in every order and under every filter: %o',
  async (more) => {
    const [is = [], others = []] = await told('divan', more);
    expect(is.every((name) => sofas.includes(name))).toBe(true);
    expect(others.some((name) => sofas.includes(name))).toBe(false);
  },
);

it.each<[string, string[]]>([
  ['divan këndor', ['Divan këndor Era', 'L-shaped Shala']],
  ['corner sofa nën 800 euro', ['Divan këndor Era']],
  ['sofa bed', ['Era sofa bed']],
  ['krevat', ['Krevat dopio']],
  ['tavolinë', ['Tavolinë kopshti', 'Tavolinë kafeje Lura', 'Bar table Osumi']],
  ['table', ['Tavolinë kopshti', 'Tavolinë kafeje Lura', 'Bar table Osumi']],
  ['stol bari', ['Fron bari', 'Ilira backed bar chair']],
  ['stol', ['Fron bari', 'Ilira backed bar chair']],
  ['shezlong', ['Shtrat plazhi Buna']],
  ['karrige', ['Karrige kopshti', 'Karrige tavoline', 'Ilira backed bar chair']],
  ['komodë', ['Komodë me sirtarë']],
  ['komodë tv', ['Komodë TV Shala']],
  ['llambë', ['Table lamp']],
  ['krevat dopio', ['Krevat dopio']],
])('knows what %s is', async (query, expected) => {
  const [is] = await told(query, { sortByPrice: 'asc' });
  expect(is?.toSorted()).toEqual(expected.toSorted());
});

it('takes a package for what its pieces are', async () => {
  expect(await told('divan', { filterBy: 'packages' })).toEqual([['Dhomë ndenjeje'], []]);
  expect(await told('tavolinë', { filterBy: 'packages' })).toEqual([['Dhomë ndenjeje'], []]);
  expect(await told('krevat', { filterBy: 'packages' })).toEqual([[], []]);
});

it('takes two categories together', async () => {
  const tables = ['Tavolinë kafeje Lura', 'Tavolinë kopshti', 'Bar table Osumi'];
  for (const query of ['divan dhe tavolinë', 'Tavolina, divane', 'sofa and table']) {
    const [is, others] = await told(query);
    expect(is?.toSorted()).toEqual([...sofas, ...tables].toSorted());
    expect(others).toEqual(expect.arrayContaining(['Table lamp', 'Karrige tavoline', 'Komodinë']));
  }
  const [is, others] = await told('tavolinë divan');
  expect(is).toEqual(['Tavolinë kafeje Lura']);
  expect(others?.toSorted()).toEqual(['Karrige tavoline', 'Komodinë', 'Table lamp']);
  expect(await told('tavolinë dhe karrige kopshti')).toEqual([
    ['Karrige kopshti', 'Karrige tavoline', 'Tavolinë kopshti'],
    [],
  ]);
  const packages = await told('divan dhe tavolinë', { filterBy: 'packages' });
  expect(packages).toEqual([['Dhomë ndenjeje'], []]);
});

it('asks for no word that holds for all furniture, beside one that says which', async () => {
  expect(await told('mobilje divan', { sortByPrice: 'asc' })).toEqual(
    await told('divan', { sortByPrice: 'asc' }),
  );
  expect(await told('divan i bukur', { sortByPrice: 'asc' })).toEqual(
    await told('divan', { sortByPrice: 'asc' }),
  );
  const bedroom = (await search({ query: 'mobilje dhomë gjumi', understand: 'true' })).results;
  expect(bedroom.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Krevat dopio', 'Komodinë']),
  );
  const { results } = await search({ query: 'Drini mobilje', understand: 'true' });
  expect(results).toEqual((await search({ query: 'Drini mobilje' })).results);
});

it.each(['Drini', 'Valbona', 'Era', 'Mobileria Drini', 'gri', 'kopsht'])(
  'takes no name of a shop, a maker or a model for a category: %s',
  async (query) => {
    const { trueTotal, results } = await search({ query, understand: 'true' });
    expect(trueTotal).toBeUndefined();
    expect(results.some(({ related }) => related)).toBe(false);
  },
);

it('leaves results and their order as they are without understanding, and marks the others all the same', async () => {
  const { results, trueTotal, total } = await search({
    query: 'divan',
    sortByPrice: 'asc',
    perPage: '48',
  });
  expect(results[0]).toMatchObject({ name: 'Sofa cushion', related: true });
  const prices = results.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(results.filter(({ related }) => !related).map(({ name }) => name)).toEqual(sofas);
  expect([trueTotal, total]).toEqual([sofas.length, results.length]);
});

it('gives every match once, page by page', async () => {
  const [is = [], others = []] = await told('divan', { sortByPrice: 'desc' });
  const pages: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const query = {
      query: 'divan',
      understand: 'true',
      sortByPrice: 'desc',
      page: String(page),
      perPage: '4',
    };
    pages.push(...(await search(query)).results.map(({ name }) => name));
  }
  expect(pages).toEqual([...is, ...others]);
});

it('tells what comes close while there is little of what was asked for', async () => {
  const query = { query: 'divan', understand: 'true', priceTo: '450', sortByPrice: 'asc' };
  const { nothingFound, trueTotal, results } = await search(query);
  expect(trueTotal).toBe(1);
  expect(results.length).toBeGreaterThan(1);
  expect(nothingFound?.loosen).toEqual([]);
  expect(nothingFound?.misses.map(({ card }) => card.name)).toEqual([
    'Era sofa bed',
    'Divan këndor Era',
    'L-shaped Shala',
    'Leather sofa',
    'Divan lëkure',
  ]);
  const none = await search({ ...query, priceTo: '100' });
  expect(none.trueTotal).toBe(0);
  expect(none.results.length).toBeGreaterThan(0);
  expect(none.nothingFound?.misses[0]?.card.name).toBe('Divan Valbona');
  expect(none.nothingFound?.loosen).toContainEqual({ filter: 'priceFrom', total: 6 });
  expect((await search({ ...query, priceTo: '2000' })).nothingFound).toBeUndefined();
});

it('counts a search as fruitless that finds nothing of what it names', async () => {
  const fruitless = await findFruitless(shop.services.listings, [
    'divan',
    'djep krevat',
    'krevat bebesh',
    'gri',
  ]);
  expect([...fruitless]).toEqual(['djep krevat', 'krevat bebesh', 'gri']);
});

it('follows new synonyms and new names of categories at once', async () => {
  expect((await search({ query: 'otomane', understand: 'true' })).trueTotal).toBeUndefined();
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx
      .insertInto('synonym_group')
      .values({ words: ['otomane', 'divan'] })
      .execute();
    await trx
      .updateTable('category')
      .set({ category_name_al: 'Krevatka' })
      .where('id', '=', BED)
      .execute();
    touch('listings');
  });
  expect((await search({ query: 'otomane', understand: 'true' })).trueTotal).toBeGreaterThan(0);
  expect((await search({ query: 'krevatka', understand: 'true' })).trueTotal).toBeDefined();
});
