import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { sendPrivately, signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { ProductForm, smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

const words = {
  en: {
    share: 'Share',
    app: 'Share with an app',
    copy: 'Copy link',
    copied: 'Link copied',
    price: '€1,200',
  },
  al: {
    share: 'Ndaje me të tjerët',
    app: 'Ndaje me një aplikacion',
    copy: 'Kopjo lidhjen',
    copied: 'Lidhja u kopjua',
    price: '€1.200',
  },
};

interface Handed {
  title: string;
  text: string;
  url: string;
  files: { type: string; size: number }[];
}

/** Stands in for a phone's sheet, and notes whether it was opened within the press. */
async function giveSheet(page: Page, takesFiles: boolean): Promise<void> {
  await page.addInitScript((takes) => {
    navigator.canShare = (data) => takes || data?.files === undefined;
    navigator.share = ({ files = [], ...data } = {}) => {
      if (!navigator.userActivation.isActive) return Promise.reject(new Error('too late'));
      const told = { ...data, files: files.map(({ type, size }) => ({ type, size })) };
      document.documentElement.dataset.handed = JSON.stringify(told);
      return Promise.resolve();
    };
  }, takesFiles);
}

async function handed(page: Page): Promise<Handed> {
  const html = page.locator('html[data-handed]');
  return JSON.parse((await html.getAttribute('data-handed')) ?? '') as Handed;
}

for (const language of ['al', 'en'] as const) {
  test(`a row is shared with its picture, on a phone (${language})`, async ({ shop, page }) => {
    const { app, share, price } = words[language];
    await page.setViewportSize({ width: 375, height: 800 });
    await giveSheet(page, true);
    const seller = await signUpSeller(page, { language });
    const [id] = await stockBusiness(seller, [{ product_name: 'Divan Vjosa', price: 1200 }]);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.jpg')) fetched.push(request.url());
    });
    await shop.open('/dashboard', language);
    const button = page.getByRole('button', { name: `${share}: Divan Vjosa` });
    await button.scrollIntoViewIfNeeded();
    expect(fetched).toEqual([]);
    await button.click();
    await page.getByRole('button', { name: app }).click();
    const { title, text, url, files } = await handed(page);
    expect([title, text]).toEqual(['Divan Vjosa', `Divan Vjosa, ${price}`]);
    expect(url).toMatch(new RegExp(`^http://localhost:\\d+/product/${id}-divan-vjosa$`));
    expect(files).toEqual([{ type: 'image/jpeg', size: expect.any(Number) }]);
    expect(files[0]?.size).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    const tools = page.getByRole('region', { name: /^Produkte|^Products/ }).locator('a, button');
    await page.getByRole('checkbox', { name: /Divan Vjosa/ }).check();
    const tops = await tools.evaluateAll((all) =>
      all
        .filter((tool) => tool.closest('.max-nav\\:sticky') !== null)
        .map((tool) => Math.round(tool.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(2);
  });

  test(`what was published is shown with the ways to share it (${language})`, async ({
    shop,
    page,
  }) => {
    const { copy, copied, price, share } = words[language];
    await page.setViewportSize({ width: 375, height: 800 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const seller = await signUpSeller(page, { language });
    const [id] = await stockBusiness(seller, [{ product_name: 'Divan Vjosa', price: 1200 }]);
    await shop.open(`/product-detail/${id}`, language);
    await page.getByRole('textbox', { name: /Emri i produktit|Product name/ }).fill('Divan Osum');
    await page.getByRole('button', { name: /^Publish$|^Publiko$/ }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText('Divan Osum');
    await expect(toast).toContainText(price);
    await expect(toast.getByRole('button', { name: share })).toHaveCount(0);
    const sent = encodeURIComponent('Divan Osum\n');
    const toWhatsApp = toast.getByRole('link', { name: 'WhatsApp' });
    await expect(toWhatsApp).toHaveAttribute('href', new RegExp(`^https://wa.me/\\?text=${sent}`));
    await expect(toast.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', /^viber:/);
    await expect(toast.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      new RegExp(`facebook.*product%2F${id}-divan-osum$`),
    );
    // The way to the next product stays within reach.
    const add = page.getByRole('link', { name: /Shto produkt|Add Product/ }).first();
    await expect(add).toBeInViewport({ ratio: 1 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await toast.getByRole('button', { name: copy }).click();
    await expect(page.getByText(copied)).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`/product/${id}-divan-osum$`));
  });
}

test('where the device takes no files, or the picture is late, the link is shared alone', async ({
  shop,
  page,
}) => {
  await giveSheet(page, false);
  const seller = await signUpSeller(page);
  const [id] = await stockBusiness(seller, [{ product_name: 'Divan Vjosa', price: 1200 }]);
  await shop.open('/dashboard');
  await page.getByRole('button', { name: 'Share: Divan Vjosa' }).click();
  await page.getByRole('button', { name: words.en.app }).click();
  expect(await handed(page)).toMatchObject({ text: 'Divan Vjosa, €1,200', files: [] });

  await giveSheet(page, true);
  await page.route('**/*.jpg?here', () => {});
  await shop.open(`/product/${id}`);
  await page.getByRole('tab').first().waitFor();
  await page.getByLabel('Share', { exact: true }).click();
  expect(await handed(page)).toMatchObject({ title: 'Divan Vjosa', files: [] });
});

test('without a sheet, a dialog has the ways; a draft and a hidden one have none', async ({
  shop,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const seller = await signUpSeller(page);
  const [id, other] = await stockBusiness(seller, [
    { product_name: 'Divan Vjosa', price: 1200 },
    { product_name: 'Karrige Vjosa', price: 90 },
  ]);
  await sendPrivately(page, 'post', '/product-creation/create', {
    product_name: 'Llambë Vjosa',
    state: 'draft',
  });
  await sendPrivately(page, 'post', '/package-creation/create', {
    package_name: 'Dhomë Vjosa',
    price: '1000',
    currency: 'EUR',
    product_ids: `[${id},${other}]`,
    quantity: '[1,1]',
  });
  await shop.open('/dashboard');
  const shares = page.getByRole('button', { name: /^Share: / });
  await expect(shares).toHaveCount(3);
  await page.getByRole('button', { name: 'Share: Dhomë Vjosa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share: Dhomë Vjosa' });
  await expect(dialog.getByRole('link')).toHaveText([
    'WhatsApp',
    'Viber',
    'Facebook',
    'Photo for Instagram',
    'Photo for Story',
  ]);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/package/');

  await page.getByRole('checkbox', { name: 'Select “Karrige Vjosa”' }).check();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  // The package is not public without the piece.
  await expect(shares).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Dhomë Vjosa/ })).toContainText(
    'It holds products that are not shown: Karrige Vjosa.',
  );
});

test('a package is kept as a draft with a draft in it, and published from there', async ({
  shop,
  page,
}) => {
  test.slow();
  const seller = await signUpSeller(page);
  await stockBusiness(seller, [{ product_name: 'Divan Vjosa', price: 1200 }]);
  const piece = { product_name: 'Llambë Vjosa', state: 'draft' };
  const draft = await sendPrivately(page, 'post', '/product-creation/create', piece);
  await shop.open('/create-package');
  await page.getByLabel('Package name').fill('Dhomë Vjosa');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('It is saved. Visitors do not see it.')).toBeVisible();
  await page.getByRole('link', { name: 'Dhomë Vjosa', exact: true }).click();
  await page.waitForURL(/\/packages\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await sendPrivately(page, 'put', '/package-creation/update', {
    id,
    package_name: 'Dhomë Vjosa',
    product_ids: `[${draft.id}]`,
    quantity: '[2]',
    state: 'draft',
  });
  await page.reload();
  const contents = page.getByRole('list', { name: 'Products in the package' });
  await expect(contents.getByRole('listitem')).toContainText(['Llambë Vjosa']);
  await expect(contents).toContainText('Draft');
  await expect(page.getByLabel('Quantity: Llambë Vjosa')).toHaveValue('2');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Search products').fill('Div');
  await page.getByRole('option', { name: /Divan Vjosa/ }).click();
  await page.getByLabel('Search products').press('Escape');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Price').fill('1100');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Your package is online.');
  // A piece that is a draft keeps it from visitors.
  await expect(toast.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await shop.open(`/packages/${id}`);
  await expect(page.getByText('It holds products that are not shown: Llambë Vjosa.')).toBeVisible();
  await page.getByRole('button', { name: 'One fewer: Llambë Vjosa' }).dblclick();
  await page.getByRole('button', { name: 'Edit Package' }).click();
  await expect(toast).toContainText('The package is saved.');
  await expect(toast.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await shop.open(`/packages/${id}`);
  await page.getByRole('button', { name: 'Save and hide from the store' }).click();
  await expect(page.getByRole('row', { name: /Dhomë Vjosa/ })).toContainText('Hidden');
});

test('a new product is shared from where the next one begins', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await giveSheet(page, true);
  await signUpSeller(page);
  await shop.open('/create-product');
  const form = new ProductForm(page);
  await form.addPhotos(await smallPhoto('red.jpg', '#b03a2e'));
  await form.fill('Kolltuk Vjosa', '240');
  await form.publish.click();
  const toast = page.locator('[data-toast]');
  await toast.getByRole('button', { name: 'Share' }).click();
  const { text, files } = await handed(page);
  expect(text).toBe('Kolltuk Vjosa, €240');
  expect(files).toHaveLength(1);
  // Over the form of the next one, it would be in the way.
  await page.getByRole('link', { name: 'Add Product' }).first().click();
  await expect(page.getByLabel('Product name')).toBeVisible();
  await expect(toast).toHaveCount(0);
});
