import { currencies, effectivePrice, saleTypes } from '@orendi/contract/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusiness, createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { drawPhoto } from '../../../testing/send-form.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { forgetPrices } from './lowest-price.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

/** What an item has cost, the first price first. */
const pricesOf = async (id: number) => {
  const rows = await shop.db
    .selectFrom('price_history')
    .select(['price', 'currency', 'sale', 'sale_type', 'effective_price'])
    .where(sql<boolean>`${id} in (product_id, package_id)`)
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => Object.values(row));
};
const at = (id: number, day: string) =>
  shop.db
    .insertInto('price_history')
    .values({ product_id: id, valid_from: new Date(day), price: 1, currency: 'EUR', sale: 0 })
    .execute();
const count = async () =>
  (await shop.db.selectFrom('price_history').select('valid_from').execute()).length;

test('every change of price, currency or sale is recorded, and nothing else', async () => {
  const own = callsOf(shop, owner);
  const sent = { images: await drawPhoto(), price: '249.5', currency: 'EUR' };
  const { data } = (await (await own.createProduct(sent)).json()) as { data: { id: number } };
  const { id } = data;
  const update = (fields: Record<string, string>) =>
    own.updateProduct({ id: String(id), price: '249.5', currency: 'EUR', ...fields });
  expect((await update({ brand: 'Era' })).status).toBe(200);
  expect((await update({ price: '249.99', sale: '25', sale_type: 'percentage' })).status).toBe(200);
  await own.send('POST', '/private/product-sale/create', {
    ids: [id],
    sale: 50,
    saleType: 'fixed',
  });
  await own.send('POST', '/private/product-sale/create', {
    ids: [id],
    sale: 50,
    saleType: 'fixed',
  });
  expect((await update({ currency: 'ALL', sale: '0' })).status).toBe(200);
  expect(await pricesOf(id)).toEqual([
    [249.5, 'EUR', 0, null, 249.5],
    [249.99, 'EUR', 25, 'percentage', 187.49],
    [249.99, 'EUR', 50, 'fixed', 199.99],
    [249.5, 'ALL', 0, null, 249.5],
  ]);
});

test('packages have theirs, and what is deleted takes its prices along', async () => {
  const business_id = await createBusiness(shop);
  const product = await createProduct(shop, { business_id, price: 80 });
  const pack = await createPackage(shop, { business_id, products: [product], price: 70 });
  await shop.db.updateTable('package').set({ price: 65.5 }).where('id', '=', pack).execute();
  expect(await pricesOf(pack)).toEqual([
    [70, 'EUR', 0, null, 70],
    [65.5, 'EUR', 0, null, 65.5],
  ]);
  await shop.db.deleteFrom('business').where('id', '=', business_id).execute();
  expect([await pricesOf(pack), await pricesOf(product)]).toEqual([[], []]);
});

test('the price after a sale is that of the shop, to the cent', async () => {
  const cents = fc.integer({ min: 1, max: 9_999_999_999 }).map((amount) => amount / 100);
  const priced = fc
    .tuple(
      cents,
      fc.constantFrom(...currencies),
      fc.constantFrom(null, ...saleTypes),
      fc.nat(9_999),
    )
    .map(([price, currency, sale_type, part]) => {
      const sale = (part + 1) / 100;
      const most = { percentage: 100, fixed: price };
      return { price, currency, sale_type, sale: sale_type ? Math.min(sale, most[sale_type]) : 0 };
    });
  const examples = fc.sample(priced, { numRuns: 1_000, seed: 17 });
  const id = await createProduct(shop, { business_id: owner.businessId });
  await shop.db.deleteFrom('price_history').where('product_id', '=', id).execute();
  await shop.db
    .insertInto('price_history')
    .values(examples.map((each, i) => ({ ...each, product_id: id, valid_from: new Date(i) })))
    .execute();
  expect((await pricesOf(id)).map(([, , , , effective]) => effective)).toEqual(
    examples.map(({ price, sale, sale_type: saleType }) =>
      effectivePrice({ price, sale, saleType }),
    ),
  );
});

test('prices are kept for 400 days, and the one that was valid when those began', async () => {
  const [old, newer] = [
    await createProduct(shop, { business_id: owner.businessId }),
    await createProduct(shop, { business_id: owner.businessId }),
  ];
  await shop.db.deleteFrom('price_history').execute();
  for (const day of ['2024-12-01', '2025-01-10', '2025-02-01', '2026-02-01']) await at(old, day);
  for (const day of ['2024-12-02', '2026-02-02']) await at(newer, day);
  // 400 days before are the 27th of January 2025.
  await forgetPrices(shop.db, new Date('2026-03-03'));
  const left = await shop.db
    .selectFrom('price_history')
    .select(['product_id', 'valid_from'])
    .orderBy('valid_from')
    .execute();
  expect(left.map((row) => [row.product_id, row.valid_from.toISOString().slice(0, 10)])).toEqual([
    [newer, '2024-12-02'],
    [old, '2025-01-10'],
    [old, '2025-02-01'],
    [old, '2026-02-01'],
    [newer, '2026-02-02'],
  ]);
  await forgetPrices(shop.db, new Date('2026-03-03'));
  expect(await count()).toBe(5);
});
