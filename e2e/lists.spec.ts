import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { onceSolved, phone } from './own-request.ts';
import { expect, test, type Shop } from './shop.ts';

test.slow();
test.use({ viewport: phone });

/** Keeps the first pieces of home, and returns their names. */
async function keep({ page }: Pick<Shop, 'page'>, from: number, to: number): Promise<string[]> {
  const hearts = page.getByRole('main').getByRole('button', { name: /^Ruaj “/ });
  const names: string[] = [];
  for (let i = from; i < to; i += 1) {
    const heart = hearts.nth(i);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const label = (await heart.getAttribute('aria-label')) ?? '';
    names.push(/“(.*)”/.exec(label)?.[1] ?? '');
  }
  return names;
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Artikujt e listës' }).getByRole('heading', { level: 2 });

async function examine(page: Page): Promise<void> {
  for (const width of [phone.width, 1440]) {
    await page.setViewportSize({ width, height: phone.height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.setViewportSize(phone);
}

test('a list of kept pieces is made, seen on another phone, and changed by both', async ({
  shop,
  page,
  browser,
}) => {
  const name = `Salloni ynë ${Date.now()}`;
  await shop.open('/?filterBy=all', 'al');
  const [first = '', second = ''] = await keep(shop, 0, 2);
  await shop.open('/kept', 'al');
  await page.getByRole('button', { name: 'Bëj një listë për ta ndarë' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Emri i listës' }).fill('Na thirr 069 123 4567');
  await dialog.getByRole('checkbox', { name: second }).uncheck();
  await dialog.getByRole('button', { name: 'Bëje listën' }).click();
  await expect(dialog).toContainText('nuk mund të ketë numër telefoni', onceSolved);
  await examine(page);
  await dialog.getByRole('textbox', { name: 'Emri i listës' }).fill(name);
  await dialog.getByRole('button', { name: 'Bëje listën' }).click();
  await expect(page).toHaveURL(/\/list\/[\w-]{22}$/, onceSolved);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(rows(page)).toHaveText([first]);

  await page.getByRole('button', { name: 'Shtoje' }).filter({ hasText: second }).click();
  await expect(rows(page)).toHaveText([first, second]);
  await page.getByRole('button', { name: 'Shto shënim' }).filter({ hasText: second }).click();
  await page.getByRole('textbox', { name: 'Shënim' }).fill('Kjo më pëlqen, 2,20 m');
  await page.getByRole('button', { name: 'Ruaje' }).click();
  await expect(page.getByText('Kjo më pëlqen, 2,20 m')).toBeVisible();
  await examine(page);

  const linkIn = async (label: string) => {
    const way = page.getByRole('region', { name: label }).getByRole('link', { name: 'WhatsApp' });
    const text = new URL((await way.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    return new URL(/http\S+/.exec(text)?.[0] ?? '').pathname;
  };
  const reading = await linkIn('Dërgoje për ta parë');
  const adding = await linkIn('Dërgoje për ta ndryshuar bashkë');
  expect(adding).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole('main').getByRole('link', { name: 'Facebook' })).toHaveCount(0);

  const hers = await browser.newContext({ viewport: phone, baseURL: new URL(page.url()).origin });
  await hers.addCookies([{ name: 'lang', value: 'al', url: page.url() }]);
  const her = await hers.newPage();
  await her.goto('/?filterBy=all');
  await her.getByRole('link', { name: 'Shfaq më shumë' }).click();
  const [third = ''] = await keep({ page: her }, 2, 3);
  await her.goto(reading);
  await expect(her.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(rows(her)).toHaveText([first, second]);
  await expect(her.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(her.getByText('Kjo më pëlqen, 2,20 m')).toBeVisible();
  await expect(her.getByRole('button', { name: /^(Hiqe nga lista|Shtoje|Fshije)/ })).toHaveCount(0);
  await her.getByRole('button', { name: `Ruaj “${first}”` }).click();
  await expect(her.getByRole('banner').getByRole('link', { name: 'Të ruajtura: 2' })).toBeVisible();
  await examine(her);

  await her.goto(adding);
  await her.getByRole('button', { name: 'Shtoje' }).filter({ hasText: third }).click();
  await expect(rows(her)).toHaveText([first, second, third]);
  await her.getByRole('button', { name: 'Hiqe nga lista' }).filter({ hasText: first }).click();
  await expect(rows(her)).toHaveText([second, third]);
  await page.reload();
  await expect(rows(page)).toHaveText([second, third]);

  await her.goto(reading);
  await her.getByRole('button', { name: 'Raporto këtë listë' }).click();
  const report = her.getByRole('dialog', { name: 'Raporto këtë listë' });
  await report.getByRole('combobox').selectOption('Diçka tjetër');
  await report.getByRole('button', { name: 'Dërgo raportimin' }).click();
  await expect(her.getByText('Faleminderit! Do ta shohim.')).toBeVisible(onceSolved);
  const { services, close } = await openShop();
  const reported = await services.db
    .selectFrom('list_report')
    .innerJoin('list', 'list.id', 'list_report.list_id')
    .select(['list.name', 'reason'])
    .where('list.name', '=', name)
    .execute();
  await close();
  expect(reported).toEqual([{ name, reason: 'other' }]);

  await shop.open('/kept', 'al');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Fshije listën' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fshije listën' }).click();
  await expect(page).toHaveURL('/kept');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  const answer = await her.request.get(reading);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toContain('no-store');
  await hers.close();
});
