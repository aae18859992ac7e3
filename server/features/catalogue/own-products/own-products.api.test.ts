import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Product, ProductRow } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct, createProducts, suspendBusiness } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { blobOf, drawPhoto } from '../../../testing/send-form.ts';
import { callsOf, type Fields } from '../../../testing/own-catalogue.ts';
import { sweepPictures } from '../../pictures/index.ts';

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

const productOf = async (response: Response) => (await answerOf<Product>(response)).data;
const getOwn = async (id: number) =>
  productOf(await own.get(`/private/product-creation/get/${id}`));
const listOwn = async () =>
  (await answerOf<ProductRow[]>(await own.get('/private/product-creation/get'))).data;
const photos = (count: number) => Promise.all(Array.from({ length: count }, () => drawPhoto()));
const create = async (fields: Fields = {}) =>
  productOf(await own.createProduct({ images: await drawPhoto(), ...fields }));

/** All stored pictures: their rows and their files. */
async function storedPictures() {
  const { rows } = await shop.pool.query('select key from picture order by key');
  const files = await readdir(join(shop.dataDir, 'pictures'), { recursive: true });
  return { rows, files: files.filter((name) => name.endsWith('.webp')).sort() };
}

describe('publishing a product', () => {
  test('answers with all of it, its photos in the order in which they came', async () => {
    const response = await own.createProduct({
      images: await photos(3),
      sale: '10',
      brand: ' Era ',
      color: '#ABC',
      length: '90.5',
      material: 'Leather',
      material_al: 'Lëkurë',
      quantity: '0',
      warranty_months: '24',
    });
    expect(response.status).toBe(201);
    const product = await productOf(response);
    expect(product).toMatchObject({
      business: { id: owner.businessId },
      product_name: 'Kolltuk Era',
      price: 249.5,
      sale: 10,
      sale_type: 'percentage',
      brand: 'Era',
      model: null,
      category: 'Armchairs',
      color: '#aabbcc',
      length: 90.5,
      quantity: 0,
      warranty_months: 24,
      version: 1,
    });
    expect(new Set(product.images).size).toBe(3);
    expect(await getOwn(product.id)).toEqual(product);
    const photo = await shop.request(new URL(product.images[2] ?? '').pathname);
    expect(photo.headers.get('content-type')).toBe('image/webp');
  });

  test('without a sale has none', async () => {
    expect(await create({ sale: '0', sale_type: 'fixed' })).toMatchObject({
      sale: 0,
      sale_type: null,
    });
  });

  test('puts its photos in the order asked for', async () => {
    const [one, two] = await photos(2);
    const first = await create({ images: [one ?? '', two ?? ''] });
    const second = await create({
      images: undefined,
      'images[]': [one ?? '', two ?? ''],
      photosOrder: '["new:1","new:0"]',
    });
    expect(second.images).toEqual(first.images.toReversed());
  });

  test('shows photos of another own product beside a new one, without storing them again', async () => {
    const [one, two] = await photos(2);
    const model = await create({ images: [one ?? '', two ?? ''] });
    const [, second = ''] = model.images;
    const before = await storedPictures();
    const copy = await create({ images: undefined, existingPhotosUrls: JSON.stringify([second]) });
    expect(copy.images).toEqual([second]);
    expect(await storedPictures()).toEqual(before);

    const mixed = await create({
      existingPhotosUrls: JSON.stringify(model.images),
      photosOrder: JSON.stringify([second, 'new:0', model.images[0]]),
    });
    expect([mixed.images[0], mixed.images[2]]).toEqual([second, model.images[0]]);
    await own.send('DELETE', '/private/product-creation/delete', { productId: model.id });
    await sweepPictures(shop.services);
    expect((await getOwn(copy.id)).images).toEqual([second]);
    expect((await shop.request(new URL(second).pathname)).status).toBe(200);
  });

  test('takes no photo of another seller', async () => {
    const { images } = await create();
    const other = await signUpOwner(shop);
    const before = await storedPictures();
    const response = await callsOf(shop, other).createProduct({
      existingPhotosUrls: JSON.stringify(images),
      images: await drawPhoto(),
    });
    expect(await brokenFields(response)).toEqual(['existingPhotosUrls']);
    expect(await storedPictures()).toEqual(before);
  });

  test('takes the same photograph twice as one', async () => {
    const photo = await drawPhoto();
    expect((await create({ images: [photo, photo] })).images).toHaveLength(1);
  });

  test('tells all broken fields at once', async () => {
    const response = await own.createProduct({
      product_name: ' ',
      price: '0',
      sale: '101',
      currency: 'GBP',
      industry_id: '1',
      category_id: '13',
      material: 'Leather',
      existingPhotosUrls: '/media/x.webp',
      images: [blobOf(Buffer.from('no picture'))],
    });
    expect(response.status).toBe(422);
    const { errors } = await answerOf(response);
    expect(Object.fromEntries(errors?.map(({ path, msg }) => [path, msg]) ?? [])).toEqual({
      product_name: 'This field is required.',
      price: 'The value must be at least 0.01.',
      sale: 'The discount cannot be more than 100%.',
      currency: 'Choose one of these: EUR, USD, ALL.',
      category_id: 'This category does not exist in the chosen industry.',
      material_al: 'Please fill in both fields or leave both empty.',
      existingPhotosUrls: 'This photo does not belong to this product.',
      images: 'This file is not an image that can be read. Use jpg, png, avif or webp.',
    });
  });

  test.each<[Fields, string]>([
    [{ images: undefined }, 'images'],
    [{ industry_id: '999' }, 'industry_id'],
    [{ sale: '249.51', sale_type: 'fixed' }, 'sale'],
    [{ photosOrder: '["new:1"]' }, 'photosOrder'],
  ])('with %j is refused', async (fields, path) => {
    const response = await own.createProduct({ images: await drawPhoto(), ...fields });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual([path]);
  });

  test('takes ten photos, and not eleven', async () => {
    const eleven = await photos(11);
    expect((await create({ images: eleven.slice(1) })).images).toHaveLength(10);
    const before = await storedPictures();
    const refused = await own.createProduct({ images: eleven });
    expect(await brokenFields(refused)).toEqual(['images']);
    expect(await storedPictures()).toEqual(before);
  });

  test('refuses a photo of more than five megabytes under its field', async () => {
    const large = blobOf(Buffer.alloc(5 * 1024 * 1024 + 1, 1));
    const response = await own.createProduct({ images: [await drawPhoto(), large] });
    expect(response.status).toBe(413);
    expect(await brokenFields(response)).toEqual(['images']);
  });

  test('of a suspended business is taken, and shown to nobody', async () => {
    await suspendBusiness(shop, owner.businessId);
    const { id } = await create();
    expect((await shop.request(`/v1/public/products/${id}`)).status).toBe(404);
    expect((await listOwn()).map((row) => row.id)).toEqual([id]);
  });
});

