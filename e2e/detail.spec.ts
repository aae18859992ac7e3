import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { expect, test } from './shop.ts';

/** A large photo, and the thumbnail that leads to it. */
const photo = (page: Page, number: number) =>
  page.getByRole('link', { name: `Divan Drini, lëkurë natyrale, photo ${number}` });
const thumb = (page: Page, number: number) =>
  page.getByRole('link', { name: `Show photo ${number}` });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos: Divan Drini/ });

test('a piece shows its price, photographs, measures and maker, and tags for previews', async ({
  shop,
  page,
}) => {
  await shop.open(await sofaPath());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Drini, lëkurë natyrale');
  await expect(page.getByText('€1,492.50').first()).toBeVisible();
  await expect(page.getByText('(-25% off)').first()).toBeVisible();
  await expect(page.getByText('68 kg')).toBeVisible();
  await expect(shop.section('Drawn to scale').getByText('212 cm', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sold by Mobileria Drini' })).toHaveAttribute(
    'href',
    /^\/business\/\d+-[\w-]+$/,
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http:\/\/localhost:\d+\/previews\/product\/\d+\/en-\w+\.jpg$/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/product\/\d+-[\w-]+(\?lang=en)?$/,
  );
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(data).toContain('"@type":"Product"');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('a piece on sale tells its lowest price before, in both languages', async ({ shop, page }) => {
  await shop.open(await sofaPath());
  await expect(page.getByText('Lowest price in the 30 days before the sale: €1,750')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shop.open(await sofaPath(), 'al');
  await expect(page.getByText('Çmimi më i ulët në 30 ditët para uljes: €1.750')).toBeVisible();
});

test('a package shows its pieces on its card, and lists them with what they save together', async ({
  shop,
  page,
}) => {
  await shop.open('/?filterBy=packages');
  const card = shop.card(/3 pieces Dhomë ndenjjeje/);
  await expect(card.locator('.collage img')).toHaveCount(2);
  await card.click();
  await expect(page.getByText('3 pieces · You save €271.50 (15%)')).toBeVisible();
  await expect(page.getByText('Bought one by one: €1,871.50')).toBeVisible();
  await expect(page.getByRole('link', { name: /2 x Kolltuk Çamëria €379$/ })).toBeVisible();
  await expect(page.getByText('Rruga e Kavajës 10, Tiranë')).toBeVisible();
  await expect(page.getByText(/1\s*[x×]\s*Divan Drini/)).toBeVisible();
  await page.getByRole('link', { name: /2\s*[x×]\s*Kolltuk Çamëria/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kolltuk Çamëria/);
});

test('arrow keys and buttons go through the photos, and only the one in view is reached', async ({
  shop,
  page,
}) => {
  await shop.open(await sofaPath());
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await photo(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(photo(page, 2)).toBeFocused();
  await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(photo(page, 1)).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('End');
  await expect(photo(page, 3)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(photo(page, 1)).toBeFocused();
  await thumb(page, 2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(photo(page, 3)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test('a photo fills the screen, zooms, and the way back closes it without leaving', async ({
  shop,
  page,
}) => {
  await shop.open('/contact-us');
  await shop.open(await sofaPath());
  await page.getByRole('tab').first().waitFor();
  await photo(page, 1).click();
  const shown = (number: number) =>
    viewer(page).getByRole('img', { name: new RegExp(`photo ${number}$`) });
  await expect(shown(1)).toBeInViewport();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('2 of 3')).toBeAttached();
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 });

  const width = async () => (await shown(2).boundingBox())?.width ?? 0;
  const whole = await width();
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('2 of 3')).toBeAttached();
  await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(shown(3)).toBeInViewport({ ratio: 0.9 });

  // A swipe to the right, with the mouse as the finger; far enough to count however slow the machine makes it.
  await page.mouse.move(500, 360);
  await page.mouse.down();
  await page.mouse.move(950, 360, { steps: 4 });
  await page.mouse.up();
  await expect(viewer(page).getByText('2 of 3')).toBeAttached();

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(photo(page, 2)).toBeFocused();
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Enter');
  await expect(shown(2)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(photo(page, 2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/contact-us/);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 740 } });

  test('two fingers zoom, a double tap ends it, and a swipe goes on', async ({ shop, page }) => {
    await shop.open(await sofaPath());
    await page.getByRole('tab').first().waitFor();
    await photo(page, 1).tap();
    const shown = viewer(page).getByRole('img', { name: /photo 1$/ });
    await expect(shown).toBeInViewport();
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 370, id })),
      });
    await touch('touchStart', 160, 210);
    for (const apart of [35, 50, 75]) await touch('touchMove', 185 - apart, 185 + apart);
    await touch('touchEnd');
    await expect(viewer(page).getByRole('button', { name: 'Zoom out' })).toBeVisible();
    expect((await shown.boundingBox())?.width).toBeGreaterThan(375 * 2);

    await page.touchscreen.tap(180, 370);
    await page.touchscreen.tap(180, 370);
    await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();

    await touch('touchStart', 300);
    for (const x of [250, 180, 100]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(viewer(page).getByText('2 of 3')).toBeAttached();
  });

  test('what has the focus stands above the bar that asks', async ({ shop, page }) => {
    await shop.open(await sofaPath());
    const cards = shop.section('More from Mobileria Drini').getByRole('link');
    await cards.first().focus();
    const [card, bar] = await Promise.all([
      cards.first().boundingBox(),
      page.locator('.request-bar').boundingBox(),
    ]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('description and order are tabs', async ({ shop, page }) => {
  await shop.open(await sofaPath());
  const description = page.getByRole('tab', { name: 'Description' });
  const order = page.getByRole('tab', { name: 'How to order' });
  await expect(description).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('A calm piece');
  await description.press('ArrowRight');
  await expect(order).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'How to order' })).toContainText(
    'Mobileria Drini gets your request',
  );
  await expect(page.getByText('A calm piece')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await description.click();
  await expect(page.getByText('A calm piece')).toBeVisible();
});

test('without a sheet of the system, the address is copied or sent', async ({ shop, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await sofaPath();
  await shop.open(path);
  await page.getByRole('tab').first().waitFor();
  await page.getByLabel('Share', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Divan%20Drini/,
  );
  expect(await accessibilityFaults(page, 'details')).toEqual([]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http://localhost:\\d+${path}$`),
  );
});

test('on a phone, the ways to share lie before the bar of the request', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open(await sofaPath());
  await page.getByRole('tab').first().waitFor();
  const share = page.getByLabel('Share', { exact: true });
  const { y = 0 } = (await share.boundingBox()) ?? {};
  // The menu begins above the bar and ends behind it.
  await page.setViewportSize({ width: 390, height: Math.round(y) + 160 });
  await share.evaluate((summary: HTMLElement) => summary.click());
  const viber = page.getByRole('link', { name: 'Viber', exact: true });
  await expect
    .poll(() =>
      viber.evaluate((link) => {
        const { x, y: top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, top + height / 2) === link;
      }),
    )
    .toBe(true);
});

for (const language of ['al', 'en'] as const) {
  test(`on a phone, no bar lies over what has been scrolled to and can be pressed (${language})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await shop.open(await sofaPath(), language);
    await page.getByRole('tab').first().waitFor();
    const pressed = page.getByRole('main').or(page.getByRole('contentinfo'));
    const covered = await pressed.locator('a, button, summary').evaluateAll((all) =>
      all
        .filter((each) => {
          if (!each.checkVisibility({ visibilityProperty: true })) return false;
          each.scrollIntoView({ behavior: 'instant', block: 'nearest' });
          const { x, top, bottom, width } = each.getClientRects()[0] ?? new DOMRect();
          return [top + 2, (top + bottom) / 2, bottom - 2].some(
            (y) => !each.contains(document.elementFromPoint(x + width / 2, y)),
          );
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(covered).toEqual([]);
  });
}

test("a phone's own sheet gets name and address", async ({ shop, page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = JSON.stringify(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await shop.open(await sofaPath());
  await page.getByRole('tab').first().waitFor();
  await page.getByLabel('Share', { exact: true }).click();
  await expect(page).toHaveTitle(/"title":"Divan Drini, lëkurë natyrale","url":"http.*\/product\//);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
});

test('shows more of its maker, and nothing where there is nothing alike', async ({
  shop,
  page,
}) => {
  await shop.open(await sofaPath());
  const more = shop.section('More from Mobileria Drini');
  await expect(more.getByRole('link')).toHaveCount(8);
  await expect(shop.section('You may also like')).toHaveCount(0);
  await more.getByRole('link', { name: /Kolltuk Çamëria/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolltuk Çamëria');
});

test.describe('where a part of it fails', () => {
  test.use({ expectFailures: true });

  test('the piece stands without what else there is', async ({ shop, page }) => {
    await page.route(/\/v1\/public\/(results\/related|industries)/, (route) => route.abort());
    await shop.open();
    await page.getByRole('button', { name: 'Brand' }).waitFor();
    await shop
      .section('Sale')
      .getByRole('link', { name: /Divan Drini/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
    await expect(page.getByText('A calm piece')).toBeVisible();
    await expect(shop.section('More from Mobileria Drini')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it is there, and nothing is dead', async ({ shop, page }) => {
    await shop.open(await sofaPath());
    await expect(page.getByText('A calm piece')).toBeVisible();
    await expect(page.getByText('Mobileria Drini gets your request')).toBeHidden();
    await page.getByRole('link', { name: 'How to order' }).click();
    await expect(page.getByText('Mobileria Drini gets your request')).toBeVisible();
    await expect(page.getByText('A calm piece')).toBeHidden();
    await thumb(page, 3).click();
    await expect(photo(page, 3)).toBeInViewport({ ratio: 0.9 });
    await expect(photo(page, 3)).toHaveAttribute('href', /\.webp$/);
    await expect(shop.section('More from Mobileria Drini').getByRole('link')).toHaveCount(8);
    await page.getByLabel('Share', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
});
