import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi } from '../../platform/http/api.ts';
import { requestContext } from '../../platform/http/request-context.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sitemapRoutes } from './routes.ts';

let shop: TestShop;
let app: Api;
let businessId: number;
let productId: number;
let packageId: number;

const site = 'https://shop.example';

beforeAll(async () => {
  shop = await openTestShop({ settings: { publicUrl: site } });
  businessId = await createBusiness(shop);
  productId = await createProduct(shop, {
    business_id: businessId,
    industry_id: 1,
    category_id: 2,
  });
  packageId = await createPackage(shop, { business_id: businessId, products: [productId] });
});
/** Starts with an empty cache of documents. */
function renewApp(): void {
  app = createApi();
  app.use(requestContext(shop.services.settings));
  app.route('/', sitemapRoutes(shop.services));
}
beforeEach(renewApp);
afterAll(() => shop.close());

const open = async (path: string, headers = {}) => app.request(path, { headers });
const read = async (path: string) => {
  const response = await open(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return response.text();
};
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

describe('the sitemap', () => {
  it('begins with an index of parts that are there', async () => {
    const parts = locations(await read('/sitemap.xml'));
    expect(parts).toEqual([
      `${site}/sitemap-pages.xml`,
      `${site}/sitemap-businesses-0.xml`,
      `${site}/sitemap-listings-0.xml`,
    ]);
    for (const part of parts)
      expect(locations(await read(part.slice(site.length)))).not.toEqual([]);
  });

  it('names every listing with its languages, its time and its picture', async () => {
    const xml = await read('/sitemap-listings-0.xml');
    expect(locations(xml)).toEqual([
      `${site}/product/${productId}-divan`,
      `${site}/package/${packageId}-dhome-e-plote`,
    ]);
    const { updated_at: changedAt } = await shop.db
      .selectFrom('product')
      .select('updated_at')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const address = `${site}/product/${productId}-divan`;
    const entry = xml.split('\n').find((line) => line.includes(`<loc>${address}</loc>`));
    expect(entry).toContain(`<lastmod>${changedAt.toISOString()}</lastmod>`);
    for (const [lang, form] of [
      ['sq', `${address}?lang=al`],
      ['en', `${address}?lang=en`],
      ['x-default', address],
    ]) {
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${lang}" href="${form}"/>`);
    }
    expect(entry).toMatch(
      /<image:image><image:loc>https:\/\/shop\.example\/media\/[^<]+\.webp<\/image:loc><\/image:image>/,
    );
  });

  it('names the pages, and the shelves that hold something', async () => {
    const pages = locations(await read('/sitemap-pages.xml'));
    for (const path of [
      '/',
      '/contact-us',
      '/customer-service',
      '/privacy-policy',
      '/terms-of-service',
    ]) {
      expect(pages).toContain(site + path);
    }
    expect(pages).toContain(`${site}/?filterBy=new`);
    expect(pages).toContain(`${site}/?filterBy=packages`);
    expect(pages).not.toContain(`${site}/?filterBy=sale`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('leaves out suspended businesses and what they sell', async () => {
    const owner = await createBusiness(shop);
    const product = await createProduct(shop, { business_id: owner });
    const paths = [`${site}/business/${owner}-mobileria-drini`, `${site}/product/${product}-divan`];
    const all = async () => [
      ...locations(await read('/sitemap-businesses-0.xml')),
      ...locations(await read('/sitemap-listings-0.xml')),
    ];
    expect(await all()).toEqual(expect.arrayContaining(paths));
    await suspendBusiness(shop, owner);
    renewApp();
    for (const path of paths) expect(await all()).not.toContain(path);
  });

  it('keeps a page in its part, whatever comes after', async () => {
    await sql`select setval('listing_id_seq', 19998)`.execute(shop.db);
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await createProduct(shop, { business_id: businessId }));
    }
    expect(ids).toEqual([19_999, 20_000, 20_001]);
    expect(locations(await read('/sitemap.xml')).slice(2)).toEqual(
      [0, 1, 2].map((part) => `${site}/sitemap-listings-${part}.xml`),
    );
    expect(locations(await read('/sitemap-listings-1.xml'))).toEqual([
      `${site}/product/19999-divan`,
    ]);
    expect(locations(await read('/sitemap-listings-2.xml'))).toEqual([
      `${site}/product/20000-divan`,
      `${site}/product/20001-divan`,
    ]);
  });

  it('holds more rows than are read at once', async () => {
    const owner = await createBusiness(shop);
    await sql`
      insert into business (business_name, description_en, description_al, email, phone_no, address, logo)
      select 'B' || n, '', '', 'b@example.com', '+355691234567', '', (select logo from business where id = ${owner})
      from generate_series(1, 2500) n`.execute(shop.db);
    const urls = locations(await read('/sitemap-businesses-0.xml'));
    expect(urls.length).toBeGreaterThan(2500);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('goes out compressed to who takes it, and is known again by its tag', async () => {
    const plain = await read('/sitemap-listings-0.xml');
    const packed = await open('/sitemap-listings-0.xml', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
    const none = await open('/sitemap-listings-0.xml', { 'accept-encoding': 'gzip;q=0' });
    expect(none.headers.has('content-encoding')).toBe(false);
    const etag = packed.headers.get('etag') ?? '';
    const again = await open('/sitemap-listings-0.xml', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('is made once for all who ask at the same time, and kept', async () => {
    const [one, other] = await Promise.all([open('/sitemap.xml'), open('/sitemap.xml')]);
    const later = await open('/sitemap.xml');
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
    expect(later.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(later.headers.get('cache-control')).toBe('public, max-age=600');
  });

  it.each([
    '/sitemap-listings-77.xml',
    '/sitemap-businesses-9999999.xml',
    '/sitemap-listings-01.xml',
    '/sitemap-listings--1.xml',
    '/sitemap-listings-99999999.xml',
    '/sitemap-chairs-0.xml',
    '/sitemap-pages-0.xml',
  ])('%s is not found', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('names the sitemap and keeps crawlers off what is endless or private', async () => {
    const response = await open('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const lines = (await response.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
    for (const line of [
      'User-agent: *',
      'Disallow: /v1/',
      'Disallow: /*?*query',
      'Disallow: /*/request',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('lets them read every page of the sitemap', async () => {
    const rules = (await (await open('/robots.txt')).text())
      .split('\n')
      .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    // Google's rules: `*` matches anything, `$` the end; otherwise a pattern is a prefix.
    const patterns = rules.map(
      (rule) =>
        new RegExp(`^${rule.replaceAll(/[.?+^()|[\]{}\\]/g, '\\$&').replaceAll('*', '.*')}`),
    );
    const paths = [
      ...locations(await read('/sitemap-pages.xml')),
      ...locations(await read('/sitemap-listings-0.xml')),
    ].map((url) => url.slice(site.length));
    for (const path of paths) {
      expect(patterns.filter((pattern) => pattern.test(path))).toEqual([]);
    }
    const blocked = [
      '/?query=divan',
      '/?categoryId=1&brand=Drini',
      '/v1/private/x',
      '/product/1/request',
    ];
    for (const path of blocked) expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
  });
});

it('the whole app has them, and its API is not for search results', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-listings-0.xml']) {
    expect((await shop.request(path)).status).toBe(200);
  }
  expect((await shop.request('/sitemap-listings-77.xml')).status).toBe(404);
  for (const path of ['/v1/public/industries', `/v1/public/products/${productId}`]) {
    expect((await shop.request(path)).headers.get('x-robots-tag')).toBe('noindex');
  }
});
