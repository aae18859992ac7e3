import { SearchResults } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeListings } from './index.ts';
import { placeBusiness, type Whereabouts } from '../../testing/place-business.ts';

let shop: TestShop;
const businesses = new Map<string, number>();

const place = (name: string, whereabouts: Whereabouts) =>
  placeBusiness(shop, businesses.get(name) ?? 0, whereabouts);

beforeAll(async () => {
  shop = await openTestShop();
  for (const name of ['Tirana', 'Durres', 'Peja', 'Pristina', 'Nowhere']) {
    const id = await createBusiness(shop, { business_name: name });
    businesses.set(name, id);
    await createProducts(shop, id, [
      { product_name: `${name} chair`, price: 10 },
      { product_name: `${name} table`, price: 20, description_en: 'Goes with any chair' },
    ]);
  }
  await place('Tirana', { town: 'tirane', towns: ['durres', 'peje'] });
  await place('Durres', { town: 'durres', countries: ['XK', 'AL'] });
  await place('Peja', { town: 'peje', towns: ['prishtine'] });
  await place('Pristina', { town: 'prishtine' });
  await place('Nowhere', { countries: ['XK'] });
});
afterAll(() => shop.close());

async function search(parameters: Record<string, string | number>) {
  const query = new URLSearchParams(
    Object.entries({ perPage: 48, ...parameters }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  const response = await shop.request(`/v1/public/results/search?${query.toString()}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return SearchResults.parse(data);
}

async function names(parameters: Record<string, string | number>) {
  return (await search(parameters)).results.map(({ name }) => name);
}

/** The shops of what is found, each once, in the order of their names. */
async function shops(parameters: Record<string, string | number>) {
  const found = new Set((await names(parameters)).map((name) => name.split(' ')[0]));
  return [...found].toSorted();
}

describe('where a business is and delivers', () => {
  it.each([
    [{ town: 'tirane' }, ['Tirana']],
    [{ town: 'shkoder' }, []],
    [{ deliversTo: 'durres' }, ['Durres', 'Tirana']],
    [{ deliversTo: 'peje' }, ['Durres', 'Nowhere', 'Peja', 'Tirana']],
    [{ deliversTo: 'prishtine' }, ['Durres', 'Nowhere', 'Peja', 'Pristina']],
    [{ deliversTo: 'tetove' }, []],
    [
      { town: 'tirane', deliversTo: 'prishtine' },
      ['Durres', 'Nowhere', 'Peja', 'Pristina', 'Tirana'],
    ],
    [{ town: 'prishtine', deliversTo: 'tetove' }, ['Pristina']],
    [{ deliversTo: 'prishtine', query: 'table' }, ['Durres', 'Nowhere', 'Peja', 'Pristina']],
  ])('narrows by %j', async (parameters, found) => {
    expect(await shops(parameters)).toEqual(found);
  });

  it('stands on the card in both languages', async () => {
    const { results } = await search({ query: 'chair' });
    const cards = new Map(results.map((card) => [card.name, card]));
    expect(cards.get('Peja chair')).toMatchObject({ town: 'Peja', town_al: 'Pejë' });
    expect(cards.get('Nowhere chair')).toMatchObject({ town: null, town_al: null });
    expect(cards.get('Peja chair')).not.toHaveProperty('distance_km');
  });

  it('stands on the card as it was typed where the list does not have it', async () => {
    const id = businesses.get('Nowhere') ?? 0;
    await shop.services.changes.transaction(async (trx, touch) => {
      const town = { town_name: 'Wädenswil', country: 'CH' };
      await trx.updateTable('business').set(town).where('id', '=', id).execute();
      await writeListings(trx, touch, { businessId: id });
    });
    const { results } = await search({ query: 'nowhere chair', near: 'peje' });
    expect(results[0]).toMatchObject({ town: 'Wädenswil', town_al: 'Wädenswil' });
    expect(results[0]).not.toHaveProperty('distance_km');
  });

  it.each(['town=Tirana', 'deliversTo=nowhere', 'near=0', 'near=1&near=2'])(
    'is refused as %s',
    async (query) => {
      const response = await shop.request(`/v1/public/results/search?${query}`);
      expect(response.status).toBe(422);
    },
  );
});

describe('near a town', () => {
  it('comes the nearest first, then by age, without a place last', async () => {
    const { results, total } = await search({ near: 'prishtine' });
    expect(total).toBe(10);
    expect(results.map(({ name, distance_km }) => [name, distance_km])).toEqual([
      ['Pristina table', 0],
      ['Pristina chair', 0],
      ['Peja table', 72],
      ['Peja chair', 72],
      ['Tirana table', 186],
      ['Tirana chair', 186],
      ['Durres table', 206],
      ['Durres chair', 206],
      ['Nowhere table', undefined],
      ['Nowhere chair', undefined],
    ]);
  });

  it('keeps the better match first where the distance is the same', async () => {
    expect((await names({ near: 'durres', query: 'chair' })).slice(0, 4)).toEqual([
      'Durres chair',
      'Durres table',
      'Tirana chair',
      'Tirana table',
    ]);
  });

  it('gives way to the order by price, and still says how far it is', async () => {
    const { results } = await search({ near: 'prishtine', sortByPrice: 'desc', town: 'peje' });
    expect(results.map(({ name, distance_km }) => [name, distance_km])).toEqual([
      ['Peja table', 72],
      ['Peja chair', 72],
    ]);
  });

  it('reaches everything once, page by page', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => names({ near: 'tirane', perPage: 3, page })),
    );
    expect(pages.flat()).toEqual(await names({ near: 'tirane' }));
    expect(new Set(pages.flat()).size).toBe(10);
  });
});

describe('a business that moves', () => {
  it('is found in its new place at once, by answers that were kept too', async () => {
    expect(await shops({ town: 'shkoder' })).toEqual([]);
    expect(await shops({ deliversTo: 'tetove' })).toEqual([]);
    await place('Nowhere', { town: 'shkoder', countries: ['MK'] });
    expect(await shops({ town: 'shkoder' })).toEqual(['Nowhere']);
    expect(await shops({ deliversTo: 'tetove' })).toEqual(['Nowhere']);
    expect(await shops({ deliversTo: 'peje' })).toEqual(['Durres', 'Peja', 'Tirana']);
    await place('Nowhere', { countries: ['XK'] });
    expect(await shops({ deliversTo: 'tetove' })).toEqual([]);
  });
});