describe('changing a product', () => {
  test('changes what the form says, and keeps the photos that it does not speak of', async () => {
    const { id, images } = await create({ sale: '10', brand: 'Era' });
    const response = await own.updateProduct({
      id: String(id),
      product_name: 'Divan Lis',
      version: '1',
    });
    expect(response.status).toBe(200);
    expect(await productOf(response)).toMatchObject({
      id,
      product_name: 'Divan Lis',
      brand: null,
      sale: 0,
      sale_type: null,
      images,
      version: 2,
    });
  });

  test('keeps what it offers where the form does not speak of it, and clears what is sent empty', async () => {
    const offer = {
      made_to_measure: 'false',
      lead_time_weeks: '0',
      delivery: 'paid',
      assembly: 'self',
      take_back_days: '14',
      warranty_months: '24',
    };
    const created = await create(offer);
    const said = {
      made_to_measure: false,
      lead_time_weeks: 0,
      delivery: 'paid',
      assembly: 'self',
      take_back_days: 14,
      warranty_months: 24,
    };
    expect(created).toMatchObject(said);
    const id = String(created.id);
    expect(await productOf(await own.updateProduct({ id }))).toMatchObject({ ...said, version: 1 });
    const changes = {
      made_to_measure: 'true',
      lead_time_weeks: '104',
      delivery: ' ',
      assembly: '',
    };
    await own.updateProduct({ id, ...changes });
    expect(await getOwn(created.id)).toMatchObject({
      ...said,
      made_to_measure: true,
      lead_time_weeks: 104,
      delivery: null,
      assembly: null,
    });
    const wrong = {
      made_to_measure: 'maybe',
      lead_time_weeks: '105',
      delivery: 'drone',
      assembly: 'Paid',
      take_back_days: '366',
    };
    const refused = await own.updateProduct({ id, ...wrong });
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(Object.keys(wrong));
  });

  test('keeps, deletes, adds and orders photos', async () => {
    const { id, images } = await create({ images: await photos(3) });
    const [first = '', second = '', third = ''] = images;
    const changed = await productOf(
      await own.updateProduct({
        id: String(id),
        'existingPhotosUrls[]': [second, new URL(third).pathname, first],
        'deletedPhotosUrls[]': first,
        images: await photos(2),
        photosOrder: JSON.stringify(['new:1', third, second, 'new:0']),
      }),
    );
    expect(changed.images).toHaveLength(4);
    expect(changed.images.slice(1, 3)).toEqual([third, second]);
    expect(changed.images).not.toContain(first);
    expect(await getOwn(id)).toEqual(changed);
  });

  test('tells what is wrong with its photos beside all else', async () => {
    const { id, images } = await create();
    const other = await create();
    const refused = await own.updateProduct({
      id: String(id),
      price: 'x',
      deletedPhotosUrls: images,
      existingPhotosUrls: other.images,
    });
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(['price', 'existingPhotosUrls', 'images']);
    expect(await getOwn(id)).toMatchObject({ images, version: 1 });
  });

  test('leaves at most ten photos', async () => {
    const { id } = await create({ images: await photos(9) });
    const refused = await own.updateProduct({ id: String(id), images: await photos(2) });
    const { errors } = await answerOf(refused);
    expect(errors).toEqual([{ path: 'images', msg: 'A product has at most 10 photos.' }]);
  });

  test('does not write over what somebody else has saved meanwhile', async () => {
    const { id } = await create();
    await own.updateProduct({ id: String(id), price: '99', version: '1' });
    const before = await storedPictures();
    const late = await own.updateProduct({
      id: String(id),
      price: '1',
      version: '1',
      images: await drawPhoto(),
    });
    expect(late.status).toBe(409);
    expect(await answerOf(late)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('changed in the meantime'),
    });
    expect(await getOwn(id)).toMatchObject({ price: 99, version: 2 });
    expect(await storedPictures()).toEqual(before);
    const last = await own.updateProduct({ id: String(id), price: '1' });
    expect(await productOf(last)).toMatchObject({ price: 1, version: 3 });
  });

  test('of five at the same time with one version takes one', async () => {
    const { id } = await create();
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((price) =>
        own.updateProduct({ id: String(id), price: String(price), version: '1' }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await getOwn(id)).version).toBe(2);
  });

  test('needs an id, and does not find what is not there', async () => {
    expect(await brokenFields(await own.updateProduct({}))).toEqual(['id']);
    expect((await own.updateProduct({ id: '999999' })).status).toBe(404);
    for (const id of ['2147483648', '1.5', '-2147483649', '1e300']) {
      expect((await own.updateProduct({ id })).status).toBe(422);
    }
    expect((await own.get('/private/product-creation/get/999999')).status).toBe(404);
    expect((await own.get('/private/product-creation/get/x')).status).toBe(404);
  });
});

