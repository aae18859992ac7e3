import type { Page } from '@playwright/test';
import { openCounter } from './orders.ts';
import { expect, test, type Shop } from './shop.ts';

/*
 * Whoever presses Back at once gets the page before, although this one is not hydrated yet: by a script that is late, or
 * by a slow phone.
 */

const rows = (page: Page) => page.locator('#orders tbody').getByRole('row');

/** Five of seven orders are on the first page; two, on the second, which has been reached from the first. */
async function openSecondPage(shop: Shop, page: Page): Promise<void> {
  const counter = await openCounter(page);
  await counter.store(...Array.from({ length: 7 }, () => ({ client_name: 'Zana Hoxha' })));
  await shop.open('/dashboard');
  const pages = page.getByRole('navigation', { name: 'Pages of orders' });
  await pages.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?page=2$/);
  await expect(rows(page)).toHaveCount(2);
}

async function showsFirstPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
}

test('going back before the scripts are there', async ({ shop, page }) => {
  await openSecondPage(shop, page);
  const { promise: back, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/entry-start[^/]*\.js$/, async (route) => {
    await back;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(rows(page)).toHaveCount(2);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/dashboard$/);
  goOn();
  await showsFirstPage(page);
});

test('going back while React takes over the page', async ({ shop, page }) => {
  await openSecondPage(shop, page);
  // React renders in tasks of a message channel: the second page's never come, so it is not hydrated.
  await page.addInitScript(() => {
    if (location.search.includes('page=2')) MessagePort.prototype.postMessage = () => {};
  });
  await page.reload();
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  await page.evaluate(() => history.back());
  await showsFirstPage(page);
});
