import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createChanges } from '../../platform/db/changes.ts';
import type { ListingFilter } from './listing-filter.ts';
import { rememberCounts } from './remember-counts.ts';

let shop: TestShop;
const products: ListingFilter = { type: 'product', facets: {} };

beforeAll(async () => {
  shop = await openTestShop();
  await createProduct(shop, { business_id: await createBusiness(shop) });
});
afterAll(() => shop.close());

/** Behind the back of whoever listens for changes. */
const copyOneQuietly = () =>
  shop.pool.query(`
    with copy as (
      insert into product (business_id, product_name, description_en, description_al, price, currency, industry_id,
        category_id)
      select business_id, product_name, '', '', price, currency, industry_id, category_id from product limit 1
      returning *
    )
    insert into listing (product_id, business_id, industry_id, category_id, name, currency, price, sale,
      effective_price, published_at, words)
    select id, business_id, industry_id, category_id, product_name, currency, price, sale, price, created_at, ''
    from copy`);

it('remembers until a listing changes', async () => {
  const count = rememberCounts(shop.parts);
  const { total } = await count(products);
  await copyOneQuietly();
  expect((await count(products)).total).toBe(total);
  await shop.parts.changes.transaction(async (_, touch) => touch('industries'));
  expect((await count(products)).total).toBe(total);
  await shop.parts.changes.transaction(async (_, touch) => touch('product:1', 'listings'));
  expect((await count(products)).total).toBe(total + 1);
});

it('does not take one filter for another', async () => {
  const count = rememberCounts(shop.parts);
  const { total } = await count(products);
  expect((await count({ ...products, type: 'package' })).total).toBe(0);
  expect((await count({ ...products, facets: { brand: 'none' } })).total).toBe(0);
  expect((await count({ ...products, publishedSince: new Date('2100-01-01') })).total).toBe(0);
  expect((await count(products)).total).toBe(total);
});

it('asks again after a failure', async () => {
  const count = rememberCounts(shop.parts);
  await shop.pool.query('alter table listing rename to away');
  await expect(count(products)).rejects.toThrow(/listing/);
  await shop.pool.query('alter table away rename to listing');
  expect((await count(products)).total).toBeGreaterThan(0);
});

it('remembers nothing while no word of other processes comes', async () => {
  const changes = createChanges(shop.db, shop.parts.log);
  const connected = new EventTarget();
  changes.onConnection((up) => connected.dispatchEvent(new Event(up ? 'up' : 'down')));
  const count = rememberCounts({ db: shop.db, changes });
  const { stop } = await changes.listen(shop.connection);
  const { total } = await count(products);
  const down = once(connected, 'down');
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'orendi changes' and datname = current_database()`,
  );
  await down;
  await count(products);
  await copyOneQuietly();
  expect((await count(products)).total).toBe(total + 1);
  await once(connected, 'up');
  await stop();
});
