import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './shop.ts';

for (const width of [390, 1440]) {
  test(`a category's page has its listings and ways on at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/furniture');
    await shop.isAlive();
    const ways = page.getByRole('navigation', { name: 'By category' });
    const [name = ''] = (await ways.getByRole('link').first().innerText()).split(/\s\d/);
    await ways.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
    await expect(page.locator('.results-region article, .results-region li').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
  });
}

test('filters stay on the page, which search engines then leave alone', async ({ shop, page }) => {
  await page.goto('/furniture');
  await shop.isAlive();
  const ways = page.getByRole('navigation', { name: 'By category' });
  await ways.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/furniture\/[a-z-]+$/);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'Available now' }).click();
  await expect(page).toHaveURL(`${pathname}?inStock=true`);
  const filtered = await (await page.request.get(`${pathname}?inStock=true`)).text();
  expect(filtered).toContain('<meta name="robots" content="noindex"/>');
  expect(filtered).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${pathname}"/>`));
});

test('the address decides the language, and the switcher leads to the other one', async ({
  shop,
  page,
}) => {
  await page.goto('/furniture');
  await shop.isAlive();
  await page.getByRole('link', { name: 'SQ' }).click();
  await expect(page).toHaveURL(/\/mobilje$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  await page.goto('/furniture/');
  await expect(page).toHaveURL(/\/furniture$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test("home's own state names the page that says the same", async ({ page }) => {
  const html = await (await page.request.get('/?industryId=1')).text();
  const [, path = ''] =
    /<link rel="canonical" href="[^"]*(\/mobilje\/[a-z-]+)"\/>/.exec(html) ?? [];
  expect((await page.request.get(path)).status()).toBe(200);
  expect((await page.request.get('/mobilje/nothing-such')).status()).toBe(404);
});
