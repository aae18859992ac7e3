import { read, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { listStoredProducts, turnSales } from '../catalogue/index.ts';
import { sheetOf } from './testing/files.ts';
import { apply, preview, undo } from './testing/import-calls.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let id: number;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  const days = { sale_from: '2099-12-01', sale_to: '2099-12-24' };
  const sale = { sale: 10, sale_type: 'percentage' as const, ...days };
  id = await createProduct(shop, { business_id: owner.businessId, price: 200, ...sale });
});

async function saleOf(): Promise<unknown[]> {
  const [product] = await listStoredProducts(shop.db, owner.businessId, { ids: [id] });
  const { sale, sale_type, sale_from, sale_to } = product?.fields ?? {};
  return [sale, sale_type, sale_from, sale_to];
}
async function importRow(heading: string[], ...cells: (string | number | null)[]) {
  const seen = await preview(
    shop,
    owner,
    sheetOf([
      ['ID', 'Price', ...heading],
      [id, 200, ...cells],
    ]),
  );
  const [row] = seen.rows ?? [];
  if (row?.outcome === 'updated') await apply(shop, owner, seen.id);
  return { ...row, importId: seen.id };
}
const asStored = [10, 'percentage', '2099-12-01', '2099-12-24'];

test.each([
  ['2099-11-30', '2100-01-05'],
  ['30.11.2099', '5.1.2100'],
  ['30. 11. 2099.', '5/1/2100'],
  ['2099-11-30 00:00:00', '2100/01/05'],
  ['30-11-2099', 73_055],
])('an import reads the days %s and %s', async (from, to) => {
  const row = await importRow(['Sale from', 'Ulja deri'], from, to);
  expect(row).toMatchObject({ changes: ['Sale from', 'Ulja deri'], errors: [] });
  expect(await saleOf()).toEqual([10, 'percentage', '2099-11-30', '2100-01-05']);
});

test('a short year is of this century', async () => {
  await importRow(['Sale from'], '1.12.26');
  expect(await saleOf()).toEqual([10, 'percentage', '2026-12-01', '2099-12-24']);
});

test('an import that leaves the sale as it is keeps its days', async () => {
  expect(await importRow(['Sale', 'Color'], '10%', 'e kuqe')).toMatchObject({ changes: ['Color'] });
  expect(await saleOf()).toEqual(asStored);
});

test.each([
  [['Sale'], ['20'], [20, 'percentage', null, null]],
  [['Sale'], [''], [0, null, null, null]],
  [
    ['Sale', 'Discount type'],
    ['10', 'fixed'],
    [10, 'fixed', null, null],
  ],
  [['Sale to'], [''], [10, 'percentage', '2099-12-01', null]],
  [
    ['Sale', 'Sale to'],
    ['20', '24.12.2099'],
    [20, 'percentage', '2099-12-01', '2099-12-24'],
  ],
])('an import of %j as %j leaves %j', async (heading, cells, expected) => {
  expect((await importRow(heading, ...cells)).outcome).toBe('updated');
  expect(await saleOf()).toEqual(expected);
});

test('an import that would end a sale before it begins is refused, and one of no day', async () => {
  const backwards = await importRow(['Sale to', 'Height'], '30.11.2099', 'tall');
  expect(backwards.errors?.map(({ column }) => column).sort()).toEqual(['Height', 'Sale to']);
  const nonsense = await importRow(['Sale to'], 'nesër');
  expect(nonsense.errors).toEqual([{ column: 'Sale to', msg: 'Enter a valid date.' }]);
  expect(await saleOf()).toEqual(asStored);
});

test('an undo brings the days back, but a sale that was set since stays', async () => {
  const { importId } = await importRow(['Sale'], '20');
  await undo(shop, owner, importId);
  expect(await saleOf()).toEqual(asStored);

  const second = await importRow(['Sale', 'Color'], '20', 'e kuqe');
  const sale = { ids: [id], sale: 30, saleType: 'percentage' };
  const { headers } = owner;
  const body = JSON.stringify(sale);
  await shop.request('/v1/private/product-sale/create', { method: 'POST', headers, body });
  expect(await undo(shop, owner, second.importId)).toMatchObject({ restored: 1, kept: [] });
  expect(await saleOf()).toEqual([30, 'percentage', null, null]);
});

test('the export has the days, and read back it changes nothing; the report has the sale of today', async () => {
  const sheet = await download('imports/catalogue');
  const [row] = utils.sheet_to_json<Record<string, unknown>>(sheet);
  expect(row).toMatchObject({
    Discount: 10,
    'Discount begins on': '2099-12-01',
    'Discount ends on': '2099-12-24',
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet);
  const seen = await preview(shop, owner, write(book, { type: 'buffer', bookType: 'xlsx' }));
  expect(seen.counts).toMatchObject({ unchanged: 1, faulty: 0 });

  const priceNow = async () => {
    const [reported] = utils.sheet_to_json<unknown[]>(
      await download('business-report/download-products'),
      { header: 1, range: 1 },
    );
    return reported;
  };
  expect(await priceNow()).not.toContain(180);
  while (await turnSales(shop.services, new Date('2099-12-10')));
  expect(await priceNow()).toContain(180);
});

async function download(path: string) {
  const { headers } = owner;
  const response = await shop.request(`/v1/private/${path}`, { headers });
  const book = read(Buffer.from(await response.arrayBuffer()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`${response.status}`);
  return sheet;
}
