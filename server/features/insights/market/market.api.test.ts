import { type CellObject, read } from '@e965/xlsx';
import type { Market } from '@orendi/contract/schemas/market-figures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openConsole, type TestConsole } from '../../../testing/open-console.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { storeLead } from '../testing/store-lead.ts';

const shkoder = 3184081;

let desk: TestConsole;
let arta: Seller & { businessId: number };
let beni: Seller & { businessId: number };
let bed: number;

beforeAll(async () => {
  // A Wednesday, at noon in Tirana.
  desk = await openConsole({ start: new Date('2026-07-15T10:00:00Z') });
  const { shop } = desk;
  arta = await signUpOwner(shop, { business_name: 'Arta' });
  beni = await signUpOwner(shop, { business_name: 'Beni' });
  await shop.pool.query(
    `update business set town_id = case id when $1 then $2::int end, created_at = '2026-07-13T08:00:00Z'`,
    [arta.businessId, shkoder],
  );
  bed = await createProduct(shop, {
    business_id: arta.businessId,
    product_name: 'Krevat Marinari',
  });
  await createPackage(shop, { business_id: arta.businessId, products: [bed] });
});
afterAll(() => desk.shop.close());
beforeEach(() =>
  desk.shop.pool
    .query(`truncate visit_day, search_day, view_day, view_count, business_view_day, contact_press,
    business_contact_day, request cascade`),
);

const market = () => desk.read<Market>('/market');
const query = (text: string) => desk.shop.pool.query(text);
const lead = (created: string, fields: object = {}) =>
  storeLead(desk.shop, {
    business_id: arta.businessId,
    item_id: bed,
    created_at: new Date(created),
    ...fields,
  });
const nothing = { details: 0, contacts: 0, requests: 0, answered: 0 };

test('an empty market has twelve weeks, of which nobody knows the visits', async () => {
  const { weeks, wishes } = await market();
  expect(weeks.map(({ week }) => week)).toEqual([
    '2026-04-27',
    '2026-05-04',
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
    '2026-06-22',
    '2026-06-29',
    '2026-07-06',
    '2026-07-13',
  ]);
  expect(weeks[0]).toEqual({ week: '2026-04-27', visits: null, ...nothing, new_shops: 0 });
  expect(weeks[11]?.new_shops).toBe(2);
  expect(wishes).toEqual([]);
});

test('weeks begin on Monday at midnight in Tirana', async () => {
  await query(`insert into visit_day (day, visitors) values
    ('2026-07-12', 4), ('2026-07-13', 2), ('2026-07-15', 3), ('2026-04-26', 9)`);
  await query(`insert into business_view_day (business_id, day, page_views, item_views) values
    (${arta.businessId}, '2026-07-12', 50, 8), (${arta.businessId}, '2026-07-13', 0, 5), (${beni.businessId}, '2026-07-14', 1, 2)`);
  await query(`insert into business_contact_day (business_id, day, contacts) values
    (${arta.businessId}, '2026-07-12', 1), (${beni.businessId}, '2026-07-15', 6)`);
  await lead('2026-07-12T21:59:59Z', { state: 'won' });
  await lead('2026-07-12T22:00:00Z');
  const { weeks } = await market();
  expect(weeks.slice(10)).toEqual([
    {
      week: '2026-07-06',
      visits: 4,
      details: 8,
      contacts: 1,
      requests: 1,
      answered: 1,
      new_shops: 0,
    },
    {
      week: '2026-07-13',
      visits: 5,
      details: 7,
      contacts: 6,
      requests: 1,
      answered: 0,
      new_shops: 2,
    },
  ]);
  expect(weeks[0]?.visits).toBeNull();
});

test('a request counts by the form alone, and not as spam, held or dropped', async () => {
  for (const state of ['spam', 'held', 'dropped'] as const)
    await lead('2026-07-14T08:00:00Z', { state });
  await lead('2026-07-14T08:00:00Z', { source: 'hand', state: 'answered' });
  for (const state of ['answered', 'lost', 'new'] as const)
    await lead('2026-07-14T08:00:00Z', { state });
  const { weeks, shops } = await market();
  expect(weeks.at(-1)).toMatchObject({ requests: 3, answered: 2 });
  expect(shops.find(({ name }) => name === 'Arta')).toMatchObject({ requests: 3, answered: 2 });
});

