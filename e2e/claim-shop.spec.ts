import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { askToMerge, mergeBusinesses, planMerge } from '@orendi/server/features/ownership/index';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { mailsWith } from './mails.ts';
import { inShop } from './operator.ts';
import { expect, test } from './shop.ts';

/** A shop that the operator brought in, with a product. */
const bringShop = (business_name: string, email: string) =>
  inShop(async (services) => {
    const { key: logo } = await storePicture(services, '#4f7a5a');
    const id = await createBusiness({ services }, { business_name, email, logo });
    await createProduct({ services }, { business_id: id, pictureCount: 0, state: 'hidden' });
    return id;
  });

const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });

test('a maker finds the shop that was brought in with their address, and takes it over', async ({
  shop,
  page,
}) => {
  const { id: seller, email } = await signUpSeller(page, { business: null });
  const id = await bringShop('Druri i Matit', email);
  for (const [width, language, heading] of [
    [375, 'al', 'A është ky dyqani yt?'],
    [890, 'en', 'Is this your shop?'],
    [1440, 'en', 'Is this your shop?'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await inShop(({ db }) =>
      db.updateTable('account').set({ language }).where('id', '=', seller).execute(),
    );
    await shop.open('/onboarding', language);
    const question = page.getByRole('region', { name: heading });
    await expect(question).toContainText('Druri i Matit');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    for (const button of await question.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page, 'Druri i Matit is yours now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druri i Matit');
  await expect(page.getByRole('main').locator(`a[href^="/business/${id}-"]`).first()).toBeVisible();
  await expect
    .poll(() => mailsWith(email).some((mail) => mail.includes('business-given')))
    .toBe(true);
});

test('whoever says no is not asked again', async ({ shop, page }) => {
  const { email } = await signUpSeller(page, { business: null });
  await bringShop('Punishtja e Huaj', email);
  await shop.open('/account');
  const question = page.getByRole('region', { name: 'Is this your shop?' });
  await question.getByRole('button', { name: 'No, it is not' }).click();
  await expect(question).toHaveCount(0);
  await shop.open('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create profile');
  await expect(question).toHaveCount(0);
});

test('two owners agree that their shops are one, and the old address leads to the other', async ({
  shop,
  page,
  browser,
}) => {
  await signUpSeller(page, { business: { business_name: 'Lisi në Qendër' } });
  const other = await (await browser.newContext()).newPage();
  await signUpSeller(other, { business: { business_name: 'Lisi' } });
  const [from, into] = await inShop(async (services) => {
    const { rows } = await services.pool.query<{ id: number }>(
      `select id from business where business_name in ('Lisi në Qendër', 'Lisi') order by id`,
    );
    const ids = rows.map(({ id }) => id) as [number, number];
    const plan = await planMerge(services.db, ...ids);
    if (plan) await askToMerge(services, 'a test', plan);
    return ids;
  });
  for (const [one, becomes] of [
    [page, 'You go on there as staff'],
    [other, 'You stay its owner'],
  ] as const) {
    await one.goto('/account?lang=en');
    const question = one.getByRole('region', { name: 'Are your shop and this one the same?' });
    await expect(question).toContainText(becomes);
    expect(await accessibilityFaults(one, 'main')).toEqual([]);
    await question.getByRole('button', { name: 'Yes, they are the same' }).click();
    await expect(question).toHaveCount(0);
  }
  await other.context().close();
  expect(await inShop((services) => mergeBusinesses(services, 'a test', from, into))).toBeNull();
  const answer = await page.request.get(`/business/${from}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `/business/${into}-lisi`]);
  await shop.open(`/business/${from}`);
  await expect(page).toHaveURL(new RegExp(`/business/${into}\\b`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisi');
});
