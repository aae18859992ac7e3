import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { sendPrivately, signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, Shop, test } from './shop.ts';

const search = (page: Page) => page.getByLabel('Search products');
const offered = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'Products' }).getByRole('option', { name });
const contents = (page: Page) =>
  page.getByRole('list', { name: 'Products in the package' }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a package of three products is in the shop at once, is changed and deleted', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const name = `Dhoma Çajupi ${Date.now()}`;
  const seller = await signUpSeller(page);
  const [sofaId] = await stockBusiness(seller, [
    { product_name: 'Divan Çajupi', price: 1000, sale: 10, sale_type: 'percentage' },
    { product_name: 'Tavolinë Çajupi', price: 200 },
    { product_name: 'Kolltuk Çajupi', price: 150 },
    { product_name: 'Qilim Vlora', price: 9000, currency: 'ALL' },
  ]);
  await shop.open('/create-package');
  await expect(heading(page)).toHaveText('Add New Package');
  const add = page.getByRole('button', { name: 'Add Package' });
  await add.click();
  await expect(page.getByText('No product selected.')).toBeVisible();
  await expect(page.getByLabel('Package name')).toBeFocused();
  await expect(page.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');

  await search(page).fill('zambak');
  await expect(page.getByText('No products found').last()).toBeVisible();
  await search(page).fill('CAJ');
  await offered(page, /Divan/).click();
  await expect(page.getByText('No product selected.')).toHaveCount(0);
  await expect(offered(page, /Divan/)).toHaveCount(0);
  await offered(page, /Tavolinë/).click();
  await search(page).fill('kol');
  await offered(page, /Kolltuk/).click();
  await search(page).fill(`#${sofaId}`);
  await search(page).press('Enter');
  await expect(page.getByLabel('Quantity: Divan Çajupi')).toHaveValue('2');
  await page.getByLabel('Quantity: Divan Çajupi').fill('1');
  await page.getByRole('button', { name: 'One more: Kolltuk' }).click();
  await search(page).press('Escape');
  await expect(contents(page)).toHaveCount(3);

  await page.getByLabel('Package name').fill(name);
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Price').fill('1.500');
  await expect(page.getByText('The package costs €100 more than its products')).toBeVisible();
  await page.getByLabel('Price').fill('1.260,00');
  await page.getByLabel('Currency').focus();
  await expect(page.getByLabel('Price')).toHaveValue('1,260');
  await expect(page.getByText('Bought one by one: €1,400.')).toBeVisible();
  await expect(page.getByText('The buyer saves €140 (10%).')).toBeVisible();
  await page.getByLabel('Description (Albanian)').fill('Gjithçka për dhomën e ditës.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Orendi, home page' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await add.dblclick();

  await page.getByText('Your package is online.').getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  await expect(main(page).getByText('€1,260').first()).toBeVisible();
  await page.getByRole('link', { name: 'Punishtja e Provës' }).first().click();
  await expect(page).toHaveURL(/\/business\//);
  await expect(shop.section('Packages').getByRole('link', { name })).toHaveCount(1);
  const visitor = new Shop(await browser.newPage());
  await visitor.open(new URL(page.url()).pathname, 'al');
  await visitor.section('Komplete').getByRole('link', { name }).click();
  await expect(visitor.page.getByText('Gjithçka për dhomën e ditës.').first()).toBeVisible();
  await visitor.page.close();

  await shop.section('Packages').getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page)).toHaveText('Edit Package');
  await expect(page.getByLabel('Package name')).toHaveValue(name);
  await page.getByRole('button', { name: 'One fewer: Tavolinë' }).click();
  await expect(contents(page).filter({ hasText: 'Tavolinë' })).toContainText('Will be left out');
  await page.getByLabel('Description (Albanian)').fill('');
  await page.getByRole('button', { name: 'Edit Package' }).click();
  await page.getByText('The package is saved.').getByRole('link').click();
  await expect(main(page).getByText('2 x Kolltuk Çajupi').first()).toBeVisible();
  await expect(main(page).getByText('1 x Tavolinë Çajupi')).toHaveCount(0);

  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Package name').fill('Not wanted any more');
  await page.getByRole('button', { name: 'Delete Package' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Package' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Package' }).click();
  await expect(page.getByText('The package is deleted.')).toBeVisible();
  await shop.open(address);
  await expect(page.getByText('no product found', { exact: false }).first()).toBeVisible();
});

