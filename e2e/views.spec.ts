import type { Page } from '@playwright/test';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

/* Counted views need a normal browser: the other tests identify as a headless one, whose views do not count. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
});

async function idOf(kind: 'product' | 'package', name: string): Promise<number> {
  const { services, close } = await openShop();
  const { rows } = await services.pool.query(
    `select id from ${kind} where ${kind}_name like $1 order by id limit 1`,
    [`${name}%`],
  );
  await close();
  return rows[0].id;
}

async function viewsOf(id: number): Promise<number> {
  const { services, close } = await openShop();
  const { rows } = await services.pool.query('select total from view_count where listing_id = $1', [
    id,
  ]);
  await close();
  return rows[0]?.total ?? 0;
}

/** The paths of the views that the page has reported. */
function recordedViews(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/views')) paths.push(pathname);
  });
  return paths;
}

test('whoever looks at a package and then at a piece of it is counted once for each', async ({
  shop,
  page,
}) => {
  const set = await idOf('package', 'Dhomë ndenjjeje');
  const piece = await idOf('product', 'Kolltuk Çamëria');
  const [before, pieceBefore] = [await viewsOf(set), await viewsOf(piece)];
  const recorded = recordedViews(page);
  await shop.open(`/package/${set}`);
  await page.getByRole('link', { name: '2 x Kolltuk Çamëria' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kolltuk Çamëria/);
  await expect.poll(() => viewsOf(piece)).toBe(pieceBefore + 1);
  await page.reload();
  await expect
    .poll(() => recorded)
    .toEqual([
      `/v1/public/packages/${set}/views`,
      `/v1/public/products/${piece}/views`,
      `/v1/public/products/${piece}/views`,
    ]);
  await expect.poll(() => viewsOf(set)).toBe(before + 1);
  expect(await viewsOf(piece)).toBe(pieceBefore + 1);
});

test('a page in a background tab is not looked at until it is shown', async ({ shop, page }) => {
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    document.addEventListener('show', () => {
      state = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const recorded = recordedViews(page);
  const id = await idOf('product', 'Divan Drini');
  await shop.open(`/product/${id}`);
  await shop.isIdle();
  expect(recorded).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => document.dispatchEvent(new Event('show')));
  }
  await expect.poll(() => recorded).toEqual([`/v1/public/products/${id}/views`]);
});
