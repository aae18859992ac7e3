import type { Locator, Page, Route } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { shifts } from './shifts.ts';
import { expect, test, type Shop } from './shop.ts';

const results = '**/v1/public/results**';
const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 667 };

/** The visible cards of a list. */
const cards = (section: Locator) => section.getByRole('listitem');
const more = (section: Locator) => section.getByRole('link', { name: 'Show more' });

/** Expands a list by one step, and waits until it is complete. */
async function step(section: Locator): Promise<void> {
  const before = await cards(section).count();
  await more(section).click();
  await expect.poll(() => cards(section).count()).toBeGreaterThan(before);
  await expect(section.locator('ul').last()).toHaveAttribute('aria-busy', 'false');
}

/**
 * Holds calls back.
 * @returns lets them go
 */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(results, (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const region = (page: Page) => page.locator('.results-region');
/** The live region that announces the results as a whole. */
const said = (page: Page) => region(page).locator(':scope > output');
const failure = (page: Page) =>
  region(page).getByRole('paragraph').filter({ hasText: 'The results could not be loaded' });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Scrolls to a card.
 * @returns the scroll position
 */
async function scrollTo(page: Page, card: Locator): Promise<number> {
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return scrollTop(page);
}

const columnsByWidth = [
  [434, 1],
  [435, 2],
  [639, 2],
  [640, 3],
  [1023, 3],
  [1024, 4],
  [1535, 4],
  [1536, 5],
  [1999, 5],
  [2000, 6],
] as const;
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing hangs over at any width in al', async ({ shop, page }) => {
  await shop.open('/', 'al');
  for (const [width] of columnsByWidth) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overhang(page), `${width} px`).toBe(0);
  }
});

