import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test, type Shop } from './shop.ts';

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Types as a person does, and waits for the suggestions. */
async function type(shop: Shop, words: string): Promise<void> {
  await shop.searchField.pressSequentially(words, { delay: 30 });
  await expect(options(shop.page).first()).toBeVisible();
}

/** Goes down the list to an option; which comes first depends on what the shop has most of. */
async function moveTo(page: Page, option: Locator): Promise<void> {
  const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
  for (let step = ids.indexOf((await option.getAttribute('id')) ?? ''); step >= 0; step -= 1) {
    await page.keyboard.press('ArrowDown');
  }
}

for (const [language, words] of [
  [
    'en',
    { categories: 'Categories', items: 'Products', sofas: 'Sofas', count: /^\d+ suggestions$/ },
  ],
  ['al', { categories: 'Kategori', items: 'Produkte', sofas: 'Divane', count: /^\d+ sugjerime$/ }],
] as const) {
  test(`suggestions by keyboard, ${language}`, async ({ shop, page }) => {
    test.slow();
    await shop.open('/', language);
    const field = shop.searchField;
    await type(shop, 'diva');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(words.count)).toHaveAttribute('aria-live', 'polite');

    const sofas = page
      .getByRole('group', { name: words.categories })
      .getByRole('option', { name: words.sofas });
    const sofa = page
      .getByRole('group', { name: words.items })
      .getByRole('option', { name: /Divan Drini/ });
    await expect(sofa).toContainText(language === 'en' ? '€1,492.50' : '€1.492,50');
    await expect(sofa.locator('s')).toHaveText(language === 'en' ? '€1,990' : '€1.990');
    await expect(sofa.locator('mark')).toHaveText('Diva');

    await moveTo(page, sofas);
    await expect(sofas).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await sofas.getAttribute('id')) ?? '',
    );
    await field.press('Home');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    await field.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('diva');
    await field.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Escape');
    await field.press('Escape');
    await expect(field).toHaveValue('');

    await type(shop, 'diva');
    await expect(page.getByText(words.count)).toBeAttached();
    await moveTo(page, sofas);
    await field.press('Enter');
    await expect(page).toHaveURL(/\?industryId=1&categoryId=1$/);
    await expect(shop.found(/Divan Drini/)).toBeVisible();
  });

  test(`suggestions by touch, ${language}`, async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 667 },
    });
    const page = await context.newPage();
    await page.goto(`/?lang=${language}`);
    const field = page.getByRole('search').locator('input[name="query"]');
    await field.tap();
    await field.pressSequentially('camer');
    const chair = page.getByRole('option', { name: /Kolltuk Çamëria/ });
    await expect(chair.locator('mark')).toHaveText('Çamër');
    await chair.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolltuk Çamëria');
    await page.goBack();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await context.close();
  });

  test(`suggestions have no accessibility faults on a phone and a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    for (const path of ['/', '/?query=tavoline']) {
      await shop.open(path, language);
      await shop.searchField.fill('');
      await type(shop, 'dr');
      await shop.searchField.press('ArrowDown');
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(
          page.getByRole('listbox').getByRole('option', { selected: true }),
        ).toBeVisible();
        const where = `${path} at ${width} px`;
        expect(await accessibilityFaults(page, 'search'), where).toEqual([]);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, where).toBe(0);
      }
    }
  });
}

test('a search on a phone puts its keyboard away', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  });
  const page = await context.newPage();
  await page.goto('/?query=divan&lang=en');
  const field = page.getByRole('search').locator('input[name="query"]');
  await field.tap();
  await expect(field).toHaveRole('combobox');
  await field.fill('kolltuk');
  await field.press('Enter');
  await expect(
    page.locator('#search').getByRole('link', { name: /Kolltuk Çamëria/ }),
  ).toBeVisible();
  await expect(field).toHaveValue('kolltuk');
  await expect(field).not.toBeFocused();
  await context.close();
});

test('a business and a package are suggested too', async ({ shop, page }) => {
  await shop.open();
  await type(shop, 'mobil');
  await page
    .getByRole('group', { name: 'Businesses' })
    .getByRole('option', { name: 'Mobileria Drini' })
    .click();
  await expect(page).toHaveURL(/\/business\/\d+-[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobileria Drini');
  await shop.open();
  await type(shop, 'dhome');
  await page.getByRole('option', { name: /Dhomë ndenjjeje/ }).click();
  await expect(page).toHaveURL(/\/package\/\d+-[\w-]+$/);
});

test('Enter without a chosen suggestion searches, and the list closes', async ({ shop, page }) => {
  await shop.open();
  await type(shop, 'kolltuk');
  await shop.searchField.press('Enter');
  await expect(page).toHaveURL(/query=kolltuk/);
  await expect(shop.section('Search results')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('leaving the field closes the list', async ({ shop, page }) => {
  await shop.open();
  await type(shop, 'kolltuk');
  await shop.searchField.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('what is typed before the suggestions are there stays, and is answered', async ({
  shop,
  page,
}) => {
  let comeIn = () => {};
  const wait = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  await page.route('**/suggestion-box*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await shop.open();
  await shop.searchField.pressSequentially('kolltuk');
  comeIn();
  await expect(options(page).first()).toBeVisible();
  await expect(shop.searchField).toHaveValue('kolltuk');
});

test('one letter asks for nothing, a late answer is not shown, the same is asked once', async ({
  shop,
  page,
}) => {
  const asked: (string | null)[] = [];
  const isLate = Promise.withResolvers<void>();
  await page.route('**/v1/public/suggestions?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query');
    asked.push(query);
    if (query === 'tavolin') await isLate.promise;
    await route.continue().catch(() => {});
  });
  await shop.open();
  const field = shop.searchField;
  await field.fill('k');
  await field.fill('tavolin');
  await expect.poll(() => asked).toEqual(['tavolin']);
  await field.fill('kolltuk');
  await expect(options(page).filter({ hasText: 'Kolltuk Çamëria' })).toBeVisible();
  isLate.resolve();
  await field.fill('divan');
  await expect(options(page).filter({ hasText: 'Divan Drini' })).toBeVisible();
  await field.fill('kolltuk');
  await expect(options(page).filter({ hasText: 'Kolltuk Çamëria' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Tavolinë' })).toHaveCount(0);
  expect(asked).toEqual(['tavolin', 'kolltuk', 'divan']);
});

test('where nothing is suggested it says so', async ({ shop, page }) => {
  await shop.open();
  await shop.searchField.pressSequentially('qxzw');
  await expect(page.locator('[aria-live]').getByText('No suggestions for “qxzw”')).toBeAttached();
  await expect(shop.searchField).toHaveAttribute('aria-expanded', 'false');
});

test('the field takes fifty characters', async ({ shop }) => {
  await shop.open();
  await shop.searchField.pressSequentially('d'.repeat(60));
  await expect(shop.searchField).toHaveValue('d'.repeat(50));
});

test('emptying the field resets the results at once, and typing goes on', async ({
  shop,
  page,
}) => {
  await shop.open('/?query=kolltuk');
  const field = shop.searchField;
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.press('Escape');
  await expect(shop.section('All products')).toBeVisible();
  await expect(shop.searchField).toBeFocused();
  await page.keyboard.type('diva');
  await expect(shop.searchField).toHaveValue('diva');
  await expect(options(page).first()).toBeVisible();
});

test.describe('when the network is gone', () => {
  test.use({ expectFailures: true });

  test('nothing is suggested and nothing complains', async ({ shop, page }) => {
    await shop.open();
    await shop.searchField.click();
    await expect(shop.searchField).toHaveRole('combobox');
    await page.route('**/v1/public/suggestions?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await shop.searchField.pressSequentially('divan');
    await failed;
    await expect(shop.searchField).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await shop.searchField.press('Enter');
    const results = shop.section('Search results');
    await expect(results.getByRole('link', { name: /Divan Drini/ })).toBeVisible();
  });
});
