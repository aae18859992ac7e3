import type { SavedSizes, Unmeasured } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
});

interface Page {
  results: Unmeasured[];
  total: number;
}
const add = (fields: Partial<Parameters<typeof createProduct>[1]> = {}) =>
  createProduct(shop, { business_id: owner.businessId, ...fields });
const list = async (query = '') =>
  (await answerOf<Page>(await callsOf(shop, owner).get(`/private/product-sizes/get${query}`))).data;
const send = (products: unknown) =>
  callsOf(shop, owner).send('PUT', '/private/product-sizes/update', { products });
const save = async (products: unknown) => {
  const response = await send(products);
  expect(response.status).toBe(200);
  return (await answerOf<SavedSizes>(response)).data;
};
const sizesOf = async (id: number) => {
  const columns = ['length', 'width', 'height', 'version'] as const;
  const row = await shop.db.selectFrom('product').select(columns).where('id', '=', id).execute();
  return Object.values(row[0] ?? {});
};
const measured = { length: 200, width: 90, height: 80 };

describe('what lacks a size', () => {
  test('is listed the newest first; 0 is no size', async () => {
    await add(measured);
    const flat = await add({ ...measured, height: 0, product_name: 'Qilim' });
    const bare = await add({ pictureCount: 0 });
    expect(await list()).toEqual({
      results: [
        expect.objectContaining({ id: bare, image: null, length: null, version: 1 }),
        {
          id: flat,
          product_name: 'Qilim',
          image: expect.stringMatching(/\.webp$/),
          image_focus: null,
          length: 200,
          width: 90,
          height: 0,
          version: 1,
        },
      ],
      page: 1,
      perPage: 12,
      total: 2,
    });
    const second = await list('?page=2&perPage=1');
    expect([second.results.map(({ id }) => id), second.total]).toEqual([[flat], 2]);
  });

  test('is not that of others', async () => {
    await add();
    owner = await signUpOwner(shop);
    expect(await list()).toMatchObject({ results: [], total: 0 });
  });
});

describe('saving sizes', () => {
  test('changes those that are sent, clears those sent as null, and leaves the others', async () => {
    const [one, two] = [await add({ length: 50, width: 60 }), await add({ weight: 7 })];
    const saved = await save([
      { id: one, version: 1, width: null, height: '80.5' },
      { id: String(two), length: 10_000 },
    ]);
    expect(saved).toEqual({
      saved: expect.arrayContaining([
        { id: one, version: 2 },
        { id: two, version: 2 },
      ]),
      stale: [],
    });
    expect(await sizesOf(one)).toEqual([50, null, 80.5, 2]);
    expect(await sizesOf(two)).toEqual([10_000, null, null, 2]);
  });

  test('saves the others where one was changed meanwhile', async () => {
    const [stale, fresh] = [await add(), await add()];
    await save([{ id: stale, version: 1, height: 70 }]);
    const answer = await save([stale, fresh].map((id) => ({ id, version: 1, height: 90 })));
    expect(answer).toEqual({ saved: [{ id: fresh, version: 2 }], stale: [stale] });
    expect([await sizesOf(stale), await sizesOf(fresh)]).toEqual([
      [null, null, 70, 2],
      [null, null, 90, 2],
    ]);
  });

  test('that are the same leaves the version', async () => {
    const id = await add(measured);
    expect(await save([{ id, ...measured }])).toEqual({ saved: [{ id, version: 1 }], stale: [] });
  });

  test('of a product measures its listing, and the packages that hold it', async () => {
    const [sofa, table] = [await add(), await add(measured)];
    const pack = await createPackage(shop, {
      business_id: owner.businessId,
      products: [sofa, table],
    });
    const sides = (id: number) =>
      shop.db
        .selectFrom('listing')
        .select(['long_side', 'short_side', 'height'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect(await sides(pack)).toEqual({ long_side: null, short_side: null, height: null });
    await save([{ id: sofa, length: 95, width: 260, height: 78 }]);
    expect(await sides(sofa)).toEqual({ long_side: 260, short_side: 95, height: 78 });
    expect(await sides(pack)).toEqual({ long_side: 260, short_side: 95, height: 80 });
  });

  test('is all or nothing where a value is refused', async () => {
    const [one, two] = [await add(), await add()];
    const response = await send([
      { id: one, height: 80 },
      { id: two, length: -1, width: 10_001, height: 'tall' },
    ]);
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual([
      'products.1.length',
      'products.1.width',
      'products.1.height',
    ]);
    expect(await sizesOf(one)).toEqual([null, null, null, 1]);
  });

  test('needs a product, and one that is there', async () => {
    expect((await send([])).status).toBe(422);
    expect((await send([{ id: 999_999, height: 1 }])).status).toBe(404);
    const signedOut = await shop.request('/v1/private/product-sizes/get');
    expect(signedOut.status).toBe(401);
  });
});
