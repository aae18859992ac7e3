import type { PreviewSubject } from '@orendi/contract/page-render';
import sharp from 'sharp';
import { type ListingScope, writeListings } from '../discovery/index.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { saveProducts } from '../catalogue/index.ts';
import { findFacts } from './find-facts.ts';
import { rememberPaths } from './index.ts';
import { previewPath } from './preview-paths.ts';

let shop: TestShop;
let businessId: number;

beforeAll(async () => {
  shop = await openTestShop();
  businessId = await createBusiness(shop);
});
afterAll(() => shop.close());

/** Stores a picture with its file. */
async function storePicture(background: string): Promise<{ key: string; bytes: number }> {
  const drawing = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  const { key, bytes } = await shop.services.media.store(await drawing.jpeg().toBuffer());
  return { key, bytes };
}

async function publish(background: string): Promise<number> {
  const pictures = [await storePicture(background)];
  const fields = {
    product_name: 'Divan Çamëria',
    description_en: 'A sofa',
    description_al: 'Një divan',
    price: 1990,
    currency: 'EUR' as const,
    sale: 25,
    sale_type: 'percentage' as const,
    industry_id: 1,
    category_id: 1,
  };
  const [saved] = await shop.services.changes.transaction((trx, touch) =>
    saveProducts(trx, touch, businessId, [{ fields, pictures }]),
  );
  return saved?.id ?? 0;
}

/** The current path, without the cache. */
async function pathOf(subject: PreviewSubject, language: 'al' | 'en' = 'al') {
  const facts = await findFacts(shop.db, subject);
  return facts ? previewPath(facts, language) : null;
}
const open = async (path: string | null, headers = {}) =>
  shop.request(path ?? '/none', { headers });

