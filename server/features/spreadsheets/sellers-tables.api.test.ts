import type { AppliedImport } from '@orendi/contract/schemas/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto, sheetOf, zipOf } from './testing/files.ts';
import { apply, callImport, preview, sendSheet, undo } from './testing/import-calls.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let photos: Buffer;

beforeAll(async () => {
  shop = await openTestShop();
  photos = zipOf({ 'a.jpg': await drawPhoto() });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
});

const explain = (headings: object[], as = owner) =>
  shop.request('/v1/private/imports/headings', {
    method: 'PUT',
    headers: as.headers,
    body: JSON.stringify({ headings }),
  });

describe('a preview', () => {
  test('shows what it has understood of each row, faulty or not', async () => {
    const sheet = sheetOf([
      ['Emri', 'Çmimi (€)', 'Kategoria', 'Përmasat (mm)', 'Çmimi i vjetër'],
      ['Divan', 800, 'divane', '2000x900x800', '1000 €'],
      ['Kolltuk', 'falas', 'anije', 'e madhe', null],
    ]);
    const { rows } = await preview(shop, owner, sheet);
    expect(rows?.map(({ outcome, read }) => [outcome, read])).toEqual([
      ['faulty', '€800 · Sofas · 200 × 90 × 80 cm'],
      ['faulty', ''],
    ]);
    expect(rows?.[1]?.errors.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['Çmimi (€)', 'Kategoria', 'Përmasat (mm)']),
    );
  });

  test('of a known product shows the values that it will have', async () => {
    const lines = [
      ['Emri', 'Përshkrimi', 'Description', 'Çmimi (€)', 'Kategoria', 'Foto', 'Gjatësia'],
      ['Divan', 'I butë', 'Soft', 100, 'divane', 'a.jpg', 200],
    ];
    const first = await preview(shop, owner, sheetOf(lines), photos);
    await apply(shop, owner, first.id);
    const [id = 0] = await ownIds();
    const again = sheetOf([
      ['ID', 'Ngjyra'],
      [id, '#ff0000'],
    ]);
    const { rows } = await preview(shop, owner, again);
    expect(rows?.[0]?.read).toBe('€100 · Sofas · 200 × – × – cm');
  });
});

