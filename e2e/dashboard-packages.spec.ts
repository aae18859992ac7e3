import { accessibilityFaults } from './accessibility.ts';
import { sendPrivately, signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

test('a package that has lost a piece, or saves nothing by now, is named with the ways to mend it', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page);
  const [sofa = 0, rug = 0, lamp = 0] = await stockBusiness(seller, [
    { product_name: 'Divan Buna', price: 500 },
    { product_name: 'Qilim Buna', price: 40_000, currency: 'ALL' },
    { product_name: 'Llambë Buna', price: 90 },
  ]);
  const { id } = await sendPrivately(page, 'post', '/package-creation/create', {
    package_name: 'Dhomë Buna',
    price: '800',
    currency: 'EUR',
    product_ids: `[${sofa},${rug},${lamp}]`,
    quantity: '[1,1,1]',
  });
  await shop.open(`/package/${id}`);
  await expect(page.getByText('You save ≈ €202 (20%)')).toBeVisible();
  const warning = page.getByRole('listitem').filter({ hasText: 'The package “Dhomë Buna”' });
  await shop.open('/dashboard');
  await expect(page.getByRole('link', { name: 'Dhomë Buna', exact: true })).toBeVisible();
  await expect(warning).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select “Llambë Buna”' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(warning).toContainText('1 of its pieces is no longer sold.');
  await expect(warning).not.toContainText('One by one');
  await page.evaluate(async (productId) => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/v1/private/product-sale/create', {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [productId], sale: 50, saleType: 'percentage' }),
    });
  }, sofa);
  await page.reload();
  await expect(warning).toContainText('One by one its pieces cost ≈ €662 today');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await warning.getByRole('link', { name: 'Edit the price' }).click();
  await expect(page).toHaveURL(`/packages/${id}#price`);
  await page.getByLabel('Price').fill('600');
  await expect(page.getByText('Bought one by one: ≈ €662.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Package' }).click();
  await expect(page.getByText('The package is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dhomë Buna', exact: true })).toBeVisible();
  await expect(warning).toHaveCount(0);
});
