import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostLost } from '@orendi/contract/fit-picture';
import type { Product } from '@orendi/contract/schemas/product';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { blobOf } from '../../../testing/send-form.ts';
import { findFocuses } from '../../pictures/index.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});

/** A photograph with a dark piece in the middle of its left third. */
async function photograph(width = 400): Promise<File> {
  const piece = { create: { width: 80, height: 80, channels: 3 as const, background: '#202020' } };
  const wall = { create: { width, height: 300, channels: 3 as const, background: '#d8d2c8' } };
  const made = sharp(wall).composite([{ input: piece, left: 40, top: 110 }]);
  return blobOf(await made.png().toBuffer());
}

async function productOf(answer: Promise<Response>): Promise<Product> {
  const response = await answer;
  expect(response.status).toBeLessThan(300);
  return (await answerOf<Product>(response)).data;
}
async function dataOf<Data>(path: string): Promise<Data> {
  return (await answerOf<Data>(await shop.request(`/v1${path}`))).data;
}
const near = (x: number, y: number) => [expect.closeTo(x, 1), expect.closeTo(y, 1)];

test('the focus found in a photo accompanies it everywhere', async () => {
  const made = await productOf(own.createProduct({ images: await photograph() }));
  expect(made.images_focus).toEqual([near(0.2, 0.5)]);
  const [focus] = made.images_focus;
  const { id } = made;
  const set = await answerOf<{ id: number }[]>(
    await own.createPackage({ product_ids: String(id), quantity: '2' }),
  );
  expect(set.data).toBeTruthy();
  const packages = await answerOf<{ id: number; images_focus: unknown; products: unknown[] }[]>(
    await own.get('/private/package-creation/get'),
  );
  expect(packages.data[0]).toMatchObject({
    images_focus: [focus],
    products: [{ image_focus: focus }],
  });
  expect((await dataOf<Product>(`/public/products/${id}`)).images_focus).toEqual([focus]);
  const { results } = await dataOf<{ results: { id: number; image_focus: unknown }[] }>(
    `/public/results/search?businessId=${owner.businessId}`,
  );
  expect(results).toMatchObject([{ id, image_focus: focus }]);
  const trending = await dataOf<{ item_id: number; images_focus: unknown }[]>(
    '/public/products/trending',
  );
  expect(trending.find(({ item_id }) => item_id === id)).toMatchObject({ images_focus: [focus] });
  const rows = await answerOf<{ images_focus: unknown }[]>(
    await own.get('/private/product-creation/get'),
  );
  expect(rows.data).toMatchObject([{ images_focus: [focus] }]);
});

test('the seller moves it, with the form, for this product alone, and it stays', async () => {
  const photo = await photograph(420);
  const moved = JSON.stringify({ 'new:0': [0.314, 0.6] });
  const product = await productOf(own.createProduct({ images: photo, photosFocus: moved }));
  expect(product.images_focus).toEqual([[0.31, 0.6]]);
  const [url = ''] = product.images;

  const change = (fields: object) =>
    productOf(own.updateProduct({ id: String(product.id), ...fields }));
  const again = await change({ photosFocus: JSON.stringify({ [url]: [1, 0] }) });
  expect(again.images_focus).toEqual([[1, 0]]);
  expect(again.version).toBeGreaterThan(product.version);
  const later = await change({ price: '99', images: await photograph(440) });
  expect(later.images_focus).toEqual([[1, 0], near(0.18, 0.5)]);

  const other = await productOf(own.createProduct({ images: photo }));
  expect(other.images).toEqual([url]);
  expect(other.images_focus).toEqual([near(0.2, 0.5)]);
  const copy = await productOf(
    own.createProduct({ existingPhotosUrls: JSON.stringify(later.images) }),
  );
  expect(copy.images_focus).toEqual(later.images_focus);
});

test('a photo that its seller wants whole is so wherever it is shown, also beside others', async () => {
  const { images_focus, images, id } = await productOf(
    own.createProduct({
      images: [await photograph(500), await photograph(520)],
      photosFocus: JSON.stringify({ 'new:0': [0.3, 0.6, 0] }),
    }),
  );
  expect(images_focus).toEqual([
    [0.3, 0.6, 0],
    [...near(0.18, 0.5), mostLost],
  ]);
  const other = await productOf(own.createProduct({ images: await photograph(540) }));
  await own.createPackage({ product_ids: [id, other.id].map(String), quantity: ['1', '1'] });
  const { results } = await dataOf<{ results: { images_focus: unknown }[] }>(
    `/public/results/search?businessId=${owner.businessId}&filterBy=packages`,
  );
  const [x, y] = other.images_focus[0] ?? [];
  expect(results).toMatchObject([
    {
      images_focus: [
        [0.3, 0.6, 0],
        [x, y, mostLost],
      ],
    },
  ]);

  const change = (fields: object) => productOf(own.updateProduct({ id: String(id), ...fields }));
  expect((await change({ price: '98' })).images_focus[0]).toEqual([0.3, 0.6, 0]);
  const [url = ''] = images;
  const cropped = await change({ photosFocus: JSON.stringify({ [url]: [0.3, 0.6] }) });
  expect(cropped.images_focus[0]).toEqual([0.3, 0.6, mostLost]);
});

test.each([
  ['no point', 'left'],
  ['outside', '{"new:0":[1.2,0.5]}'],
  ['of one number', '{"new:0":[0.5]}'],
  ['cropped by more than all', '{"new:0":[0.5,0.5,2]}'],
  ['of another photo', '{"new:7":[0.5,0.5]}'],
  ['of a stranger', '{"https://example.al/a.webp":[0.5,0.5]}'],
])('a point that is %s is refused', async (_, photosFocus) => {
  const response = await own.createProduct({ images: await photograph(), photosFocus });
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual([expect.stringMatching(/^photosFocus/)]);
});

test('photos from before are looked at by a job, which leaves alone what was moved', async () => {
  const [plain, moved] = [await photograph(460), await photograph(480)];
  const product = await productOf(own.createProduct({ images: [plain, moved] }));
  const [first = '', second = ''] = product.images;
  await own.updateProduct({
    id: String(product.id),
    photosFocus: JSON.stringify({ [second]: [0.9, 0.9] }),
  });
  const { pool, services } = shop;
  await pool.query('update picture set focus = null');
  await pool.query(
    `update product_picture set focus = null where product_id = $1 and position = 0`,
    [product.id],
  );
  await pool.query('update listing set picture_focus = null');
  const gone = `${'f'.repeat(32)}-800x600-c0a080`;
  await pool.query('insert into picture (key, bytes) values ($1, 1)', [gone]);
  const before = await dataOf<Product>(`/public/products/${product.id}`);
  expect(first).toBe(before.images[0]);

  expect(await findFocuses(services)).toBeGreaterThanOrEqual(3);
  expect(await findFocuses(services)).toBe(0);
  const { rows } = await pool.query('select focus from picture where key = $1', [gone]);
  expect(rows).toEqual([{ focus: [0.5, 0.5] }]);
  const now = await dataOf<Product>(`/public/products/${product.id}`);
  expect(now.images_focus).toEqual([near(0.17, 0.5), [0.9, 0.9]]);
  expect(now.version).toBe(product.version + 1);
  const { results } = await dataOf<{ results: { image_focus: unknown }[] }>(
    `/public/results/search?businessId=${owner.businessId}`,
  );
  expect(results).toMatchObject([{ image_focus: now.images_focus[0] }]);
});
