import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller, type Seller } from './account.ts';
import { ProductForm, smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again to go on' });

/** Ends the session as another device does, which the page cannot know. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'session' });

async function signIn(page: Page, { email, password }: Pick<Seller, 'email' | 'password'>) {
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a form goes on after its session has ended, with its photos, for its own user only', async ({
  shop,
  page,
}) => {
  test.slow();
  const other = await signUpSeller(page, { business: { business_name: 'Punishtja e Tjetrit' } });
  await page.context().clearCookies();
  const seller = await signUpSeller(page, { business: { business_name: 'Punishtja Karavasta' } });
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await form.addPhotos(
    await smallPhoto('red.jpg', '#c02020'),
    await smallPhoto('b.jpg', '#2020c0'),
  );
  await form.fill('Kolltuk Karavasta', '249.50');
  // One on its way would ask for the log-in by itself.
  await expect(form.photos.last()).toHaveAccessibleName(/Uploaded$/);
  await endSession(page);

  await form.publish.click();
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue(seller.email);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in (opens in a new tab)' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sign out')).toHaveCount(0);
  await expect(form.photos).toHaveCount(2);
  await expect(page.getByLabel('Price')).toHaveValue('249.50');

  await form.publish.click();
  await signIn(page, { ...seller, password: 'not this one' });
  await expect(dialog(page).getByText('The e-mail or the password is wrong.')).toBeVisible();
  await signIn(page, other);
  await expect(dialog(page).getByRole('alert')).toContainText(`Only ${seller.email} can go on`);
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue(seller.email);
  await signIn(page, seller);
  await expect(page.getByText('Your product is online.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolltuk Karavasta');
  await expect(page.getByText('Punishtja Karavasta').first()).toBeVisible();
});

test('nothing is sent for somebody who has signed in in another tab', async ({ shop, page }) => {
  const seller = await signUpSeller(page);
  await shop.open('/account');
  await page.context().clearCookies();
  await signUpSeller(page);
  await page.getByLabel('New e-mail').fill('new.address@example.com');
  await page.getByLabel('Current password').first().fill(seller.password);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(dialog(page)).toBeVisible();
  await signIn(page, seller);
  await expect(page.getByText(/new\.address@example\.com/)).toBeVisible();
});
