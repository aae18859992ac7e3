import { SearchResults } from '@orendi/contract/schemas/results';
import { townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createProducts } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeListings } from '../index.ts';

let shop: TestShop;
const decor = { industry_id: 8, category_id: 42 };

beforeAll(async () => {
  shop = await openTestShop();
  const peja = await createBusiness(shop, { business_name: 'Mobilje Dukagjini' });
  await createProducts(shop, peja, [{ ...decor, product_name: 'Dollap i Pejës', price: 240 }]);
  const vlora = await createBusiness(shop, { business_name: 'Shtëpia' });
  await createProducts(shop, vlora, [{ ...decor, product_name: 'Dollap i bukur', price: 205 }]);
  const drini = await createBusiness(shop, { business_name: 'Mobileria Drini' });
  await createProducts(shop, drini, [
    { product_name: 'Divan këndor', price: 749, length: 262, width: 180, height: 85 },
    { product_name: 'Divan i vogël', price: 400, length: 180, width: 90, height: 80 },
    {
      ...decor,
      product_name: 'Krevat bebeje 60x120',
      price: 300,
      length: 125,
      width: 66,
      height: 90,
    },
    { ...decor, product_name: 'Krevat 160x200', price: 300, length: 215, width: 172, height: 100 },
    { ...decor, product_name: 'Pasqyrë', price: 150, length: 90, width: 85, height: 100 },
    { ...decor, product_name: 'Kornizë nën 600', price: 700 },
    { ...decor, product_name: 'Dollap i lirë', price: 210 },
    { ...decor, product_name: 'Dollap Milano', price: 230 },
  ]);
  const salloni = await createBusiness(shop, { business_name: 'Salloni Tirana' });
  await createProducts(shop, salloni, [
    {
      product_name: 'Divan i madh',
      price: 90_000,
      currency: 'ALL',
      length: 300,
      width: 200,
      height: 90,
      description_al: 'Sjellje falas në Prizren',
    },
    { ...decor, product_name: 'Dollap sallon', price: 220 },
  ]);
  await shop.pool.query(
    "update product set made_to_measure = true, lead_time_weeks = 3 where product_name = 'Divan këndor'",
  );
  await shop.services.changes.transaction(async (trx, touch) => {
    const place = (id: number, slug: string) =>
      trx
        .updateTable('business')
        .set({ town_id: townOfSlug(slug)?.id ?? null })
        .where('id', '=', id)
        .execute();
    await place(drini, 'prishtine');
    await place(salloni, 'tirane');
    await place(peja, 'peje');
    await place(vlora, 'vlore');
    const comes = (business_id: number, slug: string) => ({
      business_id,
      town_id: townOfSlug(slug)?.id ?? null,
      country: null,
    });
    await trx
      .insertInto('business_delivery')
      .values([comes(drini, 'peje'), comes(vlora, 'tirane'), comes(vlora, 'milano')])
      .execute();
    for (const businessId of [drini, salloni, peja, vlora])
      await writeListings(trx, touch, { businessId });
  });
});
afterAll(() => shop.close());

