import { turnSales } from '@orendi/server/features/catalogue/index';
import { daysBefore } from '@orendi/server/features/views/index';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prices = (page: Page) => page.getByRole('list', { name: 'New prices' }).getByRole('listitem');
const amount = (page: Page) => page.getByLabel('Sale amount');

// One after the other: the second puts 44 products on sale, which push those of the first off the home page.
test.describe.configure({ mode: 'default' });

test('a sale over several products is seen at once everywhere, and ended', async ({
  shop,
  page,
}) => {
  test.slow();
  const mark = `Gjadri ${Date.now()}`;
  const seller = await signUpSeller(page);
  const [sofa, table, shelf] = await stockBusiness(seller, [
    { product_name: `Divan ${mark}`, price: 800 },
    { product_name: `Tavolinë ${mark}`, price: 200, sale: 10, sale_type: 'percentage' },
    { product_name: `Raft ${mark}`, price: 60 },
  ]);
  const stranger = await (await page.context().browser()?.newContext())?.newPage();
  if (!stranger) throw new Error('no second browser');
  const [foreign] = await stockBusiness(await signUpSeller(stranger), [
    { product_name: 'Krevat i huaj', price: 100 },
  ]);
  await stranger.context().close();

  await shop.open(`/bulk-sale?ids=${sofa},${table},${shelf},${foreign}`);
  await expect(heading(page)).toHaveText('Edit sale');
  await expect(prices(page)).toHaveCount(3);
  await expect(page.getByText('do not all have the same sale')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter how much comes off the price.')).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('120');
  await expect(amount(page)).toHaveValue('100');
  await page.getByLabel('Sale type').selectOption('Fixed Amount');
  await expect(prices(page).first()).toContainText(`Raft ${mark}`);
  await expect(prices(page).first()).toContainText('Costs less than the discount');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`“Raft ${mark}” costs only €60.`)).toBeVisible();
  await page.getByLabel('Sale type').selectOption('Percentage');
  await amount(page).fill('12,5');
  const sofaLine = prices(page).filter({ hasText: 'Divan' });
  await expect(sofaLine).toContainText('€700');
  await expect(sofaLine.locator('s')).toHaveText('€800');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await page.getByText('The sale is on.').getByRole('link').click();
  await expect(page).toHaveURL(/\/business\//);
  const business = new URL(page.url()).pathname;
  const onSale = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: `${name} ${mark}` })
      .first();
  await expect(shop.section('Sale').getByRole('link', { name: mark })).toHaveCount(3);
  await expect(onSale('Divan').locator('s')).toHaveText('€800');
  await shop.open('/');
  const onHome = shop.section('Sale').getByRole('link', { name: `Raft ${mark}` });
  await expect(onHome.locator('s')).toHaveText('€60');
  await shop.search(`Tavolinë ${mark}`);
  await expect(shop.found(`Tavolinë ${mark}`).locator('s')).toHaveText('€200');

  await shop.open(`/create-sale?ids=${sofa},${table},${shelf}`);
  await expect(amount(page)).toHaveValue('12.5');
  await page.getByRole('button', { name: 'End sale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End sale' }).click();
  await expect(page.getByText('The sale is over.')).toBeVisible();
  await shop.open(business);
  await expect(onSale('Divan')).toBeVisible();
  await expect(onSale('Divan').locator('s')).toHaveCount(0);
  await expect(shop.section('Sale').getByRole('link')).toHaveCount(0);
});

test('products are found and put on sale by keys on a phone', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page, { language: 'al' });
  await stockBusiness(
    seller,
    Array.from({ length: 45 }, (_, index) => ({
      product_name: `Karrige Shkodra ${index + 1}`,
      price: 50 + index,
    })),
  );
  await shop.open('/bulk-sale', 'al');
  await expect(heading(page)).toHaveText('Shto ulje');
  await expect(page.getByText('Nuk është zgjedhur asnjë produkt.')).toBeVisible();
  const { keyboard } = page;
  await page.getByLabel('Kërko produkte').focus();
  await keyboard.type('shkod');
  await expect(page.getByText('edhe 5 të tjera')).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByText('Nuk është zgjedhur asnjë produkt.')).toHaveCount(0);
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zgjidhi të 44' }).press('Enter');
  await expect(page.getByText('45 produkte', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Shfaqi të 45' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Çmimet e reja' }).getByRole('listitem')).toHaveCount(
    45,
  );
  await page.getByRole('button', { name: 'Hiqe: Karrige Shkodra 45' }).press('Enter');
  await expect(page.getByText('44 produkte', { exact: true })).toBeVisible();
  await page.getByLabel('Sa ulet çmimi').fill('20');
  expect(await accessibilityFaults(page)).toEqual([]);
  await keyboard.press('Enter');
  await expect(page.getByText('Ulja nisi.')).toBeVisible();
});

test('a sale with dates waits for its first day, and says when it ends', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 812 });
  const seller = await signUpSeller(page, { language: 'al' });
  const [id = 0] = await stockBusiness(seller, [{ product_name: 'Divan Buna', price: 800 }]);
  const day = (after: number) => daysBefore(tiraneDay(new Date()), -after);
  const typed = (after: number) => day(after).split('-').reverse().join('');
  await shop.open(`/product-detail/${id}`, 'al');
  await page.getByRole('button', { name: 'Më shumë të dhëna' }).click();
  await expect(page.getByLabel('Ulja fillon më')).toBeHidden();
  await page.getByLabel('Ulja', { exact: true }).fill('25');
  await page.getByText('Me afat').click();
  await page.getByLabel('Ulja fillon më').pressSequentially(typed(1));
  await page.getByLabel('Ulja mbaron më').pressSequentially(typed(0));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publiko' }).click();
  await expect(page.getByText('Ulja nuk mund të mbarojë para se të fillojë.')).toBeVisible();
  await page.getByLabel('Ulja mbaron më').fill(typed(2));
  await page.getByRole('button', { name: 'Publiko' }).click();
  await expect(page.getByText('Ndryshimet janë në dyqan.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Divan Buna' });
  await expect(row).toContainText(/25% nga [\d.]+ deri [\d.]+/);
  await expect(row).toContainText('€800');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  const price = page.getByRole('main').locator('.offer-price').first();
  await shop.open(`/product/${id}`, 'al');
  await expect(price).toHaveText('€800');
  // Its first day has come.
  const { services, close } = await openShop();
  await services.db
    .updateTable('product')
    .set({ sale_from: day(0) })
    .where('id', '=', id)
    .execute();
  while (await turnSales(services));
  await close();
  await shop.open(`/product/${id}`, 'al');
  await expect(price).toHaveText('€600');
  await expect(page.getByText(`deri më ${day(2).split('-').reverse().join('.')}`)).toBeVisible();
});
