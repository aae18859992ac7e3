import { itemPath } from '@orendi/contract/item-path';
import type { Page } from '@playwright/test';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

/* Search engines and link previews read these in order: robots.txt, sitemap, page, picture. */

const languages = [
  { language: 'al', html: 'sq', locale: 'sq_AL', other: 'en_US' },
  { language: 'en', html: 'en', locale: 'en_US', other: 'sq_AL' },
] as const;

const staticPaths = [
  '/contact-us',
  '/customer-service',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
];

async function listingPaths(): Promise<{ sofa: string; room: string; seller: string }> {
  const { services, close } = await openShop();
  const sofa = await services.db
    .selectFrom('product')
    .select(['id', 'business_id', 'product_name'])
    .where('product_name', 'like', 'Divan Drini%')
    .executeTakeFirstOrThrow();
  const room = await services.db
    .selectFrom('package')
    .select(['id', 'package_name'])
    .executeTakeFirstOrThrow();
  const { business_name: seller } = await services.db
    .selectFrom('business')
    .select('business_name')
    .where('id', '=', Number(sofa.business_id))
    .executeTakeFirstOrThrow();
  await close();
  return {
    sofa: itemPath('product', sofa.id, sofa.product_name),
    room: itemPath('package', room.id, room.package_name),
    seller: itemPath('business', Number(sofa.business_id), seller),
  };
}

const contentOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const originOf = (page: Page) => new URL(page.url()).origin;

/** The size in a PNG's header, such as `192x192`. */
const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

interface Thing {
  '@type': string;
  [property: string]: unknown;
}
async function thingsOn(page: Page): Promise<Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '')['@graph'];
}

test.describe('a crawler, which runs no script,', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, html, locale, other } of languages) {
    test(`finds the tags of every public page in ${language}`, async ({ shop, page }) => {
      const { sofa, room, seller } = await listingPaths();
      const paths = ['/', '/?filterBy=sale', sofa, room, seller, ...staticPaths];
      const titles = new Set<string>();
      for (const path of paths) {
        await shop.open(path, language);
        const site = originOf(page);
        const joint = path.includes('?') ? '&' : '?';
        const own = `${site}${path}${joint}lang=${language}`;
        await expect(page.locator('html')).toHaveAttribute('lang', html);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
        for (const [hreflang, address] of [
          ['sq', `${site}${path}${joint}lang=al`],
          ['en', `${site}${path}${joint}lang=en`],
          ['x-default', site + path],
        ]) {
          const alternate = page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`);
          await expect(alternate).toHaveAttribute('href', address ?? '');
        }
        expect(await contentOf(page, 'robots')).not.toContain('noindex');
        expect((await contentOf(page, 'description'))?.length).toBeGreaterThan(20);
        expect(await contentOf(page, 'og:url')).toBe(own);
        expect(await contentOf(page, 'og:locale')).toBe(locale);
        expect(await contentOf(page, 'og:locale:alternate')).toBe(other);
        expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image');
        expect(await contentOf(page, 'og:image')).toBe(await contentOf(page, 'twitter:image'));
        expect(await contentOf(page, 'og:image')).toContain(`/${language}-`);
        expect(await contentOf(page, 'og:image:alt')).toBe(await contentOf(page, 'og:title'));
        titles.add(await page.title());
      }
      expect(titles.size).toBe(paths.length);
    });

    test(`finds a picture at the address that a page names in ${language}`, async ({
      shop,
      page,
    }) => {
      const { sofa, room, seller } = await listingPaths();
      const addresses = new Set<string>();
      for (const path of ['/', '/contact-us', sofa, room, seller]) {
        await shop.open(path, language);
        const address = (await contentOf(page, 'og:image')) ?? '';
        addresses.add(address);
        const picture = await page.request.get(address, { maxRedirects: 0 });
        expect(picture.status()).toBe(200);
        expect(picture.headers()['content-type']).toBe('image/jpeg');
        expect(picture.headers()['cache-control']).toContain('immutable');
        expect((await picture.body()).length).toBeLessThan(300_000);
      }
      // Pages without a subject share the shop's own preview.
      expect(addresses.size).toBe(4);
    });

    test(`reads what a piece and a package are in ${language}`, async ({ shop, page }) => {
      const { sofa, room } = await listingPaths();
      await shop.open(sofa, language);
      const site = originOf(page);
      const [product, crumbs] = await thingsOn(page);
      expect(product).toMatchObject({
        '@type': 'Product',
        name: 'Divan Drini, lëkurë natyrale',
        url: site + sofa,
        material: language === 'al' ? 'Lëkurë' : 'Leather',
        offers: { price: '1492.50', priceCurrency: 'EUR', seller: { name: 'Mobileria Drini' } },
      });
      expect(crumbs).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: language === 'al' ? 'Kryefaqja' : 'Home' }, {}, {}, {}],
      });
      await shop.open(room, language);
      const [set] = await thingsOn(page);
      expect(set).toMatchObject({
        '@type': 'Product',
        offers: {
          price: '1600.00',
          includesObject: [
            { amountOfThisGood: 1, typeOfGood: { '@id': `${site}${sofa}#product` } },
            { amountOfThisGood: 2 },
          ],
        },
      });
    });
  }

  test('reads who a business is and what it sells', async ({ shop, page }) => {
    const { seller, sofa } = await listingPaths();
    await shop.open(seller);
    const site = originOf(page);
    const [store, crumbs, list] = await thingsOn(page);
    expect(store).toMatchObject({
      '@type': 'FurnitureStore',
      name: 'Mobileria Drini',
      url: site + seller,
      sameAs: ['https://drini.example', 'https://instagram.com/drini'],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Mobileria Drini' }],
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([expect.objectContaining({ url: site + sofa })]),
    });
  });

  test('reads what home is and shows', async ({ shop, page }) => {
    await shop.open('/');
    const things = await thingsOn(page);
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'ItemList']);
    expect(things[1]).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        'query-input': expect.stringContaining('required'),
      },
    });
  });

  test('leaves alone what is endless, empty or for one person', async ({ shop, page }) => {
    const { sofa, seller } = await listingPaths();
    for (const path of [
      `${seller}?query=divan`,
      '/?query=divan',
      '/?brand=Drini',
      '/?industryId=1&filterBy=sale',
      '/?sortByPrice=asc',
      '/?allProductsPage=2',
      '/?filterBy=all&page=2',
      '/?categoryId=999999',
      `${sofa}/request`,
      '/request-submitted',
    ]) {
      await shop.open(path);
      expect(await contentOf(page, 'robots'), path).toBe('noindex');
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    }
  });

  test('gets the address without a language where the visitor asks for none', async ({ page }) => {
    const { sofa } = await listingPaths();
    await page.goto(`${sofa}?utm_source=chat`);
    expect(await canonicalOf(page)).toBe(originOf(page) + sofa);
    expect(await contentOf(page, 'og:locale')).toBe('sq_AL');
  });
});

