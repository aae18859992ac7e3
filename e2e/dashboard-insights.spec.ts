import { readFile } from 'node:fs/promises';
import { type CellObject, read } from '@e965/xlsx';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daysBefore, writeViews } from '@orendi/server/features/views/index';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

const panel = (page: Page) => page.locator('#figures');
const totals = (page: Page) => panel(page).getByRole('definition');
const slider = (page: Page) => panel(page).getByRole('slider');
const inToast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text);

/**
 * Stores views of a product, by how many days ago they were.
 * @returns today
 */
async function storeVisits(productId: number, visits: Record<number, number>): Promise<string> {
  const { services, close } = await openShop();
  const today = tiraneDay(new Date());
  const counts = Object.entries(visits).map(([ago, views]) => ({
    subject: 'listing' as const,
    id: productId,
    day: daysBefore(today, Number(ago)),
    views,
  }));
  await services.db.transaction().execute((trx) => writeViews(trx, counts, today));
  await close();
  return today;
}

/** Downloads a report and reads the rows of its first sheet. */
async function download(page: Page, menu: string, report: string) {
  // A toast under the mouse stays, and may cover the button.
  await page.mouse.move(0, 600);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await panel(page).getByRole('button', { name: menu }).click();
  const started = page.waitForEvent('download');
  await panel(page).getByRole('link', { name: report }).click();
  const file = await started;
  const { SheetNames: sheets, Sheets } = read(await readFile(await file.path()), { dense: true });
  const cells = Sheets[sheets[0] ?? '']?.['!data'] ?? [];
  const rows = cells.map((row) => Array.from(row, (cell?: CellObject) => cell?.v));
  return { name: file.suggestedFilename(), sheets, cells, rows };
}

const written = (day: string, separator: string) => day.split('-').toReversed().join(separator);

test('the figures, the charts by mouse and keys, the table, and a request that comes in', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const counter = await openCounter(page);
  const now = Date.now();
  await counter.store(
    { client_name: 'Ëngjëll Çela', created_at: new Date(now - 3 * 86_400_000) },
    { client_name: '=1+1', created_at: new Date(now) },
  );
  const today = await storeVisits(counter.productId, { 0: 3, 3: 1, 5: 1200, 40: 20 });
  await shop.open('/dashboard');
  await expect(panel(page).getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await expect(panel(page).getByRole('term')).toHaveText([
    'Orders',
    'Products online',
    'Visits',
    'Contacts',
  ]);
  await expect(totals(page)).toHaveText([
    '2',
    '7 days: 2 (0 before)',
    '1',
    '1,224',
    '7 days: 1,204 (0 before)',
    '0',
  ]);
  const fifth = written(daysBefore(today, 5), '/');
  await expect(panel(page).getByText(`1,204 in 30 days, most on ${fifth} (1,200)`)).toBeVisible();
  await expect(panel(page).getByText('2 in 30 days')).toBeVisible();
  const top = panel(page).getByRole('region', { name: 'Top 3 Products' }).getByRole('listitem');
  await expect(top).toHaveText(['Kolltuk Vala, kadife blu1,224 views']);

  const readout = panel(page).locator('figcaption');
  await expect(readout).toContainText('Last 30 days');
  await expect(readout).toContainText('Today so far: 3 visits, 1 request');
  await slider(page).focus();
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
  const third = `${written(daysBefore(today, 3), '/')}: 1 visit, 1 request`;
  await expect(readout).toContainText(third);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', third);
  await page.keyboard.press('Home');
  const first = `${written(daysBefore(today, 29), '/')}: 0 visits, 0 requests`;
  await expect(slider(page)).toHaveAttribute('aria-valuetext', first);
  await page.keyboard.press('Tab');
  await expect(readout).toContainText('Today so far');
  const plot = panel(page).locator('svg[data-measure="visits"]');
  const box = await plot.boundingBox();
  if (!box) throw new Error('there is no plot');
  await page.mouse.move(box.x + (box.width * 24.5) / 30, box.y + box.height / 2);
  await expect(readout).toContainText(`${fifth}: 1,200 visits, 0 requests`);
  await page.mouse.move(box.x, box.y - 300);
  await expect(readout).toContainText('Today so far');

  await panel(page).getByText('Show as a table').click();
  const table = panel(page).getByRole('table', { name: 'Visits, requests and contacts per day' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1)).toHaveText(`${written(today, '/')}310`);
  await expect(table.getByRole('row').nth(6)).toHaveText(`${fifth}1,20000`);
  expect(await accessibilityFaults(page, '#figures')).toEqual([]);

  await counter.ask('Vesa');
  await expect(totals(page).first()).toHaveText('3');
  await expect(readout).toContainText('Today so far: 3 visits, 2 requests');

  const orders = await download(page, 'Download Report', 'Orders Report');
  expect(orders.name).toBe('business_requests.xls');
  await expect(inToast(page, 'The report is downloaded.')).toBeVisible();
  expect(orders.rows.map((row) => row[7])).toEqual(['Customer', 'Vesa', '=1+1', 'Ëngjëll Çela']);
  expect(orders.cells[2]?.[7]).toMatchObject({ t: 's' });
  expect(orders.cells[2]?.[7]?.f).toBeUndefined();
  const products = await download(page, 'Download Report', 'Products Report');
  expect(products.name).toBe('business_products.xls');
  expect(products.rows[1]?.[1]).toBe('Kolltuk Vala, kadife blu');
});

