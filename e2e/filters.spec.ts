import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test, type Shop } from './shop.ts';

const words = {
  en: {
    filters: 'Filters',
    industries: 'Industries',
    categories: 'Categories',
    all: 'All',
    living: 'Living room',
    sofas: 'Sofas',
    sale: 'Sale',
    packages: 'Packages',
    brand: 'Brand',
    color: 'Color',
    material: 'Material',
    leather: 'Leather',
    brown: 'Cognac brown',
    green: 'Green',
    select: 'Select...',
    loading: 'Loading...',
    none: 'No options',
    remove: 'Remove filter',
    clear: 'Clear filters',
    items: '1 item',
  },
  al: {
    filters: 'Filtrat',
    industries: 'Sektorët',
    categories: 'Kategoritë',
    all: 'Të gjitha',
    living: 'Dhoma e ndenjjes',
    sofas: 'Divane',
    sale: 'Në ulje',
    packages: 'Paketa',
    brand: 'Marka',
    color: 'Ngjyra',
    material: 'Materiali',
    leather: 'Lëkurë',
    brown: 'Kafe konjak',
    green: 'Jeshile',
    select: 'Zgjidh...',
    loading: 'Po ngarkohet...',
    none: 'Nuk ka opsione',
    remove: 'Hiq filtrin',
    clear: 'Pastro filtrat',
    items: '1 artikull',
  },
} as const;

const languages = ['al', 'en'] as const;
type Language = (typeof languages)[number];

const bar = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: words[language].filters });
/** A facet's button; it is one when the script has taken over the page. */
const facet = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const panel = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => panel(page).getByRole('option');
const active = (page: Page) => panel(page).locator('[data-active]');

async function openFacet(page: Page, name: string): Promise<void> {
  await facet(page, name).click();
  await expect(options(page).first()).toBeVisible();
}

/** What the address says, but for the language. */
function state(page: Page): Record<string, string> {
  const { lang: _, ...rest } = Object.fromEntries(new URL(page.url()).searchParams);
  return rest;
}

/** Presses a control once the results of the page before are there, and waits for its own. */
async function press(page: Page, control: Locator, expected: Record<string, string>) {
  await control.click();
  await expect.poll(() => state(page)).toEqual(expected);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Lets the next results offer these brands, as a large shop would. */
async function offerBrands(page: Page, brands: string[]): Promise<void> {
  await page.route('**/v1/public/results/search?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.advancedFilters.brands = brands;
    await route.fulfill({ response, json: answer });
  });
}

const manyBrands = Array.from(
  { length: 200 },
  (_, at) => `Brand ${String(at + 1).padStart(3, '0')}`,
);

