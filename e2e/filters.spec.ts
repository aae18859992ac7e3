import type { Locator } from '@playwright/test';
import { bar, facet, options, press, state } from './filter-bar.ts';
import { expect, type Shop, test } from './shop.ts';

const filtered =
  'query=d&industryId=1&filterBy=sale&brand=Drini&color=%23a5672f&material=Leather&material_al=L%C3%ABkur%C3%AB&sortByPrice=asc';
const everything = Object.fromEntries(new URLSearchParams(filtered));

/** Opens a page and waits for the script that keeps the focus and the place, which is loaded after the first paint. */
async function openOriented(shop: Shop, path: string): Promise<void> {
  const loaded = shop.page.waitForResponse(/keep-orientation-[\w-]+\.js$/);
  await shop.open(path);
  // Resolves once the page's own import of it has.
  await shop.page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
}

const ownLimits = { priceTo: '600', fitsLength: '240', deliversTo: 'prishtine' };

test('a category resets all but words and limits, and is let go again', async ({ shop, page }) => {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const sofas = categories.getByRole('link', { name: 'Sofas', exact: true });
  await shop.open(`/?${filtered}&${new URLSearchParams(ownLimits)}`);
  await press(page, sofas, { query: 'd', industryId: '1', categoryId: '1', ...ownLimits });
  await expect(categories.locator('[aria-current]')).toHaveText('Sofas');
  await expect(sofas).toBeFocused();
  await press(page, sofas, { query: 'd', industryId: '1', ...ownLimits });
  await expect(categories.locator('[aria-current]')).toHaveCount(0);
  await expect(sofas).toBeFocused();
});

test('a quick filter resets brand, colour, material and order', async ({ shop, page }) => {
  const filters = bar(page);
  const kept = { query: 'd', industryId: '1', categoryId: '1' };
  await shop.open(`/?${filtered}&categoryId=1`);
  const packages = filters.getByRole('link', { name: 'Packages' });
  await press(page, packages, { ...kept, filterBy: 'packages' });
  const sale = filters.getByRole('link', { name: 'Sale' });
  await press(page, sale, { ...kept, filterBy: 'sale' });
  await expect(filters.locator('[aria-current]')).toHaveText('Sale');
  await press(page, sale, kept);
});

test('a quick filter that is let go leaves the rest', async ({ shop, page }) => {
  await shop.open(`/?${filtered}`);
  const { filterBy: _, ...rest } = everything;
  await press(page, bar(page).getByRole('link', { name: 'Sale' }), rest);
});

test('an industry resets what belonged to another one', async ({ shop, page }) => {
  await shop.open(`/?${filtered}&categoryId=1`);
  const industries = page.getByRole('navigation', { name: 'Industries' });
  await press(page, industries.getByRole('link', { name: 'Office' }), {
    query: 'd',
    industryId: '4',
  });
});

test('words are searched within what is chosen', async ({ shop, page }) => {
  await shop.open(`/?${filtered}&categoryId=1`);
  await shop.search('divan');
  await expect.poll(() => state(page)).toEqual({ ...everything, categoryId: '1', query: 'divan' });
});

test('the order leaves everything else, and clearing leaves the industry', async ({
  shop,
  page,
}) => {
  await shop.open(`/?${filtered}`);
  const price = bar(page).getByRole('link', { name: /^Price(?! and)/ });
  await press(page, price, { ...everything, sortByPrice: 'desc' });
  const { sortByPrice: _, ...withoutOrder } = everything;
  await press(page, price, withoutOrder);
  const clear = bar(page).getByRole('link', { name: 'Clear filters' });
  await press(page, clear, { industryId: '1' });
  await expect(clear).toHaveCount(0);
});

test('the order by price is said when it changes', async ({ shop, page }) => {
  await shop.open('/?filterBy=all');
  await expect(facet(page, 'Brand')).toBeVisible();
  const price = bar(page).getByRole('link', { name: /^Price(?! and)/ });
  await price.focus();
  for (const [order, name] of [
    ['low to high', 'Price: low to high'],
    ['high to low', 'Price: high to low'],
    ['not sorted', 'Price not sorted'],
  ] as const) {
    await price.press('Enter');
    await expect(price).toHaveAccessibleName(name);
    await expect(price.locator('[aria-live]')).toHaveText(order);
    await expect(price).toBeFocused();
  }
});