test('nothing to show yet, and both reports on a phone', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const counter = await openCounter(page, 'al');
  await shop.open('/dashboard', 'al');
  await expect(panel(page).getByText('Ende nuk ka shifra')).toBeVisible();
  await expect(totals(page)).toHaveText(['0', '1', '0', '0']);
  await expect(slider(page)).toHaveCount(0);

  await counter.store({ client_name: 'Çlirim Gjonë', client_message: '=HYPERLINK("x")' });
  await storeVisits(counter.productId, { 0: 1, 2: 2 });
  await shop.open('/dashboard', 'al');
  await expect(totals(page)).toHaveText([
    '1',
    '7 ditë: 1 (më parë 0)',
    '1',
    '3',
    '7 ditë: 3 (më parë 0)',
    '0',
  ]);
  const orders = await download(page, 'Shkarko raportin', 'Raporti i kërkesave');
  expect(orders.name).toBe('business_requests.xls');
  expect(orders.sheets).toEqual(['Kërkesat']);
  expect(orders.rows[1]?.[7]).toBe('Çlirim Gjonë');
  expect(orders.rows[1]?.[12]).toBe('=HYPERLINK("x")');
  const products = await download(page, 'Shkarko raportin', 'Raporti i produkteve');
  expect(products.name).toBe('business_products.xls');
  expect(products.sheets[0]).toBe('Produktet');
  expect(products.rows.length).toBe(2);

  const menu = panel(page).getByRole('button', { name: 'Shkarko raportin' });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Raporti i kërkesave' })).toBeFocused();
  expect(await accessibilityFaults(page, '#figures')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(panel(page).getByRole('link')).toHaveCount(0);
});

test('a report that does not come says why, and figures fail by themselves', async ({
  shop,
  page,
}) => {
  const counter = await openCounter(page);
  await counter.store({});
  // Before any timer starts: none of before could be ended afterwards, such as that of a toast shown again.
  await page.clock.install();
  await shop.open('/profile');
  const statsCall = '**/business-stats/get';
  await page.route(statsCall, (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too often.' } }),
  );
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(panel(page).getByRole('alert')).toContainText('Too often.');
  await expect(page.locator('#orders tbody').getByRole('row')).toHaveCount(1);
  await page.unroute(statsCall);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(totals(page).first()).toHaveText('1');

  const choose = async () => {
    await panel(page).getByRole('button', { name: 'Download Report' }).click();
    await panel(page).getByRole('link', { name: 'Orders Report' }).click();
  };
  const message = 'Too many reports. Please wait a while.';
  await page.route('**/business-report/*', (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message } }),
  );
  await choose();
  await expect(inToast(page, message)).toBeVisible();
  await page.unroute('**/business-report/*');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/business-report/*', async (route) => {
    await asked;
    await route.continue();
  });
  await choose();
  await expect(inToast(page, 'Preparing the report…')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(inToast(page, 'Preparing the report…')).toBeVisible();
  answer();
  await expect(inToast(page, 'The report is downloaded.')).toBeVisible();
  await page.clock.resume();
  await page.unroute('**/business-report/*');
  // An open dashboard is told at once.
  await page.request.get('/v1/auth/logout');
  await expect(page).toHaveURL(/\/login/);
});
