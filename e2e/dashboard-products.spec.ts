import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller, type Seller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { stockPackage } from './catalogue/stock-package.ts';
import { expect, test } from './shop.ts';

/** The table, newest first: the package Treva, Kolltuk, Çekmexhe, Divan 10, Divan 2. */
async function stock(seller: Seller) {
  const ids = await stockBusiness(seller, [
    { product_name: 'Divan 2', price: 1990, brand: 'Drini', photos: 3 },
    {
      product_name: 'Divan 10',
      price: 249.5,
      description_en: 'A calm, deep sofa in natural leather, made to order.',
      description_al: 'Një divan i qetë dhe i thellë prej lëkure, i punuar me porosi.',
      sale: 25,
      sale_type: 'percentage',
      length: 212,
      width: 92.5,
      height: 84,
      weight: 68,
    },
    { product_name: 'Çekmexhe', price: 9500, currency: 'ALL', brand: 'Valë', photos: 0 },
    { product_name: 'Kolltuk', price: 80, currency: 'USD' },
  ]);
  const [first = 0, second = 0] = ids;
  const pack = await stockPackage(seller, 'Dhomë Treva', [first, second]);
  return { ids, pack };
}

const panel = (page: Page) => page.getByRole('region', { name: /^(Products|Produktet)$/ });
const row = (page: Page, name: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const names = (page: Page) => panel(page).getByRole('rowheader');
const box = (page: Page, name: string) => row(page, name).getByRole('checkbox');
const tool = (page: Page, name: string) =>
  panel(page)
    .getByRole('link', { name, exact: true })
    .or(panel(page).getByRole('button', { name, exact: true }));
const column = (page: Page, name: string) => panel(page).getByRole('columnheader', { name });
const field = (page: Page) => panel(page).getByRole('searchbox');

const byPrice = ['Kolltuk', 'Divan 10', 'Dhomë Treva', 'Divan 2', 'Çekmexhe'];

test('the table says everything, and is searched and sorted in the address', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = await signUpSeller(page);
  const { ids, pack } = await stock(seller);
  await shop.open('/dashboard');

  await expect(row(page, 'Divan 10').getByRole('cell')).toHaveText([
    '',
    `ID ${ids[1]}`,
    '–',
    'Industry Living room',
    'Category Armchairs',
    /187\.13.*249\.50/,
    'Currency €',
    'Sale 25%',
    'Dimensions (cm) 212x92.5x84 cm',
    'Weight 68 kg',
    '–',
    /1 image/,
    /^A calm, deep sofa in natural l… More/,
  ]);
  await row(page, 'Divan 10').getByRole('button', { name: 'More' }).click();
  await expect(row(page, 'Divan 10')).toContainText('natural leather, made to order.');
  await row(page, 'Divan 10').getByRole('button', { name: 'Less' }).click();
  await expect(row(page, 'Divan 10')).not.toContainText('made to order.');
  await expect(row(page, 'Dhomë Treva')).toContainText(`pkg-${pack}`);
  await expect(row(page, 'Dhomë Treva')).toContainText('1 x Divan 2, 1 x Divan 10');
  await expect(row(page, 'Çekmexhe')).toContainText('ALL');
  await expect(row(page, 'Çekmexhe').getByRole('link', { name: 'Upload' })).toHaveAttribute(
    'href',
    `/product-detail/${ids[2]}`,
  );

  const images = row(page, 'Divan 2').getByRole('button', { name: '3 images' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await images.click();
  const gallery = page.getByRole('dialog', { name: /Divan 2/ });
  await expect(gallery).toContainText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(images).toBeFocused();

  await field(page).pressSequentially('DIVAN', { delay: 60 });
  await expect(names(page)).toHaveText(['Divan 10', 'Divan 2']);
  await expect(panel(page)).toContainText('2 of 5');
  await expect(page).toHaveURL(/search=DIVAN/);
  // Closing the photographs loads nothing anew: the wait for it would cover the page, and lose letters.
  expect(asked.filter((url) => url.includes('/v1/'))).toEqual([]);
  await field(page).fill('ce');
  await expect(names(page)).toHaveText(['Çekmexhe']);
  await expect(page).toHaveURL(/search=ce$/);
  await page.goBack();
  await expect(names(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(names(page)).toHaveText(['Çekmexhe']);
  await field(page).fill('mexhe');
  await expect(panel(page).getByText('No products found')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Show all products' }).click();

  await column(page, 'Product').getByRole('button').click();
  await expect(column(page, 'Product')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page)).toHaveText([
    'Çekmexhe',
    'Dhomë Treva',
    'Divan 2',
    'Divan 10',
    'Kolltuk',
  ]);
  await column(page, 'Price').getByRole('button').click();
  await expect(names(page)).toHaveText(byPrice);
  await column(page, 'Price').getByRole('button').click();
  await expect(column(page, 'Price')).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page)).toHaveText(byPrice.toReversed());
  await page.reload();
  await expect(names(page)).toHaveText(byPrice.toReversed());
  await page.goBack();
  await expect(names(page)).toHaveText(byPrice);
  await column(page, 'Weight').getByRole('button').click();
  await expect(names(page).first()).toHaveText('Divan 10');
});

test('the tools follow the selection, by the keyboard too', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = await signUpSeller(page);
  const { ids, pack } = await stock(seller);
  const [two, ten] = ids;
  await shop.open('/dashboard');
  const leadsTo = (name: string, href: string) =>
    expect(tool(page, name)).toHaveAttribute('href', href);
  const isOff = (name: string) => expect(tool(page, name)).toBeDisabled();
  const all = panel(page).getByRole('checkbox', { name: 'Select all' });

  await leadsTo('Add Product', '/create-product');
  await leadsTo('Add Package', '/create-package');
  await isOff('Delete');
  await tool(page, 'Add Sale').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No product selected.')).toBeVisible();

  await box(page, 'Divan 2').focus();
  await page.keyboard.press('Space');
  await expect(panel(page)).toContainText('1 selected');
  await leadsTo('Edit Product', `/product-detail/${two}`);
  await leadsTo('Add Package', `/create-package?ids=${two}`);
  await leadsTo('Add Sale', `/bulk-sale?ids=${two}`);
  await leadsTo('Duplicate', `/create-product?from=${two}`);
  await expect(all).toBeChecked({ indeterminate: true });

  await field(page).fill('divan 10');
  await expect(names(page)).toHaveText(['Divan 10']);
  await box(page, 'Divan 10').check();
  await field(page).fill('');
  await expect(box(page, 'Divan 2')).toBeChecked();
  await leadsTo('Edit Sale', `/bulk-sale?ids=${ten},${two}`);
  await leadsTo('Add Package', `/create-package?ids=${ten},${two}`);
  await isOff('Edit Product');

  await box(page, 'Dhomë Treva').check();
  await isOff('Edit Package');
  await isOff('Edit Sale');
  await expect(tool(page, 'Delete')).toBeEnabled();
  await panel(page).getByRole('button', { name: 'Clear selection' }).click();
  await box(page, 'Dhomë Treva').check();
  await leadsTo('Edit Package', `/packages/${pack}`);
  await isOff('Edit Product');
  await isOff('Add Sale');

  await all.check();
  await expect(panel(page)).toContainText('5 selected');
  await all.uncheck();
  await box(page, 'Kolltuk').click();
  await box(page, 'Divan 10').click({ modifiers: ['Shift'] });
  await expect(panel(page)).toContainText('3 selected');
  await expect(box(page, 'Çekmexhe')).toBeChecked();
  await box(page, 'Divan 2').check();
  await box(page, 'Kolltuk').uncheck();

  await tool(page, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete 3 items?' });
  await expect(question).toContainText('3 products');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(5);
  await tool(page, 'Delete').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/3 items are deleted.*Dhomë Treva/)).toBeVisible();
  await expect(names(page)).toHaveText(['Kolltuk']);
  await expect(panel(page)).not.toContainText(/\d selected/);
  await page.reload();
  await expect(names(page)).toHaveText(['Kolltuk']);
});

