import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { callImport, preview } from './testing/import-calls.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

async function download(file: 'template' | 'catalogue') {
  const response = await callImport(shop, owner, file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="orendi-${file}.xlsx"`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return Buffer.from(await response.arrayBuffer());
}

test('the template has headings in the language of the account, and no products', async () => {
  await shop.db.updateTable('account').set({ language: 'al' }).where('id', '=', owner.id).execute();
  const rows = await readWorkbook(await download('template'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells.slice(0, 2).map((cell) => cell?.text)).toEqual(['ID', 'Emri i produktit']);
});

test('the own catalogue, imported again, changes nothing', async () => {
  await createProducts(shop, owner.businessId, [
    { product_name: '=Divan', pictureCount: 3, color: '#c22d2b' },
    { product_name: 'Kolltuk', sale: 5, sale_type: 'fixed', currency: 'ALL' },
  ]);
  const other = await signUpOwner(shop);
  await createProducts(shop, other.businessId, [{ product_name: 'Of another business' }]);
  const { counts, columns } = await preview(shop, owner, await download('catalogue'));
  expect(counts).toEqual({ added: 0, updated: 0, unchanged: 2, faulty: 0 });
  expect(columns.unknown).toEqual([]);
});

test('rows with ids of another business are faulty', async () => {
  const file = await download('catalogue');
  const other = await signUpOwner(shop);
  const { counts, rows } = await preview(shop, other, file);
  expect(counts).toMatchObject({ updated: 0, unchanged: 0, faulty: 2 });
  expect(rows?.[0]?.errors).toMatchObject([{ column: 'ID' }]);
});
