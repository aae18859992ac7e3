import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createPlainLists } from './plain-lists.ts';

/* How far lists count that come from the table: here in steps of two listings, and no deeper than six. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const business_id = await createBusiness(shop);
  for (let time = 0; time < 7; time += 1) await createProduct(shop, { business_id });
  for (const sale of [10, 20]) await createProduct(shop, { business_id, sale, sale_type: 'fixed' });
});
afterAll(() => shop.close());

async function list(offset: number, limit: number, where = {}) {
  const lists = createPlainLists(shop.db, () => ({}), { step: 2, deepest: 6 });
  const found = await lists.find([
    { kind: 'product', where, range: { offset, limit }, withFacets: true },
  ]);
  const [{ ids, total, isLowerBound } = { ids: [] }] = found ?? [];
  return { shown: ids.length, total, isLowerBound };
}

it.each<[string, number, number, object]>([
  ['on the first page', 0, 1, { shown: 1, total: 2, isLowerBound: true }],
  ['where a page ends with a step', 1, 1, { shown: 1, total: 4, isLowerBound: true }],
  ['on the last page', 4, 2, { shown: 2, total: 6, isLowerBound: true }],
  ['that is asked for without a page', 0, 0, { shown: 0, total: 6, isLowerBound: true }],
  ['beyond it', 6, 2, { shown: 0, total: 6, isLowerBound: true }],
])(
  'a total is a lower bound %s, above which there is another page if there is one',
  async (_, offset, limit, found) => {
    expect(await list(offset, limit)).toEqual(found);
  },
);

it('a total is exact where a step holds all', async () => {
  expect(await list(0, 1, { category: 999 })).toEqual({ shown: 0, total: 0, isLowerBound: false });
  expect(await list(0, 1, { onSale: 1 })).toEqual({ shown: 1, total: 2, isLowerBound: false });
});
