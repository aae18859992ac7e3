import type { AppliedImport } from '@orendi/contract/schemas/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createPackage, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { removeFiles } from '../../platform/media/index.ts';
import { sweepPictures } from '../pictures/index.ts';
import { photoName } from './photos/choose-photos.ts';
import { deleteExpiredImports } from './imports/import-queries.ts';
import { drawPhoto, sheetOf, zipOf } from './testing/files.ts';
import { apply, callImport, preview, undo } from './testing/import-calls.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

const header = [
  'Emri i produktit',
  'Description (English)',
  'Përshkrimi (shqip)',
  'Çmimi',
  'Category',
  'Fotot',
];
const line = (name: string, price: string | number, photos = '') => [
  name,
  'Comfortable',
  'I rehatshëm',
  price,
  'sofas',
  photos,
];

const listProducts = (businessId = owner.businessId) =>
  shop.db
    .selectFrom('product')
    .select(['id', 'product_name', 'price', 'currency', 'version'])
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();

test('products are published with their photos, changed by their ids, and all of it is undone', async () => {
  const sheet = sheetOf([
    header,
    line('Divan Alba', '1.249,50 €', 'Këndore.JPG; second'),
    line('Kolltuk Beni', '300 EUR'),
    line('Pa foto', '300 €'),
    line('Pa çmim', 'falas', 'second.jpg'),
  ]);
  const photos = zipOf({
    'fotot/kendore.jpg': await drawPhoto(),
    'fotot/second.jpg': await drawPhoto(),
    '__MACOSX/fotot/._second.jpg': 'x',
    'kolltuk beni-2.jpg': await drawPhoto(),
    'Kolltuk Beni-1.jpg': await drawPhoto(),
    'unused.jpg': await drawPhoto(),
  });
  const seen = await preview(shop, owner, sheet, photos);
  expect(seen.counts).toEqual({ added: 2, updated: 0, unchanged: 0, faulty: 2 });
  expect(seen.photos).toEqual({ total: 4, read: 4, unused: ['unused.jpg'] });
  expect(seen.rows?.map(({ row, outcome, photos: count }) => [row, outcome, count])).toEqual([
    [2, 'added', 2],
    [3, 'added', 2],
    [4, 'faulty', 0],
    [5, 'faulty', 1],
  ]);
  expect(seen.rows?.[3]?.errors).toEqual([
    { column: 'Çmimi', msg: 'Enter a number.' },
    { column: 'Currency', msg: 'This field is required.' },
  ]);
  expect(await listProducts()).toEqual([]);

  const applied = await apply(shop, owner, seen.id);
  expect(applied).toMatchObject({ counts: seen.counts, conflicts: [], undone_at: null });
  const [alba, beni] = await listProducts();
  expect(alba).toMatchObject({ product_name: 'Divan Alba', price: 1249.5, currency: 'EUR' });

  const change = sheetOf([
    ['ID', 'Price', 'Color'],
    [alba?.id ?? 0, 900, 'e kuqe'],
    [beni?.id ?? 0, 300, ''],
  ]);
  const second = await preview(shop, owner, change);
  expect(second.rows).toMatchObject([
    { outcome: 'updated', changes: ['Price', 'Color'], photos: 2, product_name: 'Divan Alba' },
    { outcome: 'unchanged', changes: [], photos: 2 },
  ]);
  await apply(shop, owner, second.id);
  expect((await listProducts())[0]).toMatchObject({ price: 900, currency: 'EUR' });

  expect((await callImport(shop, owner, `${seen.id}/undo`, 'POST')).status).toBe(404);
  const undone = await undo(shop, owner, second.id);
  expect(undone).toMatchObject({ deleted: 0, restored: 1, kept: [] });
  expect((await listProducts())[0]).toMatchObject({ price: 1249.5 });
  expect((await callImport(shop, owner, `${second.id}/undo`, 'POST')).status).toBe(409);
  const last = await answerOf<AppliedImport>(await callImport(shop, owner, 'last'));
  expect(last.data).toMatchObject({
    id: second.id,
    undo_until: null,
    undone_at: expect.any(String),
  });
});

