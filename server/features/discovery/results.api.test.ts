import { Results } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let business: number;
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop);
  const products = await createProducts(
    shop,
    business,
    Array.from({ length: 30 }, (_, i) => ({
      product_name: `Produkt ${i}`,
      created_at: ago(i * 10 + 1),
      ...(i % 3 === 0 && { sale: 10, sale_type: 'fixed' as const }),
      ...(i % 2 === 0 ? { industry_id: 1, category_id: 1 } : { industry_id: 2, category_id: 13 }),
      brand: i < 4 ? ['Zeta', 'alfa', 'Çelik', 'Beta'][i] : null,
    })),
  );
  await createPackage(shop, { business_id: business, products: products.slice(0, 1) });
  await createPackage(shop, { business_id: business, products: products.slice(0, 2) });
  const gone = await createBusiness(shop, { business_name: 'Mbyllur' });
  await createProducts(shop, gone, [{ product_name: 'Hidden' }]);
  await suspendBusiness(shop, gone);
  const other = await createBusiness(shop, { business_name: 'Tjetër' });
  await createProducts(shop, other, [
    { product_name: 'Other', brand: 'Other', created_at: ago(400) },
  ]);
});
afterAll(() => shop.close());

async function results(query = '') {
  const response = await shop.request(`/v1/public/results${query}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return Results.parse(data);
}
const namesOf = (page?: { results: { name: string }[] }) => page?.results.map(({ name }) => name);

const picture = expect.stringMatching(/\.webp$/);

describe('GET /public/results', () => {
  it('gives all four sections, newest first, and counts products and packages', async () => {
    const { categories, total, advancedFilters } = await results();
    expect(namesOf(categories.allProducts)).toEqual(
      Array.from({ length: 12 }, (_, i) => `Produkt ${i}`),
    );
    expect(categories.allProducts).toMatchObject({ page: 1, hasNextPage: true });
    expect(namesOf(categories.saleProducts)).toEqual(
      [0, 3, 6, 9, 12, 15, 18, 21, 24, 27].map((i) => `Produkt ${i}`),
    );
    expect(namesOf(categories.newCollectionProducts)).toEqual(
      Array.from({ length: 9 }, (_, i) => `Produkt ${i}`),
    );
    expect(categories.newCollectionProducts?.hasNextPage).toBe(false);
    expect(categories.packages?.results).toMatchObject([
      { type: 'package', pieces: 2, images: [picture, picture] },
      { type: 'package', pieces: 1, images: [picture] },
    ]);
    expect(categories.allProducts?.results[0]).not.toHaveProperty('pieces');
    expect(total).toBe(33);
    expect(advancedFilters.brands).toEqual(['alfa', 'Beta', 'Çelik', 'Other', 'Zeta']);
  });

  it('shows cards with absolute pictures and the sale under both names', async () => {
    const { categories } = await results('?sections=saleProducts&perPage=1');
    expect(categories.saleProducts?.results[0]).toEqual({
      id: expect.any(Number),
      type: 'product',
      name: 'Produkt 0',
      business_id: business,
      image: expect.stringMatching(
        /^http:\/\/localhost\/media\/[0-9a-f]{32}-800x600-c0a080\.webp$/,
      ),
      image_focus: [0.5, 0.5],
      currency: 'EUR',
      price: 100,
      sale: 10,
      saleType: 'fixed',
      sale_type: 'fixed',
      converted: { USD: 104.65, ALL: 8737.86 },
      category: 'Sofas',
      town: null,
      town_al: null,
    });
  });

  it('pages every section by itself', async () => {
    const { categories } = await results('?allProductsPage=3&saleProductsPage=2&perPage=12');
    expect(categories.allProducts).toMatchObject({ page: 3, hasNextPage: false });
    expect(namesOf(categories.allProducts)?.at(-1)).toBe('Other');
    expect(categories.saleProducts).toEqual({ results: [], page: 2, hasNextPage: false });
    expect(categories.packages?.page).toBe(1);
  });

  it('answers only the sections asked for', async () => {
    const { categories, total } = await results('?sections=packages,allProducts,packages');
    expect(Object.keys(categories).sort()).toEqual(['allProducts', 'packages']);
    expect(total).toBe(33);
  });

  it('narrows to a business', async () => {
    const { categories, total, advancedFilters } = await results(`?businessId=${business}`);
    expect(total).toBe(32);
    expect(advancedFilters.brands).not.toContain('Other');
    expect(categories.allProducts?.results).toHaveLength(12);
    expect((await results('?businessId=999999')).total).toBe(0);
  });

  it('narrows to an industry, packages by what they hold', async () => {
    const { categories, total } = await results('?industryId=2');
    expect(namesOf(categories.allProducts)?.[0]).toBe('Produkt 1');
    expect(categories.packages?.results).toHaveLength(1);
    expect(total).toBe(16);
  });

  it('is empty past the end', async () => {
    const { categories } = await results('?allProductsPage=2147483647&perPage=48');
    expect(categories.allProducts).toEqual({
      results: [],
      page: 2_147_483_647,
      hasNextPage: false,
    });
  });

  it('counts empty parameters as absent', async () => {
    const { categories } = await results('?businessId=&sections=&perPage=&allProductsPage=');
    expect(categories.allProducts).toMatchObject({ page: 1 });
  });

  it('may be kept by shared caches, and is not sent twice', async () => {
    const response = await shop.request('/v1/public/results');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(response.headers.get('cache-tag')).toBe('listings,search');
    const again = await shop.request('/v1/public/results', {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    ['allProductsPage=0', 'allProductsPage'],
    ['saleProductsPage=-1', 'saleProductsPage'],
    ['packagesPage=1.5', 'packagesPage'],
    ['newCollectionProductsPage=2147483648', 'newCollectionProductsPage'],
    ['perPage=49', 'perPage'],
    ['perPage=0', 'perPage'],
    ['businessId=abc', 'businessId'],
    ['businessId=99999999999', 'businessId'],
    ['industryId=0', 'industryId'],
    ['sections=allProducts,cheap', 'sections.1'],
  ])('refuses %s', async (query, path) => {
    const response = await shop.request(`/v1/public/results?${query}&lang=en`);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const failure = (await response.json()) as { code: string; errors: { path: string }[] };
    expect(failure.code).toBe('VALIDATION');
    expect(failure.errors.map((error) => error.path)).toEqual([path]);
  });

  it('names all broken parameters at once', async () => {
    const response = await shop.request('/v1/public/results?perPage=x&businessId=y');
    const failure = (await response.json()) as { errors: { path: string }[] };
    expect(failure.errors.map((error) => error.path).sort()).toEqual(['businessId', 'perPage']);
  });
});