for (const language of languages) {
  const say = words[language];

  test(`brand, colour and material are chosen and let go, ${language}`, async ({ shop, page }) => {
    await shop.open('/?filterBy=all', language);
    await openFacet(page, say.brand);
    await expect(panel(page).getByRole('combobox', { name: say.brand })).toBeFocused();
    await expect(panel(page).getByPlaceholder(say.select, { exact: true })).toBeVisible();
    await options(page).filter({ hasText: 'Valë' }).click();
    await expect(page).toHaveURL(/brand=Val/);
    await expect(panel(page)).toHaveCount(0);
    await expect(facet(page, say.brand)).toBeFocused();
    await expect(facet(page, say.brand)).toHaveAccessibleName(`${say.brand}: Valë`);
    await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
    await expect(page.getByText(say.items, { exact: true }).first()).toBeVisible();

    await openFacet(page, say.brand);
    const chosen = options(page).filter({ hasText: 'Valë' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen.locator('svg')).toBeVisible();
    await press(page, chosen, { filterBy: 'all' });

    await openFacet(page, say.color);
    await expect(options(page)).toHaveText([say.brown, say.green]);
    await expect(options(page).first().locator('[style]')).toHaveCSS(
      'background-color',
      'rgb(165, 103, 47)',
    );
    await options(page).filter({ hasText: say.green }).click();
    await expect(page).toHaveURL(/color=%234f7a5a/);
    await expect(facet(page, say.color)).toHaveAccessibleName(`${say.color}: ${say.green}`);
    await expect(facet(page, say.color).locator('[style]')).toHaveCSS(
      'background-color',
      'rgb(79, 122, 90)',
    );
    await page.reload();
    await expect(facet(page, say.color)).toHaveAccessibleName(`${say.color}: ${say.green}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.green);
    const cross = page.getByRole('link', { name: `${say.remove}: ${say.green}` });
    await cross.focus();
    await cross.press('Enter');
    await expect(facet(page, say.color)).toHaveAccessibleName(say.color);
    await expect(facet(page, say.color)).toBeFocused();
    expect(state(page)).toEqual({ filterBy: 'all' });

    await openFacet(page, say.material);
    await options(page).filter({ hasText: say.leather }).click();
    await expect(page).toHaveURL(language === 'al' ? /material_al=L/ : /material=Leather/);
    await expect(shop.found(/Divan Drini/)).toBeVisible();
  });

  for (const width of [375, 1440]) {
    test(`the filters have no accessibility faults at ${width} px, ${language}`, async ({
      shop,
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await shop.open('/?filterBy=all', language);
      for (const name of [say.brand, say.color, say.material]) {
        await openFacet(page, name);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(facet(page, name)).toBeFocused();
      }
      await openFacet(page, say.brand);
      await page.keyboard.type('qqq');
      await expect(panel(page).getByText(say.none).last()).toBeVisible();
      await expectAccessible(page);
      await shop.open('/?filterBy=all&brand=Drini&color=%23a5672f&choose=color', language);
      await expectAccessible(page);
    });
  }

  test(`the filters work without script, ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/?filterBy=all');
    const filters = bar(page, language);
    await filters.getByRole('link', { name: say.color }).click();
    const list = page.getByRole('navigation', { name: say.color });
    await expect(list.getByRole('link')).toHaveText([say.brown, say.green]);
    await expect(list).toBeInViewport();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /choose/);
    await list.getByRole('link', { name: say.green }).click();
    await expect(page).toHaveURL(/\?filterBy=all&color=%234f7a5a$/);
    await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toBeVisible();
    await filters.getByRole('link', { name: `${say.color}: ${say.green}` }).click();
    await expect(list.getByRole('link', { name: say.green })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await list.getByRole('link', { name: say.green }).click();
    await expect(page).toHaveURL(/\?filterBy=all$/);
    await filters.getByRole('link', { name: say.sale, exact: true }).click();
    await expect(page).toHaveURL(/\?filterBy=sale$/);
    await filters.getByRole('link', { name: say.clear }).click();
    await expect(page).toHaveURL(/\/$/);
    await context.close();
  });

  test(`tabs and categories: names, tooltips, what is current, ${language}`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await shop.open('/?industryId=8', language);
    const tabs = page.getByRole('navigation', { name: say.industries });
    const current = tabs.locator('[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await tabs.getByRole('link', { name: say.living }).click();
    await expect(current).toHaveText(say.living);
    await expect(current).toBeInViewport({ ratio: 1 });

    const shelf = page.getByRole('navigation', { name: say.categories });
    await expect(shelf.getByRole('link').first()).toHaveText(say.sofas);
    const names = await shelf.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        shown: (link as HTMLElement).innerText.split('\n').find((line) => line !== ''),
        name: link.querySelector('.sr-only')?.textContent ?? link.textContent,
        tooltip: link.getAttribute('data-tooltip'),
      })),
    );
    expect(names).toHaveLength(12);
    for (const { shown, name, tooltip } of names) {
      const isCut = name.length > 10;
      expect(shown).toBe(isCut ? `${name.slice(0, 10).trimEnd()}…` : name);
      expect(tooltip).toBe(isCut ? name : null);
    }
  });
}

