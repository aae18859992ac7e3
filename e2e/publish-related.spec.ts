import { saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness } from '@orendi/server/testing/factories';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { expect, test } from './shop.ts';

/* Listings that the words name come first, the rest under a heading of its own: on a business's page, as everywhere. */

const [SOFAS, CUSHIONS] = [1, 44];
let path = '';

test.beforeAll(async () => {
  const { services, close } = await openShop();
  const picture = await storePicture(services, '#a5672f');
  const business = await createBusiness(
    { services },
    { business_name: 'Divanet e Sharrit', logo: picture.key },
  );
  const product = (product_name: string, price: number, category_id: number) => ({
    fields: {
      product_name,
      description_en: 'Matches every sofa.',
      description_al: 'Shkon me çdo divan.',
      price,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: category_id === SOFAS ? 1 : 8,
      category_id,
    },
    pictures: [picture],
  });
  const of = (name: string, first: number, category: number, count: number) =>
    Array.from({ length: count }, (_, i) => product(`${name} ${i + 1}`, first + i, category));
  await services.changes.transaction((trx, touch) =>
    saveProducts(trx, touch, business, [
      ...of('Divan Sharri', 500, SOFAS, 13),
      ...of('Jastëk Sharri', 10, CUSHIONS, 6),
    ]),
  );
  await close();
  path = `/business/${business}`;
});

const results = (page: Page) => page.locator('#search');
/** The headings and names of what stands there, from the top. */
const texts = (page: Page) => results(page).locator('h2, h3').allTextContents();

for (const [language, width, nearest, related, count] of [
  ['al', 390, 'Më të afërtat', 'Të ngjashme', '2 artikuj'],
  ['en', 1440, 'The closest ones', 'Related', '2 items'],
] as const) {
  test(`what is asked for stands before what comes close and what is related, in ${language} at ${width} px`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.open(`${path}?query=divan&priceTo=501&sortByPrice=asc`, language);
    await expect(results(page).getByText(count, { exact: true }).first()).toBeVisible();
    const others = results(page).getByRole('region', { name: related });
    if (width === 390) {
      // One column shows two cards at first, both of what was asked for: no heading stands above nothing.
      await expect(others).toBeHidden();
      await results(page).getByRole('link', { name: 'Shfaq më shumë' }).click();
    }
    await expect(others).toBeVisible();
    await expect(others.getByText('Jastëk Sharri').first()).toBeVisible();
    const [, ...shown] = await texts(page);
    expect(shown.slice(0, 3)).toEqual(['Divan Sharri 1', 'Divan Sharri 2', nearest]);
    const at = shown.indexOf(related);
    expect(shown.slice(3, at)).toContain('Divan Sharri 3');
    expect(shown.slice(at + 1)).toContain('Jastëk Sharri 1');
    expect(shown.slice(at + 1).some((name) => name.startsWith('Divan'))).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test('they are not mixed while more are shown', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await shop.open(`${path}?query=divan&sortByPrice=asc`);
  const related = results(page).getByRole('region', { name: 'Related' });
  await expect(results(page).getByText('13 items', { exact: true }).first()).toBeVisible();
  await expect(related).toHaveCount(0);
  await results(page)
    .getByRole('link', { name: /^Show 1[0-2] more$/ })
    .click();
  await expect(related).toBeVisible();
  const [, ...shown] = await texts(page);
  const at = shown.indexOf('Related');
  expect(shown.slice(0, at)).toEqual(Array.from({ length: 13 }, (_, i) => `Divan Sharri ${i + 1}`));
  expect(shown[at + 1]).toBe('Jastëk Sharri 1');
});

test('says that nothing is what was asked for, and shows what is related', async ({
  shop,
  page,
}) => {
  await shop.open(`${path}?query=divan&priceTo=100`);
  await expect(results(page).getByText('No products found')).toBeVisible();
  await expect(results(page).getByRole('region', { name: 'Related' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