async function search(query: Record<string, string | number>) {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await shop.request(`/v1/public/results/search?${parameters.toString()}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return SearchResults.parse(data);
}

const understand = (query: string, others: Record<string, string | number> = {}) =>
  search({ query, understand: 'true', ...others });
const namesOf = ({ results }: SearchResults) => results.map(({ name }) => name).sort();

describe('GET /public/results/search?understand=true', () => {
  it('takes the limits out of the words, and says which', async () => {
    const found = await understand('divan nën 600 euro');
    expect(namesOf(found)).toEqual(['Divan i vogël']);
    expect(found.understood).toEqual({
      query: 'divan',
      taken: [{ words: 'nën 600 euro', filters: { priceTo: 600, priceCurrency: 'EUR' } }],
      literalTotal: 0,
    });
  });

  it.each([
    ['divan për murin 270 deri 800 euro', ['Divan i vogël', 'Divan këndor']],
    ['divan 60 mijë lekë', ['Divan i vogël']],
    ['mbi 700 euro', ['Divan i madh', 'Divan këndor', 'Kornizë nën 600']],
    ['lartësi max 80', ['Divan i vogël']],
    ['divan në Prishtinë', ['Divan i vogël', 'Divan këndor']],
    ['divan Tiranë', ['Divan i madh']],
    // Only a description says so.
    ['divan Prizren', []],
    ['divan dërgesë në Pejë', ['Divan i vogël', 'Divan këndor']],
    ['divan sipas masës', ['Divan këndor']],
    ['divan deri në 3 javë', ['Divan këndor']],
    ['divan 180x95', ['Divan i vogël']],
    ['divan 2,6 m', ['Divan këndor']],
    ['divan 2m nën 500 euro', ['Divan i vogël']],
    ['divan rreth 700 euro', ['Divan këndor']],
    ['divan rreth 600 euro', []],
    ['divan me ulje', []],
  ])('%s', async (query, names) => {
    const found = await understand(query);
    expect(namesOf(found)).toEqual(names);
    expect(found.understood?.taken).not.toEqual([]);
  });

  it('searches for the number alone that names a bed', async () => {
    const found = await understand('krevat gjerësi 160');
    expect(namesOf(found)).toEqual(['Krevat 160x200']);
    expect(found.understood).toEqual({ query: 'krevat 160', taken: [], literalTotal: 0 });
  });

  const whereOf = ({ results }: SearchResults) =>
    results.map(({ name, delivered }) => `${name}${delivered ? ' comes' : ''}`);

  it('finds what is in a town and what comes there, the first ones first, and says which is which', async () => {
    const inWords = await understand('dollap Pejë');
    expect(whereOf(inWords)).toEqual([
      'Dollap i Pejës',
      'Dollap Milano comes',
      'Dollap i lirë comes',
    ]);
    const { results } = await search({ query: 'dollap', deliversTo: 'peje' });
    expect(results.map(({ id }) => id).sort()).toEqual(inWords.results.map(({ id }) => id).sort());
    expect(results[0]).not.toHaveProperty('delivered');
    expect(results[0]?.name).toBe('Dollap Milano');
    expect(whereOf(await understand('dollap', { deliversTo: 'peje' }))).toEqual(whereOf(inWords));
    const cheapest = await understand('dollap Pejë', { sortByPrice: 'asc' });
    expect(cheapest.results[0]?.name).toBe('Dollap i lirë');
    expect(namesOf(await understand('dollap nga Peja'))).toEqual(['Dollap i Pejës']);
    expect(namesOf(await understand('dollap qe sillet ne Peje'))).toEqual(namesOf(inWords));
  });

  it('finds a town that is in names by both, the names first', async () => {
    const found = await understand('dollap tirana');
    expect(found.results.map(({ name }) => name)).toEqual(['Dollap sallon', 'Dollap i bukur']);
    expect(found.results.map(({ delivered }) => delivered)).toEqual([false, undefined]);
    expect(found.understood).toEqual({
      query: 'dollap tirana',
      taken: [],
      orTown: { words: 'tirana', town: 'tirane' },
      literalTotal: 1,
    });
    const milano = await understand('dollap Milano');
    expect(milano.results.map(({ name }) => name)).toEqual(['Dollap Milano', 'Dollap i bukur']);
    expect(milano.understood).toMatchObject({ orTown: { town: 'milano' }, literalTotal: 1 });
    expect(namesOf(await search({ query: 'dollap Milano' }))).toEqual(['Dollap Milano']);
    expect(namesOf(await understand('dollap Milano', { town: 'tirane' }))).toEqual([]);
    const cheapest = await understand('dollap Milano', { sortByPrice: 'asc' });
    expect(cheapest.results.map(({ name }) => name)).toEqual(['Dollap i bukur', 'Dollap Milano']);
  });

  it('orders by the distance from a town', async () => {
    const found = await understand('divan afër Durrësit');
    expect(found.results.map(({ name }) => name)[0]).toBe('Divan i madh');
    expect(found.results.map(({ distance_km }) => distance_km)).toEqual([30, 206, 206]);
  });

  it('says what the words would find as they were typed', async () => {
    const found = await understand('kornizë nën 600');
    expect(found.total).toBe(0);
    expect(found.understood).toMatchObject({ query: 'kornizë', literalTotal: 1 });
    expect(namesOf(await search({ query: 'kornizë nën 600' }))).toEqual(['Kornizë nën 600']);
    expect((await understand('kornizë nën 600', { priceFrom: 800 })).understood).toMatchObject({
      literalTotal: 0,
    });
  });

  it('searches for what is asked for without the words that ask', async () => {
    const found = await understand('a keni krevat 160 x 200');
    expect(namesOf(found)).toEqual(['Krevat 160x200']);
    expect(found.understood).toMatchObject({ query: 'krevat 160x200', taken: [] });
  });

  it('searches for nothing but the limits where no words are left', async () => {
    const found = await understand('nën 200');
    expect(namesOf(found)).toEqual(['Pasqyrë']);
    expect(found.understood).toMatchObject({ query: '' });
  });

  it('says null where the words state no limit, and nothing unless it is asked for', async () => {
    expect((await understand('divan')).understood).toBeNull();
    expect((await search({ understand: 'true' })).understood).toBeNull();
    const literal = await search({ query: 'divan nën 600 euro' });
    expect(literal.total).toBe(0);
    expect(literal).not.toHaveProperty('understood');
    expect(await search({ query: 'divan nën 600 euro', understand: 'false' })).toEqual(literal);
  });
});

describe('filters beside words that state limits', () => {
  it.each<[string, Record<string, string | number>, string[], object[]]>([
    ['divan nën 500', { priceTo: 800 }, ['Divan i vogël', 'Divan këndor'], []],
    ['divan nën 800', { priceFrom: 500 }, ['Divan këndor'], [{ priceTo: 800 }]],
    ['divan nën 300', { priceFrom: 500 }, ['Divan i madh', 'Divan këndor'], []],
    ['divan nën 800 euro', { priceTo: 50_000, priceCurrency: 'ALL' }, ['Divan i vogël'], []],
    [
      'divan nën 50000',
      { priceCurrency: 'USD' },
      ['Divan i vogël'],
      [{ priceTo: 50_000, priceCurrency: 'ALL' }],
    ],
    ['divan nën 500', { priceTo: 0 }, ['Divan i vogël'], [{ priceTo: 500 }]],
    [
      'divan max 200 cm nën 800',
      { fitsLength: 270 },
      ['Divan i vogël', 'Divan këndor'],
      [{ priceTo: 800 }],
    ],
    ['divan në Prishtinë', { town: 'tirane' }, ['Divan i madh'], []],
  ])('%s, %j', async (query, filters, names, taken) => {
    const found = await understand(query, filters);
    expect(namesOf(found)).toEqual(names);
    expect(found.understood?.query).toBe('divan');
    expect(found.understood?.taken.map((one) => one.filters)).toEqual(taken);
  });
});
