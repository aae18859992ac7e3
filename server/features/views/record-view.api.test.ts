import type { Failure } from '@orendi/contract/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { openViewShop, phone, type ViewShop } from './testing/view-shop.ts';

let shop: ViewShop;
let business: number;
let product: number;
let set: number;
const ofSuspended: Record<string, number> = {};

beforeAll(async () => {
  shop = await openViewShop();
  business = await createBusiness(shop);
  product = await createProduct(shop, { business_id: business });
  set = await createPackage(shop, { business_id: business, products: [product] });
  ofSuspended.businesses = await createBusiness(shop);
  ofSuspended.products = await createProduct(shop, { business_id: ofSuspended.businesses });
  ofSuspended.packages = await createPackage(shop, {
    business_id: ofSuspended.businesses,
    products: [ofSuspended.products],
  });
  await suspendBusiness(shop, ofSuspended.businesses);
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.setTime('2027-03-10T11:00:00Z');
  await shop.flush();
  await shop.pool.query('truncate view_count, view_day, business_view_day, view_mark');
});

const counts = async () => {
  await shop.flush();
  return shop.counts();
};

describe('POST …/{id}/views', () => {
  it('counts a product, a package and the page of a business, each by itself', async () => {
    for (const path of [`products/${product}`, `packages/${set}`, `businesses/${business}`]) {
      const response = await shop.look(path);
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
    }
    expect(await counts()).toEqual({
      total: { [product]: 1, [set]: 1 },
      recent: { [product]: 1, [set]: 1 },
      pages: { [business]: 1 },
      items: { [business]: 2 },
      days: ['2027-03-10'],
    });
  });

  it('counts a visitor once, however often and fast', async () => {
    await Promise.all(Array.from({ length: 20 }, () => shop.look(`products/${product}`)));
    await shop.flush();
    await shop.look(`products/${product}`);
    expect((await counts()).total).toEqual({ [product]: 1 });
  });

  it('does not count sellers on their own pages', async () => {
    const { headers, businessId } = await signUpOwner(shop);
    const own = await createProduct(shop, { business_id: businessId });
    for (const path of [`businesses/${businessId}`, `products/${own}`, `products/${product}`]) {
      expect((await shop.look(path, 'seller', headers)).status).toBe(204);
    }
    expect((await counts()).total).toEqual({ [product]: 1 });
    expect((await counts()).pages).toEqual({ [business]: 0 });
  });

  it('counts every visitor', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => shop.look(`products/${product}`, `browser ${i}`)),
    );
    expect((await counts()).total).toEqual({ [product]: 20 });
  });

  it('counts at most 20 of an address in half an hour, by whatever process', async () => {
    const other = await shop.openOther();
    for (let i = 0; i < 60; i += 1) {
      await (i % 2 ? shop : other).look(`products/${product}`, `browser ${i}`);
    }
    await other.flush();
    expect((await counts()).total).toEqual({ [product]: 20 });
    shop.setTime('2027-03-10T11:30:00Z');
    await shop.look(`products/${product}`, 'late');
    expect((await counts()).total).toEqual({ [product]: 21 });
    await other.close();
  });

  it('counts again after half an hour, and not before', async () => {
    await shop.look(`products/${product}`);
    await shop.flush();
    shop.setTime('2027-03-10T11:29:59Z');
    await shop.look(`products/${product}`);
    expect((await counts()).total).toEqual({ [product]: 1 });
    shop.setTime('2027-03-10T11:30:00Z');
    await shop.look(`products/${product}`);
    expect((await counts()).total).toEqual({ [product]: 2 });
    shop.setTime('2027-03-10T11:59:59Z');
    await shop.look(`products/${product}`);
    expect((await counts()).total).toEqual({ [product]: 2 });
  });

  it('does not count twice around midnight in Tirana, where the salt changes', async () => {
    shop.setTime('2027-03-10T22:50:00Z');
    await shop.look(`products/${product}`);
    await shop.flush();
    shop.setTime('2027-03-10T23:19:00Z');
    await shop.look(`products/${product}`);
    await shop.look(`products/${product}`, 'two');
    expect(await counts()).toMatchObject({
      total: { [product]: 2 },
      days: ['2027-03-10', '2027-03-11'],
    });
    shop.setTime('2027-03-10T23:20:00Z');
    await shop.look(`products/${product}`);
    expect((await counts()).total).toEqual({ [product]: 3 });
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a link preview', { 'user-agent': 'WhatsApp/2.24.1.84 A' }],
    ['no user agent', { 'user-agent': '' }],
    ['a prefetch', { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { 'user-agent': phone, purpose: 'prefetch' }],
    ['a prefetch of Firefox', { 'user-agent': phone, 'x-moz': 'prefetch' }],
  ])('answers %s, and does not count it', async (_, headers) => {
    const response = await shop.look(`products/${product}`, '', headers);
    expect(response.status).toBe(204);
    expect((await counts()).total).toEqual({});
  });

  it.each(['products', 'packages', 'businesses'])(
    'knows no unknown or suspended %s',
    async (kind) => {
      for (const id of [999_999, 2_147_483_647, ofSuspended[kind]]) {
        const response = await shop.look(`${kind}/${id}`);
        expect(response.status).toBe(404);
        expect(((await response.json()) as Failure).message).toMatch(
          kind === 'businesses' ? /no business found/i : /no product found/i,
        );
      }
      expect(await counts()).toMatchObject({ total: {}, pages: {} });
    },
  );

  it('does not take a package for a product, or the other way round', async () => {
    expect((await shop.look(`products/${set}`)).status).toBe(404);
    expect((await shop.look(`packages/${product}`)).status).toBe(404);
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999', '%F0', "1' or 1=1"])(
    'refuses the id %s',
    async (id) => {
      for (const kind of ['products', 'packages', 'businesses']) {
        const response = await shop.look(`${kind}/${id}`);
        expect(response.status).toBe(422);
        const failure = (await response.json()) as Failure;
        expect(failure).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'id' }] });
      }
    },
  );

  it('needs the XSRF token', async () => {
    const response = await shop.look(`products/${product}`, 'one', { 'x-xsrf-token': 'other' });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    const first = await shop.look(`products/${product}`, 'one', { cookie: '' });
    expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
    expect((await counts()).total).toEqual({});
  });

  it('keeps neither address nor user agent, and no salt beyond its day', async () => {
    await shop.look(`products/${product}`);
    await shop.flush();
    const { rows } = await shop.pool.query('select * from view_mark');
    expect(rows).toEqual([
      // The visitor and all of the address.
      { mark: expect.stringMatching(/^[\da-f-]{36}$/), seen_at: expect.any(Date), views: 1 },
      { mark: expect.stringMatching(/^[\da-f-]{36}$/), seen_at: expect.any(Date), views: 1 },
    ]);
    const tables = await shop.pool.query(
      `select relname from pg_class where relpersistence = 'u' and relname in ('view_mark', 'view_salt')`,
    );
    expect(tables.rowCount).toBe(2);
  });
});

it('lets an address look 1,200 times in ten minutes', async () => {
  const busy = await openViewShop({
    settings: { ...shop.services.settings, rateLimitScale: 0.01 },
  });
  for (let i = 0; i < 12; i += 1) expect((await busy.look('products/1')).status).toBe(404);
  const response = await busy.look('products/1', 'another');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(((await response.json()) as Failure).code).toBe('RATE_LIMITED');
  await busy.close();
});
