import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { causeTrouble, signInOperator } from './operator.ts';
import { expect, test } from './shop.ts';

const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });
/** Nothing is wider than the screen, which would cut it off or let the page slide. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an operator hides the listings of a search together, with one code', async ({
  shop,
  page,
}) => {
  test.slow();
  await causeTrouble('Punishtja Semani A');
  await causeTrouble('Punishtja Semani B');
  const operator = await signInOperator(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await shop.open('/operator/listings?q=Semani');
  await expect(page.getByRole('button', { name: /^Hide \d/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  const box = page.getByRole('checkbox', { name: /Divan Punishtja Semani A/ });
  await box.uncheck();
  await expect(page.getByRole('button', { name: 'Hide 1 listing' })).toBeVisible();
  await box.check();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Hide 2 listings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, which the seller reads').fill('The photos are not yours.');
  await dialog.getByLabel('Code from your app').fill(await operator.code());
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, '2 listings are hidden.')).toBeVisible();
  await expect(row(page, 'Semani A')).toContainText('Hidden since');
  await expect(row(page, 'Semani B')).toContainText('The photos are not yours.');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('an operator helps a seller into the account', async ({ shop, page, browser }) => {
  test.slow();
  const other = await browser.newContext();
  const seller = await signUpSeller(await other.newPage());
  await other.close();
  const operator = await signInOperator(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await shop.open(`/operator/accounts?q=${seller.email}`);
  const account = row(page, seller.email);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await account.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await expect(account).toContainText('Signed in nowhere');
  await account.getByRole('button', { name: 'Password link' }).click();
  await dialog.getByLabel('Code from your app').fill(await operator.code());
  await dialog.getByRole('button', { name: 'Password link' }).click();
  await expect(account).toContainText('Hand it to nobody but the owner');
  await expect(account).toContainText('/reset-password/');
  await expect(dialog).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.goto('/operator/log');
  await expect(row(page, 'account password-link')).toBeVisible();
});

test('an operator gives an industry another place', async ({ shop, page }) => {
  await signInOperator(page);
  await shop.open('/operator/base');
  const names = () =>
    page.getByRole('main').locator('details[data-row] > summary b').allTextContents();
  const before = await names();
  const last = page.getByRole('main').locator('details[data-row]').last();
  await last.locator('summary').click();
  await expect(last.getByRole('button', { name: 'Move down' })).toHaveCount(0);
  await last.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(names).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)]);
  const moved = page
    .getByRole('main')
    .locator('details[data-row]')
    .nth(before.length - 2);
  await moved.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(names).toEqual(before);
});
