import { accessibilityFaults } from './accessibility.ts';
import { causeTrouble, signInOperator } from './operator.ts';
import { ProductForm, smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

test('an operator edits the listings and the profile of a shop on its seller’s pages', async ({
  shop,
  page,
}) => {
  test.slow();
  const { business, productId } = await causeTrouble('Punishtja Tomorri');
  await signInOperator(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await shop.open('/operator/businesses?q=Tomorri');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/dashboard`);
  const bar = page.getByRole('complementary', { name: 'The shop you are editing' });
  await expect(bar).toContainText('You are editing the shop “Punishtja Tomorri”');
  await shop.isAlive();
  // The orders of the shop are its seller's.
  await expect(page.getByRole('heading', { name: 'Orders' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Add product' }).first().click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/create-product`);
  const form = new ProductForm(page);
  await form.addPhotos(await smallPhoto('kolltuk.jpg', '#27ae60'));
  await form.fill('Kolltuk Osumi', '180');
  await form.publish.click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/dashboard`);
  await expect(page.getByRole('main')).toContainText('Kolltuk Osumi');

  await shop.open(`/operator/businesses/${business}/product-detail/${productId}`);
  await page.getByLabel('Price', { exact: true }).fill('299');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/dashboard`);

  await bar.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/profile`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Business name').fill('Punishtja Tomorri II');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/profile`);

  await bar.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/import-products`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my catalog' }).click();
  expect((await download).suggestedFilename()).toBe('orendi-catalogue.xlsx');

  await page.getByRole('banner').getByRole('link', { name: 'SQ – Shqip' }).first().click();
  await expect(page).toHaveURL(`/operator/businesses/${business}/import-products`);
  await expect(page.getByRole('complementary')).toContainText('Po ndryshon dyqanin');
  await page.getByRole('link', { name: 'Kthehu te administrimi' }).click();
  await expect(page).toHaveURL(`/operator/businesses?q=${business}`);
  await expect(page.getByRole('main')).toContainText('Punishtja Tomorri II');
  await page.goto('/operator/log');
  await expect(page.getByRole('main')).toContainText(`profile edit business ${business}`);
  await expect(page.getByRole('main')).toContainText('POST product-creation/create');
});

test('the pages of a shop exist for operators only', async ({ shop, page }) => {
  const { business } = await causeTrouble('Punishtja Kir');
  const address = `/operator/businesses/${business}/dashboard`;
  await page.goto(address);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await signInOperator(page);
  await shop.open(address);
  expect((await page.request.get('/operator/businesses/2000000000/dashboard')).status()).toBe(404);
  expect((await page.request.get(`/operator/businesses/${business}/account`)).status()).toBe(404);
});
