import { type CellObject, read } from '@e965/xlsx';
import type { Figures, LeadFigures } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUp, signUpOwner, visitorHeaders } from '../../testing/seller.ts';
import { type LeadFields, storeLead } from './testing/store-lead.ts';

/** Noon in Tirana. */
const now = new Date('2026-07-15T10:00:00Z');

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const path = '/v1/private/lead-figures/get';
const figures = async (by: Seller = seller) =>
  (await answerOf<LeadFigures>(await shop.request(path, { headers: by.headers }))).data;

type Fields = Partial<LeadFields>;
const lead = (fields: Fields = {}) =>
  storeLead(shop, {
    business_id: seller.businessId,
    created_at: new Date('2026-07-10T08:00:00Z'),
    ...fields,
  });
const answeredAfter = (minutes: number, fields: Fields = {}) => {
  const created =
    fields.created_at instanceof Date ? fields.created_at : new Date('2026-07-10T08:00:00Z');
  const answered_at = new Date(created.getTime() + minutes * 60_000);
  return lead({ state: 'answered', answered_at, ...fields });
};
const nothing: Figures = {
  leads: 0,
  contacts: 0,
  timed: 0,
  answered_in_day: 0,
  median_minutes: null,
  won: 0,
  lost: 0,
  offers: [],
};

test('a new business has nothing in twelve months', async () => {
  const { total, months, pieces, lost_reasons } = await figures();
  expect([total, pieces, lost_reasons]).toEqual([nothing, [], []]);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-08', ...nothing });
  expect(months[11]).toEqual({ month: '2026-07', ...nothing });
});

test('the median of an odd count is the one in the middle', async () => {
  for (const minutes of [10, 3_000, 30]) await answeredAfter(minutes);
  expect((await figures()).total).toMatchObject({
    leads: 3,
    timed: 3,
    answered_in_day: 2,
    median_minutes: 30,
  });
});

test('the median of an even count lies between the two in the middle', async () => {
  for (const minutes of [10, 60, 30, 5_000]) await answeredAfter(minutes);
  expect((await figures()).total.median_minutes).toBe(45);
});

test('exactly 24 hours are in time, a second more is not', async () => {
  await answeredAfter(24 * 60);
  await answeredAfter(24 * 60 + 1 / 60);
  expect((await figures()).total).toMatchObject({ timed: 2, answered_in_day: 1 });
});

test('one that waits longer than 24 hours is late, one that just came is not judged yet', async () => {
  await lead({ created_at: new Date('2026-07-14T09:59:59Z') });
  await lead({ created_at: new Date('2026-07-14T10:00:01Z') });
  expect((await figures()).total).toMatchObject({
    leads: 2,
    timed: 1,
    answered_in_day: 0,
    median_minutes: null,
  });
});

test('unknown times are left out of times, and count otherwise', async () => {
  await answeredAfter(20);
  await lead({ state: 'won', answered_at: null });
  expect((await figures()).total).toMatchObject({
    leads: 2,
    won: 1,
    timed: 1,
    answered_in_day: 1,
    median_minutes: 20,
  });
});

test('an answer that was taken back on a host of the version before is none', async () => {
  await answeredAfter(20, { state: 'new' });
  expect((await figures()).total).toMatchObject({
    timed: 1,
    answered_in_day: 0,
    median_minutes: null,
  });
});

test('a lead that its seller wrote down has waited for nobody', async () => {
  await answeredAfter(0, { source: 'hand' });
  await answeredAfter(0, { source: 'press', state: 'won' });
  expect((await figures()).total).toMatchObject({
    leads: 2,
    won: 1,
    timed: 0,
    median_minutes: null,
  });
});

test('spam, what is held and what was dropped count nowhere', async () => {
  for (const state of ['spam', 'held', 'dropped'] as const) {
    await answeredAfter(5, { state, offered_price: 10, offered_currency: 'EUR' });
  }
  const { total, months, pieces } = await figures();
  expect([total, months[11], pieces]).toEqual([nothing, { month: '2026-07', ...nothing }, []]);
});

test('months begin at midnight in Tirana, and there are twelve', async () => {
  const moments = [
    '2025-07-31T21:59:59Z',
    '2025-07-31T22:00:00Z',
    '2025-12-31T22:59:59Z',
    '2025-12-31T23:00:00Z',
    '2026-06-30T21:59:59Z',
    '2026-06-30T22:00:00Z',
  ];
  for (const moment of moments) await lead({ created_at: new Date(moment), state: 'lost' });
  const { total, months } = await figures();
  expect(months.filter(({ lost }) => lost > 0).map(({ month, leads }) => [month, leads])).toEqual([
    ['2025-08', 1],
    ['2025-12', 1],
    ['2026-01', 1],
    ['2026-06', 1],
    ['2026-07', 1],
  ]);
  expect(total).toMatchObject({ leads: 5, lost: 5 });
});