test('a row has its columns at every width, and lists open by two rows', async ({ shop, page }) => {
  test.slow();
  await shop.open();
  const [fresh, all] = [shop.section('New collection'), shop.section('All products')];
  for (const [width, columns] of columnsByWidth) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards(fresh)).toHaveCount(columns);
      await expect(cards(all)).toHaveCount(2 * columns);
      const tops = await cards(all).evaluateAll((items) =>
        items
          .filter((item) => item.checkVisibility())
          .map((item) => Math.round(item.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      await step(fresh);
      await expect(cards(fresh)).toHaveCount(3 * columns);
      await step(all);
      await expect(cards(all)).toHaveCount(4 * columns);
      expect(await overhang(page)).toBe(0);
      // Back to the first row, without a reload.
      await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a section with less than a row has no Show more, one with nothing says so', async ({
  shop,
}) => {
  await shop.open();
  await expect(cards(shop.section('Sale'))).toHaveCount(1);
  await expect(more(shop.section('Sale'))).toBeHidden();
  await shop.open('/?industryId=2');
  for (const name of ['Sale', 'New collection', 'Packages', 'All products']) {
    await expect(shop.section(name)).toContainText('No products found');
  }
});

test('packages are cards of their own list', async ({ shop, page }) => {
  await shop.open('/?filterBy=packages');
  await expect(shop.found(/Dhomë ndenjjeje/)).toHaveAttribute(
    'href',
    /^\/package\/\d+-dhome-ndenjjeje-e-plote$/,
  );
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible();
  await expect(shop.found(/Divan|Kolltuk|Tavolinë/)).toHaveCount(0);
});

test.describe('while the network is slow', () => {
  for (const viewport of [wide, phone]) {
    test(`Show more holds the places of what comes at ${viewport.width} px, and nothing moves`, async ({
      shop,
      page,
    }) => {
      await page.setViewportSize(viewport);
      await shop.open('/?filterBy=all');
      const list = shop.section('Search results');
      const letGo = await hold(page);
      const busy = list.locator('ul[aria-busy="true"]');
      while ((await busy.count()) === 0) await more(list).click();
      const places = busy.locator('li[aria-hidden="true"]');
      await expect(places.filter({ visible: true })).not.toHaveCount(0);
      await places.first().evaluate((place) => place.scrollIntoView({ block: 'center' }));
      const place = await places.first().boundingBox();
      const control = await more(list).boundingBox();
      const shown = await cards(list).count();

      await letGo();
      await expect(busy).toHaveCount(0);
      await expect(places).toHaveCount(0);
      expect(await cards(list).nth(shown).boundingBox()).toEqual(place);
      expect(await more(list).boundingBox()).toEqual(control);
      await expect(list.getByRole('status')).toHaveText(/^\d+ items shown$/);
    });
  }

  test('other results keep the old ones in place until they are there, and are read out', async ({
    shop,
    page,
  }) => {
    await shop.open('/?filterBy=all');
    await expect(region(page)).toHaveAttribute('aria-busy', 'false');
    const letGo = await hold(page);
    await page.getByRole('link', { name: 'Sale', exact: true }).click();
    await expect(region(page)).toHaveAttribute('aria-busy', 'true');
    await expect(cards(shop.section('Search results')).first()).toBeVisible();
    await letGo();
    await expect(region(page)).toHaveAttribute('aria-busy', 'false');
    await expect(said(page)).toHaveText('1 item');
    await expect(shop.found(/Tavolinë/)).toHaveCount(0);
  });

  test('a quick answer dims nothing', async ({ shop, page }) => {
    await shop.open('/?filterBy=all');
    const letGo = await hold(page);
    await page.getByRole('link', { name: 'Sale', exact: true }).click();
    await expect(region(page)).toHaveAttribute('aria-busy', 'true');
    await expect(region(page).locator('.card-words').first()).toHaveCSS('transition-delay', '0.2s');
    await letGo();
    await expect(region(page).locator('.card-words').first()).toHaveCSS('opacity', '1');
  });
});

test.describe('when something fails', () => {
  test.use({ expectFailures: true });

  test('Show more says so and takes the same step again', async ({ shop, page }) => {
    await page.setViewportSize(wide);
    await shop.open('/?filterBy=all');
    const list = shop.section('Search results');
    await page.route(results, (route) => route.abort());
    await more(list).click();
    await expect(list.getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(cards(list)).toHaveCount(12);
    await page.unroute(results);
    await more(list).click();
    await expect(list.getByRole('alert')).toHaveCount(0);
    await expect(cards(list)).toHaveCount(16);
  });

  test('Show more goes on by itself when the network is back', async ({ shop, page, context }) => {
    await page.setViewportSize(wide);
    await shop.open('/?filterBy=all');
    const list = shop.section('Search results');
    await context.setOffline(true);
    await more(list).click();
    await expect(list.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(cards(list)).toHaveCount(16);
    await expect(list.getByRole('alert')).toHaveCount(0);
  });

  test('without a network the page, the words and the filters stay, and the results come by themselves', async ({
    shop,
    page,
    context,
  }) => {
    await shop.open('/?filterBy=all');
    await expect(shop.found(/Divan Drini/).first()).toBeVisible();
    await context.setOffline(true);
    await shop.search('divan');
    await expect(failure(page)).toBeVisible();
    await expect(region(page)).toContainText('Check your connection');
    await expect(said(page)).toHaveText('The results could not be loaded');
    await expect(shop.searchField).toHaveValue('divan');
    await expect(page.locator('#filters').getByText('Brand')).toBeVisible();
    await expect(page).toHaveURL(/query=divan/);
    const where = page.locator('#filters').getByRole('button', { name: 'Where' });
    await where.click();
    await expect(where).toHaveAttribute('aria-expanded', 'false');
    await region(page).getByRole('link', { name: 'Try again' }).click();
    await expect(said(page)).toHaveText('The results could not be loaded');
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(shop.found(/Divan Drini/)).toBeVisible();
    await expect(shop.found(/Tavolinë/)).toHaveCount(0);
    await where.click();
    await expect(page.getByRole('dialog', { name: 'Where' })).toBeVisible();
  });

  test('back needs no network for what the visitor has had before them', async ({
    shop,
    page,
    context,
  }) => {
    await page.setViewportSize(wide);
    await shop.open();
    const opened = await openRows(shop, 2);
    const last = cards(shop.section('All products')).last();
    const top = await scrollTo(page, last);
    await last.getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
    await expect(cards(shop.section('New collection'))).toHaveCount(opened.fresh);
    expect(await scrollTop(page)).toBe(top);
    await context.setOffline(false);
  });

  test('a server that is down is asked again on demand', async ({ shop, page }) => {
    await shop.open();
    await page.route(results, (route) =>
      route.fulfill({ status: 503, json: { message: 'Under repair.', code: 'UNAVAILABLE' } }),
    );
    await page.getByRole('link', { name: 'Packages', exact: true }).click();
    await expect(region(page)).toContainText('Under repair.');
    await page.unroute(results);
    await region(page).getByRole('link', { name: 'Try again' }).click();
    await expect(shop.found(/Dhomë ndenjjeje/)).toBeVisible();
    await expect(said(page)).toHaveText('1 item');
  });
});

test('a search that finds nothing echoes the words and leads on', async ({ shop, page }) => {
  await shop.open('/?query=zzzqq');
  const list = shop.section('Search results');
  await expect(list).toContainText('No products found');
  await expect(list).toContainText('“zzzqq”');
  await shop.open('/?query=ulqini&filterBy=sale');
  await list.getByRole('link', { name: 'Search without filters' }).click();
  await expect(shop.found(/Tavolinë Ulqini/).first()).toBeVisible();
  await shop.open('/?query=ulqini&filterBy=sale');
  await list.getByRole('link', { name: 'Show everything' }).click();
  await expect(shop.section('All products')).toBeVisible();
  await expect(page).toHaveURL('/');
});

/** Expands two sections by several rows each, one of them beyond its first page. */
async function openRows(shop: Shop, steps: number): Promise<{ fresh: number; all: number }> {
  const [fresh, all] = [shop.section('New collection'), shop.section('All products')];
  for (let taken = 0; taken < steps; taken += 1) await step(fresh);
  for (let taken = 0; taken < steps; taken += 1) await step(all);
  return { fresh: await cards(fresh).count(), all: await cards(all).count() };
}

for (const [viewport, steps] of [
  [wide, 2],
  [phone, 6],
] as const) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('back from a piece finds rows, pages and scroll position as they were; forward too', async ({
      shop,
      page,
    }) => {
      await shop.open();
      const opened = await openRows(shop, steps);
      await expect(page).toHaveURL(/newCollectionProductsPage=2.*allProductsPage=2/);
      const last = cards(shop.section('All products')).last();
      const name = await last.getByRole('heading').textContent();
      const top = await scrollTo(page, last);
      expect(top).toBeGreaterThan(1000);
      await last.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      expect(await scrollTop(page)).toBe(0);

      await page.goBack();
      await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
      await expect(cards(shop.section('New collection'))).toHaveCount(opened.fresh);
      expect(await scrollTop(page)).toBe(top);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await page.goBack();
      await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
      expect(await scrollTop(page)).toBe(top);
    });

    test('a full reload keeps rows and scroll position, here and behind', async ({
      shop,
      page,
    }) => {
      await shop.open();
      // On a phone, more rows than the server-rendered page can know of.
      const opened = await openRows(shop, Math.min(3, steps));
      const last = cards(shop.section('All products')).last();
      const top = await scrollTo(page, last);
      await page.reload();
      await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
      await expect(cards(shop.section('New collection'))).toHaveCount(opened.fresh);
      await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(1);

      await last.getByRole('link').click();
      await expect(page).toHaveURL(/\/product\/\d+/);
      await page.reload();
      await page.goBack();
      await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
      await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(1);
    });
  });
}

