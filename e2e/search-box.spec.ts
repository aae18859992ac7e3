import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { bar, words } from './filter-bar.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { expect, test, type Shop } from './shop.ts';
import { slowDown } from './slow-down.ts';

/** Milliseconds between two keys. */
const perKey = 180;

/** Replaces the field's text key by key, wherever the focus goes meanwhile. */
async function typeAnew({ page, searchField }: Shop, text: string): Promise<void> {
  await searchField.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: perKey });
}

/** How many of the dots in the heading are seen at the start of a line. */
function danglingDots(page: Page): Promise<number> {
  return heading(page).evaluate((title) => {
    const { left } = title.getBoundingClientRect();
    return [...title.querySelectorAll('span > span > span')].filter((dot) => {
      const part = dot.parentElement?.getBoundingClientRect();
      return (part?.left ?? 0) < left && dot.getBoundingClientRect().right > left + 1;
    }).length;
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('what is typed while results load stays, and the last search counts', async ({
  shop,
  page,
}) => {
  await shop.open();
  await slowDown(page);
  await typeAnew(shop, 'krevat');
  await page.keyboard.press('Enter');
  await typeAnew(shop, 'llambe');
  await expect(heading(page)).toContainText('krevat');
  await expect(shop.searchField).toHaveValue('llambe');
  await expect(shop.searchField).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('llambe');
  await expect(page).toHaveURL(/query=llambe/);
  await page.goBack();
  await expect(heading(page)).toContainText('krevat');
  await expect(shop.searchField).toHaveValue('krevat');
  await page.goForward();
  await expect(shop.searchField).toHaveValue('llambe');

  // Two searches in a row, of which the first is not answered.
  await typeAnew(shop, 'divan');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('kolltuk');
  await page.keyboard.press('Enter');
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(shop.searchField).toHaveValue('kolltuk');
  await expect(page).toHaveURL(/query=kolltuk/);

  // Emptied while results load, and typed anew: nothing comes back into the field.
  await typeAnew(shop, 'divan');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('lla', { delay: perKey });
  await expect(heading(page)).not.toContainText('kolltuk');
  await expect(page).not.toHaveURL(/query=/);
  await expect(shop.searchField).toHaveValue('lla');
});

test('what is typed in the bar goes on in the field of the next page', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Not even the suggestions are there yet.
  await page.route('**/suggestion-box*.js', () => {});
  await shop.open(await sofaPath());
  await slowDown(page);
  await typeAnew(shop, 'krevat');
  await page.keyboard.press('Enter');
  await typeAnew(shop, 'llambe');
  await expect(heading(page)).toContainText('krevat');
  await expect(shop.searchField).toHaveValue('llambe');
  await expect(shop.searchField).toBeFocused();
  await page.keyboard.type('za');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('llambeza');
});

test('a link to another search replaces what was typed before it', async ({ shop, page }) => {
  await shop.open('/?query=kolltuk');
  await shop.searchField.fill('tavolin');
  await bar(page).getByRole('link', { name: words.en.clear }).press('Enter');
  await expect(shop.section('All products')).toBeVisible();
  await expect(shop.searchField).toHaveValue('');
});

test('what is typed before the script is there stays', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    '/',
    '/?query=kolltuk',
    '/business/1',
    '/business/1?query=divan',
    await sofaPath(),
  ]) {
    const arrives = Promise.withResolvers<void>();
    await page.route('**/entry-client*.js', async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`, { waitUntil: 'commit' });
    await typeAnew(shop, 'lla');
    arrives.resolve();
    await shop.isAlive();
    await page.keyboard.type('mbe');
    await expect(shop.searchField).toHaveValue('llambe');
    await expect(shop.searchField).toBeFocused();
    await page.unroute('**/entry-client*.js');
  }
});

test('the last ten characters are counted down, and nothing moves', async ({ shop, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await shop.open('/?query=divan');
  const form = page.getByRole('main').getByRole('search').locator('form');
  const field = form.locator('input[name="query"]');
  const before = await form.boundingBox();
  await field.fill('a'.repeat(39));
  await expect(form.getByText(/^\d+$/)).toHaveCount(0);
  await field.pressSequentially('a');
  await expect(form.getByText('10', { exact: true })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('10 characters left.');
  await field.pressSequentially('aaaaa');
  await expect(form.getByText('5', { exact: true })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('5 characters left.');
  await field.pressSequentially('aaaaaaa');
  await expect(form.getByText('0', { exact: true })).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('A search takes up to 50 characters.');
  await expect(field).toHaveValue('a'.repeat(50));
  expect(await form.boundingBox()).toEqual(before);
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole('link', { name: 'Clear search' }).click();
  await expect(form.getByText(/^\d+$/)).toHaveCount(0);
});

test.describe('an address with a longer query', () => {
  const long = 'divan drini me një emër shumë e shumë më të gjatë se pesëdhjetë';
  for (const [language, said] of [
    [
      'en',
      'A search takes up to 50 characters: only “divan drini me një emër shumë e shumë më të gjatë” was',
    ],
    [
      'al',
      'Kërkimi merr deri në 50 shkronja: u kërkua vetëm “divan drini me një emër shumë e shumë më të gjatë”.',
    ],
  ] as const) {
    test(`is searched by its first words and says so in ${language}`, async ({ shop, page }) => {
      await page.goto(`/?query=${encodeURIComponent(long)}&lang=${language}`);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(
        'divan drini me një emër shumë e shumë më të gjatë',
      );
      await shop.isAlive();
      await shop.search('divan');
      await expect(page.getByText(said)).toHaveCount(0);
    });
  }
});

test('a search field shows its focus', async ({ shop, page }) => {
  await shop.open();
  const form = page.getByRole('search').locator('form');
  await expect(form).toHaveCSS('outline-style', 'none');
  await shop.searchField.focus();
  await expect(form).toHaveCSS('outline-style', 'solid');
});

for (const language of ['al', 'en'] as const) {
  test(`results begin in the upper half of a phone's screen, ${language}`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const search of [
      '?query=tavoline',
      '?categoryId=6&industryId=1',
      '?query=divan&industryId=1&categoryId=1&filterBy=sale&brand=Drini&color=%23a5672f',
      '?query=divan%20kendor%20i%20madh&industryId=1&categoryId=1&brand=Drini',
      '?filterBy=all&sortByPrice=asc',
    ]) {
      await shop.open(`/${search}`, language);
      const first = page.locator('#search').locator('li, div:has(> p.text-l)').first();
      const { y } = (await first.boundingBox()) ?? { y: Infinity };
      expect(y, search).toBeLessThan(422);
      expect(await danglingDots(page), search).toBe(0);
      const clear = page.getByRole('link', { name: words[language].clear });
      await expect(clear).toBeInViewport();
      await clear.click({ trial: true });
    }
  });
}