/** Waits until a panel has come in. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.querySelector('dialog')?.getAnimations() ?? [];
    await Promise.all(animations.map(({ finished }) => finished));
  });
}

async function expectAccessible(page: Page): Promise<void> {
  // Colours of what is still sliding in are none.
  await settled(page);
  expect(await accessibilityFaults(page, 'main nav', '#filters')).toEqual([]);
}

test('a facet is offered only where there is something to choose', async ({ shop, page }) => {
  await shop.open('/?categoryId=6&industryId=1');
  await expect(bar(page).getByRole('link', { name: 'Price' })).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect(bar(page).getByText('Brand')).toHaveCount(0);
  await shop.open('/?filterBy=packages');
  await expect(bar(page).getByText('Brand')).toHaveCount(0);
  await shop.open('/?categoryId=6&industryId=1&brand=Valë');
  await expect(facet(page, 'Brand')).toHaveAccessibleName('Brand: Valë');
  await expect(facet(page, 'Color')).toHaveCount(0);
});

test('the keys of a facet’s list', async ({ shop, page }) => {
  await shop.open();
  await offerBrands(page, ['Çelnik', ...manyBrands]);
  await page.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect(shop.section('Search results')).toBeVisible();
  const brand = facet(page, 'Brand');
  await brand.focus();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await brand.press(key);
    await expect(brand).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveCount(201);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(brand).toBeFocused();
  }
  await brand.press('Enter');
  const field = page.getByRole('combobox', { name: 'Brand' });
  await expect(field).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'Brand 001'],
    ['PageDown', 'Brand 006'],
    ['PageDown', 'Brand 011'],
    ['PageUp', 'Brand 006'],
    ['ArrowUp', 'Brand 005'],
    ['End', 'Brand 200'],
    ['PageDown', 'Brand 200'],
    ['ArrowDown', 'Çelnik'],
    ['ArrowUp', 'Brand 200'],
    ['Home', 'Çelnik'],
    ['PageUp', 'Çelnik'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active(page)).toHaveText(name);
    await expect(active(page)).toBeInViewport({ ratio: 0.9 });
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    );
  }
  await page.keyboard.type('celn');
  await expect(options(page)).toHaveText(['Çelnik']);
  await expect(panel(page).getByRole('status')).toHaveText('1 option');
  await page.keyboard.type('zz');
  await expect(options(page)).toHaveCount(0);
  await expect(panel(page).getByRole('status')).toHaveText('No options');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await field.fill('BRAND 15');
  await expect(options(page)).toHaveCount(12);
  await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
  await expect(facet(page, 'Color')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('brand 042');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => state(page)).toEqual({ filterBy: 'sale', brand: 'Brand 042' });
  await expect(brand).toBeFocused();
});

for (const { width, height, at } of [
  { width: 1440, height: 900, at: 'below its button' },
  { width: 375, height: 700, at: 'from the lower edge' },
  { width: 700, height: 375, at: 'from the lower edge' },
]) {
  test(`at ${width} × ${height} a panel opens ${at}, its list 140 to 300 px high`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await shop.open();
    await offerBrands(page, manyBrands);
    await page.getByRole('link', { name: 'Sale', exact: true }).click();
    await expect(shop.section('Search results')).toBeVisible();
    await openFacet(page, 'Brand');
    await settled(page);
    const list = panel(page).getByRole('listbox');
    const least = { width: 700, height: 375 }.height === height ? 140 : 300;
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(least);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
    const button = await facet(page, 'Brand').boundingBox();
    const box = await panel(page).boundingBox();
    if (width > 890) {
      expect(box?.x).toBeCloseTo(button?.x ?? 0, 0);
      expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    } else {
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
      expect(box?.x).toBe(0);
      // As wide as the page, beside which a screen with a mouse keeps room for its scroll bar.
      const widthOfPage = (await page.locator('html').boundingBox())?.width ?? 0;
      expect(box?.width).toBe(widthOfPage);
      expect(widthOfPage).toBeGreaterThanOrEqual(width - 20);
    }
    await page.keyboard.type('zzz');
    expect((await panel(page).locator('.panel-list').boundingBox())?.height).toBe(140);
    // A press beside it closes it.
    await page.mouse.click(width - 20, 20);
    await expect(panel(page)).toHaveCount(0);
  });
}

test('on a phone the list comes first, and the field with one more tap', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  });
  const page = await context.newPage();
  await page.goto('/?filterBy=all&lang=en');
  await facet(page, 'Brand').tap();
  await expect(options(page).first()).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await page.getByRole('combobox', { name: 'Brand' }).tap();
  await page.keyboard.type('val');
  await options(page).filter({ hasText: 'Valë' }).tap();
  await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toBeVisible();
  await facet(page, 'Brand').tap();
  await expect(options(page).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panel(page)).toHaveCount(0);
  await facet(page, 'Brand').tap();
  await expect(options(page).first()).toBeVisible();
  await page.touchscreen.tap(180, 40);
  await expect(panel(page)).toHaveCount(0);
  // What lies behind was not pressed.
  expect(state(page)).toEqual({ filterBy: 'all', brand: 'Valë' });
  await context.close();
});

test('a panel says that it is loading until its script is there', async ({ shop, page }) => {
  let comeIn = () => {};
  const wait = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  await page.route('**/facet-panel*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await shop.open();
  await facet(page, 'Brand').click();
  await expect(facet(page, 'Brand').getByText('Loading...', { exact: true })).toBeVisible();
  comeIn();
  await expect(options(page).first()).toBeVisible();
  await expect(bar(page).getByText('Loading...')).toHaveCount(0);
});

