import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import {
  active,
  bar,
  facet,
  languages,
  manyBrands,
  offerBrands,
  openFacet,
  options,
  panel,
  press,
  state,
  words,
} from './filter-bar.ts';
import { expect, test, type Shop } from './shop.ts';

for (const language of languages) {
  const say = words[language];

  test(`brand, colour and material are chosen and let go, ${language}`, async ({ shop, page }) => {
    await shop.open('/?filterBy=all', language);
    await openFacet(page, say.brand);
    await expect(panel(page).getByRole('combobox', { name: say.brand })).toBeFocused();
    await expect(panel(page).getByPlaceholder(say.select, { exact: true })).toBeVisible();
    const valle = options(page).filter({ hasText: 'Valë' });
    const drini = options(page).filter({ hasText: 'Drini' });
    await expect(valle).toHaveAccessibleName(`Valë ${say.items}`);
    // Two at once: the second is pressed before the results of the first are there.
    await valle.click();
    await drini.click();
    await expect(valle).toHaveAttribute('aria-selected', 'true');
    await expect(drini).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => brandsOf(page)).toEqual(['Valë', 'Drini']);
    await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
    await expect(shop.found(/Divan Drini/)).toBeVisible();
    await expect(facet(page, say.brand)).toHaveAccessibleName(`${say.brand} 2 (Drini, Valë)`);
    await drini.click();
    await expect.poll(() => brandsOf(page)).toEqual(['Valë']);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(facet(page, say.brand)).toBeFocused();
    await expect(facet(page, say.brand)).toHaveAccessibleName(`${say.brand}: Valë`);
    await expect(page.getByText(say.items, { exact: true }).first()).toBeVisible();

    await openFacet(page, say.brand);
    await press(page, valle, { filterBy: 'all' });
    await expect(valle).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Escape');

    await openFacet(page, say.color);
    await expect(options(page)).toHaveText([
      new RegExp(`^${say.brownGroup}`),
      new RegExp(`^${say.green}`),
      new RegExp(`^${say.brown}`),
      new RegExp(`^${say.green}`),
    ]);
    await expect(panel(page).getByText(say.exact)).toBeVisible();
    await expect(options(page).nth(2).locator('[style]')).toHaveCSS(
      'background-color',
      'rgb(165, 103, 47)',
    );
    await options(page).nth(3).click();
    await expect(page).toHaveURL(/color=%234f7a5a/);
    await page.keyboard.press('Escape');
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
    await openFacet(page, say.color);
    await options(page).first().click();
    await expect(page).toHaveURL(/colorGroup=Brown/);
    await expect(shop.found(/Divan Drini/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `${say.remove}: ${say.brownGroup}` }).click();

    await openFacet(page, say.material);
    await options(page).filter({ hasText: say.leather }).click();
    await expect(page).toHaveURL(language === 'al' ? /material_al=L/ : /material=Leather/);
    await expect(shop.found(/Divan Drini/)).toBeVisible();
  });

  test(`the filters have no accessibility faults on a phone and a wide screen, ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    const widths = [375, 1440];
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(375);
    await shop.open('/?filterBy=all', language);
    for (const width of widths) {
      await resize(width);
      for (const name of [say.brand, say.color, say.material]) {
        await openFacet(page, name);
        await expectAccessible(page, width);
        await page.keyboard.press('Escape');
        await expect(facet(page, name)).toBeFocused();
      }
      await openFacet(page, say.brand);
      await page.keyboard.type('qqq');
      await expect(panel(page).getByText(say.none).last()).toBeVisible();
      await expectAccessible(page, width);
      await page.keyboard.press('Escape');
      await expect(facet(page, say.brand)).toBeFocused();
    }
    await shop.open('/?filterBy=all&brand=Drini&color=%23a5672f&choose=color', language);
    for (const width of widths) {
      await resize(width);
      await expectAccessible(page, width);
    }
  });

  test(`the filters work without script, ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/?filterBy=all');
    const filters = bar(page, language);
    await filters.getByRole('link', { name: say.color }).click();
    const list = page.getByRole('navigation', { name: say.color });
    const green = list.getByRole('link', { name: say.green }).last();
    const brownGroup = list.getByRole('link', { name: new RegExp(`^${say.brownGroup} 1`) });
    await expect(list.getByRole('link')).toHaveCount(4);
    await expect(list).toBeInViewport();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /choose/);
    await green.click();
    await expect(page).toHaveURL(/\?filterBy=all&color=%234f7a5a&choose=color#filters$/);
    await expect(green).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toBeVisible();
    await green.click();
    await expect(page).toHaveURL(/\?filterBy=all&choose=color#filters$/);
    await brownGroup.click();
    await list.getByRole('link', { name: say.brown }).click();
    await expect(page).toHaveURL(/\?filterBy=all&colorGroup=Brown&color=%23a5672f&choose=color/);
    await expect(filters.getByRole('link', { name: `${say.color} 2 ` })).toBeVisible();
    await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toHaveCount(0);
    await filters.getByRole('link', { name: say.sale, exact: true }).click();
    await expect(page).toHaveURL(/\?filterBy=sale$/);
    await filters.getByRole('link', { name: say.sale, exact: true }).click();
    await filters.getByRole('link', { name: say.inStock }).click();
    await expect(page).toHaveURL(/\?inStock=true$/);
    await expect(filters.locator('[aria-current]')).toHaveText(say.inStock);
    await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Divan Drini/ })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
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