test('what a row changes stays a draft or hidden, and is so again after an undo', async () => {
  const seller = await signUpOwner(shop);
  const [draft = 0, hidden = 0] = await createProducts(shop, seller.businessId, [
    { state: 'draft', price: null, currency: null },
    { state: 'hidden' },
  ]);
  const states = async () => {
    const rows = await shop.db
      .selectFrom('product')
      .select(['state', 'color', 'price'])
      .where('business_id', '=', seller.businessId)
      .orderBy('id')
      .execute();
    return rows.map(({ state, color, price }) => [state, color, price]);
  };
  const sheet = sheetOf([
    ['ID', 'Color'],
    [draft, 'e kuqe'],
    [hidden, 'e kuqe'],
  ]);
  const { id, counts } = await preview(shop, seller, sheet);
  expect(counts).toMatchObject({ updated: 2, faulty: 0 });
  await apply(shop, seller, id);
  const red = expect.stringMatching(/^#/);
  expect(await states()).toEqual([
    ['draft', red, null],
    ['hidden', red, 100],
  ]);
  expect(await undo(shop, seller, id)).toMatchObject({ restored: 2, kept: [] });
  expect(await states()).toEqual([
    ['draft', null, null],
    ['hidden', null, 100],
  ]);
});

test('products changed since are neither overwritten nor undone', async () => {
  const seller = await signUpOwner(shop);
  const products = () => listProducts(seller.businessId);
  const photo = zipOf({ 'a.jpg': await drawPhoto() });
  const lines = ['One', 'Two', 'Three', 'Four'].map((name) => line(name, '10 €', 'a.jpg'));
  const first = await preview(shop, seller, sheetOf([header, ...lines]), photo);
  await apply(shop, seller, first.id);
  const [one, two, three, four] = (await products()).map(({ id }) => id);

  const change = sheetOf([['ID', 'Çmimi'], ...[one, two, three, four].map((id) => [id ?? 0, 20])]);
  const second = await preview(shop, seller, change);
  await renameByHand(one ?? 0);
  await shop.db
    .deleteFrom('product')
    .where('id', '=', two ?? 0)
    .execute();
  const applied = await apply(shop, seller, second.id);
  expect(applied.counts).toEqual({ added: 0, updated: 2, unchanged: 0, faulty: 0 });
  expect(applied.conflicts).toMatchObject([
    { row: 2, product_id: one, reason: 'changed' },
    { row: 3, product_id: two, reason: 'deleted', product_name: 'Two' },
  ]);
  expect(applied.undo_until).not.toBeNull();
  expect((await products()).map(({ price }) => price)).toEqual([10, 20, 20]);

  await renameByHand(three ?? 0);
  const undone = await undo(shop, seller, second.id);
  expect(undone).toMatchObject({
    restored: 1,
    kept: [{ product_id: three, product_name: 'By hand', reason: 'changed' }],
  });
  expect((await products()).map(({ price }) => price)).toEqual([10, 20, 10]);
});

test('an undo deletes what was added, but for what is in a package by now', async () => {
  const seller = await signUpOwner(shop);
  const photo = zipOf({ 'a.jpg': await drawPhoto() });
  const sheet = sheetOf([header, line('One', '10 €', 'a.jpg'), line('Two', '10 €', 'a.jpg')]);
  const { id } = await preview(shop, seller, sheet, photo);
  await apply(shop, seller, id);
  const [one = 0, two] = (await listProducts(seller.businessId)).map((product) => product.id);
  await createPackage(shop, { business_id: seller.businessId, products: [one] });
  const undone = await undo(shop, seller, id);
  expect(undone).toMatchObject({ deleted: 1, kept: [{ product_id: one, reason: 'in_package' }] });
  expect(await listProducts(seller.businessId)).toHaveLength(1);
  expect((await shop.request(`/v1/public/products/${two}`)).status).toBe(404);
});

test('photos that were replaced come back, and are not swept before', async () => {
  const seller = await signUpOwner(shop);
  const first = await preview(
    shop,
    seller,
    sheetOf([header, line('One', '10 €', 'a.jpg')]),
    zipOf({ 'a.jpg': await drawPhoto() }),
  );
  await apply(shop, seller, first.id);
  const [product] = await listProducts(seller.businessId);
  const photosOf = async () =>
    (
      await shop.db
        .selectFrom('product_picture')
        .select('picture_key')
        .where('product_id', '=', product?.id ?? 0)
        .execute()
    ).map(({ picture_key }) => picture_key);
  const [former = ''] = await photosOf();

  const second = await preview(
    shop,
    seller,
    sheetOf([
      ['ID', 'Photos'],
      [product?.id ?? 0, 'b.jpg'],
    ]),
    zipOf({ 'b.jpg': await drawPhoto() }),
  );
  await apply(shop, seller, second.id);
  expect(await photosOf()).not.toContain(former);
  await shop.db
    .updateTable('picture')
    .set({ created_at: new Date(0) })
    .execute();
  await sweepPictures(shop.services);
  await removeFiles(shop.services, [former]);
  expect(await shop.services.media.has(former)).toBe(true);
  await undo(shop, seller, second.id);
  expect(await photosOf()).toEqual([former]);
});

test('a row copied without its number takes the photo that it names, of the own products only', async () => {
  const [seller, other] = [await signUpOwner(shop), await signUpOwner(shop)];
  const first = await preview(
    shop,
    seller,
    sheetOf([header, line('One', '10 €', 'a.jpg')]),
    zipOf({ 'a.jpg': await drawPhoto() }),
  );
  await apply(shop, seller, first.id);
  const [one] = await listProducts(seller.businessId);
  const keysOf = async (businessId: number) =>
    (
      await shop.db
        .selectFrom('product_picture')
        .innerJoin('product', 'product.id', 'product_id')
        .select('picture_key')
        .where('business_id', '=', businessId)
        .execute()
    ).map(({ picture_key }) => picture_key);
  const [key = ''] = await keysOf(seller.businessId);
  const copy = sheetOf([header, line('Two', '20 €', photoName(key))]);

  const refused = await preview(shop, other, copy);
  expect(refused.rows?.[0]?.errors).toMatchObject([
    { msg: expect.stringMatching(/not in the zip/) },
  ]);

  const second = await preview(shop, seller, copy);
  expect(second.rows).toMatchObject([{ outcome: 'added', photos: 1, errors: [] }]);
  // Its photo stays, whatever becomes of the product that it was copied from.
  await shop.db
    .deleteFrom('product')
    .where('id', '=', one?.id ?? 0)
    .execute();
  await shop.db
    .updateTable('picture')
    .set({ created_at: new Date(0) })
    .execute();
  await sweepPictures(shop.services);
  await apply(shop, seller, second.id);
  expect(await keysOf(seller.businessId)).toEqual([key]);
});

test('a preview keeps its photos for a day, and lets go of them afterwards', async () => {
  const seller = await signUpOwner(shop);
  const sheet = sheetOf([header, line('One', '10 €', 'a.jpg')]);
  const { id } = await preview(shop, seller, sheet, zipOf({ 'a.jpg': await drawPhoto() }));
  const { picture_key: key } = await shop.db
    .selectFrom('product_import_picture')
    .select('picture_key')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('picture')
    .set({ created_at: new Date(0) })
    .execute();
  await deleteExpiredImports(shop.db);
  await sweepPictures(shop.services);
  expect(await listKeys()).toContain(key);

  await sql`update product_import set created_at = now() - interval '25 hours' where id = ${id}`.execute(
    shop.db,
  );
  expect((await callImport(shop, seller, `${id}`)).status).toBe(404);
  expect((await callImport(shop, seller, `${id}/apply`, 'POST')).status).toBe(404);
  await deleteExpiredImports(shop.db);
  await sweepPictures(shop.services);
  expect(await listKeys()).not.toContain(key);
});

const listKeys = async () =>
  (await shop.db.selectFrom('picture').select('key').execute()).map(({ key }) => key);

const renameByHand = (id: number) =>
  shop.db
    .updateTable('product')
    .set({ product_name: 'By hand', version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
