import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { expect, test } from './shop.ts';

/** Solving the captcha takes its time on a busy machine. */
const onceSolved = { timeout: 60_000 };

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Report this item|Raporto këtë artikull)$/ });

/** The reports whose text is this one. */
async function stored(message: string) {
  const { services, close } = await openShop();
  const rows = await services.db
    .selectFrom('listing_report')
    .innerJoin('product', 'product.id', 'listing_report.product_id')
    .select(['product_name', 'reason'])
    .where('message', '=', message)
    .execute();
  await close();
  return rows;
}

test.slow();

for (const { language, width, say } of [
  {
    language: 'en' as const,
    width: 1440,
    say: {
      open: 'Report this item',
      reason: 'What is wrong?',
      wrong: 'The price is not right',
      message: 'What you have noticed',
      send: 'Send report',
      required: 'This field is required.',
      thanks: 'Thank you! We will look into it.',
    },
  },
  {
    language: 'al' as const,
    width: 390,
    say: {
      open: 'Raporto këtë artikull',
      reason: 'Çfarë nuk shkon?',
      wrong: 'Çmimi nuk është i saktë',
      message: 'Çfarë ke vënë re',
      send: 'Dërgo raportimin',
      required: 'Zgjidh njërën nga vlerat e dhëna.',
      thanks: 'Faleminderit! Do ta shohim.',
    },
  },
]) {
  test(`a visitor reports a piece with the keyboard, in ${language} at ${width}`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await shop.open(await sofaPath(), language);
    const opener = page.getByRole('button', { name: say.open });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThan(20);
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    await dialog(page).getByRole('button', { name: say.send }).press('Enter');
    await expect(dialog(page).getByLabel(say.reason)).toBeFocused();
    await expect(dialog(page).getByLabel(say.reason)).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);

    const message = `Në dyqan kushton më shumë ${language} ${Date.now()}`;
    await dialog(page).getByLabel(say.reason).selectOption(say.wrong);
    await dialog(page).getByLabel(say.message).fill(message);
    await dialog(page).getByRole('button', { name: say.send }).press('Enter');
    await expect(page.getByText(say.thanks)).toBeVisible(onceSolved);
    await expect(dialog(page)).toHaveCount(0);
    expect(await stored(message)).toEqual([
      { product_name: 'Divan Drini, lëkurë natyrale', reason: 'wrong_price' },
    ]);
  });
}

test.describe('offline', () => {
  test.use({ expectFailures: true });
  test('a form that does not arrive is kept, and says why', async ({ shop, page, context }) => {
    await shop.open(await sofaPath());
    await page.getByRole('button', { name: 'Report this item' }).click();
    await dialog(page).getByLabel('What is wrong?').selectOption('Something else');
    await dialog(page).getByLabel('What you have noticed').fill('Kept');
    await context.route('**/v1/public/reports', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible(onceSolved);
    await expect(dialog(page).getByLabel('What you have noticed')).toHaveValue('Kept');
  });
});

test('the script of the form loads with its first use', async ({ shop, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await shop.open(await sofaPath());
  await shop.isIdle();
  expect(scripts.filter((url) => /assets\/.*(report-dialog|captcha)/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Report this item' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts.some((url) => url.includes('report-dialog'))).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the operator', async ({ page }) => {
    await page.goto(`${await sofaPath()}?lang=en`);
    await expect(page.getByRole('link', { name: 'Report this item' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
});
