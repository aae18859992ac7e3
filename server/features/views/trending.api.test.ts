import { TrendingItem } from '@orendi/contract/schemas/card';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createPicture,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { writeListings } from '../discovery/index.ts';
import { openViewShop, type ViewShop } from './testing/view-shop.ts';
import { listTrending } from './trending.ts';
import { writeViews } from './store-views.ts';

let shop: ViewShop;
let business: number;
let logo: string;
let products: number[];
let set: number;

beforeAll(async () => {
  shop = await openViewShop();
  logo = await createPicture(shop);
  business = await createBusiness(shop, { logo });
  products = await createProducts(
    shop,
    business,
    Array.from({ length: 14 }, (_, i) => ({ product_name: `Produkt ${i}`, pictureCount: 2 })),
  );
  set = await createPackage(shop, { business_id: business, products: products.slice(0, 2) });
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.setTime('2027-03-10T11:00:00Z');
  await shop.pool.query('truncate view_count, view_day, business_view_day');
  await touchListings();
});

const touchListings = () =>
  shop.services.changes.transaction(async (_, touch) => touch('listings'));

/** Stores views by id on a day. */
const views = (counts: [id: number, views: number][], day = '2027-03-10') =>
  shop.db.transaction().execute((trx) =>
    writeViews(
      trx,
      counts.map(([id, views]) => ({ subject: 'listing', id, day, views })),
      '2027-03-10',
    ),
  );

async function trending(): Promise<TrendingItem[]> {
  const response = await shop.request('/v1/public/products/trending');
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return TrendingItem.array().parse(data);
}
const idsOf = (items: TrendingItem[]) => items.map(({ item_id }) => item_id);
const newestFirst = () => [set, ...products.toReversed()];

it('shows the newest while nothing was viewed, twelve at most', async () => {
  expect(idsOf(await trending())).toEqual(newestFirst().slice(0, 12));
});

it('shows the most viewed first, then the newest', async () => {
  const [a = 0, b = 0, c = 0] = products;
  await views([
    [a, 2],
    [b, 9],
    [c, 2],
  ]);
  const viewed = [b, c, a];
  const others = newestFirst().filter((id) => !viewed.includes(id));
  expect(idsOf(await trending())).toEqual([...viewed, ...others].slice(0, 12));
});

it('adds up the last 30 days, and no more', async () => {
  const [a = 0, b = 0, c = 0] = products;
  await views([[a, 3]], '2027-02-09');
  await views([[a, 3]]);
  await views([[b, 5]], '2027-03-09');
  await views([[c, 100]], '2027-02-08');
  expect(idsOf(await trending()).slice(0, 3)).toEqual([a, b, set]);
});

it('says what a product and a package are, with all their pictures', async () => {
  const [a = 0, b = 0] = products;
  await views([
    [a, 2],
    [set, 1],
  ]);
  const [first, second] = await trending();
  const { rows } = await shop.pool.query<{ product_id: number; picture_key: string }>(
    'select product_id, picture_key from product_picture where product_id = any($1) order by product_id, position',
    [[a, b]],
  );
  const address = (key: string) => `http://localhost/media/${key}.webp`;
  const of = (id: number) =>
    rows.filter((row) => row.product_id === id).map((row) => address(row.picture_key));
  expect(first).toEqual({
    item_type: 'product',
    item_id: a,
    item_name: 'Produkt 0',
    images: of(a),
    images_focus: of(a).map(() => [0.5, 0.5]),
    currency: 'EUR',
    price: 100,
    sale: 0,
    sale_type: null,
    business_id: business,
    business_name: 'Mobileria Drini',
    business_logo: address(logo),
  });
  expect(second).toMatchObject({
    item_type: 'package',
    item_id: set,
    pieces: 2,
    images: [of(a)[0], of(b)[0]],
  });
});

it('leaves out what is suspended or deleted, at once', async () => {
  const other = await createBusiness(shop);
  const [gone = 0, deleted = 0] = await createProducts(shop, other, [{}, {}]);
  await views([
    [gone, 50],
    [deleted, 60],
  ]);
  expect(idsOf(await trending()).slice(0, 2)).toEqual([deleted, gone]);
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx.deleteFrom('product').where('id', '=', deleted).execute();
    await writeListings(trx, touch, { productIds: [deleted] });
  });
  expect(idsOf(await trending())[0]).toBe(gone);
  await suspendBusiness(shop, other);
  const items = idsOf(await trending());
  expect(items).toHaveLength(12);
  expect(items).not.toContain(gone);
  expect(items).not.toContain(deleted);
});

it('is remembered for a minute, and kept by caches as long, until a listing changes', async () => {
  const response = await shop.request('/v1/public/products/trending');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  expect(response.headers.get('cache-tag')).toBe('listings');
  const [a = 0, b = 0] = products;
  await views([[a, 1]]);
  expect(idsOf(await trending())[0]).toBe(set);
  shop.setTime('2027-03-10T11:01:00Z');
  expect(idsOf(await trending())[0]).toBe(a);
  await views([[b, 2]]);
  await touchListings();
  expect(idsOf(await trending())[0]).toBe(b);
});

it('is what a plain reading of the days says', async () => {
  const day = fc.integer({ min: 1, max: 31 }).map((n) => `2027-02-${String(n).padStart(2, '0')}`);
  const realDay = day.filter((text) => !Number.isNaN(Date.parse(text)) && text <= '2027-02-28');
  const view = fc.record({
    id: fc.integer({ min: 0, max: 14 }).map((i) => newestFirst()[i] ?? 0),
    day: realDay,
    views: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(view, { maxLength: 60 }), async (given) => {
      await shop.pool.query('truncate view_count, view_day, business_view_day');
      const counts = given.map((count) => ({ subject: 'listing' as const, ...count }));
      const today = '2027-03-10';
      await shop.db.transaction().execute((trx) => writeViews(trx, counts, today));
      const sums = new Map(newestFirst().map((id) => [id, 0]));
      for (const { id, day, views } of given) {
        if (day >= '2027-02-09') sums.set(id, (sums.get(id) ?? 0) + views);
      }
      const expected = [...sums].sort(([a, x], [b, y]) => y - x || b - a).map(([id]) => id);
      const found = (await listTrending(shop.db)).map(({ item_id }) => item_id);
      expect(found).toEqual(expected.slice(0, 12));
    }),
    { numRuns: 40 },
  );
});
