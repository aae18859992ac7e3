import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

test('the sizes that products lack are filled in for many at once, and what was changed meanwhile is said', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = await signUpSeller(page);
  const [changed] = await stockBusiness(seller, [
    { product_name: 'Divan i ndryshuar', price: 990 },
    { product_name: 'Kolltuk i matur', price: 90, length: 80, width: 75, height: 90 },
    { product_name: 'Qilim pa lartësi', price: 120, length: 200, width: 140 },
    { product_name: 'Raft i ri', price: 60 },
  ]);
  await shop.open('/dashboard');
  await expect(page.getByText('3 products lack a size.')).toBeVisible();
  await page.getByRole('link', { name: 'Add the town' }).click();
  await expect(page.getByLabel('Town', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Town', { exact: true })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Fill in the sizes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missing sizes');
  expect(await accessibilityFaults(page)).toEqual([]);
  const row = (name: string) => page.getByRole('group', { name: `Sizes of ${name}` });
  const side = (name: string, label: string) => row(name).getByLabel(label);
  const save = page.getByRole('button', { name: 'Save the sizes' });
  await expect(page.getByRole('group')).toHaveCount(3);

  await save.click();
  await expect(page.getByText('Nothing is filled in yet.')).toBeVisible();
  // From field to field by the keyboard, over the end of a row.
  await side('Raft i ri', 'Length (cm)').focus();
  for (const size of ['80', '30.5', '20000']) {
    await page.keyboard.type(size);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(side('Qilim pa lartësi', 'Length (cm)')).toBeFocused();
  await expect(side('Qilim pa lartësi', 'Length (cm)')).toHaveValue('200');
  await save.click();
  await expect(side('Raft i ri', 'Height (cm)')).toBeFocused();
  await expect(row('Raft i ri')).toContainText('The value must be at most 10,000.');
  await side('Raft i ri', 'Height (cm)').fill('180');

  await page.getByRole('link', { name: 'Divan i ndryshuar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  const meanwhile = await page.request.put('/v1/private/product-sizes/update', {
    headers: { 'X-XSRF-TOKEN': await xsrfToken() },
    data: { products: [{ id: changed, length: 212 }] },
  });
  expect(meanwhile.status()).toBe(200);
  await side('Divan i ndryshuar', 'Width (cm)').fill('90');
  await side('Divan i ndryshuar', 'Height (cm)').fill('84');
  await save.click();
  await expect(page.getByRole('group')).toHaveCount(2);
  await expect(page.getByText('The sizes of 1 product are saved.')).toBeVisible();
  await expect(row('Divan i ndryshuar')).toContainText('it is now 212 × – × – cm');
  await expect(side('Divan i ndryshuar', 'Length (cm)')).toBeFocused();
  await expect(side('Divan i ndryshuar', 'Width (cm)')).toHaveValue('90');

  await page.keyboard.type('212');
  await side('Qilim pa lartësi', 'Height (cm)').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every product has its sizes')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  const table = page.getByRole('region', { name: 'Products' });
  await expect(table.getByRole('row').filter({ hasText: 'Divan i ndryshuar' })).toContainText(
    '212x90x84',
  );
  await expect(page.getByText('lack a size')).toHaveCount(0);

  async function xsrfToken(): Promise<string> {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  }
});