test.describe('when the script of a panel does not come', () => {
  test.use({ expectFailures: true });

  test('the values are listed on a page of their own', async ({ shop, page }) => {
    await page.route('**/facet-panel*.js', (route) => route.abort());
    await shop.open('/?filterBy=all');
    await facet(page, 'Brand').click();
    await expect(page).toHaveURL(/choose=brand/);
    await page
      .getByRole('navigation', { name: 'Brand' })
      .getByRole('link', { name: 'Valë' })
      .click();
    await expect.poll(() => state(page)).toEqual({ filterBy: 'all', brand: 'Valë' });
    await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  });
});

test('going back closes a panel', async ({ shop, page }) => {
  await shop.open();
  await page.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect(shop.section('Search results')).toBeVisible();
  await openFacet(page, 'Brand');
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(shop.section('All products')).toBeVisible();
});

const filtered =
  'query=d&industryId=1&filterBy=sale&brand=Drini&color=%23a5672f&material=Leather&material_al=L%C3%ABkur%C3%AB&sortByPrice=asc';
const everything = Object.fromEntries(new URLSearchParams(filtered));

test('a category resets everything but the words, and is let go again', async ({ shop, page }) => {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const sofas = categories.getByRole('link', { name: 'Sofas', exact: true });
  await shop.open(`/?${filtered}`);
  await press(page, sofas, { query: 'd', industryId: '1', categoryId: '1' });
  await expect(categories.locator('[aria-current]')).toHaveText('Sofas');
  await expect(sofas).toBeFocused();
  await press(page, sofas, { query: 'd', industryId: '1' });
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
  const price = bar(page).getByRole('link', { name: /^Price/ });
  await press(page, price, { ...everything, sortByPrice: 'desc' });
  const { sortByPrice: _, ...withoutOrder } = everything;
  await press(page, price, withoutOrder);
  const clear = bar(page).getByRole('link', { name: 'Clear filters' });
  await press(page, clear, { industryId: '1' });
  await expect(clear).toHaveCount(0);
});

test('the order by price is said when it changes', async ({ shop, page }) => {
  await shop.open('/?filterBy=all');
  const price = bar(page).getByRole('link', { name: /^Price/ });
  await price.focus();
  for (const order of ['low to high', 'high to low', 'not sorted']) {
    await price.press('Enter');
    await expect(price).toHaveAccessibleName(`Price ${order}`);
    await expect(price.locator('[aria-live]')).toHaveText(order);
    await expect(price).toBeFocused();
  }
});

for (const width of [375, 1440]) {
  test(`a press far down the page leaves it where it is at ${width} px`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 500 });
    await shop.open('/?filterBy=all');
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
    await pressFarDown(link(/^Price/));
    await pressFarDown(link(/^Sale/));
    // Back to the shop window, which has more above.
    await pressFarDown(link(/^Sale/));
    await expect(shop.section('All products')).toBeAttached();
  });
}

test('the focus goes beside a control that is gone', async ({ shop, page }) => {
  await shop.open('/?filterBy=all');
  const clear = bar(page).getByRole('link', { name: 'Clear filters' });
  await clear.focus();
  await clear.press('Enter');
  await expect(shop.section('All products')).toBeAttached();
  await expect(bar(page).getByRole('link', { name: 'Sale', exact: true })).toBeFocused();
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
  await tabTo(page.getByRole('link', { name: 'Armchairs' }));
  await page.keyboard.press('Enter');
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(focused).toHaveText('Armchairs');
  await tabTo(facet(page, 'Color'));
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(facet(page, 'Color')).toHaveAccessibleName('Color: Green');
  await expect(facet(page, 'Color')).toBeFocused();
  await tabTo(bar(page).getByRole('link', { name: /^Price/ }));
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

test('many colours of one name are told apart', async ({
  shop,
  page,
}: {
  shop: Shop;
  page: Page;
}) => {
  await shop.open();
  await page.route('**/v1/public/results/search?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.advancedFilters.colors = ['#6b4423', '#77513a', 'Lis natyral'];
    await route.fulfill({ response, json: answer });
  });
  await page.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect(shop.section('Search results')).toBeVisible();
  await openFacet(page, 'Color');
  await expect(options(page)).toHaveText(['Brown', 'Brown#6b4423', 'Lis natyral']);
});
