import type { Landing } from '@orendi/contract/schemas/landing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { rememberPublicDemo } from './index.ts';

const site = 'https://mobilje.example';
let shop: TestShop;
let demo: number;
let demoProduct: number;

beforeAll(async () => {
  shop = await openTestShop({ settings: { publicUrl: site } });
  demo = await createBusiness(shop);
  demoProduct = await createProduct(shop, { business_id: demo, industry_id: 1, category_id: 2 });
  await shop.pool.query('insert into demo_business values ($1)', [demo]);
});
afterAll(() => shop.close());

/** Which of the business's, another's and all other pages may be listed. */
const listed = async (other: number, publicUrl: string | null = site) => {
  const isListed = await rememberPublicDemo(shop.db, { publicUrl })();
  return [isListed(demo), isListed(other), isListed(null)];
};
/** The addresses of all parts of the sitemap; null where there is none. */
const sitemap = async () => {
  // A new app, as documents are kept.
  const app = buildApp(shop.services);
  const index = await app.request('/sitemap.xml');
  if (index.status === 404) return null;
  const read = async (response: Response) =>
    [...(await response.text()).matchAll(/<loc>([^<]*)</g)].map(([, url = '']) =>
      URL.parse(url.replaceAll('&amp;', '&')),
    );
  const parts = await Promise.all(
    (await read(index)).map(async (part) => read(await app.request(part?.pathname ?? ''))),
  );
  return parts.flat().map((url) => url && url.pathname + url.search);
};

/** The Albanian address of a category's page. */
async function landing(categoryId: number): Promise<string> {
  const response = await shop.request(`/v1/public/landings?categoryId=${categoryId}`);
  return ((await response.json()) as { data: Landing }).data.paths.al;
}

test('a public shop of nothing but the demo is for no search engine', async () => {
  expect(await listed(99)).toEqual([false, false, false]);
  expect(await sitemap()).toBeNull();
  for (const part of ['pages', 'listings-0', 'businesses-0'])
    expect((await shop.request(`/sitemap-${part}.xml`)).status).toBe(404);
});

test('no stranger visits a private address, where all is as it would be', async () => {
  expect(await listed(99, 'http://192.168.1.20')).toEqual([true, true, true]);
  expect(await listed(99, null)).toEqual([true, true, true]);
});

test('beside real shops only the demo is left out', async () => {
  const business_id = await createBusiness(shop);
  const piece = { business_id, industry_id: 1, category_id: 3 };
  const product = await createProduct(shop, piece);
  for (let more = 1; more < 3; more += 1) await createProduct(shop, piece);
  expect(await listed(business_id)).toEqual([false, true, true]);
  const found = await sitemap();
  expect(found).toContain(`/product/${product}-divan`);
  expect(found).toContain(`/business/${business_id}-mobileria-drini`);
  expect(found).toContain('/contact-us');
  expect(found).toContain(await landing(3));
  for (const path of [`/product/${demoProduct}-`, `/business/${demo}-`, await landing(2)])
    expect(found).not.toContain(path);
});