describe('headings that are not known', () => {
  const sheet = sheetOf([
    ['Emri', 'Furnizuesi', 'Cena jonë (€)', 'Rafti'],
    ['Divan', 'Alba', 70, 'A7'],
  ]);

  test('are explained once, for the business alone', async () => {
    const first = await preview(shop, owner, sheet);
    expect(first.columns.unknown).toEqual(['Furnizuesi', 'Cena jonë (€)', 'Rafti']);
    const labels = first.columns.choices.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Price', 'Brand', 'Sizes in one column']));
    expect(labels).not.toContain('Product name');
    const told = await explain([
      { heading: 'Furnizuesi', column: 'brand' },
      { heading: 'Cena jonë (€)', column: 'price' },
      { heading: 'Rafti', column: 'nothing' },
    ]);
    expect(told.status).toBe(200);

    const second = await preview(shop, owner, sheet);
    expect(second.columns.unknown).toEqual([]);
    expect(second.columns.told).toEqual([
      { heading: 'Furnizuesi', column: 'brand' },
      { heading: 'Cena jonë (€)', column: 'price' },
      { heading: 'Rafti', column: 'nothing' },
    ]);
    expect(second.columns.choices.map(({ column }) => column)).toContain('brand');
    expect(second.rows?.[0]?.read).toBe('€70');
    const other = await signUpOwner(shop);
    expect((await preview(shop, other, sheet)).columns.unknown).toHaveLength(3);

    await explain([{ heading: 'FURNIZUESI*', column: 'model' }]);
    const third = await preview(shop, owner, sheet);
    expect(third.columns.told[0]).toEqual({ heading: 'Furnizuesi', column: 'model' });
  });

  test('may be all of them', async () => {
    const strange = sheetOf([
      ['Ime', 'Iznos'],
      ['Divan', 5],
    ]);
    const found = await preview(shop, owner, strange);
    expect(found).toMatchObject({ rows: [], columns: { unknown: ['Ime', 'Iznos'] } });
    await explain([{ heading: 'Ime', column: 'product_name' }]);
    const { rows } = await preview(shop, owner, strange);
    expect(rows).toMatchObject([{ product_name: 'Divan' }]);
  });

  test('are refused where the answer is none, and kept up to a bound', async () => {
    expect(await brokenFields(await explain([{ heading: 'x', column: 'id' }]))).toEqual([
      'headings.0.column',
    ]);
    for (const heading of ['', 'x\0', 'x'.repeat(201)]) {
      expect((await explain([{ heading, column: 'price' }])).status).toBe(422);
    }
    const visitor = { ...owner, headers: { 'content-type': 'application/json' } };
    expect((await explain([], visitor)).status).toBe(403);
    for (let at = 0; at < 6; at += 1) {
      const many = Array.from({ length: 100 }, (_, i) => ({
        heading: `h${at * 100 + i}`,
        column: 'brand',
      }));
      expect((await explain(many)).status).toBe(200);
    }
    const { count } = await shop.db
      .selectFrom('import_heading')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('business_id', '=', owner.businessId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(500);
  });
});

describe('an undo', () => {
  const lines = (prices: number[]) => [
    ['Emri', 'Përshkrimi', 'Description', 'Çmimi (€)', 'Kategoria', 'Foto'],
    ...prices.map((price, i) => [`Divan ${i}`, 'I butë', 'Soft', price, 'divane', 'a.jpg']),
  ];
  const importAll = async (prices: number[]) => {
    const { id } = await preview(shop, owner, sheetOf(lines(prices)), photos);
    return apply(shop, owner, id);
  };
  const last = async () =>
    (await answerOf<AppliedImport>(await callImport(shop, owner, 'last'))).data;
  const putOnSale = (ids: number[], sale: number, saleType: string) =>
    callsOf(shop, owner).send('POST', '/private/product-sale/create', { ids, sale, saleType });

  test('says beforehand how many, and does not take a sale on many for an edit', async () => {
    const applied = await importAll([100, 200, 300]);
    expect(applied.undo).toEqual({ deleted: 3, restored: 0, kept: 0 });
    const ids = await ownIds();
    expect((await putOnSale(ids, 20, 'percentage')).status).toBe(200);
    const { undo_until, undo: would } = await last();
    expect(would).toEqual({ deleted: 3, restored: 0, kept: 0 });
    expect(undo_until).not.toBeNull();
    expect(await undo(shop, owner, applied.id)).toMatchObject({ deleted: 3, kept: [] });
    expect(await ownIds()).toEqual([]);
    expect(await last()).toMatchObject({ undo: null, undone_at: expect.any(String) });
  });

  test('gives back former prices and leaves the sale, unless it would be above the price', async () => {
    await importAll([100, 200]);
    const [one = 0, two = 0] = await ownIds();
    const change = sheetOf([
      ['ID', 'Çmimi (€)'],
      [one, 500],
      [two, 500],
    ]);
    const second = await preview(shop, owner, change);
    await apply(shop, owner, second.id);
    await putOnSale([one, two], 150, 'fixed');
    expect(await undo(shop, owner, second.id)).toMatchObject({ restored: 2, kept: [] });
    const rows = await shop.db
      .selectFrom('product')
      .select(['price', 'sale', 'sale_type'])
      .where('business_id', '=', owner.businessId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { price: 100, sale: 0, sale_type: null },
      { price: 200, sale: 150, sale_type: 'fixed' },
    ]);
  });

  test('stays for what could not be undone yet', async () => {
    const { id } = await importAll([100, 200]);
    const [one = 0] = await ownIds();
    const packageId = await createPackage(shop, { business_id: owner.businessId, products: [one] });
    expect((await last()).undo).toEqual({ deleted: 1, restored: 0, kept: 1 });
    expect(await undo(shop, owner, id)).toMatchObject({
      deleted: 1,
      kept: [{ product_id: one, reason: 'in_package' }],
    });
    expect(await last()).toMatchObject({
      undone_at: null,
      undo_until: null,
      undo: { deleted: 0, restored: 0, kept: 1 },
    });
    await callsOf(shop, owner).send(
      'DELETE',
      `/private/package-creation/delete?packageId=${packageId}`,
    );
    expect((await last()).undo_until).not.toBeNull();
    expect(await undo(shop, owner, id)).toMatchObject({ deleted: 1, kept: [] });
    expect(await ownIds()).toEqual([]);
    expect((await callImport(shop, owner, `${id}/undo`, 'POST')).status).toBe(409);
  });
});

test('an .xls and a .csv are read as the .xlsx is', async () => {
  const lines = [
    ['Artikulli', 'Cmimi'],
    ['Divan', '12.000 lekë'],
  ];
  for (const type of ['xlsx', 'biff8', 'csv', 'ods'] as const) {
    const { rows } = await preview(shop, owner, sheetOf(lines, type));
    expect(rows).toMatchObject([{ product_name: 'Divan', read: '12,000 ALL' }]);
  }
  expect((await sendSheet(shop, owner, sheetOf([['a'], ['b']]))).status).toBe(422);
});

async function ownIds(): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('product')
    .select('id')
    .where('business_id', '=', owner.businessId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
