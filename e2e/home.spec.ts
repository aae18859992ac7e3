import { expect, test } from './shop.ts';

test('home shows products with prices in four sections', async ({ shop }) => {
  await shop.open();
  for (const name of ['Sale', 'New collection', 'Packages', 'All products']) {
    await expect(shop.section(name)).toBeVisible();
  }
  const sofa = shop.section('Sale').getByRole('link', { name: /Divan Drini/ });
  await expect(sofa).toContainText('€1,492.50');
  await expect(sofa).toContainText('€1,990');
  await expect(sofa).toContainText('(-25% off)');
});

test('a search without ë and ç finds what is written with them', async ({ shop, page }) => {
  await shop.open();
  await shop.search('lekure div');
  await expect(page).toHaveURL(/query=lekure(\+|%20)div/);
  await expect(
    shop.section('Search results').getByRole('link', { name: /Divan Drini/ }),
  ).toBeVisible();
  await shop.search('kolltuk cameria');
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(shop.found(/Divan Drini/)).toHaveCount(0);
  await page.goBack();
  await expect(shop.found(/Divan Drini/)).toBeVisible();
});

test('a search that finds nothing says so', async ({ shop, page }) => {
  await shop.open();
  await shop.search("zzz' | & !(*:");
  await expect(page.getByText('No products found')).toBeVisible();
});

test('filters narrow, stay in the address and survive a reload', async ({ shop, page }) => {
  await shop.open('/?categoryId=6&industryId=1');
  await expect(shop.found(/Tavolinë Ulqini/).first()).toBeVisible();
  await shop.open();
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'Valë' }).click();
  await expect(page).toHaveURL(/brand=Val/);
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(shop.found(/Tavolinë/)).toHaveCount(0);
  await page.reload();
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(page.getByText('1 item', { exact: true }).last()).toBeVisible();
});

test('the price button goes through its three orders', async ({ shop, page }) => {
  await shop.open('/?filterBy=all');
  const names = shop.section('Search results').getByRole('listitem').getByRole('heading');
  const price = page.getByRole('link', { name: /^Price(?! and)/ });
  await price.click();
  await expect(page).toHaveURL(/sortByPrice=asc/);
  await expect(names.first()).toHaveText('Tavolinë Ulqini 1');
  await price.click();
  await expect(page).toHaveURL(/sortByPrice=desc/);
  await expect(names.first()).toHaveText(/Divan Drini/);
  await price.click();
  await expect(page).not.toHaveURL(/sortByPrice/);
});

test('show more reveals rows and fetches the next page, each piece once', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/?filterBy=all');
  const cards = shop.section('Search results').getByRole('listitem');
  const more = shop.section('Search results').getByText('Show more');
  await expect(cards.first()).toBeVisible();
  while (await more.isVisible()) {
    const shown = await cards.filter({ visible: true }).count();
    await more.click();
    await expect.poll(() => cards.filter({ visible: true }).count()).toBeGreaterThan(shown);
  }
  const names = await cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(32);
  expect(names).toHaveLength(32);
});

test('the language switcher changes every word and is kept', async ({ shop, page }) => {
  await shop.open('/', 'al');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  await expect(shop.section('Të gjitha produktet')).toBeVisible();
  await page
    .getByRole('link', { name: /EN|English/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The page's script has stored the language for the next page.
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/');
  await expect(shop.section('All products')).toBeVisible();
});