test('on a phone the products are cards, in Albanian', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signUpSeller(page, { language: 'al' });
  await shop.open('/dashboard', 'al');
  await expect(panel(page)).toContainText('Ende nuk ke produkte');
  expect(await accessibilityFaults(page, '#products')).toEqual([]);
  await stock(seller);
  await page.reload();
  await shop.isAlive();

  await expect(row(page, 'Divan 10')).toContainText('€187,13');
  await expect(row(page, 'Divan 10')).toContainText('212x92,5x84 cm');
  await expect(row(page, 'Divan 10')).toContainText('Një divan i qetë dhe i thellë…');
  await expect(column(page, 'Produkti')).toHaveCount(0);
  await panel(page).getByRole('combobox', { name: 'Rendit sipas' }).selectOption('Çmimi');
  await expect(page).toHaveURL(/productsSort=price/);
  await expect(names(page)).toHaveText(byPrice.toReversed());
  await panel(page).getByRole('button', { name: 'Në rënie' }).click();
  await expect(names(page)).toHaveText(byPrice);
  await field(page).fill('çe');
  await expect(names(page)).toHaveText(['Çekmexhe']);
  await panel(page).getByRole('checkbox', { name: 'Zgjidhi të gjitha' }).check();
  await expect(tool(page, 'Ndrysho produktin')).toHaveAttribute('href', /product-detail/);
  expect(await accessibilityFaults(page, '#products')).toEqual([]);
  await tool(page, 'Fshi').click();
  await page
    .getByRole('dialog', { name: 'Të fshihet ky artikull?' })
    .getByRole('button', { name: 'Fshi' })
    .click();
  await expect(page.getByText('Artikulli u fshi.')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Shfaqi të gjitha produktet' }).click();
  await expect(names(page)).toHaveCount(4);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('many products come in pages, and all of them can be chosen', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = await signUpSeller(page);
  await stockBusiness(
    seller,
    Array.from({ length: 56 }, (_, index) => ({
      product_name: `Raft ${index + 1}`,
      price: index + 1,
    })),
  );
  const html = await (
    await page.request.get('/dashboard?productsSort=product&productsPage=2')
  ).text();
  expect(html).toContain('aria-rowcount="57"');
  expect(html.match(/scope="row"/g)).toHaveLength(20);
  expect(html).toContain('Raft 21<');

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/private/product-creation/get?*', async (route) => {
    await released;
    return route.continue();
  });
  const loading = page.waitForRequest('**/v1/private/product-creation/get?*');
  await shop.open('/dashboard');
  await expect(names(page)).toHaveCount(20);
  await expect(names(page).first()).toHaveText('Raft 56');
  // The box would select the first page only while the rest is loading.
  await loading;
  const all = panel(page).getByRole('checkbox', { name: 'Select all' });
  await expect(all).toBeDisabled();
  release();
  await all.check();
  await expect(panel(page)).toContainText('56 selected');
  expect(await accessibilityFaults(page, '#products')).toEqual([]);
  const pages = panel(page).getByRole('navigation', { name: 'Pages of products' });
  await pages.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(names(page).first()).toHaveText('Raft 36');
  await expect(page).toHaveURL(/productsPage=2/);
  await pages.getByRole('button', { name: '3', exact: true }).click();
  await expect(names(page)).toHaveCount(16);
  await expect(names(page).last()).toHaveText('Raft 1');
  await expect(panel(page).getByRole('row').last()).toHaveAttribute('aria-rowindex', '57');
  await expect(panel(page).getByRole('row').last().getByRole('checkbox')).toBeChecked();
  await field(page).fill('raft 5');
  await expect(names(page)).toHaveCount(8);
  await expect(pages).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/dashboard');
  await expect(names(page)).toHaveCount(20);
  const lines = await pages
    .getByRole('button')
    .evaluateAll((buttons) => new Set(buttons.map((one) => one.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
  await tool(page, 'Add Product').scrollIntoViewIfNeeded();
  await expect(tool(page, 'Add Product')).toBeInViewport({ ratio: 1 });
});

test('what is typed before the script is there searches the products', async ({ shop, page }) => {
  await stock(await signUpSeller(page));
  const arrives = Promise.withResolvers<void>();
  await page.route('**/entry-client*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.goto('/dashboard?lang=en', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.pressSequentially('Kollt');
  arrives.resolve();
  await shop.isAlive();
  await expect(names(page)).toHaveText(['Kolltuk']);
  await field.press('End');
  await field.pressSequentially('uk');
  await expect(field).toHaveValue('Kolltuk');
});
