import { suspendBusiness } from '@orendi/server/testing/factories';
import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { stockPackage } from './catalogue/stock-package.ts';
import { signInOperator } from './operator.ts';
import { expect, test } from './shop.ts';

/** A seller with two products and a package. */
async function stock(page: Page, language: 'al' | 'en', name: string) {
  const seller = await signUpSeller(page, { language, business: { business_name: name } });
  const ids = await stockBusiness(seller, [
    { product_name: `Divan ${name}`, price: 900 },
    { product_name: `Kolltuk ${name}`, price: 300 },
  ]);
  const [product = 0] = ids;
  const pack = await stockPackage(seller, `Dhomë ${name}`, ids);
  const answer = await page.request.get('/v1/auth/user');
  const { data } = (await answer.json()) as { data: { business_id: number } };
  return { business: data.business_id, product, pack };
}

async function takeOut(business: number, awaitsApproval: boolean): Promise<void> {
  const { services, close } = await openShop();
  await suspendBusiness({ services }, business, awaitsApproval);
  await close();
}

/** The status of a page for somebody who is not signed in. */
async function statusFor(browser: Browser, path: string): Promise<number> {
  const stranger = await browser.newContext();
  const answer = await stranger.request.get(path);
  await stranger.close();
  return answer.status();
}

const sayings = {
  en: {
    notice: 'Your business awaits approval',
    preview: 'still awaits approval',
    share: 'Once your business is approved.',
    ask: 'Make request',
    see: 'See it as visitors do',
  },
  al: {
    notice: 'Biznesi yt pret miratimin',
    preview: 'pret ende miratimin',
    share: 'Sapo biznesi yt të miratohet.',
    ask: 'Pyet shitësin',
    see: 'Shihe si vizitor',
  },
} as const;

for (const [width, language] of [
  [375, 'al'],
  [890, 'al'],
  [1440, 'en'],
] as const) {
  test(`people of a shop that awaits approval see their pages, in ${language} at ${width}`, async ({
    shop,
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const say = sayings[language];
    const name = `Lisi ${width}`;
    const { business, product, pack } = await stock(page, language, name);
    await takeOut(business, true);
    const isSound = async (path: string) => {
      expect(await accessibilityFaults(page), path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    };

    await shop.open('/dashboard', language);
    await expect(page.getByRole('region', { name: say.notice })).toBeVisible();
    await expect(page.getByText(say.share)).toBeVisible();
    await isSound('/dashboard');
    await shop.open('/profile', language);
    await expect(page.getByRole('link', { name: `Divan ${name}` }).first()).toBeVisible();
    await page.getByRole('link', { name: say.see }).click();

    await expect(page).toHaveURL(new RegExp(`/business/${business}-`));
    await expect(page.getByText(say.preview)).toBeVisible();
    await isSound('/business');
    await page
      .getByRole('link', { name: `Divan ${name}` })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/product/${product}-`));
    await expect(page.getByText(say.preview)).toBeVisible();
    await expect(page.getByRole('link', { name: say.ask })).toHaveCount(0);
    await isSound('/product');
    await shop.open(`/package/${pack}`, language);
    await expect(page.getByText(say.preview)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const path of [`/business/${business}`, `/product/${product}`, `/package/${pack}`]) {
      expect(await statusFor(browser, path), path).toBe(404);
    }
  });
}

test('the operator approves a shop, which is then public, and refuses another with a reason', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  const [good, bad] = [
    await stock(page, 'en', 'Punishtja Mira'),
    await stock(page, 'en', 'Punishtja Kobi'),
  ];
  for (const { business } of [good, bad]) await takeOut(business, true);
  await page.context().clearCookies();
  await signInOperator(page);
  await shop.open('/operator');
  await page.getByRole('link', { name: /Businesses awaiting approval/ }).click();
  const row = (text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
  const mira = row('Punishtja Mira');
  await expect(mira).toContainText('Awaiting approval');
  await expect(mira).toContainText('Furniture for tests');
  expect(await accessibilityFaults(page)).toEqual([]);
  await mira.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Punishtja Mira is approved and in the shop.')).toBeVisible();
  expect(await statusFor(browser, `/product/${good.product}`)).toBe(200);

  await row('Punishtja Kobi').getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('Reason, which the seller reads').fill('There is no address.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Punishtja Kobi is not approved.')).toBeVisible();
  expect(await statusFor(browser, `/business/${bad.business}`)).toBe(404);
  await shop.open('/operator/businesses?state=suspended&q=Kobi');
  await expect(row('Punishtja Kobi')).toContainText('There is no address.');
});

test('a form that was open before keeps what was typed, and says why it is not sent', async ({
  shop,
  page,
}) => {
  test.slow();
  const { business, product } = await stock(page, 'en', 'Punishtja Arta');
  await page.context().clearCookies();
  await shop.open(`/product/${product}/request`);
  const message = page.getByLabel('Message');
  await page.getByLabel('Name').fill('Eva Kola');
  await page.getByLabel('E-mail', { exact: true }).fill('eva@example.com');
  await message.fill('Is it there in green?');
  await takeOut(business, false);
  await page.getByRole('button', { name: 'Send request' }).click();
  const reason =
    'Your request was not sent: “Divan Punishtja Arta” is no longer offered on Orendi.';
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expect(message).toHaveValue('Is it there in green?');
  expect(await accessibilityFaults(page)).toEqual([]);
});
