import type { Page } from '@playwright/test';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { openEarly } from './early-input.ts';
import { smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

/* The forms of sellers keep what was typed before the scripts came; see early-input.spec.ts. */

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

test('the profile keeps texts, also those over what was stored, switches and rooms', async ({
  page,
}) => {
  await signUpSeller(page);
  const arrive = await openEarly(page, '/update-profile');
  await field(page, 'Business name').fill('Mobileria Drini');
  await field(page, 'Description (English)').fill('Chairs and tables.');
  await field(page, 'Description (Albanian)').fill('Karrige dhe tavolina.');
  await field(page, 'Address').fill('Rruga e Durrësit 7');
  await field(page, 'On WhatsApp').check();
  await arrive();
  await field(page, 'Address').press('End');
  await field(page, 'Address').pressSequentially('0');
  await expect(field(page, 'Business name')).toHaveValue('Mobileria Drini');
  await expect(field(page, 'Description (English)')).toHaveValue('Chairs and tables.');
  await expect(field(page, 'Description (Albanian)')).toHaveValue('Karrige dhe tavolina.');
  await expect(field(page, 'Address')).toHaveValue('Rruga e Durrësit 70');
  await expect(field(page, 'On WhatsApp')).toBeChecked();
});

test('the forms of a product keep texts, numbers, choices and photos', async ({ page }) => {
  const seller = await signUpSeller(page);
  const [id] = await stockBusiness(seller, [{ product_name: 'Kolltuk', price: 90 }]);
  const arrive = await openEarly(page, `/product-detail/${id}`);
  await field(page, 'Product name').fill('Kolltuk Vjosa');
  await field(page, 'Description (English)').fill('Soft.');
  await field(page, 'Price').fill('120');
  await field(page, 'Length (cm)').fill('80');
  await field(page, 'Currency').selectOption('ALL');
  await field(page, 'Photos').setInputFiles([await smallPhoto('red.jpg', '#aa2222')]);
  await arrive();
  await expect(page.getByRole('button', { name: /^Photo 2/ })).toBeVisible();
  await field(page, 'Brand').fill('Vjosa');
  await expect(field(page, 'Product name')).toHaveValue('Kolltuk Vjosa');
  await expect(field(page, 'Description (English)')).toHaveValue('Soft.');
  await expect(field(page, 'Price')).toHaveValue('120');
  await expect(field(page, 'Length (cm)')).toHaveValue('80');
  await expect(field(page, 'Currency')).toHaveValue('ALL');
});

test('the forms of a package, a sale and the sizes keep what was typed', async ({ page }) => {
  const seller = await signUpSeller(page);
  const ids = await stockBusiness(seller, [
    { product_name: 'Kolltuk', price: 90 },
    { product_name: 'Tavolinë', price: 60 },
  ]);
  const arriveAtPackage = await openEarly(page, `/create-package?ids=${ids.join()}`);
  await field(page, 'Package name').fill('Dhoma');
  await field(page, 'Price').fill('130');
  await field(page, 'Search products').fill('Tav');
  await arriveAtPackage();
  await field(page, 'Description (English)').fill('Both.');
  await expect(field(page, 'Package name')).toHaveValue('Dhoma');
  await expect(field(page, 'Price')).toHaveValue('130');
  await expect(field(page, 'Search products')).toHaveValue('Tav');

  const arriveAtSale = await openEarly(page, `/bulk-sale?ids=${ids.join()}`);
  await field(page, 'Sale amount').fill('10');
  await field(page, 'Sale type').selectOption('Fixed Amount');
  await arriveAtSale();
  await expect(field(page, 'Sale amount')).toHaveValue('10');
  await expect(page.getByText('€80').first()).toBeVisible();

  const arriveAtSizes = await openEarly(page, '/dashboard/sizes');
  const row = page.getByRole('group', { name: 'Sizes of Kolltuk' });
  await row.getByLabel('Length (cm)').fill('80');
  await row.getByLabel('Width (cm)').fill('75');
  await arriveAtSizes();
  await row.getByLabel('Height (cm)').fill('90');
  await page.getByRole('button', { name: 'Save the sizes' }).click();
  await expect(row).toHaveCount(0);
});
