import { itemPath } from '@orendi/contract/item-path';
import { createBusiness, suspendBusiness } from '@orendi/server/testing/factories';
import type { Locator } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test, type Shop } from './shop.ts';

/** The path of the page of the business with this name. */
async function pathOf(name: string): Promise<string> {
  const { services, close } = await openShop();
  const { id } = await services.db
    .selectFrom('business')
    .select('id')
    .where('business_name', '=', name)
    .executeTakeFirstOrThrow();
  await close();
  return itemPath('business', id, name);
}

/** Opens a page and waits for its script, which stores the language and removes it from the address. */
async function openWithScript(shop: Shop, path: string): Promise<void> {
  await shop.open(path);
  await expect(shop.page).not.toHaveURL(/lang=/);
}

const drini = () => pathOf('Mobileria Drini');
const shownCards = (section: Locator) => section.getByRole('listitem').filter({ visible: true });

test('a logo leads to the business, whose view is recorded', async ({ shop, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScript(shop, '/');
  const recorded = page.waitForRequest(`**/v1/public/businesses/*/views`);
  // One of those that stay: the businesses of other tests come and go.
  const logos = shop.section('Businesses on Orendi');
  const logo = logos.getByRole('link', { name: /Salloni \d/ }).first();
  const path = (await logo.getAttribute('href')) ?? '';
  await logo.press('Enter');
  await expect(page).toHaveURL(path);
  expect((await recorded).url()).toMatch(
    path.replace('/business/', '/businesses/').replace(/-.*/, '/views'),
  );
});

test('a business shows its own sections', async ({ shop, page }) => {
  await shop.open(await drini());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobileria Drini');
  for (const name of ['Sale', 'Packages', 'All products']) {
    await expect(shop.section(name)).toBeVisible();
  }
  await expect(shop.section('New collection')).toHaveCount(0);
  await expect(page.getByText('33 items')).toBeVisible();
  // Everything loaded is also shown.
  await expect(shownCards(shop.section('All products'))).toHaveCount(12);
});

test('a search and a filter stay within the business, and back finds its sections', async ({
  shop,
  page,
}) => {
  const path = await drini();
  await openWithScript(shop, path);
  await shop.search('cameria');
  await expect(page).toHaveURL(new RegExp(`${path}\\?query=cameria`));
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await expect(shop.found(/Divan|Tavolinë/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobileria Drini');
  await page.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?query=cameria&filterBy=sale`));
  await expect(page.getByRole('link', { name: 'Search all sellers' })).toHaveAttribute(
    'href',
    '/?query=cameria',
  );
  await page.goBack();
  await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
  await page.goBack();
  await expect(shop.section('All products')).toBeVisible();
  await expect(page).toHaveURL(path);
  // The one piece on sale is all there is to see.
  await expect(shop.section('Sale').getByRole('link', { name: 'See all' })).toBeHidden();
  await shop.section('All products').getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(`${path}?filterBy=all`);
  await expect(shop.found(/Divan Drini/)).toBeVisible();
});

test('Show more opens two more rows, and back from a piece finds them where they were', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openWithScript(shop, await drini());
  const all = shop.section('All products');
  await expect(shownCards(all)).toHaveCount(12);
  await all.getByRole('link', { name: 'Show more' }).click();
  await expect(shownCards(all)).toHaveCount(20);
  const piece = all.getByRole('link', { name: 'Tavolinë Ulqini 14' });
  await piece.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  const top = await page.evaluate(() => window.scrollY);
  await piece.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tavolinë Ulqini 14');
  await page.goBack();
  await expect(shownCards(all)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('its grid has the columns of the specification', async ({ shop, page }) => {
  await shop.open(await drini());
  const cards = shop.section('All products').getByRole('listitem');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [1279, 4],
    [1280, 5],
    [1535, 5],
    [1536, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
  }
});

test('it links to where else the business is, and keeps the way home and the language', async ({
  shop,
  page,
}) => {
  await shop.open(await drini());
  const links = page.getByRole('list', { name: 'On the web' }).getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAccessibleName('Website');
  await expect(links.nth(1)).toHaveAccessibleName('Instagram');
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('search')).toHaveCount(0);
  await expect(bar.getByRole('navigation')).toHaveCount(0);
  await expect(bar.getByRole('link')).toHaveCount(3);
  await bar.getByRole('link', { name: 'SQ – Shqip' }).click();
  await expect(shop.section('Të gjitha produktet')).toBeVisible();
  await bar.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('a business without pieces says so, one that is not there leads home', async ({
  shop,
  page,
}) => {
  await shop.open(await pathOf('Salloni 3'));
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  for (const path of ['/business/999999', '/business/abc', '/business/0']) {
    await shop.open(path);
    await expect(page.getByRole('heading', { name: 'No business found' })).toBeVisible();
  }
  await shop.open('/business/999999', 'al');
  await expect(page.getByRole('heading', { name: 'Biznesi nuk u gjet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Shko te kryefaqja' }).click();
  await expect(page).toHaveURL('/');
});

test('what changes in a business is on its page with the next request', async ({ shop, page }) => {
  const { services, close } = await openShop();
  const { logo } = await services.db
    .selectFrom('business')
    .select('logo')
    .executeTakeFirstOrThrow();
  const id = await createBusiness({ services }, { business_name: 'Salloni i Ri', logo });
  // This is a different process from the product, which learns of a change within a second.
  const expectHeading = (text: string) =>
    expect(async () => {
      await shop.open(`/business/${id}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text);
    }).toPass();
  await expectHeading('Salloni i Ri');
  await services.changes.transaction(async (trx, touch) => {
    const business_name = 'Salloni i Vjetër';
    await trx.updateTable('business').set({ business_name }).where('id', '=', id).execute();
    touch(`business:${id}`);
  });
  await expectHeading('Salloni i Vjetër');
  await suspendBusiness({ services }, id);
  await expectHeading('No business found');
  await close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a business can be searched, its list opened, and left for home', async ({ shop, page }) => {
    const path = await drini();
    await shop.open(path, 'al');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobileria Drini');
    await expect(page.getByText('Mobilje nga Shkodra')).toBeVisible();
    const all = shop.section('Të gjitha produktet');
    await all.getByRole('link', { name: 'Shfaq më shumë' }).click();
    await expect(page).toHaveURL(/allProductsPage=2/);
    await expect(all.getByRole('listitem')).toHaveCount(24);
    await shop.search('kolltuk');
    await expect(page).toHaveURL(new RegExp(`${path}\\?query=kolltuk`));
    await expect(shop.found(/Kolltuk Çamëria/)).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});

test('everybody can use it on a phone and a wide screen, and nothing is cut off', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const path = await drini();
  for (const language of ['al', 'en'] as const) {
    for (const query of ['', '?query=divan', '?query=zzzz&filterBy=sale']) {
      await shop.open(path + query, language);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${language}${query} at ${width} px`;
        expect(await accessibilityFaults(page), where).toEqual([]);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, where).toBe(0);
      }
    }
  }
});
