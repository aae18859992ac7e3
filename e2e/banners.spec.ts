import type { BannerPlace } from '@orendi/contract/schemas/operator-base';
import { setBanner } from '@orendi/server/features/announcements/index';
import type { Page } from '@playwright/test';
import { drawPicture } from './catalogue/draw-picture.ts';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

// The tests change what home shows everyone, so they run one after another.
test.describe.configure({ mode: 'serial' });

const altTexts = { en: 'Banner announcement', al: 'Baneri i njoftimit' };
const bannersOf = (page: Page, language: 'en' | 'al' = 'en') =>
  page.getByRole('img', { name: altTexts[language], exact: true });

/**
 * Sets a banner as the operator does, from another process than the product.
 * @returns the picture's key
 */
async function set(place: BannerPlace, color: string | null): Promise<string> {
  const { services, close } = await openShop();
  const picture = color === null ? null : await services.media.read(await drawPicture(color));
  await setBanner(services, 'e2e', place, picture);
  await close();
  return picture?.key ?? '';
}

test.afterAll(async () => {
  await set('main', null);
  await set('secondary', null);
});

test('the default banner stands beside the welcome, fetched first', async ({ shop, page }) => {
  for (const language of ['en', 'al'] as const) {
    await shop.open('/', language);
    const banner = bannersOf(page, language);
    await expect(banner).toHaveCount(1);
    await expect(banner).toHaveAttribute('fetchpriority', 'high');
    await expect(banner).toHaveJSProperty('complete', true);
  }
});

test('banners of the operator are on home with the next request', async ({ shop, page }) => {
  await shop.open();
  const main = await set('main', '#203a5c');
  const secondary = await set('secondary', '#7a2f2f');
  await page.reload();
  const pictures = await bannersOf(page).evaluateAll((all) =>
    all.map((picture) => picture.getAttribute('src')),
  );
  expect(pictures).toEqual([expect.stringContaining(main), expect.stringContaining(secondary)]);
  await expect(bannersOf(page).last()).toHaveAttribute('loading', 'lazy');
});

test('no banner is higher than 540 px at any width', async ({ shop, page }) => {
  await shop.open();
  await expect(bannersOf(page)).toHaveCount(2);
  for (const width of [375, 435, 640, 889, 890, 1024, 1440, 2000, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const banner of await bannersOf(page).all()) {
      const box = await banner.boundingBox();
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(540);
      expect(box?.height, `${width} px`).toBeGreaterThan(150);
      expect(box?.width, `${width} px`).toBeGreaterThan(width * 0.3);
    }
  }
});

test('where the page is narrowed there is no banner', async ({ shop, page }) => {
  await shop.open('/?query=divan');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
  await expect(bannersOf(page)).toHaveCount(0);
});
