import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  activate,
  type Seller,
  signUp,
  signUpOwner,
  visitorHeaders,
} from '../../testing/seller.ts';
import { drawPhoto, sheetOf, zipOf } from './testing/files.ts';
import { apply, callImport, preview, sendSheet } from './testing/import-calls.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let other: Seller;
let id: number;

const sheet = sheetOf([
  [
    'Product name',
    'Description (English)',
    'Description (Albanian)',
    'Price',
    'Category',
    'Photos',
  ],
  ['Sofa', 'Soft', 'I butë', '10 €', 'Sofas', 'a.jpg'],
]);

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  other = await signUpOwner(shop);
  const photos = zipOf({ 'a.jpg': await drawPhoto() });
  ({ id } = await preview(shop, owner, sheet, photos));
});
afterAll(() => shop.close());

const listImports = () =>
  shop.db.selectFrom('product_import').select(['id', 'business_id', 'applied_at']).execute();

describe.each([
  ['template', 'GET'],
  ['catalogue', 'GET'],
  ['last', 'GET'],
  ['{id}', 'GET'],
  ['{id}/apply', 'POST'],
  ['{id}/undo', 'POST'],
  ['preview', 'POST'],
])('%s', (path, method) => {
  const callAs = (headers: Record<string, string>) => {
    const { 'content-type': _, ...rest } = headers;
    return path === 'preview'
      ? sendSheet(shop, { headers: rest }, sheet)
      : callImport(shop, { headers }, path.replace('{id}', String(id)), method);
  };

  test('is for sellers with a business', async () => {
    expect((await callAs(visitorHeaders)).status).toBe(401);
    const seller = await signUp(shop);
    expect((await callAs(seller.headers)).status).toBe(403);
    await activate(shop, seller);
    expect((await callAs(seller.headers)).status).toBe(403);
  });

  test.runIf(method === 'POST')('wants the XSRF header', async () => {
    const response = await callAs({ ...owner.headers, 'x-xsrf-token': 'wrong' });
    expect(response.status).toBe(403);
  });

  test.runIf(path.startsWith('{id}'))('tells nothing of the imports of others', async () => {
    const before = await listImports();
    expect((await callAs(other.headers)).status).toBe(404);
    expect(await listImports()).toEqual(before);
    for (const unknown of ['99999', 'x', '0', '9999999999']) {
      const response = await callImport(shop, owner, path.replace('{id}', unknown), method);
      expect(response.status).toBe(404);
    }
  });
});

test('before the first import there is no last one', async () => {
  expect(await answerOf(await callImport(shop, other, 'last'))).toEqual({ data: null });
});

test('a second apply, and an undo before it, are conflicts', async () => {
  expect((await callImport(shop, owner, `${id}/undo`, 'POST')).status).toBe(409);
  await apply(shop, owner, id);
  expect((await callImport(shop, owner, `${id}/apply`, 'POST')).status).toBe(409);
  expect((await callImport(shop, owner, `${id}`)).status).toBe(404);
});

test('a second preview takes the place of the first', async () => {
  const first = await preview(shop, other, sheet);
  const second = await preview(shop, other, sheet);
  expect((await callImport(shop, other, `${first.id}/apply`, 'POST')).status).toBe(404);
  expect((await callImport(shop, other, `${second.id}`)).status).toBe(200);
});

describe('a file is refused under its field, and nothing of it is kept', () => {
  const bomb = () =>
    sheetOf([
      ['Product name', 'Price'],
      ['a', 'b'],
    ]);
  const encrypted = () => {
    const zip = zipOf({ 'a.jpg': 'x' });
    const central = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8);
    return zip;
  };
  test.each<[string, Buffer | null, Buffer | undefined, string, number]>([
    ['no sheet', null, undefined, 'sheet', 422],
    ['an empty sheet', sheetOf([['Product name', 'Price']]), undefined, 'sheet', 422],
    ['a sheet without headings', sheetOf([['x'], [1]]), undefined, 'sheet', 422],
    ['half a workbook', bomb().subarray(0, 900), undefined, 'sheet', 422],
    ['a PDF', Buffer.from('%PDF-1.4\n%\0\0'), undefined, 'sheet', 422],
    [
      'a workbook that grows',
      zipOf({ 'xl/workbook.xml': Buffer.alloc(60_000_000, 32) }, true),
      undefined,
      'sheet',
      422,
    ],
    ['6 MB', Buffer.alloc(6 * 1024 * 1024, 'a'), undefined, 'sheet', 413],
    [
      '2,001 rows',
      sheetOf([['Product name', 'Price'], ...Array.from({ length: 2001 }, () => ['a', '1'])]),
      undefined,
      'sheet',
      422,
    ],
    ['no zip', sheet, Buffer.from('photos'), 'photos', 422],
    ['a zip with a password', sheet, encrypted(), 'photos', 422],
    ['a zip that leads out', sheet, zipOf({ '../../a.jpg': 'x' }), 'photos', 422],
  ])('%s', async (_, file, photos, path, status) => {
    const before = await listImports();
    const response = await sendSheet(shop, owner, file, photos);
    expect(response.status).toBe(status);
    const { errors = [] } = await answerOf(response);
    expect(errors.map((error) => error.path)).toEqual([path]);
    expect(await listImports()).toEqual(before);
    expect(await readdir(join(shop.dataDir, 'tmp')).catch(() => [])).toEqual([]);
  });
});

test('a photo that is none makes its row faulty', async () => {
  const photos = zipOf({ 'a.jpg': 'no picture' });
  const { counts, rows } = await preview(shop, owner, sheet, photos);
  expect(counts).toMatchObject({ added: 0, faulty: 1 });
  expect(rows?.[0]?.errors).toMatchObject([
    { column: 'Photos', msg: expect.stringMatching(/^“a\.jpg”: .*not an image/) },
  ]);
});

test('a csv with semicolons in the letters of old Windows is read', async () => {
  const text =
    'Emri;Përshkrimi;Description (English);Çmimi;Kategoria\r\n"Divan; i kuq";Mirë;Good;"1.249,50 €";Divane\r\n';
  const response = await sendSheet(shop, owner, Buffer.from(text.replace('€', 'EUR'), 'latin1'));
  const { data } = await answerOf<ImportPreview>(response);
  expect(data.columns).toMatchObject({ understood: expect.arrayContaining(['Emri', 'Çmimi']) });
  expect(data.rows?.[0]).toMatchObject({ row: 2, product_name: 'Divan; i kuq', outcome: 'faulty' });
});

test('too many previews of one account are refused', async () => {
  const strict = await openTestShop({ services: { countCall: createRateLimiter(0.1) } });
  try {
    const seller = await signUpOwner(strict);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push((await sendSheet(strict, seller, null)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429]);
  } finally {
    await strict.close();
  }
});