test('every page of the sitemap is there, may be found, and is its own original', async ({
  page,
}) => {
  test.slow();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const read = async (url: string) => {
    const response = await page.request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    return response.text();
  };
  const robots = await read('/robots.txt');
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const parts = locations(await read(index));
  const all = (await Promise.all(parts.map(read))).flatMap(locations);
  const { sofa, room, seller } = await listingPaths();
  const paths = all.map((url) => new URL(url).pathname + new URL(url).search);
  for (const path of ['/', ...staticPaths, '/mobilje', '/furniture', sofa, room, seller]) {
    expect(paths).toContain(path);
  }
  expect(new Set(all).size).toBe(all.length);
  for (const url of all) {
    const html = await read(url);
    expect(html, url).not.toContain('content="noindex"');
    expect(html, url).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"/>`);
  }
});

test('a page that is not there answers 404, and is not to be indexed', async ({ page }) => {
  for (const path of [
    '/product/999999',
    '/package/999999',
    '/business/999999',
    '/chair/1',
    '/none',
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(await contentOf(page, 'robots')).toBe('noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }
});

test('a page past the end leads to the beginning', async ({ page }) => {
  const response = await page.request.get('/?filterBy=all&page=30', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/?filterBy=all');
});

test('within the shop the address to share follows, and no tag of another page stays', async ({
  shop,
  page,
}) => {
  const { sofa } = await listingPaths();
  await shop.open(sofa);
  expect(await canonicalOf(page)).toBe(`${originOf(page)}${sofa}?lang=en`);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(shop.section('All products')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${originOf(page)}/`);
  await expect(page.locator('title')).toHaveCount(1);
  for (const tag of ['meta[property]', 'meta[name^="twitter"]', '[type="application/ld+json"]']) {
    await expect(page.locator(tag)).toHaveCount(0);
  }
});

for (const { language, html } of languages) {
  test(`the shop can be put on a home screen in ${language}`, async ({ shop, page }) => {
    await shop.open('/', language);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    expect(response.headers()['cache-control']).toContain('max-age');
    const manifest = await response.json();
    expect(manifest.lang).toBe(html);
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type']).toContain(type);
      if (type === 'image/png') expect(sizeOfPng(await icon.body())).toBe(sizes);
    }
  });
}

test('browsers and telephones find the icons where they look for them', async ({ shop, page }) => {
  await shop.open();
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const [path, type] of [
    [touch ?? '', 'image/png'],
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
});