test('offers are summed by currency, and what of them was won', async () => {
  await lead({ state: 'offered', offered_price: 400.5, offered_currency: 'EUR' });
  await lead({ state: 'won', offered_price: 99.5, offered_currency: 'EUR' });
  await lead({ state: 'lost', offered_price: 45_000, offered_currency: 'ALL' });
  await lead({
    state: 'won',
    offered_price: 1_000,
    offered_currency: 'EUR',
    created_at: new Date('2026-05-02T08:00:00Z'),
  });
  await lead({ state: 'won' });
  const lek = { currency: 'ALL', count: 1, value: 45_000, won_value: 0 };
  const { total, months } = await figures();
  expect(total.offers).toEqual([
    lek,
    { currency: 'EUR', count: 3, value: 1_500, won_value: 1_099.5 },
  ]);
  expect(months[11]?.offers).toEqual([
    lek,
    { currency: 'EUR', count: 2, value: 500, won_value: 99.5 },
  ]);
  expect(months[9]?.offers).toEqual([
    { currency: 'EUR', count: 1, value: 1_000, won_value: 1_000 },
  ]);
});

test('reasons are counted, also where none was given', async () => {
  const lost = (lost_reason: string | null) => lead({ state: 'lost', lost_reason });
  for (const reason of ['Çmimi', null, 'Çmimi', 'Koha']) await lost(reason);
  await lead({ state: 'won', lost_reason: 'Koha' });
  const { total, lost_reasons } = await figures();
  expect(total).toMatchObject({ won: 1, lost: 4 });
  expect(lost_reasons).toEqual([
    { reason: 'Çmimi', count: 2 },
    { reason: 'Koha', count: 1 },
    { reason: null, count: 1 },
  ]);
});

test('pieces are told apart, by their newest name, with their presses', async () => {
  const { businessId } = seller;
  await answeredAfter(10, { item_id: 7, item_name: 'Divan' });
  await answeredAfter(30, { item_id: 7, item_name: 'Divan Dora', state: 'won' });
  await lead({ item_id: 7, item_type: 'package', item_name: 'Dhomë' });
  await lead({
    item_id: businessId,
    item_type: 'business',
    item_name: 'Mobileria Drini',
    item_price: null,
    item_currency: null,
  });
  await shop.pool.query(
    `insert into contact_press (business_id, day, method, item_type, item_id, item_name, presses) values
       ($1, '2026-07-01', 'phone', 'product', 7, 'Divan', 2),
       ($1, '2026-07-02', 'viber', 'product', 7, 'Divan', 3),
       ($1, '2025-07-31', 'viber', 'product', 7, 'Divan', 50),
       ($1, '2026-07-02', 'whatsapp', 'product', 8, 'Karrige', 4),
       ($1, '2026-07-02', 'whatsapp', null, null, null, 1)`,
    [businessId],
  );
  const { pieces } = await figures();
  const shown = pieces.map(({ item_type, item_name, leads, contacts, median_minutes, won }) => [
    item_type,
    item_name,
    leads,
    contacts,
    median_minutes,
    won,
  ]);
  expect(shown).toEqual([
    ['product', 'Divan Dora', 2, 5, 20, 1],
    expect.arrayContaining(['business', 'Mobileria Drini', 1, 1]),
    expect.arrayContaining(['package', 'Dhomë', 1, 0]),
    ['product', 'Karrige', 0, 4, null, 0],
  ]);
});

test('contacts are those of the business, apart from leads', async () => {
  await shop.pool.query(
    `insert into business_contact_day (business_id, day, contacts) values
       ($1, '2025-07-31', 50), ($1, '2025-08-01', 2), ($1, '2026-07-01', 3), ($1, '2026-07-15', 4)`,
    [seller.businessId],
  );
  const { total, months } = await figures();
  expect(total).toMatchObject({ leads: 0, contacts: 9 });
  expect([months[0]?.contacts, months[11]?.contacts]).toEqual([2, 7]);
});

test('figures are the own ones, of a seller who is signed in', async () => {
  await answeredAfter(10);
  expect((await figures(await signUpOwner(shop))).total).toEqual(nothing);
  expect((await shop.request(path, { headers: visitorHeaders })).status).toBe(401);
  expect((await shop.request(path, { headers: (await signUp(shop)).headers })).status).toBe(403);
});

const download = async (query: string) => {
  const response = await shop.request(`/v1/private/business-report/download-stats${query}`, {
    headers: seller.headers,
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('the report has more sheets with `sources=all` only', async () => {
  await answeredAfter(90, {
    state: 'lost',
    lost_reason: 'Çmimi',
    offered_price: 120,
    offered_currency: 'EUR',
  });
  const plain = read((await download('')).bytes);
  expect(plain.SheetNames).toEqual(['Summary', 'Most viewed', 'Last 30 days']);
  const { SheetNames, Sheets } = read((await download('?sources=all')).bytes, { dense: true });
  expect(SheetNames).toEqual([...plain.SheetNames, 'By month', 'By item', 'Offers', 'Lost']);
  const lastRow = (name: string) =>
    Array.from(Sheets[name]?.['!data']?.at(-1) ?? [], (cell?: CellObject) => cell?.v);
  expect(lastRow('By month')).toEqual(['2026-07', 1, 0, 1, 1, 90, 0, 1]);
  expect(lastRow('By item')).toEqual(['Divan Dora', 'Product', 1, 0, 1, 1, 90, 0, 1]);
  expect(lastRow('Offers')).toEqual(['Divan Dora', 'EUR', 1, 120, 0]);
  expect(lastRow('Lost')).toEqual(['Çmimi', 1]);
  expect((await download('?sources=some')).status).toBe(422);
});