for (const [width, columns] of [
  [375, 1],
  [600, 2],
] as const) {
  test(`${columns} in a row show a page at once, and back finds it`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await shop.open('/?filterBy=all');
    const list = shop.section('Search results');
    const twelve = list.getByRole('link', { name: 'Show 12 more' });
    await expect(cards(list)).toHaveCount(2 * columns);
    await twelve.click();
    await expect(cards(list)).toHaveCount(12 + 2 * columns);
    await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(twelve).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    const last = cards(list).last();
    const top = await scrollTo(page, last);
    await last.getByRole('link').click();
    await expect(page).toHaveURL(/\/(product|package)\/\d+/);
    await page.goBack();
    await expect(cards(list)).toHaveCount(12 + 2 * columns);
    expect(await scrollTop(page)).toBe(top);
    await page.reload();
    await expect(cards(list)).toHaveCount(12 + 2 * columns);

    // There are 32: what is left is said, and the focus goes on where the button was.
    await twelve.click();
    await expect(cards(list)).toHaveCount(24 + 2 * columns);
    const left = 8 - 2 * columns;
    const rest = list.getByRole('link', { name: /^Show \d+ more$/ });
    if (left <= 2 * columns) {
      await expect(rest).toHaveCount(0);
      await expect(
        cards(list)
          .nth(12 + 2 * columns)
          .getByRole('link'),
      ).toBeFocused();
    } else {
      await expect(rest).toHaveText(`Show ${left} more`);
    }
    await page.setViewportSize({ width: 890, height: 700 });
    await expect(rest).toHaveCount(0);
  });
}

