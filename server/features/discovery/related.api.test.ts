import { Related } from '@orendi/contract/schemas/card';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let drini: number;
let sofas: number[];
let set = 0;

const sofa = { industry_id: 1, category_id: 1 };
const bed = { industry_id: 2, category_id: 13 };

beforeAll(async () => {
  shop = await openTestShop();
  drini = await createBusiness(shop);
  sofas = await createProducts(shop, drini, [
    {
      ...sofa,
      product_name: 'Divan',
      price: 400,
      color: '#6b4226',
      material: 'leather',
      material_al: 'lëkurë',
    },
    { ...sofa, product_name: 'Divan i madh', price: 900 },
    { ...bed, product_name: 'Krevat', price: 300 },
  ]);
  const other = await createBusiness(shop, { business_name: 'Tjetër' });
  const others = await createProducts(shop, other, [
    { ...sofa, product_name: 'far dearer', price: 4_000 },
    { ...sofa, product_name: 'same price', price: 400 },
    {
      ...sofa,
      product_name: 'brown leather',
      price: 500,
      color: '#6b4226',
      material: 'leather',
      material_al: 'lëkurë',
    },
    { ...sofa, product_name: 'same in lek', price: 40_000, currency: 'ALL' },
    { ...sofa, product_name: 'given away', price: 400, sale: 100, sale_type: 'percentage' },
    { ...bed, product_name: 'a bed', price: 400 },
  ]);
  set = await createPackage(shop, {
    business_id: drini,
    package_name: 'Set',
    products: sofas.slice(0, 1),
  });
  await createPackage(shop, {
    business_id: other,
    package_name: 'Sofa set',
    products: others.slice(0, 1),
  });
  await createPackage(shop, {
    business_id: other,
    package_name: 'Bed set',
    products: others.slice(5),
  });
  const gone = await createBusiness(shop, { business_name: 'Mbyllur' });
  await createProducts(shop, gone, [{ ...sofa, product_name: 'hidden', price: 400 }]);
  await suspendBusiness(shop, gone);
});
afterAll(() => shop.close());

async function relatedTo(id: number) {
  const response = await shop.request(`/v1/public/results/related/${id}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  const { ofMaker, alike } = Related.parse(data);
  return { ofMaker: ofMaker.map(({ name }) => name), alike: alike.map(({ name }) => name) };
}

it('shows what else its maker has, the newest first, and not itself', async () => {
  const { ofMaker } = await relatedTo(sofas[0] ?? 0);
  expect(ofMaker).toEqual(['Set', 'Krevat', 'Divan i madh']);
});

it('shows the likest of other makers: of its kind, then by price, colour and material', async () => {
  const { alike } = await relatedTo(sofas[0] ?? 0);
  expect(alike).toEqual(['brown leather', 'same price', 'same in lek', 'far dearer', 'given away']);
});

it('shows packages beside a package that have a kind of furniture in common', async () => {
  expect((await relatedTo(set)).alike).toEqual(['Sofa set']);
});

it('is shared for a while and dropped with the listings', async () => {
  const response = await shop.request(`/v1/public/results/related/${sofas[0]}`);
  expect(response.headers.get('cache-tag')).toBe('listings,search');
  expect(response.headers.get('cache-control')).toMatch(/^public/);
});

it.each(['999999', '0', '-1', 'abc', '99999999999'])('knows nothing of %s', async (id) => {
  const response = await shop.request(`/v1/public/results/related/${id}`, {
    headers: { cookie: 'lang=en' },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'no product found' });
});
