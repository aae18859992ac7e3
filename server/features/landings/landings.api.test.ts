import type { Landing } from '@orendi/contract/schemas/landing';
import { townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createBusiness, createProducts, suspendBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let maker: number;

const townIds = { town_id: townOfSlug('tirane')?.id ?? 0, country: 'AL' };
const piece = (price: number) =>
  ({ industry_id: 1, category_id: 2, price, currency: 'EUR' }) as const;

beforeAll(async () => {
  shop = await openTestShop({ settings: { publicUrl: 'https://shop.example' } });
  maker = await createBusiness(shop, { ...townIds, business_name: 'Divani Im' });
  await createProducts(shop, maker, [piece(300), piece(120), piece(200)]);
});
afterAll(() => shop.close());

const ask = (query: string) => shop.request(`/v1/public/landings?${query}`);
const read = async (query: string) => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return (await answerOf<Landing>(response)).data;
};
const pathsOf = async () => (await read('industryId=1&categoryId=2&town=tirane')).paths;

test('a category in a town says how many, from what price and by whom', async () => {
  const { al } = await pathsOf();
  const landing = await read(`path=${al}`);
  expect(landing).toMatchObject({
    industry_id: 1,
    category_id: 2,
    town_slug: 'tirane',
    town: 'Tiranë',
    count: 3,
    lowest_price: { price: 120, currency: 'EUR' },
    is_indexed: true,
    makers: [{ id: maker, business_name: 'Divani Im', town: 'Tiranë', count: 3 }],
  });
  expect(landing.crumbs).toHaveLength(2);
});

test.each([
  ['a room', 'industryId=1', { category: null, town: null }],
  ['a category', 'categoryId=2', { industry_id: 1, town: null }],
  ['a town', 'town=tirane', { industry: null, category: null, town_slug: 'tirane' }],
])('%s has a page in each language', async (_, query, shown) => {
  const { paths } = await read(query);
  for (const path of Object.values(paths)) {
    expect(await read(`path=${path}`)).toMatchObject({ ...shown, paths, count: 3 });
  }
  expect(paths.al).toMatch(/^\/mobilje\/[a-z0-9-]+$/);
  expect(paths.en).toMatch(/^\/furniture\/[a-z0-9-]+$/);
});

test('neighbors are pages that have listings', async () => {
  const { neighbors } = await read('categoryId=2');
  const { paths } = await read('categoryId=2&town=tirane');
  expect(neighbors.towns).toEqual([{ name: 'Tiranë', path: paths.al, count: 3 }]);
  expect((await read('path=/furniture')).neighbors.categories).toHaveLength(1);
});

test('a category in a town without listings is a page that search engines do not list', async () => {
  expect(await read('categoryId=2&town=durres')).toMatchObject({
    count: 0,
    lowest_price: null,
    is_indexed: false,
    makers: [],
    neighbors: { towns: [expect.objectContaining({ name: 'Tiranë' })] },
  });
});

test.each([
  'path=/mobilje/nothing-such',
  'path=/mobilje/tirane/tirane',
  'path=/product/1',
  `path=/mobilje/${'x'.repeat(400)}`,
  'path=/furniture/tirane',
  'industryId=1&town=tirane',
  'categoryId=999',
  'industryId=999',
  'categoryId=2&town=nowhere',
  'categoryId=x',
  '',
])('%s is no page', async (query) => {
  expect((await ask(query)).status).toBe(404);
});

const listed = async () => await (await shop.request('/sitemap-pages.xml')).text();

test('two listings are too few for the sitemap, and suspended businesses are not counted', async () => {
  const other = await createBusiness(shop, {
    town_id: townOfSlug('durres')?.id ?? 0,
    country: 'AL',
  });
  await createProducts(shop, other, [piece(10), piece(20)]);
  const durres = await read('categoryId=2&town=durres');
  expect(durres).toMatchObject({ count: 2, is_indexed: false });
  expect(await read('categoryId=2')).toMatchObject({ count: 5, lowest_price: { price: 10 } });
  const sitemap = await listed();
  expect(sitemap).not.toContain(durres.paths.en);
  const { al, en } = await pathsOf();
  for (const path of [al, en]) expect(sitemap).toContain(`<loc>https://shop.example${path}</loc>`);
  await suspendBusiness(shop, other);
  expect(await read('categoryId=2')).toMatchObject({ count: 3, lowest_price: { price: 120 } });
});

test('a page moves with the name of its category', async () => {
  const before = await read('categoryId=2');
  const { services } = shop;
  await services.changes.transaction(async (trx, touch) => {
    const names = { category_name: 'Long chairs', category_name_al: 'Karrige të gjata' };
    await trx.updateTable('category').set(names).where('id', '=', 2).execute();
    touch('industries');
  });
  expect((await ask(`path=${before.paths.al}`)).status).toBe(404);
  expect(await read('path=/mobilje/karrige-te-gjata')).toMatchObject({ category_id: 2 });
  expect(await read('path=/furniture/long-chairs')).toMatchObject({ category: 'Long chairs' });
});