test('a photo is not kept when the product is not', async () => {
  const transaction = async () => {
    throw new Error('no rows today');
  };
  const { buildApp } = await import('../../../app.ts');
  const app = buildApp({ ...shop.services, changes: { ...shop.services.changes, transaction } });
  const before = await storedPictures();
  const broken = {
    ...shop,
    request: async (path: string, init?: RequestInit) => app.request(path, init),
  };
  const response = await callsOf(broken, owner).createProduct({ images: await photos(3) });
  expect(response.status).toBe(500);
  expect(await storedPictures()).toEqual(before);
});

test('the list has every product of the business and no others, the newest first', async () => {
  const other = await signUpOwner(shop);
  await createProduct(shop, { business_id: other.businessId });
  const older = await create({ length: '90', height: '80.5', sale: '5', sale_type: 'fixed' });
  const newer = await create();
  await shop.pool.query('insert into view_count (listing_id, total, recent) values ($1, 7, 3)', [
    older.id,
  ]);
  const rows = await listOwn();
  expect(rows.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(rows[1]).toEqual({
    id: older.id,
    sale_from: null,
    sale_to: null,
    product: 'Kolltuk Era',
    state: 'published',
    description_en: 'An armchair',
    description_al: 'Një kolltuk',
    brand: null,
    model: null,
    industry: 'Living room',
    industry_al: 'Dhoma e ndenjjes',
    category: 'Armchairs',
    category_al: 'Kolltuqe',
    price: 249.5,
    currency: 'EUR',
    converted: { USD: 284.3, ALL: 23_737.86 },
    saleValue: 5,
    saleType: 'fixed',
    dimensions: '90x0x80.5',
    weight: null,
    color: null,
    material: null,
    material_al: null,
    quantity: null,
    warranty_months: null,
    made_to_measure: null,
    lead_time_weeks: null,
    delivery: null,
    assembly: null,
    take_back_days: null,
    images: older.images,
    images_focus: [[0.5, 0.5]],
    views: 7,
  });
});

test('a long list is sent compressed to whoever takes that', async () => {
  await createProducts(
    shop,
    owner.businessId,
    Array.from({ length: 50 }, () => ({})),
  );
  const response = await shop.request('/v1/private/product-creation/get', {
    headers: { ...owner.headers, 'accept-encoding': 'gzip' },
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const list = JSON.parse(gunzipSync(await response.arrayBuffer()).toString()) as {
    data: unknown[];
  };
  expect(list.data).toHaveLength(50);
});

test('an account may send so and so many products', async () => {
  const limited = await openTestShop({ services: { countCall: createRateLimiter(1 / 60) } });
  const eager = callsOf(limited, await signUpOwner(limited));
  const send = async () => eager.createProduct({ images: await drawPhoto() });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await limited.close();
});
