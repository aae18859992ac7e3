import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { bar, languages, state, words } from './filter-bar.ts';
import { expect, test } from './shop.ts';

const chips = (page: Page, language: 'al' | 'en' = 'en') =>
  bar(page, language).getByRole('list', { name: words[language].chips }).getByRole('link');

test('limits in the words are chips, each let go with its words', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.open();
  await shop.search('Divan Drini nën 2000 euro për murin 240');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
  await expect(chips(page)).toHaveText([
    'Up to €2,000“nën 2000 euro”',
    'Up to 240 cm long“për murin 240”',
    'Clear filters',
  ]);
  await expect(bar(page).getByRole('link', { name: '1 without sizes: show it' })).toBeVisible();
  const middles = await chips(page).evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size, 'rows of chips on a phone').toBe(1);
  const price = bar(page).getByRole('link', {
    name: 'Remove filter: Up to €2,000 “nën 2000 euro”',
  });
  const box = await price.evaluate((link) => {
    const { height } = link.getBoundingClientRect();
    return height - 2 * parseFloat(getComputedStyle(link, '::after').top);
  });
  expect(box).toBeGreaterThanOrEqual(44);
  await price.click();
  await expect.poll(() => state(page)).toEqual({ query: 'Divan Drini për murin 240' });
  await expect(shop.searchField).toHaveValue('Divan Drini për murin 240');
  await expect(chips(page)).toHaveCount(2);
  await expect(shop.found(/Divan Drini/)).toBeVisible();

  // A form of limits takes them over from the words, and the field keeps the others.
  await shop.search('Divan Drini deri 250 cm');
  await expect(chips(page).first()).toHaveText('Up to 250 cm long“deri 250 cm”');
  await bar(page).getByRole('button', { name: 'Price and size' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => state(page)).toEqual({ query: 'Divan Drini', fitsLength: '250' });
  await expect(shop.searchField).toHaveValue('Divan Drini');
  await expect(chips(page).first()).toHaveText('Up to 250 cm long');
});

test('nothing found: what comes close and by how much, and which filter to let go', async ({
  shop,
  page,
}) => {
  await shop.open('/?query=divan+drini&priceTo=1400&fitsLength=200&filterBy=sale');
  await expect(page.getByText('No products found')).toBeVisible();
  const closest = shop.section('The closest ones').getByRole('listitem');
  await expect(closest).toHaveCount(1);
  await expect(closest.getByRole('link', { name: /Divan Drini/ })).toBeVisible();
  await expect(closest.getByText('€92.50 more · 12 cm too long')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shop.open('/?query=divan+drini&priceTo=1400&filterBy=sale');
  await page.getByRole('link', { name: 'Remove filter: Up to €1,400 · 1 item' }).click();
  await expect.poll(() => state(page)).toEqual({ query: 'divan drini', filterBy: 'sale' });
  await expect(shop.found(/Divan Drini/)).toBeVisible();
});

for (const language of languages) {
  test(`what limits the results has no accessibility faults, ${language}`, async ({
    shop,
    page,
  }) => {
    await shop.open(
      '/?query=divan+n%C3%ABn+2000+euro&fitsLength=240&brand=Drini&brand=X',
      language,
    );
    await expect(chips(page, language)).toHaveCount(3);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await accessibilityFaults(page, 'main nav', '#filters'), `${width} px`).toEqual([]);
    }
  });

  test(`chips, literal words and pieces without sizes before script, ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    const card = (name: RegExp) => page.locator('#search').getByRole('link', { name });
    await page.goto(
      `/?query=divan+kolltuk&priceTo=1800&priceFrom=1900&fitsLength=212&brand=Drini&brand=Val%C3%AB`,
    );
    // Limits of price the wrong way round are turned; the sofa costs less than the lower one.
    await expect(chips(page, language).first()).toHaveText(
      '€1.800–€1.900'.replaceAll('.', language === 'al' ? '.' : ','),
    );
    await chips(page, language).first().click();
    await expect(page).not.toHaveURL(/price/);
    await page.goto(`/?brand=Drini&brand=Val%C3%AB&fitsLength=212`);
    await expect(card(/Divan Drini/)).toBeVisible();
    await expect(card(/Kolltuk Çamëria/)).toHaveCount(0);
    await bar(page, language)
      .getByRole('link', { name: /^1 (pa përmasa|without sizes)/ })
      .click();
    await expect(card(/Kolltuk Çamëria/)).toBeVisible();
    await expect(card(/Divan Drini/)).toHaveCount(0);
    await chips(page, language)
      .filter({ hasText: /^(Pa përmasa|Sizes not given)$/ })
      .click();
    await expect(card(/Divan Drini/)).toBeVisible();
    await context.close();
  });
}

test('prices lead with the chosen currency, from the first paint of the next page on', async ({
  shop,
  page,
}) => {
  await shop.open('/?filterBy=all&query=Kolltuk');
  const price = shop
    .found(/Kolltuk Çamëria/)
    .getByRole('paragraph')
    .first();
  await expect(price).toHaveText('€189.50', { useInnerText: true });
  const currency = bar(page, 'en').getByRole('combobox', { name: 'Show amounts in' });
  const own = price.getByText('€189.50');
  const converted = price.getByText(/^≈ [\d,]+ ALL$/);
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? -1;
  await expect(converted).toBeHidden();
  await currency.selectOption('Lekë');
  await expect(converted).toBeVisible();
  expect(await leftOf(converted)).toBeLessThan(await leftOf(own));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-lead', 'ALL');
  await expect(currency).toHaveValue('ALL');
  expect(await leftOf(converted)).toBeLessThan(await leftOf(own));
  await currency.selectOption('Euro');
  await expect(converted).toBeHidden();
  await currency.selectOption('Lekë');
  await shop.found(/Kolltuk Çamëria/).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^ ?≈ [\d,]+ ALL$/)
      .first(),
  ).toBeVisible();
});

test('a phone shows two columns from one press on, also on the next visit', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/?filterBy=all');
  const cards = shop.section('Search results').getByRole('listitem');
  const columns = () =>
    cards.evaluateAll(
      (items) =>
        new Set(
          items
            .map((item) => item.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ left }) => left),
        ).size,
    );
  await expect.poll(columns).toBe(1);
  const shown = await cards.filter({ visible: true }).count();
  await bar(page, 'en').getByRole('button', { name: 'Two columns' }).click();
  await expect.poll(columns).toBe(2);
  expect(await cards.filter({ visible: true }).count()).toBe(2 * shown);
  await page.reload();
  await expect.poll(columns).toBe(2);
  await bar(page, 'en').getByRole('button', { name: 'Two columns' }).click();
  await expect.poll(columns).toBe(1);
});