for (const width of [375, 1440]) {
  test(`a press far down the page leaves it where it is at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 500 });
    await openOriented(shop, '/?filterBy=all');
    const heightOf = async (control: Locator) => Math.round((await control.boundingBox())?.y ?? -1);
    const pressFarDown = async (control: Locator) => {
      await expect(facet(page, 'Brand')).toBeVisible();
      await control.evaluate((element) => {
        window.scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' });
      });
      const before = await heightOf(control);
      expect(before).toBe(100);
      const address = page.url();
      await control.press('Enter');
      await expect(page).not.toHaveURL(address);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(control).toBeFocused();
      expect(Math.abs((await heightOf(control)) - before)).toBeLessThanOrEqual(1);
    };
    const link = (name: RegExp) => bar(page).getByRole('link', { name });
    await pressFarDown(link(/^Price(?! and)/));
    await pressFarDown(link(/^Sale/));
    // Back to the home view, which has more content above.
    await pressFarDown(link(/^Sale/));
    await expect(shop.section('All products')).toBeAttached();
  });
}

test('the focus goes beside a control that is gone', async ({ shop, page }) => {
  await openOriented(shop, '/?filterBy=all');
  await expect(facet(page, 'Brand')).toBeVisible();
  const clear = bar(page).getByRole('link', { name: 'Clear filters' });
  await clear.focus();
  await clear.press('Enter');
  await expect(shop.section('All products')).toBeAttached();
  await expect(bar(page).getByRole('link', { name: 'Price not sorted' })).toBeFocused();
});

test('by keyboard through all controls to a product and back', async ({ shop, page }) => {
  test.slow();
  await shop.open();
  await expect(facet(page, 'Brand')).toBeVisible();
  const focused = page.locator(':focus');
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('the Tab key does not lead there');
  };
  await shop.searchField.focus();
  await tabTo(page.getByRole('link', { name: 'Living room', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living room');
  await expect(focused).toHaveText('Living room');
  await tabTo(page.getByRole('link', { name: 'Armchairs', exact: true }));
  await page.keyboard.press('Enter');
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(focused).toHaveText('Armchairs');
  await tabTo(facet(page, 'Color'));
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(facet(page, 'Color')).toHaveAccessibleName('Color: Green');
  await page.keyboard.press('Escape');
  await expect(facet(page, 'Color')).toBeFocused();
  await tabTo(bar(page).getByRole('link', { name: /^Price(?! and)/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => state(page).sortByPrice).toBe('asc');
  await tabTo(shop.found(/Kolltuk Çamëria/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolltuk Çamëria');
  await page.goBack();
  await expect(facet(page, 'Color')).toHaveAccessibleName('Color: Green');
  expect(state(page)).toEqual({
    industryId: '1',
    categoryId: '4',
    color: '#4f7a5a',
    sortByPrice: 'asc',
  });
});

for (const path of ['/', '/business/1']) {
  test(`what is available now goes with every other filter, ${path}`, async ({ shop, page }) => {
    const filters = bar(page);
    await shop.open(path);
    const available = filters.getByRole('link', { name: 'Available now' });
    await available.focus();
    await available.press('Enter');
    await expect.poll(() => state(page)).toEqual({ inStock: 'true' });
    await expect(available).toBeFocused();
    await expect(available).toHaveAttribute('aria-current', 'true');
    await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
    await expect(shop.found(/Divan Drini/)).toHaveCount(0);
    await press(page, filters.getByRole('link', { name: /^Price(?! and)/ }), {
      inStock: 'true',
      sortByPrice: 'asc',
    });
    await press(page, filters.getByRole('link', { name: 'Sale' }), {
      inStock: 'true',
      filterBy: 'sale',
    });
    await expect(filters.locator('[aria-current]')).toHaveText(['Sale', 'Available now']);
    await press(page, available, { filterBy: 'sale' });
    await expect(shop.found(/Divan Drini/)).toBeVisible();
  });
}