test('the last 30 days are told by shop, town and category, the most viewed first', async () => {
  await query(`insert into business_view_day (business_id, day, page_views, item_views) values
    (${arta.businessId}, '2026-06-15', 0, 100), (${arta.businessId}, '2026-06-16', 1, 3), (${beni.businessId}, '2026-07-15', 0, 4)`);
  await query(
    `insert into view_day (listing_id, day, views) values (${bed}, '2026-06-16', 3), (${bed}, '2026-06-15', 100)`,
  );
  await query(`insert into contact_press (business_id, day, method, item_type, item_id, item_name, presses) values
    (${arta.businessId}, '2026-07-15', 'viber', 'product', ${bed}, 'Krevat', 2), (${arta.businessId}, '2026-07-15', 'phone', null, null, null, 7)`);
  await query(
    `insert into business_contact_day (business_id, day, contacts) values (${arta.businessId}, '2026-07-15', 8)`,
  );
  await lead('2026-07-15T08:00:00Z', { state: 'answered' });
  const { shops, towns, categories } = await market();
  const ofArta = { listings: 2, details: 3, contacts: 8, requests: 1, answered: 1 };
  expect(shops).toEqual([
    { id: beni.businessId, name: 'Beni', town_id: null, listings: 0, ...nothing, details: 4 },
    { id: arta.businessId, name: 'Arta', town_id: shkoder, ...ofArta },
  ]);
  expect(towns).toEqual([
    { id: null, name: 'No town', listings: 0, ...nothing, details: 4 },
    { id: shkoder, name: 'Shkodra', ...ofArta },
  ]);
  expect(categories).toMatchObject([
    { listings: 1, details: 3, contacts: 2, requests: 1, answered: 1 },
  ]);
});

test('what visitors want stands beside what there is, in the words of the caller', async () => {
  await query(`insert into search_day (day, words, town, visitors) values
    ('2026-07-15', 'krevat marinari', 'tirane', 40), ('2026-07-15', 'krevat marinari', 'shkoder', 3),
    ('2026-07-15', 'hamak', '', 5), ('2026-07-15', 'tenda', '', 2), ('2026-06-14', 'old', '', 9)`);
  const wishes = [
    {
      words: 'krevat marinari',
      town: { slug: 'tirane', name: 'Tirana' },
      visitors: 40,
      listings: 0,
    },
    { words: 'hamak', town: null, visitors: 5, listings: 0 },
    {
      words: 'krevat marinari',
      town: { slug: 'shkoder', name: 'Shkodra' },
      visitors: 3,
      listings: 1,
    },
  ];
  expect((await market()).wishes).toMatchObject(wishes);
  await desk.shop.pool.query(`update account set language = 'al' where id = $1`, [
    desk.operator.id,
  ]);
  expect((await market()).wishes[0]?.town?.name).toBe('Tiranë');
  expect((await market()).towns[0]?.name).toMatch(/Shkodër|Pa qytet/);
  await desk.shop.pool.query(`update account set language = 'en' where id = $1`, [
    desk.operator.id,
  ]);
});

test('all of it is one workbook', async () => {
  await query(
    `insert into search_day (day, words, town, visitors) values ('2026-07-15', '=1+1 hamak', 'vlore', 5)`,
  );
  await query(`insert into visit_day (day, visitors) values ('2026-07-15', 12)`);
  const { headers } = desk.operator;
  const response = await desk.shop.request('/v1/operator/market/download', { headers });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="market.xls"');
  const { SheetNames, Sheets } = read(await response.arrayBuffer(), { dense: true });
  expect(SheetNames).toEqual([
    'Week by week',
    'What is wanted',
    'By town',
    'By category',
    'By shop',
  ]);
  const rows = (name: string) =>
    (Sheets[name]?.['!data'] ?? []).map((row) => Array.from(row, (cell?: CellObject) => cell?.v));
  expect(rows('Week by week')).toHaveLength(13);
  expect(rows('Week by week').at(-1)?.slice(1)).toEqual([12, 0, 0, 0, 0, 2]);
  expect(rows('What is wanted').slice(1)).toEqual([['=1+1 hamak', 'Vlora', 5, 0]]);
  expect(rows('By shop').map(([name]) => name)).toEqual(['Name', 'Arta', 'Beni']);
});
