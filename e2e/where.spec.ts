import { townOfSlug } from '@orendi/contract/towns';
import { writeListings } from '@orendi/server/features/discovery/index';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { bar } from './filter-bar.ts';
import { expect, test } from './shop.ts';

test('a seller says where the shop is, when it opens and where it delivers, on a phone', async ({
  shop,
  page,
}) => {
  test.slow();
  await signUpSeller(page);
  await page.context().setGeolocation({ latitude: 42.3594, longitude: 20.0767 });
  await page.context().grantPermissions(['geolocation']);
  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open('/update-profile');

  const town = page.getByRole('combobox', { name: 'Town', exact: true });
  await town.fill('Askundi');
  await expect(page.getByLabel('Country', { exact: true })).toBeVisible();
  await town.fill('bajram');
  await page.getByRole('option', { name: 'Bajram Curri' }).click();
  await expect(town).toHaveValue('Bajram Curri');
  await expect(page.getByLabel('Country', { exact: true })).toHaveCount(0);
  const folded = (heading: string) => page.getByRole('button', { name: heading, exact: true });
  await folded('Place on the map').click();
  const point = page.getByRole('textbox', { name: 'Place on the map' });
  await point.fill('https://maps.app.goo.gl/x7Yb3kQ');
  await expect(point).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'I am at the shop: use my position' }).click();
  await expect(point).toHaveValue('42.35940, 20.07670');
  await folded('Opening hours').click();
  await page.getByRole('button', { name: 'Monday–Saturday 9–19' }).click();
  await page.getByRole('button', { name: 'Add a break, Wednesday' }).click();
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await folded('Delivery').click();
  await page.getByLabel('Add a country').selectOption('Kosovo');
  await page.getByRole('combobox', { name: 'Add a town' }).fill('shkod');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Shkodra' })).toBeVisible();
  await page.getByLabel('Price and terms of delivery').fill('€20 beyond Valbona');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const hours = page.getByText(/^(Open|Closed) now · /);
  await hours.click();
  await expect(page.getByText('9:00–14:00, 15:00–19:00')).toBeVisible();
  await expect(page.getByText('Delivers to Kosovo, Shkodra')).toBeVisible();
  await expect(page.getByText('€20 beyond Valbona')).toBeVisible();
  await expect(page.getByRole('link', { name: /Show on the map/ })).toHaveAttribute(
    'href',
    /query=42\.3594%2C20\.0767/,
  );
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

/** A product of a business in Bajram Curri that delivers to Kosovo. */
async function stockInTropoja(page: Page, name: string): Promise<void> {
  const seller = await signUpSeller(page);
  await stockBusiness(seller, [{ product_name: name, price: 40 }]);
  const { services, close } = await openShop();
  await services.changes.transaction(async (trx, touch) => {
    const { business_id: id } = await trx
      .selectFrom('account')
      .select('business_id')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    const business_id = id ?? 0;
    const town_id = townOfSlug('bajram-curri')?.id;
    await trx.updateTable('business').set({ town_id }).where('id', '=', business_id).execute();
    await trx.insertInto('business_delivery').values({ business_id, country: 'XK' }).execute();
    await writeListings(trx, touch, { businessId: business_id });
  });
  await close();
  await page.context().clearCookies();
}

test('a visitor finds what is near, and who delivers, without telling a position', async ({
  shop,
  page,
}) => {
  test.slow();
  const name = 'Stol Valbonë Lart';
  await stockInTropoja(page, name);
  await page.context().setGeolocation({ latitude: 42.37, longitude: 20.11 });
  await page.context().grantPermissions(['geolocation']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  const panel = page.getByRole('dialog', { name: 'Where' });
  const where = bar(page).getByRole('button', { name: /^Where/ });

  await page.setViewportSize({ width: 375, height: 812 });
  await shop.open(`/?query=${name}`);
  await where.click();
  await expect(panel).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await panel.getByRole('button', { name: 'Near me' }).click();
  await expect(panel.getByRole('combobox')).toHaveValue('Bajram Curri');
  await expect(panel.getByRole('radio', { name: 'All of them' })).toBeChecked();
  await panel.getByRole('button', { name: 'Show 1' }).click();
  await expect(page).toHaveURL(/[?&]near=bajram-curri\b/);
  await expect(shop.found(name)).toContainText('Bajram Curri');
  expect(sent.filter((text) => text.includes('42.37') || text.includes('20.11'))).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await where.click();
  await panel.getByRole('combobox').fill('prizr');
  await panel.getByRole('option', { name: 'Prizren' }).click();
  await panel.getByRole('radio', { name: 'Also those that deliver here' }).check();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await panel.getByRole('button', { name: 'Show 1' }).click();
  await expect(page).toHaveURL(/[?&]deliversTo=prizren&near=prizren\b/);
  await expect(shop.found(name)).toContainText('Bajram Curri · 57 km');
});

test('a town in the words finds who is there and who delivers there, each card says which', async ({
  shop,
  page,
}) => {
  test.slow();
  const name = 'Fron Dragobie Ulët';
  await stockInTropoja(page, name);
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.open(`/?query=${name} Prizren`);
  await expect(shop.found(name)).toContainText('Bajram Curri · delivers here');
  const chip = (text: string) =>
    page.getByRole('link', { name: `Remove filter: ${text}`, exact: true });
  await expect(chip('In Prizren or delivered there “Prizren”')).toBeVisible();
  // Nothing is there.
  await expect(page.getByRole('link', { name: /^Only in/ })).toHaveCount(0);
  await shop.found(name).click();
  await expect(page.getByText('Delivers to Kosovo')).toContainText('Yes, to Prizren.');
  await page.reload();
  await expect(page.getByText('Yes, to Prizren.')).toBeVisible();

  await shop.open(`/?query=${name} ne bajram curri`, 'al');
  await expect(shop.found(name)).toContainText('Në Bajram Curri');
  await expect.poll(() => page.evaluate(() => sessionStorage.town)).toContain('Bajram Curri');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Vetëm në Bajram Curri' }).click();
  await expect(page).toHaveURL(/[?&]town=bajram-curri\b/);
  await expect(shop.found(name)).toBeVisible();
  await page.getByRole('link', { name: /^Hiq filtrin: Në Bajram Curri$/ }).click();
  await expect(page).not.toHaveURL(/town|curri/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('towns are chosen in a form, and a town that there is not is left out', async ({ page }) => {
    await page.goto('/?query=d&near=atlantide&choose=where&lang=al');
    await page.getByLabel('Sjell në').selectOption('Prishtinë');
    await page.getByRole('button', { name: 'Shfaq', exact: true }).click();
    await expect(page).toHaveURL(/[?&]deliversTo=prishtine\b/);
    await expect(
      page.getByRole('link', { name: 'Hiq filtrin: Në Prishtinë ose sillet atje', exact: true }),
    ).toBeVisible();
  });
});
