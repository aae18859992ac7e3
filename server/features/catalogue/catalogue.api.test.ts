import { townOfSlug } from '@orendi/contract/towns';
import { Industry } from '@orendi/contract/schemas/industry';
import { Package } from '@orendi/contract/schemas/package';
import { Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createPicture,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { saveDeliveries } from '../businesses/index.ts';

let shop: TestShop;
let business: number;
let product: number;
let bare: number;
let bundle: number;
const hidden = { product: 0, package: 0 };

beforeAll(async () => {
  shop = await openTestShop({ settings: { mediaUrl: 'https://pictures.example/p' } });
  business = await createBusiness(shop);
  await shop.services.changes.transaction(async (trx) => {
    await trx
      .updateTable('business')
      .set({ delivery_note: 'Në Pejë falas' })
      .where('id', '=', business)
      .execute();
    await saveDeliveries(trx, business, {
      delivery_town_ids: [townOfSlug('peje')?.id ?? 0],
      delivery_country_codes: ['AL'],
    });
  });
  product = await createProduct(shop, {
    business_id: business,
    product_name: 'Kolltuk "Era"',
    description_en: 'Soft\nand grey',
    description_al: 'I butë',
    price: 1249.5,
    sale: 10,
    sale_type: 'percentage',
    brand: 'Era',
    model: 'E-1',
    industry_id: 2,
    category_id: 13,
    length: 90.5,
    width: 80,
    height: 100,
    weight: 25.25,
    material: 'Leather',
    material_al: 'Lëkurë',
    color: '#aabbcc',
    quantity: 0,
    warranty_months: 24,
    made_to_measure: true,
    lead_time_weeks: 3,
    delivery: 'included',
    assembly: 'paid',
    take_back_days: 14,
    created_at: new Date('2026-03-01T12:00:00.123Z'),
    pictureCount: 3,
  });
  bare = await createProduct(shop, { business_id: business, pictureCount: 0 });
  bundle = await createPackage(shop, {
    business_id: business,
    package_name: 'Dhomë gjumi',
    products: [bare, { product_id: product, quantity: 4 }],
  });
  const gone = await createBusiness(shop);
  hidden.product = await createProduct(shop, { business_id: gone });
  hidden.package = await createPackage(shop, { business_id: gone, products: [hidden.product] });
  await suspendBusiness(shop, gone);
});
afterAll(() => shop.close());

async function get(path: string) {
  const response = await shop.request(`/v1${path}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return { data, headers: response.headers };
}

const picture = expect.stringMatching(/^https:\/\/pictures\.example\/p\/[\w-]+\.webp$/);

const seller = () => ({
  id: business,
  business_name: 'Mobileria Drini',
  logo: picture,
  address: 'Rruga e Kavajës 10, Tiranë',
  town: null,
  town_al: null,
  delivery_towns: [{ slug: 'peje', name: 'Peja', name_al: 'Pejë' }],
  delivery_countries: [{ code: 'AL', name: 'Albania', name_al: 'Shqipëri' }],
  delivery_note: 'Në Pejë falas',
  shows_phone: false,
  shows_whatsapp: false,
  shows_viber: false,
  closed_from: null,
  closed_to: null,
});

describe('GET /public/products/{id}', () => {
  it('shows everything about the product', async () => {
    const { data, headers } = await get(`/public/products/${product}`);
    expect(Product.strict().parse(data)).toEqual({
      id: product,
      business: seller(),
      product_name: 'Kolltuk "Era"',
      description_en: 'Soft\nand grey',
      description_al: 'I butë',
      price: 1249.5,
      currency: 'EUR',
      sale: 10,
      sale_type: 'percentage',
      // 1124.55 after the sale, at 0.86 and 0.0103 euro.
      converted: { USD: 1307.62, ALL: 109_179.61 },
      brand: 'Era',
      model: 'E-1',
      industry_id: 2,
      category_id: 13,
      industry: 'Bedroom',
      industry_al: 'Dhoma e gjumit',
      category: 'Beds',
      category_al: 'Krevate',
      length: 90.5,
      width: 80,
      height: 100,
      weight: 25.25,
      material: 'Leather',
      material_al: 'Lëkurë',
      color: '#aabbcc',
      quantity: 0,
      warranty_months: 24,
      made_to_measure: true,
      lead_time_weeks: 3,
      delivery: 'included',
      assembly: 'paid',
      take_back_days: 14,
      images: [picture, picture, picture],
      images_focus: Array.from({ length: 3 }, () => [0.5, 0.5]),
      created_at: '2026-03-01T12:00:00.123Z',
      lowest_price_before: null,
      version: 1,
    });
    expect(headers.get('cache-tag')).toBe(`industries,product:${product}`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(headers.get('etag')).toBeTruthy();
  });

  it('gives null for what is not known', async () => {
    const { data } = await get(`/public/products/${bare}`);
    expect(Product.parse(data)).toMatchObject({
      brand: null,
      length: null,
      material_al: null,
      color: null,
      quantity: null,
      warranty_months: null,
      made_to_measure: null,
      delivery: null,
      sale: 0,
      sale_type: null,
      images: [],
    });
  });
});

describe('GET /public/packages/{id}', () => {
  it('shows its products with their quantities, own prices and first pictures', async () => {
    const { data, headers } = await get(`/public/packages/${bundle}`);
    expect(Package.strict().parse(data)).toEqual({
      id: bundle,
      business: seller(),
      package_name: 'Dhomë gjumi',
      package_description_en: null,
      package_description_al: null,
      products: [
        {
          productId: product,
          product_name: 'Kolltuk "Era"',
          quantity: 4,
          image: picture,
          image_focus: [0.5, 0.5],
          price: 1249.5,
          currency: 'EUR',
          converted: { USD: 1307.62, ALL: 109_179.61 },
          sale: 10,
          sale_type: 'percentage',
          category_id: 13,
          length: 90.5,
          width: 80,
          height: 100,
        },
        {
          productId: bare,
          product_name: 'Divan',
          quantity: 1,
          image: null,
          image_focus: null,
          price: 100,
          currency: 'EUR',
          converted: { USD: 116.28, ALL: 9708.74 },
          sale: 0,
          sale_type: null,
          category_id: 1,
          length: null,
          width: null,
          height: null,
        },
      ],
      quantity: [4, 1],
      price: 500,
      currency: 'EUR',
      sale: 0,
      sale_type: null,
      converted: { USD: 581.4, ALL: 48_543.69 },
      images: [picture],
      images_focus: [[0.5, 0.5]],
      lowest_price_before: null,
      version: 1,
    });
    expect(headers.get('cache-tag')).toBe(`package:${bundle}`);
  });
});

describe.each(['products', 'packages'])('GET /public/%s/{id}', (kind) => {
  it.each(['0', '-1', '999999', '99999999999', 'abc', '1.5', '%F0', "1' or 1=1"])(
    'does not find %s',
    async (id) => {
      const response = await shop.request(`/v1/public/${kind}/${id}?lang=en`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'no product found', code: 'NOT_FOUND' });
    },
  );

  it('does not find what a suspended business has, in the language of the caller', async () => {
    const id = kind === 'products' ? hidden.product : hidden.package;
    const response = await shop.request(`/v1/public/${kind}/${id}`, {
      headers: { cookie: 'lang=en' },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'no product found' });
    const albanian = await shop.request(`/v1/public/${kind}/${id}`);
    expect(await albanian.json()).not.toMatchObject({ message: 'no product found' });
  });

  it('does not take one for the other', async () => {
    const id = kind === 'products' ? bundle : product;
    expect((await shop.request(`/v1/public/${kind}/${id}`)).status).toBe(404);
  });
});

describe('GET /public/industries', () => {
  it('lists all industries and categories in their order', async () => {
    const { data, headers } = await get('/public/industries');
    const industries = Industry.array().parse(data);
    expect(industries).toHaveLength(8);
    expect(industries.flatMap(({ categories }) => categories)).toHaveLength(45);
    expect(industries[1]).toMatchObject({ id: 2, industry_name_al: 'Dhoma e gjumit' });
    expect(industries[1]?.categories[0]).toEqual({
      id: 13,
      category_name: 'Beds',
      category_name_al: 'Krevate',
      category_icon: 'http://localhost/icons/bed.svg',
    });
    expect(headers.get('cache-tag')).toBe('industries');
  });

  it('takes an icon from the picture store, too, and an industry without categories', async () => {
    const icon = await createPicture(shop);
    await shop.db.updateTable('category').set({ icon }).where('id', '=', 13).execute();
    await shop.db.insertInto('industry').values({ industry_name: 'New', position: 99 }).execute();
    const { data } = await get('/public/industries');
    const industries = Industry.array().parse(data);
    expect(industries[1]?.categories[0]?.category_icon).toBe(
      `https://pictures.example/p/${icon}.webp`,
    );
    expect(industries.at(-1)).toMatchObject({
      industry_name: 'New',
      industry_name_al: null,
      categories: [],
    });
  });
});