describe('the preview of a product', () => {
  it('is a small JPEG of the right size, for good and for everybody', async () => {
    const path = await pathOf({ type: 'product', id: await publish('#0a7a3c') });
    for (const _ of ['drawn now', 'kept']) {
      const response = await open(path);
      expect(response.status).toBe(200);
      const body = Buffer.from(await response.arrayBuffer());
      const { format, width, height } = await sharp(body).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(body.length).toBeLessThan(300_000);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is known again by its tag, and answers HEAD', async () => {
    const path = await pathOf({ type: 'product', id: await publish('#0a7a3c') });
    const etag = (await open(path)).headers.get('etag') ?? '';
    const again = await open(path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const head = await shop.request(path ?? '', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it('has another address in the other language', async () => {
    const id = await publish('#0a7a3c');
    expect(await pathOf({ type: 'product', id }, 'en')).toMatch(/\/en-[0-9a-f]{12}\.jpg$/);
    expect((await open(await pathOf({ type: 'product', id }, 'en'))).status).toBe(200);
  });

  it('gets another address when the product changes, to which the old one leads', async () => {
    const id = await publish('#0a7a3c');
    const before = await pathOf({ type: 'product', id });
    const old = Buffer.from(await (await open(before)).arrayBuffer());
    await shop.db.updateTable('product').set({ price: 99 }).where('id', '=', id).execute();
    await updateListings({ productIds: [id] });
    const now = await pathOf({ type: 'product', id });
    expect(now).not.toBe(before);
    const moved = await open(before);
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toBe(now);
    expect(moved.headers.get('cache-control')).toBe('no-store');
    const fresh = Buffer.from(await (await open(now)).arrayBuffer());
    expect(fresh.equals(old)).toBe(false);
  });

  it('is there without any stored picture, too', async () => {
    const id = await createProduct(shop, { business_id: businessId, pictureCount: 0 });
    expect((await open(await pathOf({ type: 'product', id }))).status).toBe(200);
  });
});

describe.each([
  ['square', 1080],
  ['story', 1920],
] as const)('the %s that a seller posts', (format, height) => {
  it('is drawn for anybody, at an address that names what is shown', async () => {
    const id = await publish('#0a7a3c');
    const found = await open(`/previews/product/${id}/${format}-al.jpg`);
    expect(found.status).toBe(302);
    expect(found.headers.get('cache-control')).toBe('no-store');
    const path = found.headers.get('location');
    expect(path).toMatch(new RegExp(`^/previews/product/${id}/${format}-al-[0-9a-f]{12}\\.jpg$`));
    for (const _ of ['drawn now', 'kept']) {
      const response = await open(path);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const body = Buffer.from(await response.arrayBuffer());
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height });
    }
    for (const change of [{ price: 99 }, { height: 81 }]) {
      const before = (await open(`/previews/product/${id}/${format}-al.jpg`)).headers.get(
        'location',
      );
      await shop.db.updateTable('product').set(change).where('id', '=', id).execute();
      await updateListings({ productIds: [id] });
      const moved = await open(before);
      expect(moved.status).toBe(302);
      expect(moved.headers.get('location')).not.toBe(before);
    }
  });

  it('is not found where visitors see no listing', async () => {
    const id = await createProduct(shop, { business_id: businessId, state: 'hidden' });
    for (const path of [`product/${id}`, `business/${businessId}`, 'home']) {
      expect((await open(`/previews/${path}/${format}-al.jpg`)).status).toBe(404);
    }
  });
});

const updateListings = (scope: ListingScope) =>
  shop.services.changes.transaction((trx, touch) => writeListings(trx, touch, scope));
const hide = (table: 'product' | 'package', id: number) =>
  shop.db
    .updateTable(table)
    .set({ hidden_at: new Date(), hidden_reason: 'test' })
    .where('id', '=', id)
    .execute();

it('packages, businesses and the home page have previews', async () => {
  const products = [await publish('#0a7a3c'), await publish('#aa7a3c')];
  const id = await createPackage(shop, { business_id: businessId, products });
  for (const subject of [
    { type: 'package', id },
    { type: 'business', id: businessId },
    { type: 'home' },
  ] satisfies PreviewSubject[]) {
    const response = await open(await pathOf(subject));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  }
});

it('a package is drawn anew when a part of it gets another picture', async () => {
  const product = await publish('#0a7a3c');
  const id = await createPackage(shop, { business_id: businessId, products: [product] });
  const before = await pathOf({ type: 'package', id });
  await shop.db.deleteFrom('product_picture').where('product_id', '=', product).execute();
  expect(await pathOf({ type: 'package', id })).not.toBe(before);
});

it('a package names as many pieces as its page does', async () => {
  const product = await publish('#0a7a3c');
  const id = await createPackage(shop, { business_id: businessId, products: [product] });
  await shop.db
    .updateTable('package_item')
    .set({ quantity: 3 })
    .where('package_id', '=', id)
    .execute();
  await updateListings({ packageIds: [id] });
  const facts = await findFacts(shop.db, { type: 'package', id });
  expect(facts).toMatchObject({ pieces: 3 });
});

it('listings of a suspended business have no preview', async () => {
  const owner = await createBusiness(shop);
  const product = await createProduct(shop, { business_id: owner });
  const set = await createPackage(shop, { business_id: owner, products: [product] });
  const subjects: PreviewSubject[] = [
    { type: 'product', id: product },
    { type: 'package', id: set },
    { type: 'business', id: owner },
  ];
  const paths = await Promise.all(subjects.map((subject) => pathOf(subject)));
  expect((await open(paths[2] ?? null)).status).toBe(200);
  await suspendBusiness(shop, owner);
  for (const [index, subject] of subjects.entries()) {
    expect(await pathOf(subject)).toBeNull();
    expect((await open(paths[index] ?? null)).status).toBe(404);
  }
});

it('hidden listings, and packages with a hidden part, have no preview', async () => {
  const hidden = await publish('#0a7a3c');
  const other = await publish('#aa7a3c');
  const set = await createPackage(shop, { business_id: businessId, products: [hidden, other] });
  const [before, whole] = [
    await pathOf({ type: 'product', id: hidden }),
    await pathOf({ type: 'package', id: set }),
  ];
  await hide('product', hidden);
  await updateListings({ productIds: [hidden] });
  expect(await pathOf({ type: 'product', id: hidden })).toBeNull();
  expect((await open(before)).status).toBe(404);
  expect(await pathOf({ type: 'package', id: set })).toBeNull();
  expect((await open(whole)).status).toBe(404);
});

it.each([
  'product/999999999/al-000000000000.jpg',
  'package/999999999/al-000000000000.jpg',
  'business/999999999/al-000000000000.jpg',
  'product/0/al-000000000000.jpg',
  'product/-1/al-000000000000.jpg',
  'product/1.5/al-000000000000.jpg',
  'product/9999999999/al-000000000000.jpg',
  'product/2147483648/al-000000000000.jpg',
  'chair/1/al-000000000000.jpg',
  'constructor/1/al-000000000000.jpg',
  'product/1/sq-000000000000.jpg',
  'product/1/al-000000000000.png',
  'product/1/al-00000000000g.jpg',
  'product/1/al.jpg',
  'product/1',
  'home/al-0.jpg',
  '',
])('/previews/%s is not found', async (path) => {
  const response = await open(`/previews/${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a page is not broken by a preview that cannot be looked up', async () => {
  const log = { ...shop.services.log, warn: vi.fn() };
  const db = { getExecutor: () => raise() } as unknown as TestShop['db'];
  const find = rememberPaths({ ...shop.services, db, log });
  expect(await find({ type: 'home' }, 'al')).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

function raise(): never {
  throw new Error('gone');
}

it('paths are remembered until something is written', async () => {
  const id = await publish('#0a7a3c');
  const find = rememberPaths(shop.services);
  const before = await find({ type: 'product', id }, 'al');
  await shop.db.updateTable('listing').set({ price: 5 }).where('id', '=', id).execute();
  expect(await find({ type: 'product', id }, 'al')).toBe(before);
  await createProduct(shop, { business_id: businessId });
  expect(await find({ type: 'product', id }, 'al')).not.toBe(before);
});
