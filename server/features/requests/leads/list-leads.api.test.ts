import type { OrderPage } from '@orendi/contract/schemas/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { storeOrder } from '../testing/store-order.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const store = (fields: object = {}) =>
  storeOrder(shop, { business_id: seller.businessId, ...fields });
const get = (query: Record<string, string>) =>
  callsOf(shop, seller).get(
    `/private/business-request/get?${new URLSearchParams({ perPage: '48', ...query }).toString()}`,
  );
const list = async (query: Record<string, string> = {}) =>
  (await answerOf<OrderPage>(await get(query))).data;

describe('the stage in the list', () => {
  test('lists those in it, and counts them', async () => {
    for (const state of ['new', 'new', 'answered', 'offered', 'won', 'lost', 'spam'] as const)
      await store({ state });
    expect(await list({ stage: 'new' })).toMatchObject({ total: 2, waiting: 2 });
    for (const stage of ['answered', 'offered', 'won', 'lost', 'spam']) {
      expect(await list({ stage })).toMatchObject({ total: 1, waiting: 2, results: [{ stage }] });
    }
    expect((await list()).total).toBe(7);
  });

  test('lists held ones alone with their own', async () => {
    const id = await store({ state: 'held' });
    await store({ state: 'dropped' });
    const others: Record<string, string>[] = [{}, { sources: 'all' }, { stage: 'new' }];
    for (const query of others) {
      expect(await list(query)).toMatchObject({ results: [], total: 0, waiting: 0 });
    }
    const held = { id, stage: 'held', request_status: false, waiting_since: null };
    expect(await list({ stage: 'held' })).toMatchObject({ results: [held], total: 1 });
  });

  test('goes with pages and orders', async () => {
    const ids = [];
    for (let hours = 9; hours > 0; hours -= 1)
      ids.push(await store({ created_at: new Date(Date.now() - hours * 3_600_000) }));
    await store({ state: 'won', created_at: new Date('2027-01-01') });
    const oldest = { stage: 'new', order: 'asc', perPage: '4' };
    const pages = [await list(oldest), await list({ ...oldest, page: '3' })];
    expect(pages.map(({ results }) => results.map(({ id }) => id))).toEqual([
      ids.slice(0, 4),
      ids.slice(8),
    ]);
    expect(pages[1]).toMatchObject({ total: 9, waiting: 9 });
    expect(pages[0]?.oldest_waiting_since).toBe(pages[0]?.results[0]?.created_at);
  });

  test('may be all that there are, and nothing else', async () => {
    const broken = await get({ stage: 'dropped', sources: 'hand', q: 'x'.repeat(51) });
    expect(broken.status).toBe(422);
    expect(await brokenFields(broken)).toEqual(['sources', 'stage', 'q']);
    expect(await list({ stage: '', sources: '', q: '' })).toMatchObject({ total: 0 });
  });
});

describe('the words in the list', () => {
  beforeEach(async () => {
    await store({
      client_name: 'Çlirim Përmeti',
      item_name: 'Divan këndor “Dora” 240x160',
      client_phone: '+355691234567',
      client_phone_typed: '069 123 4567',
      client_email: 'limi.p@example.com',
    });
    await store({
      client_name: '😀 Ana-Maria',
      item_name: 'Tavolinë',
      client_email: 'ana@shop.al',
    });
  });

  test.each([
    ['çlirim', 1],
    ['CLIRIM', 1],
    ['cli per', 1],
    ['përm çlir', 1],
    ['c\u0327lirim', 1],
    ['kendor', 1],
    ['këndor dora', 1],
    ['dora 240', 1],
    ['limi.p@ex', 1],
    ['example.com', 1],
    ['maria', 1],
    ['😀', 1],
    ['tavoline ana', 1],
    ['069 123 4567', 1],
    ['+355 69 123 4567', 1],
    ['00355691234567', 1],
    ['00 355 69 123', 1],
    ['0691234567', 1],
    ['1234', 1],
    ['çlirim 4567', 1],
    ['', 2],
    ['  ', 2],
    ['irim', 0],
    ['12', 0],
    ['123 9999', 0],
    ['0000', 0],
    ['cli ana', 0],
    ["x' or true --", 0],
    ['[a-z]+', 0],
    ['(((', 2],
    ['%', 2],
    ['_ \\', 2],
  ])('%j find %i', async (q, found) => {
    const page = await list({ q });
    expect(page).toMatchObject({ total: found, waiting: 2 });
    expect(page.results).toHaveLength(found);
  });

  test.each(['069 000 1234', '00 355 69 000', 'm²', '5 m2'])(
    '%j find a number and a size',
    async (q) => {
      await store({ client_name: 'Besa', client_phone: '+355690001234', item_name: 'Tapet 5 m²' });
      expect(await list({ q })).toMatchObject({ total: 1 });
    },
  );

  test('go with a stage', async () => {
    await store({ client_name: 'Ana Won', state: 'won' });
    expect(await list({ q: 'ana', stage: 'won' })).toMatchObject({ total: 1 });
    expect(await list({ q: 'ana' })).toMatchObject({ total: 2 });
  });

  test('find nothing of others', async () => {
    const other = await signUpOwner(shop);
    await storeOrder(shop, { business_id: other.businessId, client_name: 'Çlirim' });
    expect(await list({ q: 'clirim', sources: 'all' })).toMatchObject({ total: 1 });
  });
});