test('by keys alone, on a phone, with products that the address names', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page);
  const [table, chair] = await stockBusiness(seller, [
    { product_name: 'Tavolinë Drini', price: 20_000, currency: 'ALL' },
    { product_name: 'Karrige Drini', price: 5000, currency: 'ALL' },
    { product_name: 'Llambë Drini', price: 3000, currency: 'ALL' },
  ]);
  await shop.open(`/create-package?ids=${table},${chair},999999999,${chair}`);
  await expect(contents(page)).toHaveCount(2);
  await expect(page.getByLabel('Quantity: Karrige Drini')).toHaveValue('2');
  await expect(page.getByLabel('Currency')).toHaveValue('ALL');
  await page.getByLabel('Package name').focus();
  const { keyboard } = page;
  await keyboard.type('Kuzhina Drini');
  await keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await keyboard.type('llam');
  await keyboard.press('ArrowDown');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', /./);
  await keyboard.press('Enter');
  await expect(contents(page)).toHaveCount(3);
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Products' })).toHaveCount(0);
  await page.getByLabel('Quantity: Karrige Drini').focus();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(page.getByLabel('Quantity: Karrige Drini')).toHaveValue('4');
  await page.getByLabel('Price').focus();
  await keyboard.type('36500');
  await expect(page.getByText('The buyer saves 6,500 ALL (15%).')).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('Your package is online.')).toBeVisible();
});

test('no press is lost on the way to the dashboard', async ({ shop, page }) => {
  const seller = await signUpSeller(page);
  const [sofa] = await stockBusiness(seller, [{ product_name: 'Divan Osumi', price: 500 }]);
  // So slow that a spinner covers the page while the user is waited for.
  await page.route('**/v1/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add Package' });
  const fill = async (name: string) => {
    await shop.open(`/create-package?ids=${sofa}`);
    await page.getByLabel('Package name').fill(name);
    await page.getByLabel('Price').fill('450');
  };
  await fill('Dhomë Osumi');
  await add.click();
  const see = page.getByRole('link', { name: 'See it', exact: true });
  // A slow press, in which nothing may come over the link.
  await see.click({ delay: 400 });
  await expect(heading(page)).toHaveText('Dhomë Osumi');
  await expect(see).toHaveCount(0, { timeout: 5_000 });

  await fill('Dhomë Osumi e dytë');
  // Between the dashboard's address and its rendering, which takes a slow phone a moment.
  const devtools = await page.context().newCDPSession(page);
  const beSlower = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await beSlower(4);
  await add.click();
  await page.evaluate(() => {
    const button = document.querySelector('button[type="submit"][aria-busy="true"]');
    const home = document.querySelector<HTMLElement>('header a');
    const sent = new MutationObserver(() => {
      if (button?.isConnected && button.ariaBusy === 'true') return;
      sent.disconnect();
      setTimeout(() => home?.click(), 50);
    });
    sent.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  });
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  // It is made slow by a loop that takes a processor, which other tests share.
  await beSlower(1);
});

test('nothing is overwritten unasked, and nobody else’s package opens', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const seller = await signUpSeller(page);
  const [sofa = 0] = await stockBusiness(seller, [{ product_name: 'Divan', price: 500 }]);
  const form = { product_ids: `[${sofa}]`, quantity: '[2]', currency: 'EUR' };
  const save = (method: 'post' | 'put', path: string, fields: Record<string, string>) =>
    sendPrivately(page, method, path, { ...form, ...fields });
  const { id } = await save('post', '/package-creation/create', {
    package_name: 'Dhomë',
    price: '900',
  });
  const elsewhere = (package_name: string) =>
    save('put', '/package-creation/update', { id: String(id), package_name, price: '800' });

  await shop.open(`/packages/${id}`);
  await elsewhere('Dhomë e dytë');
  await page.getByLabel('Package name').fill('Dhomë imja');
  const change = page.getByRole('button', { name: 'Edit Package' });
  await change.click();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByLabel('Package name')).toHaveValue('Dhomë e dytë');
  await elsewhere('Dhomë e tretë');
  await page.getByLabel('Package name').fill('Dhomë imja');
  await change.click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('The package is saved.').getByRole('link').click();
  await expect(heading(page)).toHaveText('Dhomë imja');

  const stranger = await (await browser.newContext()).newPage();
  await signUpSeller(stranger);
  for (const path of [`/packages/${id}`, '/packages/999999999', '/packages/x']) {
    const answer = await stranger.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(heading(stranger)).toHaveText(/^404/);
  }
  await stranger.context().close();
});

test('a package deleted elsewhere is published anew from the form that is kept', async ({
  shop,
  page,
}) => {
  const seller = await signUpSeller(page);
  const [sofa = 0] = await stockBusiness(seller, [{ product_name: 'Divan Drilon', price: 500 }]);
  const { id } = await sendPrivately(page, 'post', '/package-creation/create', {
    package_name: 'Dhomë Drilon',
    price: '900',
    currency: 'EUR',
    product_ids: `[${sofa}]`,
    quantity: '[2]',
  });
  await shop.open(`/packages/${id}`);
  await page.getByLabel('Price').fill('850');
  await page.evaluate(async (packageId) => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    const query = `packageId=${packageId}`;
    await fetch(`/v1/private/package-creation/delete?${query}`, { method: 'DELETE', headers });
  }, id);

  const publish = page.getByRole('button', { name: /^(Edit|Add) Package$/ });
  await publish.click();
  await expect(page.getByText('The package has been deleted meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('850');
  await expect(contents(page)).toHaveCount(1);
  await publish.click();
  await expect(page.getByText('Your package is online.')).toBeVisible();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(heading(page)).toHaveText('Dhomë Drilon');
  await expect(page.getByText('€850').first()).toBeVisible();
});
