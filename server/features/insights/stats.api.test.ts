import type { Stats } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { storeViews } from './testing/store-views.ts';

/** Ten past midnight in Tirana. */
const now = new Date('2026-07-14T22:10:00Z');

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const stats = async (by: Seller = seller) => {
  const response = await shop.request('/v1/private/business-stats/get', { headers: by.headers });
  return (await answerOf<Stats>(response)).data;
};
const product = (product_name: string) =>
  createProduct(shop, { business_id: seller.businessId, product_name });
const askedAt = (created_at: string) =>
  shop.pool.query(
    `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
       client_email, preferred_contact_method, client_language, created_at)
     values ($1, 1, 'product', 'x', 1, 'EUR', 'Ana', 'a@b.example', 'email', 'al', $2)`,
    [seller.businessId, created_at],
  );

test('a new business has nothing, on thirty days', async () => {
  const { series, ...totals } = await stats();
  expect(totals).toEqual({
    totalRequestsCount: 0,
    totalContactsCount: 0,
    totalProductsCount: 0,
    totalVisitsCount: 0,
    topViewedEntities: [],
  });
  expect(series).toHaveLength(30);
  expect(series[0]).toEqual({ date: '2026-06-16', visits: 0, requests: 0, contacts: 0 });
  expect(series.at(-1)).toEqual({ date: '2026-07-15', visits: 0, requests: 0, contacts: 0 });
});

test('the three most viewed products and packages are named, with their views', async () => {
  const ids = [await product('Divan'), await product('Karrige'), await product('Tavolinë')];
  const unseen = await product('Raft');
  const set = await createPackage(shop, { business_id: seller.businessId, products: [unseen] });
  await storeViews(shop, [
    { id: ids[0], views: 4 },
    { id: ids[1], views: 9 },
    { id: ids[2], views: 1 },
    { id: set, views: 5 },
  ]);
  const { topViewedEntities, totalProductsCount, totalVisitsCount } = await stats();
  expect(topViewedEntities).toEqual([
    { product_name: 'Karrige', views: 9 },
    { package_name: 'Dhomë e plotë', views: 5 },
    { product_name: 'Divan', views: 4 },
  ]);
  expect(totalProductsCount).toBe(4);
  expect(totalVisitsCount).toBe(19);
});

test('a deleted product is named no more, and its visits are still visits', async () => {
  const [kept, gone] = [await product('Divan'), await product('Karrige')];
  await storeViews(shop, [
    { id: kept, views: 1 },
    { id: gone, views: 7 },
  ]);
  await shop.db.deleteFrom('product').where('id', '=', gone).execute();
  expect(await stats()).toMatchObject({
    topViewedEntities: [{ product_name: 'Divan', views: 1 }],
    totalProductsCount: 1,
    totalVisitsCount: 8,
  });
});

test('days begin at midnight in Tirana', async () => {
  // Summer time is two hours ahead.
  for (const moment of ['2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z', '2026-07-14T22:05:00Z']) {
    await askedAt(moment);
  }
  await askedAt('2026-06-15T21:59:59Z');
  await askedAt('2026-06-15T22:00:00Z');
  const { series, totalRequestsCount } = await stats();
  expect(totalRequestsCount).toBe(5);
  expect(series.filter(({ requests }) => requests > 0)).toEqual([
    { date: '2026-06-16', visits: 0, requests: 1, contacts: 0 },
    { date: '2026-07-14', visits: 0, requests: 1, contacts: 0 },
    { date: '2026-07-15', visits: 0, requests: 2, contacts: 0 },
  ]);
});

test('figures are the own ones only', async () => {
  const id = await product('Divan');
  await storeViews(shop, [{ id, views: 3 }]);
  await askedAt('2026-07-14T22:00:00Z');
  const other = await stats(await signUpOwner(shop));
  expect(other).toMatchObject({ totalRequestsCount: 0, totalVisitsCount: 0 });
  expect(other.series.some(({ visits, requests }) => visits + requests > 0)).toBe(false);
});
