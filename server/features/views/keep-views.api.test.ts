import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBusiness, createPackage, createProduct } from '../../testing/factories.ts';
import { keepViews } from './keep-views.ts';
import { openViewShop, type ViewShop } from './testing/view-shop.ts';
import { usesOf } from './uses-of.ts';
import { type ViewCount, writeViews } from './store-views.ts';

let shop: ViewShop;
let business: number;
let product: number;
let set: number;

beforeAll(async () => {
  shop = await openViewShop();
  business = await createBusiness(shop);
  product = await createProduct(shop, { business_id: business });
  set = await createPackage(shop, { business_id: business, products: [product] });
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.setTime('2027-03-10T11:00:00Z');
  await shop.flush();
  await shop.pool.query('truncate view_count, view_day, business_view_day, view_mark');
});

const write = (counts: ViewCount[], today = '2027-03-10') =>
  shop.db.transaction().execute((trx) => writeViews(trx, counts, today));
const count = (table: string) =>
  shop.pool.query(`select count(*) as n from ${table}`).then(({ rows }) => rows[0].n as number);
const uses = (subject: 'listing' | 'business', ...ids: number[]) =>
  usesOf(shop.db, subject, ids, shop.services.clock());

it('takes a day out of the recent ones when it is the thirty-first, and keeps the total', async () => {
  await write([
    { subject: 'listing', id: product, day: '2027-02-08', views: 5 },
    { subject: 'listing', id: product, day: '2027-02-09', views: 4 },
    { subject: 'listing', id: product, day: '2027-02-10', views: 3 },
    { subject: 'listing', id: set, day: '2027-02-09', views: 2 },
    { subject: 'business', id: business, day: '2027-02-09', views: 1 },
  ]);
  await keepViews(shop.services);
  expect(await shop.counts()).toMatchObject({ recent: { [product]: 7, [set]: 2 } });
  expect(await uses('business', business)).toEqual(new Map([[business, 10]]));
  shop.setTime('2027-03-10T23:00:00Z');
  await keepViews(shop.services);
  await keepViews(shop.services);
  expect(await shop.counts()).toEqual({
    total: { [product]: 12, [set]: 2 },
    recent: { [product]: 3, [set]: 0 },
    pages: { [business]: 1 },
    items: { [business]: 14 },
    days: ['2027-02-08', '2027-02-09', '2027-02-10'],
  });
  expect(await uses('listing', product, set)).toEqual(new Map([[product, 3]]));
  expect(await uses('business', business)).toEqual(new Map([[business, 3]]));
});

it('forgets more days than one statement takes', async () => {
  await shop.pool.query(
    `insert into view_day (day, listing_id, views) select '2027-01-01', n, 1 from generate_series(1, 12000) n`,
  );
  await keepViews(shop.services);
  expect(await count('view_day')).toBe(0);
});

it('removes marks after half an hour', async () => {
  await shop.look(`products/${product}`);
  await shop.flush();
  shop.setTime('2027-03-10T11:20:00Z');
  await shop.look(`packages/${set}`);
  await shop.flush();
  await keepViews(shop.services);
  // Each with one of its address.
  expect(await count('view_mark')).toBe(4);
  shop.setTime('2027-03-10T11:30:00Z');
  await keepViews(shop.services);
  expect(await count('view_mark')).toBe(2);
});

it('removes the salt of a day when nothing asks for it any more, half an hour after midnight', async () => {
  await shop.look(`products/${product}`);
  await shop.flush();
  shop.setTime('2027-03-10T23:29:59Z');
  await keepViews(shop.services);
  expect(await count('view_salt')).toBe(1);
  shop.setTime('2027-03-10T23:30:00Z');
  await keepViews(shop.services);
  expect(await count('view_salt')).toBe(0);
});

it('removes the counts of what was deleted, but not the visits of its business', async () => {
  const doomed = await createProduct(shop, { business_id: business });
  const gone = await createBusiness(shop);
  const goneProduct = await createProduct(shop, { business_id: gone });
  const day = '2027-03-10';
  await write([
    { subject: 'listing', id: doomed, day, views: 5 },
    { subject: 'listing', id: product, day, views: 1 },
    { subject: 'listing', id: goneProduct, day, views: 2 },
    { subject: 'business', id: gone, day, views: 3 },
  ]);
  await shop.pool.query('delete from product where id = $1', [doomed]);
  await shop.pool.query('delete from business where id = $1', [gone]);
  await keepViews(shop.services);
  expect(await shop.counts()).toMatchObject({
    total: { [product]: 1 },
    pages: { [business]: 0 },
    items: { [business]: 6 },
  });
});

it('passes over what is not there', async () => {
  const day = '2027-03-10';
  await write([
    { subject: 'listing', id: 999_999, day, views: 5 },
    { subject: 'business', id: 999_999, day, views: 5 },
  ]);
  await write([]);
  expect(await shop.counts()).toEqual({ total: {}, recent: {}, pages: {}, items: {}, days: [] });
});

it('keeps the views of a suspended business for its return', async () => {
  await write([{ subject: 'listing', id: product, day: '2027-03-10', views: 5 }]);
  await shop.pool.query('delete from listing where id = $1', [product]);
  await keepViews(shop.services);
  expect((await shop.counts()).recent).toEqual({ [product]: 5 });
});
