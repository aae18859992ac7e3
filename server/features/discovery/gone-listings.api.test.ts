import type { GoneListing } from '@orendi/contract/schemas/card';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { deleteBusiness } from '../accounts/index.ts';
import { endDeletions } from '../catalogue/index.ts';
import { setHidden } from '../moderation/index.ts';
import { forgetLongGone } from './gone-listings.ts';

let now = new Date();
let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;
let sofa: number;

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
  sofa = await createProduct(shop, {
    business_id: owner.businessId,
    product_name: 'Divan Zana',
    industry_id: 1,
    category_id: 2,
    price: 900,
  });
});

const remove = async (...ids: unknown[]) => {
  const answer = await own.send('DELETE', '/private/merged-products/delete', { ids });
  expect(answer.status).toBe(200);
};
const setState = (state: string, id = sofa) =>
  own.send('PUT', '/private/merged-products/state', { ids: [id], state });
const ask = (id: unknown) => shop.request(`/v1/public/gone/${String(id)}`);
const statusOf = async (id: unknown) => (await ask(id)).status;
const read = async (id: number) => (await answerOf<GoneListing>(await ask(id))).data;
const inDays = (days: number) => {
  now = new Date(Date.now() + days * 86_400_000);
};

describe('a piece that its seller has deleted', () => {
  test('is told with its name, its kind and its shop, while its own address stays unknown', async () => {
    expect(await statusOf(sofa)).toBe(404);
    await remove(sofa);
    expect(await read(sofa)).toMatchObject({
      id: sofa,
      type: 'product',
      name: 'Divan Zana',
      business_id: owner.businessId,
      category: 'Corner sofas',
    });
    expect((await shop.request(`/v1/public/products/${sofa}`)).status).toBe(404);
  });

  test('is still told once it is deleted for good', async () => {
    await remove(sofa);
    await shop.pool.query(
      `update product set deleted_at = deleted_at - interval '2 minutes' where id = $1`,
      [sofa],
    );
    await endDeletions(shop.db);
    expect((await read(sofa)).name).toBe('Divan Zana');
  });

  test('is forgotten after a year', async () => {
    await remove(sofa);
    inDays(364);
    await forgetLongGone(shop.services);
    const kept = () => shop.pool.query('select from gone_listing where listing_id = $1', [sofa]);
    expect((await kept()).rowCount).toBe(1);
    inDays(366);
    expect(await statusOf(sofa)).toBe(404);
    await forgetLongGone(shop.services);
    expect((await kept()).rowCount).toBe(0);
  });

  test('is unknown once it is brought back', async () => {
    await remove(sofa);
    expect(await statusOf(sofa)).toBe(200);
    await own.send('POST', '/private/merged-products/restore', { ids: [sofa] });
    expect(await statusOf(sofa)).toBe(404);
    expect((await shop.request(`/v1/public/products/${sofa}`)).status).toBe(200);
  });

  test('takes along the packages that it leaves empty, which are told too', async () => {
    const set = await createPackage(shop, {
      business_id: owner.businessId,
      package_name: 'Dhoma',
      products: [sofa],
    });
    await remove(sofa);
    expect(await read(set)).toMatchObject({ type: 'package', name: 'Dhoma', category: null });
    await own.send('POST', '/private/merged-products/restore', { ids: [sofa] });
    expect(await statusOf(set)).toBe(404);
  });
});

describe('nothing is told', () => {
  test.each(['draft', 'hidden'])('of a piece that is %s, or was when it went', async (state) => {
    expect((await setState(state)).status).toBe(200);
    expect(await statusOf(sofa)).toBe(404);
    await remove(sofa);
    expect(await statusOf(sofa)).toBe(404);
  });

  test('of one that the operator hides, even when its seller then deletes it', async () => {
    await setHidden(shop.services, 'op@example.com', [sofa], 'Foto të huaja');
    expect(await statusOf(sofa)).toBe(404);
    await remove(sofa);
    expect(await statusOf(sofa)).toBe(404);
  });

  test('while its business is suspended', async () => {
    await remove(sofa);
    await suspendBusiness(shop, owner.businessId);
    expect(await statusOf(sofa)).toBe(404);
  });

  test('of what an erased business had or had deleted', async () => {
    const other = await createProduct(shop, { business_id: owner.businessId });
    await remove(sofa);
    await shop.services.changes.transaction((trx, touch) =>
      deleteBusiness(trx, touch, owner.businessId),
    );
    expect([await statusOf(sofa), await statusOf(other)]).toEqual([404, 404]);
  });

  test.each([999_999_999, 0, 'x', '1.5'])('of %s, which is no listing', async (id) => {
    expect(await statusOf(id)).toBe(404);
  });
});

test('in its place are eight: like it from its shop, like it from others, and the rest of its shop', async () => {
  const place = { industry_id: 1, category_id: 3 };
  const made = async (business_id: number, price: number, more = place) =>
    createProduct(shop, { business_id, price, ...more });
  const gone = await made(owner.businessId, 500);
  const ownLike = [await made(owner.businessId, 4000), await made(owner.businessId, 510)];
  const others = [];
  for (const price of [9000, 490, 30]) others.push(await made(await createBusiness(shop), price));
  const ownElse = await made(owner.businessId, 500, { industry_id: 2, category_id: 13 });
  await remove(gone);
  const { listings } = await read(gone);
  expect(listings.map(({ id }) => id)).toEqual([
    ownLike[1],
    ownLike[0],
    others[1],
    others[2],
    others[0],
    ownElse,
    sofa,
  ]);
  for (let i = 0; i < 4; i += 1) await made(owner.businessId, 500);
  expect((await read(gone)).listings).toHaveLength(8);
});
