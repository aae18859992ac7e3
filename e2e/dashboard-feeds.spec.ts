import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

test('a seller copies the address of a feed on a phone, and finds what is not in it', async ({
  shop,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seller = await signUpSeller(page, { language: 'al' });
  const [divan] = await stockBusiness(seller, [
    { product_name: 'Divan Besa', price: 900 },
    { product_name: 'Stol pa foto', price: 30, photos: 0 },
  ]);
  await shop.open('/dashboard', 'al');
  const panel = page.getByRole('region', { name: 'Katalogu për Google dhe Meta' });
  await panel.getByRole('button', { name: 'Shfaq adresat' }).click();
  const google = panel.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Google, në shqip' }),
  });
  await expect(google).toContainText('Në katalog është 1 artikull.');
  await google.getByText('1 artikull s’ka foto.').click();
  await expect(google.getByRole('link', { name: 'Stol pa foto' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await google.getByRole('button', { name: 'Kopjo adresën' }).click();
  await expect(google).toContainText('Lidhja u kopjua');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const feed = await page.request.get(address);
  expect(feed.status()).toBe(200);
  const xml = await feed.text();
  expect(xml).toContain(`<g:id>${divan}</g:id>`);
  const [, link = ''] = /<g:link>([^<]+)</.exec(xml) ?? [];
  const [, picture = ''] = /<g:image_link>([^<]+)</.exec(xml) ?? [];
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/webp');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Besa');

  await shop.open('/dashboard', 'al');
  await panel.getByRole('button', { name: 'Shfaq adresat' }).click();
  await google.getByText('1 artikull s’ka foto.').click();
  await google.getByRole('link', { name: 'Stol pa foto' }).click();
  await expect(page.getByLabel('Emri i produktit')).toHaveValue('Stol pa foto');
});
