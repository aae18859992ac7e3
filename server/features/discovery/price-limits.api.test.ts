import { SearchResults } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createPackage, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { setExchangeRate } from './index.ts';

/* At the rates of the base data, one dollar is 0.86 euro and one lek 0.0103 euro. */

let shop: TestShop;
let business: number;
beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop);
  const ids = await createProducts(shop, business, [
    { product_name: 'Euro 600', price: 600 },
    { product_name: 'Euro 600.01', price: 600.01 },
    { product_name: 'Sale to 599.99', price: 999.99, sale: 400, sale_type: 'fixed' },
    { product_name: 'Half', price: 1200.01, sale: 50, sale_type: 'percentage' },
    // 618 euro; 58,252.43 lek are 600.000029 euro, which is 600.00.
    { product_name: 'Lek 60000', price: 60_000, currency: 'ALL' },
    { product_name: 'Lek 58252.43', price: 58_252.43, currency: 'ALL' },
    // 600.004 and 600.0068 euro.
    { product_name: 'Lek 58252.82', price: 58_252.82, currency: 'ALL' },
    { product_name: 'Lek 58253.09', price: 58_253.09, currency: 'ALL' },
    // 599.9962 euro.
    { product_name: 'Dollar 697.67', price: 697.67, currency: 'USD' },
    { product_name: 'Free', price: 10, sale: 100, sale_type: 'percentage' },
  ]);
  await createPackage(shop, {
    business_id: business,
    package_name: 'Package 700',
    products: ids.slice(0, 2),
    price: 700,
  });
});
afterAll(() => shop.close());

async function ask(parameters: Record<string, string | number>) {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await shop.request(`/v1/public/results/search?${query.toString()}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function search(parameters: Record<string, string | number>) {
  const { status, body } = await ask({ perPage: 48, ...parameters });
  expect(status).toBe(200);
  return SearchResults.parse(body.data);
}

async function names(parameters: Record<string, string | number>) {
  const { results, total } = await search(parameters);
  expect(total).toBe(results.length);
  return results.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1));
}

const all = [
  'Dollar 697.67',
  'Euro 600',
  'Euro 600.01',
  'Free',
  'Half',
  'Lek 58252.43',
  'Lek 58252.82',
  'Lek 58253.09',
  'Lek 60000',
  'Sale to 599.99',
];
const without = (...left: string[]) => all.filter((name) => !left.includes(name));

describe('limits of a price', () => {
  it.each([
    [
      'the price after the sale, bounds included, others brought to cents of the currency',
      { priceTo: 600 },
      without('Euro 600.01', 'Half', 'Lek 58253.09', 'Lek 60000'),
    ],
    ['the same from below', { priceFrom: 600 }, without('Free', 'Sale to 599.99')],
    ['one amount', { priceFrom: 600.01, priceTo: 600.01 }, ['Euro 600.01', 'Half', 'Lek 58253.09']],
    [
      'lek as they are, euro brought to lek',
      { priceFrom: 58_252.43, priceTo: 58_253.09, priceCurrency: 'ALL' },
      // 600 euro are 58,252.427… lek; 600.01 are 58,253.398…, and 697.67 dollars 58,252.058….
      ['Euro 600', 'Lek 58252.43', 'Lek 58252.82', 'Lek 58253.09'],
    ],
    [
      'dollars',
      { priceFrom: 697.67, priceTo: 697.67, priceCurrency: 'USD' },
      // 600 euro and 58,252.43 lek are 697.674… dollars, 599.99 euro 697.662…, and 58,252.82 lek 697.679….
      ['Dollar 697.67', 'Euro 600', 'Lek 58252.43'],
    ],
    ['0 as not given', { priceFrom: 0, priceTo: 0 }, all],
    ['a currency alone', { priceCurrency: 'ALL' }, all],
    ['an upper limit with 0 from', { priceFrom: 0, priceTo: 0.01 }, ['Free']],
    ['words too', { priceTo: 600, query: 'lek' }, ['Lek 58252.43', 'Lek 58252.82']],
    ['packages by their own', { filterBy: 'packages', priceFrom: 700 }, ['Package 700']],
    ['packages above', { filterBy: 'packages', priceTo: 699.99 }, []],
  ])('compare %s', async (_, parameters, found) => {
    expect(await names(parameters)).toEqual(found.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('are refused when from is above to, under both names and in both languages', async () => {
    const { status, body } = await ask({ priceFrom: 5, priceTo: 4.99, lang: 'en' });
    expect(status).toBe(422);
    const msg = 'The lowest price must not be above the highest.';
    expect(body).toMatchObject({
      code: 'VALIDATION',
      errors: [
        { path: 'priceFrom', msg },
        { path: 'priceTo', msg },
      ],
    });
    const albanian = await ask({ priceFrom: 5, priceTo: 4.99 });
    expect(albanian.body).toMatchObject({
      errors: [{ msg: 'Çmimi më i ulët nuk mund ta kalojë më të lartin.' }, {}],
    });
  });

  it.each(['priceFrom=-1', 'priceTo=1.234', 'priceTo=x', 'priceCurrency=GBP', 'priceTo=1e9'])(
    'are refused as %s',
    async (query) => {
      const response = await shop.request(`/v1/public/results/search?${query}`);
      expect(response.status).toBe(422);
    },
  );

  it('narrow the values of facets, and are counted with them', async () => {
    await createProducts(shop, business, [
      { product_name: 'Red', price: 5000, color: 'Red' },
      { product_name: 'Blue', price: 5000.01, color: 'Blue' },
      { product_name: 'Blue too', price: 5000, color: 'Blue' },
    ]);
    const { facetCounts } = await search({ priceFrom: 5000, priceTo: 5000 });
    expect(facetCounts.color).toEqual([
      { value: 'Blue', count: 1 },
      { value: 'Red', count: 1 },
    ]);
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx
        .deleteFrom('product')
        .where('price', '>=', 5000)
        .where('currency', '=', 'EUR')
        .execute();
      touch('listings');
    });
  });

  it('follow a new rate at once, and so do prices on cards', async () => {
    const set = (perEuro: number) =>
      setExchangeRate(shop.services, 'test', { currency: 'ALL', perEuro, isSure: true });
    await set(100);
    expect(await names({ priceFrom: 600, priceTo: 600 })).toEqual([
      'Dollar 697.67',
      'Euro 600',
      'Lek 60000',
    ]);
    const { results } = await search({ query: 'lek 60000' });
    expect(results[0]).toMatchObject({ converted: { EUR: 600, USD: 697.67 } });
    await set(97.0874);
  });
});

describe('a card', () => {
  it('says the price after the sale in the other currencies, half a cent up', async () => {
    const cards = new Map((await search({})).results.map((card) => [card.name, card.converted]));
    expect(cards.get('Half')).toEqual({ USD: 697.69, ALL: 58_253.4 });
    expect(cards.get('Lek 60000')).toEqual({ EUR: 618, USD: 718.6 });
    expect(cards.get('Dollar 697.67')).toEqual({ EUR: 600, ALL: 58_252.06 });
    expect(cards.get('Free')).toEqual({ USD: 0, ALL: 0 });
  });
});
