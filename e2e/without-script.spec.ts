import { expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('home, search, filters, paging and detail work before any script', async ({ shop, page }) => {
  await shop.open('/', 'al');
  await expect(shop.section('Me ulje').getByText('€1.492,50')).toBeVisible();
  await shop.search('divan lekure');
  await shop
    .card(/Divan Drini/)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Drini, lëkurë natyrale');
  await expect(page.getByText('€1.492,50').first()).toBeVisible();

  await shop.open('/?filterBy=all', 'al');
  const first = await page.getByRole('listitem').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Shfaq më shumë' }).click();
  await expect(page).toHaveURL(/page=2/i);
  const second = await page.getByRole('listitem').getByRole('heading').allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(first).not.toEqual(second);
});

test('the request form says that it needs script', async ({ shop, page }) => {
  await shop.open('/', 'al');
  await shop
    .card(/Divan Drini/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Pyet shitësin' }).first().click();
  await expect(page.getByText(/duhet JavaScript/)).toBeVisible();
});

test('a page that is not there leads on by a search', async ({ shop, page }) => {
  await shop.open('/nowhere', 'al');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('divan lekure');
  await field.press('Enter');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
});