const brandsOf = (page: Page) => new URL(page.url()).searchParams.getAll('brand');

/** Waits until a panel has finished sliding in. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const animations = document.querySelector('dialog')?.getAnimations() ?? [];
    await Promise.all(animations.map(({ finished }) => finished));
  });
}

async function expectAccessible(page: Page, width: number): Promise<void> {
  // Colors are not final while something is still sliding in.
  await settled(page);
  expect(await accessibilityFaults(page, 'main nav', '#filters'), `${width} px`).toEqual([]);
}

test('a facet is offered only where there is something to choose', async ({ shop, page }) => {
  await shop.open('/?categoryId=6&industryId=1');
  await expect(bar(page).getByRole('link', { name: 'Price not sorted' })).toBeVisible();
  await expect(bar(page).getByText('Brand')).toHaveCount(0);
  await expect(bar(page).getByText('Material')).toHaveCount(0);
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
    await expect(active(page)).toContainText(name);
    await expect(active(page)).toBeInViewport({ ratio: 0.9 });
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    );
  }
  await page.keyboard.type('celn');
  await expect(options(page)).toHaveText([/^Çelnik/]);
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
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
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
      // The page's width, which excludes the scroll bar on screens with a mouse.
      const widthOfPage = (await page.locator('html').boundingBox())?.width ?? 0;
      expect(box?.width).toBe(widthOfPage);
      expect(widthOfPage).toBeGreaterThanOrEqual(width - 20);
    }
    await page.keyboard.type('zzz');
    expect((await panel(page).locator('p[aria-hidden]').boundingBox())?.height).toBe(140);
    // A click beside it closes it.
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
  await panel(page).getByRole('button', { name: words.en.done }).tap();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Kolltuk Çamëria/ })).toBeVisible();
  await facet(page, 'Brand').tap();
  await expect(options(page).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await expect(panel(page)).toHaveCount(0);
  await facet(page, 'Brand').tap();
  await expect(options(page).first()).toBeVisible();
  await page.touchscreen.tap(180, 40);
  await expect(panel(page)).toHaveCount(0);
  // The click did not reach the card behind it.
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
    await expect
      .poll(() => state(page))
      .toEqual({ filterBy: 'all', brand: 'Valë', choose: 'brand' });
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
    const counted = (values: string[]) => values.map((value) => ({ value, count: 1 }));
    answer.data.facetCounts.colorGroup = counted(['Brown']);
    answer.data.facetCounts.color = counted(['#6b4423', '#77513a', 'Lis natyral']);
    await route.fulfill({ response, json: answer });
  });
  await page.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect(shop.section('Search results')).toBeVisible();
  await openFacet(page, 'Color');
  await expect(options(page)).toHaveText([/^Brown1/, /^Brown1/, /^Brown#6b4423/, /^Lis natyral/]);
});
