import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { keepSearches, listDemand, noteDemand } from '../index.ts';
import { searchNote } from './note-demand.ts';

const phone = (version: number) =>
  `Mozilla/5.0 (Linux; Android ${version}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`;
const noon = '2027-03-10T11:00:00Z';

let shop: TestShop;
let now = new Date(noon);

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date(noon);
  await shop.pool.query('truncate visit_day, search_day, search_mark, fruitless_search');
});

type Headers = Record<string, string>;
/** Hands out an answer with this note to visitors, the first of whom has the first browser. */
const tell = (note: string, visitors = 1, headers: Headers = {}, address = '203.0.113.9') => {
  const take = noteDemand(shop.services);
  for (let version = 1; version <= visitors; version += 1) {
    take(note, {
      address,
      headers: new Headers({
        'user-agent': phone(version),
        'sec-fetch-dest': 'document',
        ...headers,
      }),
    });
  }
  return shop.services.demand.flush();
};
const ask = (query: string, visitors: number, town?: string) =>
  tell(searchNote({ query, town, page: 1, perPage: 20 }, 0) ?? '', visitors);
const visits = async () =>
  (await shop.pool.query('select day::text, visitors from visit_day order by day')).rows;
const demand = () => listDemand(shop.services, 10);

test('a visitor counts once a day, however many pages were opened', async () => {
  await tell('page');
  await tell('page&words=hamak&town=', 2);
  expect(await visits()).toEqual([{ day: '2027-03-10', visitors: 2 }]);
  // Midnight in Tirana.
  now = new Date('2027-03-10T23:00:00Z');
  await tell('page', 2);
  expect(await visits()).toEqual([
    { day: '2027-03-10', visitors: 2 },
    { day: '2027-03-11', visitors: 2 },
  ]);
});

test.each<[string, Headers]>([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program that passes for a browser', { 'sec-fetch-dest': '' }],
  ['a page fetched by a script', { 'sec-fetch-dest': 'empty' }],
  ['a page loaded in advance', { 'sec-purpose': 'prefetch' }],
])('%s is no visitor', async (_, headers) => {
  await tell('page', 1, headers);
  expect(await visits()).toEqual([]);
});

test('nothing that is stored tells who it was', async () => {
  await tell('page&words=hamak&town=', 3);
  const { rows } = await shop.pool.query('select mark::text, day::text from search_mark');
  expect(rows).toHaveLength(6);
  expect(rows.map(({ mark }) => mark).join()).toMatch(/^[\da-f,-]+$/);
});

test('a search counts as wanted from three visitors on, by its town, beside what there is', async () => {
  await ask('krevat marinari', 4, 'shkoder');
  await ask('krevat marinari', 3);
  await ask('tryezë', 2);
  expect(await demand()).toEqual([
    { words: 'krevat marinari', town: 'shkoder', visitors: 4, listings: 0 },
    { words: 'krevat marinari', town: '', visitors: 3, listings: 0 },
  ]);
  const business_id = await createBusiness(shop);
  await shop.pool.query('update business set town_id = $2 where id = $1', [business_id, 3183875]);
  const bed = await createProduct(shop, { business_id, product_name: 'Krevat Marinari' });
  expect((await demand()).map(({ listings }) => listings)).toEqual([0, 1]);
  await shop.pool.query('delete from product where id = $1', [bed]);
  await shop.services.changes.transaction(async (_, touch) => touch('listings'));
});

test('the same visitors on another day are wanted again, and 30 days later nothing is left', async () => {
  await ask('tenda', 2);
  now = new Date('2027-03-12T11:00:00Z');
  await ask('tenda', 2);
  expect(await demand()).toMatchObject([{ words: 'tenda', visitors: 4 }]);
  now = new Date('2027-04-09T11:00:00Z');
  await keepSearches(shop.services);
  expect(await demand()).toMatchObject([{ words: 'tenda', visitors: 4 }]);
  expect((await shop.pool.query('select from search_mark')).rowCount).toBe(0);
  now = new Date('2027-04-10T11:00:00Z');
  expect(await demand()).toEqual([]);
  await keepSearches(shop.services);
  expect((await shop.pool.query('select words from search_day')).rows).toEqual([
    { words: 'tenda' },
  ]);
});

test('no more than ten thousand different searches of a day are kept', async () => {
  await shop.pool.query(
    `insert into search_day (day, words, town, visitors)
     select '2027-03-10', 'fjala ' || n, '', 1 from generate_series(1, 10000) n`,
  );
  await ask('hamak', 1);
  await ask('fjala 7', 1);
  const { rows } = await shop.pool.query(
    "select words, visitors from search_day where words in ('hamak', 'fjala 7')",
  );
  expect(rows).toEqual([{ words: 'fjala 7', visitors: 2 }]);
});

test('an address is counted for so many visitors and no more', async () => {
  const small = await openTestShop({ settings: { rateLimitScale: 1 / 60 } });
  const take = noteDemand(small.services);
  for (let version = 1; version <= 9; version += 1) {
    const headers = { 'user-agent': phone(version), 'sec-fetch-dest': 'document' };
    take('page', { address: '203.0.113.9', headers: new Headers(headers) });
  }
  await small.services.demand.flush();
  const { rows } = await small.pool.query('select visitors from visit_day');
  expect(rows).toEqual([{ visitors: 3 }]);
  await small.close();
});