test('the way home begins from row one', async ({ shop, page }) => {
  await page.setViewportSize(wide);
  await shop.open();
  await openRows(shop, 2);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(cards(shop.section('All products'))).toHaveCount(8);
  await expect(cards(shop.section('New collection'))).toHaveCount(4);
  expect(await scrollTop(page)).toBe(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`back from results finds the sections as they were, motion ${reducedMotion}`, async ({
    shop,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(wide);
    await shop.open();
    const opened = await openRows(shop, 2);
    const seeAll = shop.section('All products').getByRole('link', { name: /^See all/ });
    const top = await scrollTo(page, seeAll);
    await seeAll.click();
    await expect(shop.found(/Divan Drini/)).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    // From the first row, with the keyboard focus on the results.
    await expect(cards(shop.section('Search results'))).toHaveCount(8);
    await expect(region(page)).toBeFocused();
    await page.goBack();
    await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
    expect(await scrollTop(page)).toBe(top);
  });
}

test('a filter begins from row one and page one', async ({ shop, page }) => {
  await page.setViewportSize(wide);
  await shop.open('/?filterBy=all');
  const list = shop.section('Search results');
  await step(list);
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: /^Price(?! and)/ }).click();
  await expect(page).toHaveURL('/?filterBy=all&sortByPrice=asc');
  await expect(cards(list)).toHaveCount(8);
});

test('an address with a page opens all pages up to it, for whoever follows it', async ({
  shop,
  page,
}) => {
  await shop.open('/?filterBy=all&page=3');
  const names = await cards(shop.section('Search results')).getByRole('heading').allTextContents();
  expect(names).toHaveLength(32);
  expect(new Set(names).size).toBe(32);
  await expect(more(shop.section('Search results'))).toBeHidden();
  await shop.open('/?allProductsPage=2');
  await expect(cards(shop.section('All products'))).toHaveCount(24);
  await page.goto('/?filterBy=all&page=9000&lang=en');
  await expect(page).toHaveURL('/?filterBy=all');
});

test('a card whose piece is gone says so, and back finds the list', async ({ shop, page }) => {
  await page.setViewportSize(wide);
  await shop.open();
  const opened = await openRows(shop, 1);
  await page.route(/\/v1\/public\/products\/\d+$/, (route) =>
    route.fulfill({ status: 404, json: { message: 'Gone.', code: 'NOT_FOUND' } }),
  );
  const last = cards(shop.section('All products')).last();
  const top = await scrollTo(page, last);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No product found');
  await page.goBack();
  await expect(cards(shop.section('All products'))).toHaveCount(opened.all);
  expect(await scrollTop(page)).toBe(top);
});

