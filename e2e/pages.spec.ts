import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

async function sofaPath(): Promise<string> {
  const { parts, close } = await openShop();
  const { id } = await parts.db
    .selectFrom('product')
    .select('id')
    .where('product_name', 'like', 'Divan Drini%')
    .executeTakeFirstOrThrow();
  await close();
  return `/product/${id}`;
}

test('a piece shows its price, photographs, measures and maker, and tags for previews', async ({
  shop,
  page,
}) => {
  await shop.open(await sofaPath());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Drini, lëkurë natyrale');
  await expect(page.getByText('€1,492.50').first()).toBeVisible();
  await expect(page.getByText('68 kg')).toBeVisible();
  await expect(page.getByText('Mobileria Drini').first()).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http:\/\/localhost:\d+\/previews\/product\/\d+\/en-\w+\.jpg$/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/product\/\d+(\?lang=en)?$/,
  );
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"@type":"Product"');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('a package lists what is in it', async ({ shop, page }) => {
  await shop.open('/?filterBy=packages');
  await shop.card(/Dhomë ndenjjeje/).click();
  await expect(page.getByText(/1\s*[x×]\s*Divan Drini/)).toBeVisible();
  await expect(page.getByText(/2\s*[x×]\s*Kolltuk Çamëria/)).toBeVisible();
});

for (const [path, text] of [
  ['/product/999999', /no product found/i],
  ['/package/abc', /no product found|404 - Page Not Found/i],
  ['/chair/1', '404 - Page Not Found'],
  ['/nowhere/at/all', '404 - Page Not Found'],
] as const) {
  test(`${path} is not there, says so in place and leads home`, async ({ shop, page }) => {
    const response = await page.goto(`${path}?lang=en`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(shop.section('All products')).toBeVisible();
  });
}

const addresses: [name: string, path: () => string | Promise<string>][] = [
  ['home', () => '/'],
  ['search results', () => '/?query=divan'],
  ['a search without results', () => '/?query=zzz'],
  ['a piece', sofaPath],
  ['the request form', async () => `${await sofaPath()}/request`],
  ['the confirmation', () => '/request-submitted'],
  ['a page that is not there', () => '/none'],
];

for (const width of [375, 1440]) {
  for (const language of ['al', 'en'] as const) {
    for (const [name, path] of addresses) {
      test(`${name} has no accessibility faults at ${width} px in ${language}`, async ({
        shop,
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await shop.open(await path(), language);
        await expect(page.getByRole('main')).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  }
}

test('a page is the same bytes for everybody and runs no inline script', async ({ page }) => {
  const response = await page.request.get('/');
  const html = await response.text();
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(html.slice(0, 15).toLowerCase()).toBe('<!doctype html>');
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g)) {
    if (!/type="application\/(ld\+)?json"/.test(attributes)) expect(content).toBe('');
  }
});

test('contact names how to reach whoever runs the shop', async ({ shop, page }) => {
  await shop.open('/contact-us');
  await expect(page.getByRole('link', { name: 'shop@orendi.example' })).toHaveAttribute(
    'href',
    'mailto:shop@orendi.example',
  );
});
