import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProduct,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { migrationsFolder } from '../../open-services.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { changeBusiness } from '../businesses/index.ts';
import { writeListings } from './index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const listingsOf = (businessId: number) =>
  shop.db
    .selectFrom('listing')
    .select(['id', 'name', 'picture_key', 'effective_price', 'part_category_ids'])
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();

it('lists a product with its cover and its price after the sale', async () => {
  const business = await createBusiness(shop);
  const id = await createProduct(shop, {
    business_id: business,
    product_name: 'Raft',
    price: 33.33,
    sale: 50,
    sale_type: 'percentage',
    pictureCount: 3,
  });
  const cover = await shop.db
    .selectFrom('product_picture')
    .select('picture_key')
    .where('product_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  expect(await listingsOf(business)).toEqual([
    {
      id,
      name: 'Raft',
      picture_key: cover.picture_key,
      effective_price: 16.67,
      part_category_ids: null,
    },
  ]);
});

it('lists a package with the categories of its products', async () => {
  const business = await createBusiness(shop);
  const products = await createProducts(shop, business, [
    { category_id: 2, industry_id: 1 },
    { category_id: 13, industry_id: 2 },
    { category_id: 2, industry_id: 1 },
  ]);
  const id = await createPackage(shop, { business_id: business, products });
  const listing = (await listingsOf(business)).find((row) => row.id === id);
  expect(listing?.part_category_ids).toEqual([2, 13]);
});

it('lists a package with the number of its pieces and the first three pictures', async () => {
  const business = await createBusiness(shop);
  const products = await createProducts(
    shop,
    business,
    [0, 1, 1, 1, 1].map((pictureCount) => ({ pictureCount })),
  );
  const covers = await shop.db
    .selectFrom('product_picture')
    .select('picture_key')
    .where('product_id', 'in', products)
    .orderBy('product_id')
    .execute();
  const items = products.map((product_id, index) => ({ product_id, quantity: index + 1 }));
  const full = await createPackage(shop, { business_id: business, products: items });
  const bare = await createPackage(shop, { business_id: business, products: items.slice(0, 1) });
  const pieces = () =>
    shop.db
      .selectFrom('listing')
      .select(['id', 'pieces', 'piece_pictures', 'picture_key'])
      .where('package_id', 'in', [full, bare])
      .orderBy('id')
      .execute();
  const keys = covers.map(({ picture_key }) => picture_key).slice(0, 3);
  const expected = [
    { id: full, pieces: 15, piece_pictures: keys, picture_key: keys[0] },
    { id: bare, pieces: 1, piece_pictures: [], picture_key: null },
  ];
  expect(await pieces()).toEqual(expected);

  // The migration fills a shop that runs with just the same.
  const text = await readFile(join(migrationsFolder, '0029_package_pieces.sql'), 'utf8');
  await shop.pool.query('alter table listing drop column pieces, drop column piece_pictures');
  await shop.pool.query(text);
  expect(await pieces()).toEqual(expected);
});

it('knows what can be had now: an unknown quantity and too few for a package do not count', async () => {
  const business = await createBusiness(shop);
  const [two = 0, one = 0, none = 0, unknown = 0] = await createProducts(
    shop,
    business,
    [2, 1, 0, null].map((quantity) => ({ quantity })),
  );
  const packageOf = (...products: [id: number, quantity: number][]) =>
    createPackage(shop, {
      business_id: business,
      products: products.map(([product_id, quantity]) => ({ product_id, quantity })),
    });
  const enough = await packageOf([two, 2], [one, 1]);
  const tooFew = await packageOf([two, 1], [one, 2]);
  const without = await packageOf([two, 1], [none, 1]);
  const perhaps = await packageOf([two, 1], [unknown, 1]);
  const inStock = async () => {
    const rows = await shop.db
      .selectFrom('listing')
      .select('id')
      .where('business_id', '=', business)
      .where('in_stock', '=', true)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  expect(await inStock()).toEqual([two, one, enough]);
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx.updateTable('product').set({ quantity: 9 }).where('id', 'in', [one, none]).execute();
    await writeListings(trx, touch, { productIds: [one, none] });
  });
  expect(await inStock()).toEqual([two, one, none, enough, tooFew, without]);
  expect(perhaps).toBeGreaterThan(0);
});

it('follows a change of a product into the packages that hold it, and says what it touched', async () => {
  const business = await createBusiness(shop);
  const product = await createProduct(shop, { business_id: business, product_name: 'Stol' });
  const id = await createPackage(shop, { business_id: business, products: [product] });
  const touched: string[] = [];
  // A search outside of the database says so when it has followed.
  shop.services.changes.onTouched((tags) =>
    touched.push(...tags.filter((tag) => tag !== 'search')),
  );
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx
      .updateTable('product')
      .set({ product_name: 'Fron' })
      .where('id', '=', product)
      .execute();
    await writeListings(trx, touch, { productIds: [product] });
  });
  expect(touched).toEqual(['listings', `product:${product}`, `package:${id}`]);
  const { words } = await shop.db
    .selectFrom('listing')
    .select('words')
    .where('package_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(words).toMatch(/\bfron\b/);
  expect(words).not.toMatch(/\bstol\b/);
});

it('takes out everything of a suspended business, and puts it back', async () => {
  const business = await createBusiness(shop);
  const products = await createProducts(shop, business, [{}, {}]);
  await createPackage(shop, { business_id: business, products });
  const before = await listingsOf(business);
  await suspendBusiness(shop, business);
  expect(await listingsOf(business)).toEqual([]);
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx
      .updateTable('business')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', business)
      .execute();
    await writeListings(trx, touch, { businessId: business });
  });
  expect(await listingsOf(business)).toEqual(before);
});

it('does not list what is published while the business is being suspended', async () => {
  const business = await createBusiness(shop);
  const written = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const suspension = shop.services.changes.transaction(async (trx, touch) => {
    await trx
      .updateTable('business')
      .set({ suspended_at: new Date(), suspension_reason: 'test' })
      .where('id', '=', business)
      .execute();
    await writeListings(trx, touch, { businessId: business });
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  const publication = createProduct(shop, { business_id: business });
  await Promise.race([publication, untilOneWaits()]);
  mayEnd.resolve();
  await Promise.all([suspension, publication]);
  expect(await listingsOf(business)).toEqual([]);
});

/** Waits until a transaction in this database is waiting for another one. */
async function untilOneWaits(): Promise<void> {
  const { rows } = await shop.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (rows.length === 0) await untilOneWaits();
}

it('keeps a package right when two of its products change at the same time', async () => {
  const business = await createBusiness(shop);
  const products = await createProducts(shop, business, [{}, {}]);
  const id = await createPackage(shop, { business_id: business, products });
  await Promise.all(
    products.map((product, i) =>
      changeBusiness(shop.services, business, async (trx, touch) => {
        await trx
          .updateTable('product')
          .set({ product_name: `Ndryshuar${i}` })
          .where('id', '=', product)
          .execute();
        await writeListings(trx, touch, { productIds: [product] });
      }),
    ),
  );
  const { words } = await shop.db
    .selectFrom('listing')
    .select('words')
    .where('package_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(words).toMatch(/\bndryshuar0\b/);
  expect(words).toMatch(/\bndryshuar1\b/);
});