test('pictures of the first view are fetched first, all others when they come near', async ({
  shop,
  page,
}) => {
  const urgent = (section: Locator) => section.locator('img[fetchpriority="high"]');
  await page.setViewportSize(wide);
  await shop.open('/?filterBy=all');
  await expect(urgent(shop.section('Search results'))).toHaveCount(4);
  await expect(shop.section('Search results').locator('img[loading="eager"]')).toHaveCount(1);
  await shop.open();
  for (const name of ['Sale', 'New collection', 'Packages', 'All products']) {
    await expect(urgent(shop.section(name))).toHaveCount(0);
    await expect(shop.section(name).locator('img:not([loading="lazy"])')).toHaveCount(0);
  }
});

test('a picture of any shape fills its card, four wide and five high, at every width', async ({
  shop,
  page,
}) => {
  for (const width of [375, 890, 1440]) {
    await page.setViewportSize({ width, height: 1600 });
    await shop.open('/?filterBy=all&query=divan');
    await pictured(page);
    const boxes = await shop
      .section('Search results')
      .locator('.card-picture:not(:has(.collage)) > img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(({ complete, naturalHeight }) => complete && naturalHeight > 0)
          .map((image) => {
            const { width: across, height } = image.getBoundingClientRect();
            return { box: across / height, file: image.naturalWidth / image.naturalHeight };
          }),
      );
    expect(boxes.length).toBeGreaterThan(1);
    for (const { box, file } of boxes) {
      expect(box).toBeCloseTo(0.8, 2);
      expect(Math.min(box / file, file / box)).toBeGreaterThan(0.84);
    }
  }
});

/** Waits until every picture on the screen has loaded. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const isSeen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return picture.complete || !isSeen;
    }),
  );

for (const viewport of [phone, wide]) {
  for (const path of ['/', '/?query=tavoline']) {
    test(`nothing moves on ${path} at ${viewport.width} px`, async ({ shop, page }) => {
      await page.setViewportSize(viewport);
      await shop.open(path);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += viewport.height) {
        await pictured(page);
        await page.mouse.wheel(0, viewport.height);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await pictured(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(page)).toEqual([]);
    });
  }
}

/** Examines the page on a phone and on a wide screen. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    const where = `${state} at ${viewport.width} px`;
    expect(await accessibilityFaults(page), where).toEqual([]);
  }
}

for (const language of ['al', 'en'] as const) {
  // Home and a search without results are examined in pages.spec.ts.
  test(`every state is accessible on a phone and a wide screen in ${language}`, async ({
    shop,
    page,
  }) => {
    // Three pages are checked.
    test.slow();
    for (const path of ['/?industryId=2', '/?filterBy=all']) {
      await shop.open(path, language);
      await expectAccessible(page, path);
    }
    const letGo = await hold(page);
    await page.locator('#filters a[href*="filterBy=sale"]').click();
    await expect(region(page)).toHaveAttribute('aria-busy', 'true');
    await expect(region(page).locator('.card-words').first()).toHaveCSS('opacity', '0');
    await expectAccessible(page, 'loading');
    await letGo();
    await expect(region(page)).toHaveAttribute('aria-busy', 'false');
    await page.unroute(results);
  });
}

test.describe('when results fail', () => {
  test.use({ expectFailures: true });

  test('the failure is accessible on a phone and a wide screen', async ({ shop, page }) => {
    const tryAgain = { al: 'Provo përsëri', en: 'Try again' };
    for (const language of ['al', 'en'] as const) {
      await shop.open('/?filterBy=all', language);
      await page.route(results, (route) => route.abort());
      await page.locator('#filters a[href*="filterBy=sale"]').click();
      await expect(region(page).getByRole('link', { name: tryAgain[language] })).toBeVisible();
      await expectAccessible(page, language);
      await page.unroute(results);
    }
  });
});
