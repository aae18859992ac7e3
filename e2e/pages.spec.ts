import { showChoicesScript } from '@orendi/contract/view-choices';
import { accessibilityFaults } from './accessibility.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { expect, test } from './shop.ts';

test('a page that is not there says so in place and leads home', async ({ shop, page }) => {
  for (const [path, text] of [
    ['/product/999999', /no product found/i],
    ['/package/abc', /no product found|404 - Page Not Found/i],
    ['/chair/1', '404 - Page Not Found'],
    ['/nowhere/at/all', '404 - Page Not Found'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(`${path}?lang=en`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'corner sofa' })).toBeVisible();
      await main.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(shop.section('All products')).toBeVisible();
    });
  }
});

test.describe('without a network', () => {
  test.use({ expectFailures: true });

  test('a page that cannot come says so, and comes with the network', async ({
    shop,
    page,
    context,
  }) => {
    await shop.open(`${await sofaPath()}/request`);
    await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    const said = page.getByText('We could not reach the server.');
    await expect(said).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  });
});

for (const language of ['al', 'en'] as const) {
  test(`no page has accessibility faults on a phone or a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const examine = async (what: string) => {
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page), `${what} at ${width} px`).toEqual([]);
      }
    };
    const sofa = await sofaPath();
    await shop.open('/', language);
    await examine('home');
    await shop.search('zzz');
    await expect(page).toHaveURL(/query=zzz/);
    await examine('a search without results');
    await shop.search('divan');
    await expect(shop.found(/Divan Drini/)).toBeVisible();
    await examine('search results');
    await shop.follow(sofa);
    await examine('a piece');
    await shop.follow(`${sofa}/request`);
    await examine('the request form');
    for (const path of ['/request-submitted', '/none']) {
      await shop.open(path, language);
      await examine(path);
    }
  });
}

test('a page is the same bytes for everybody and runs no inline script but one', async ({
  page,
}) => {
  const response = await page.request.get('/');
  const html = await response.text();
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(html.slice(0, 15).toLowerCase()).toBe('<!doctype html>');
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g)) {
    if (content !== showChoicesScript && !/type="application\/(ld\+)?json"/.test(attributes)) {
      expect(content).toBe('');
    }
  }
});

test('contact names how to reach whoever runs the shop', async ({ shop, page }) => {
  await shop.open('/contact-us');
  await expect(page.getByRole('link', { name: 'shop@orendi.example' })).toHaveAttribute(
    'href',
    'mailto:shop@orendi.example',
  );
});

test('scripts wait for the first picture, but not for somebody who acts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // Time stands still, so that nothing appears just because time has passed.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.route('**/media/**', () => {});
  const started = page.waitForResponse(/entry-start/);
  await page.goto('/', { waitUntil: 'commit' });
  await started;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(scripts).toHaveLength(1);
  const acts = async () => {
    await page.keyboard.press('Tab');
    return scripts.some((path) => path.includes('entry-client'));
  };
  // Who acts before even the first script runs is not heard, and acts again.
  await expect.poll(acts).toBe(true);
});

test('a page for sellers does not show before its styles are there', async ({ shop, page }) => {
  const styles = Promise.withResolvers<void>();
  await page.route('**/assets/sellers-*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await shop.open('/');
  await shop.isAlive();
  const asked = page.waitForRequest('**/assets/sellers-*.css');
  await page.getByRole('banner').getByRole('link', { name: 'List your business' }).click();
  await asked;
  await expect(shop.section('All products')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  styles.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.locator('main > .grid')).toHaveCSS('grid-template-columns', /^448px \d/);
});
