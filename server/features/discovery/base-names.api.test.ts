import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusiness, createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

/* A shop that was open before the base names changed: the migration, run on the names it came with. */

const migration = new URL('../../migrations/0028_base_names.sql', import.meta.url);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const nameCategory = (id: number, category_name: string, category_name_al: string) =>
  shop.db
    .updateTable('category')
    .set({ category_name, category_name_al })
    .where('id', '=', id)
    .execute();

async function wordsOf(of: { product_id: number } | { package_id: number }): Promise<string[][]> {
  const [[column, id]] = Object.entries(of) as [['product_id' | 'package_id', number]];
  const { words } = await shop.db
    .selectFrom('listing')
    .select('words')
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return words.split('\n').map((line) => line.split(' '));
}

test('base names change only where they stand as they came, and listings are found by both', async () => {
  await nameCategory(24, 'Desks', 'Tavolina pune');
  await nameCategory(10, 'Glass cabinets', 'Vitrina dhe dollapë');
  await shop.db
    .updateTable('industry')
    .set({ industry_name_al: 'Kuzhina dhe ngrënia' })
    .where('id', '=', 3)
    .execute();
  const business_id = await createBusiness(shop);
  const desk = await createProduct(shop, { business_id, industry_id: 4, category_id: 24 });
  const table = await createProduct(shop, { business_id, industry_id: 3, category_id: 20 });
  const cabinet = await createProduct(shop, { business_id, industry_id: 1, category_id: 10 });
  const both = await createPackage(shop, {
    business_id,
    products: [
      { product_id: desk, quantity: 1 },
      { product_id: table, quantity: 1 },
    ],
  });
  const before = await wordsOf({ product_id: desk });

  const client = await shop.pool.connect();
  await client.query(`begin; ${await readFile(migration, 'utf8')} commit`);
  client.release();

  const names = await shop.db
    .selectFrom('category')
    .select(['id', 'category_name', 'category_name_al'])
    .where('id', 'in', [10, 24])
    .orderBy('id')
    .execute();
  expect(names).toEqual([
    { id: 10, category_name: 'Glass cabinets', category_name_al: 'Vitrina' },
    { id: 24, category_name: 'Desks', category_name_al: 'Skrivani e tavolina pune' },
  ]);
  const [name, kind, maker = [], ...others] = before;
  expect(await wordsOf({ product_id: desk })).toEqual([
    name,
    kind,
    [...maker, 'skrivani', 'e'],
    ...others,
  ]);
  // A name of one word is that of the kind.
  expect((await wordsOf({ product_id: cabinet }))[1]).toContain('vitrina');
  const [, , , about] = await wordsOf({ product_id: table });
  expect(about).toEqual(expect.arrayContaining(['ngrenia', 'ngrenies']));
  const [, , parts] = await wordsOf({ package_id: both });
  expect(parts).toEqual(expect.arrayContaining(['tavolina', 'pune', 'skrivani']));
});
