import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { openCounter, sendAnswer } from './orders.ts';
import { changeRequest, hoursAgo } from './own-request.ts';
import { easeCaptcha } from './request-page.ts';
import { expect, Shop, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

const drawPhoto = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const isLoaded = (photo: Locator) =>
  expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);

/** Asks for the seller's piece, and stays on the page that says so. */
async function ask(shop: Shop, productId: number, message = ''): Promise<void> {
  const { page } = shop;
  await easeCaptcha(page);
  await shop.open(`/product/${productId}/request`, 'al');
  await page.getByLabel('Emri').fill('Blerta Hoxha');
  await page.getByLabel('Numri i telefonit').fill('+355 69 123 4567');
  await page.getByLabel('Mesazhi').fill(message);
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();
  await expect(page).toHaveURL(/\/request-submitted$/);
}

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotot', exact: true });

test('a buyer adds photos once the request is sent, gets the seller’s offer, and buys', async ({
  shop,
  page,
  browser,
}) => {
  const seller = await browser.newPage();
  const { productId } = await openCounter(seller, 'al');
  const message = `Për këtë cep ${Date.now()}`;
  await ask(shop, productId, message);
  const photos = photosOf(page);
  await expect(photos).toContainText('Deri në 3 foto, që i sheh vetëm Punishtja e Provës');
  const given = [await drawPhoto('#a05030'), await drawPhoto('#3050a0')];
  await photos.getByLabel('Shto foto').setInputFiles(given);
  await isLoaded(photos.getByRole('button', { name: 'Fotoja 2' }).getByRole('img'));
  expect(await accessibilityFaults(page)).toEqual([]);
  await photos.getByRole('button', { name: 'Hiq foton 1' }).click();
  await expect(photos.getByRole('img')).toHaveCount(1);

  await page.reload();
  await isLoaded(photos.getByRole('img', { name: 'Fotoja 1' }));
  await page.getByRole('main').locator('a[href^="/my-request/"]').first().click();
  await expect(page).toHaveURL(/\/my-request\//);
  await isLoaded(photos.getByRole('img', { name: 'Fotoja 1' }));
  const more = [await drawPhoto('#503010'), await drawPhoto('#105030'), await drawPhoto('#303030')];
  await photos.getByLabel('Shto foto').setInputFiles(more);
  await expect(photos.getByRole('alert')).toHaveText('Mund të shtosh më së shumti 3 foto.');
  await expect(photos.getByRole('button', { name: 'Hiq foton 3' })).toBeVisible();
  await expect(photos.getByLabel('Shto foto')).toHaveCount(0);

  await new Shop(seller).open('/dashboard', 'al');
  await seller.locator('#orders').getByRole('button', { name: 'Detajet' }).first().click();
  const sent = seller.getByRole('dialog').getByRole('region', { name: 'Fotot e blerësit' });
  await isLoaded(sent.getByRole('img', { name: 'Fotoja 3' }));
  expect(await accessibilityFaults(seller, 'dialog[open]')).toEqual([]);
  await sent.getByRole('button', { name: 'Fotoja 1' }).click();
  const viewer = seller.getByRole('dialog', { name: /^Fotot: / });
  await isLoaded(viewer.getByRole('img').first());
  await viewer.getByRole('button', { name: 'Mbyll' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(sent).toBeVisible();

  await sendAnswer(seller, 'Blerta Hoxha', '180', 'Del tamam për cepin tënd.');
  await changeRequest(message, { created_at: hoursAgo(25) });
  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText('€180');
  await expect(main).toContainText('Del tamam për cepin tënd.');
  await main.getByRole('button', { name: /bleva/i }).click();
  await new Shop(seller).open('/dashboard', 'al');
  await expect(seller.locator('#orders tbody')).toContainText(/Blerësi thotë: /);
  await seller.close();
});

test.describe('when the connection breaks', () => {
  test.use({ expectFailures: true });

  test('the request stays, and the photo is sent again by a press', async ({
    shop,
    page,
    browser,
  }) => {
    const seller = await browser.newPage();
    const { productId } = await openCounter(seller, 'al');
    await seller.close();
    await ask(shop, productId);
    const photos = photosOf(page);
    await page.route('**/photos', (route) => route.abort());
    await photos.getByLabel('Shto foto').setInputFiles(await drawPhoto('#a05030'));
    await expect(photos.getByRole('alert')).toContainText('Kërkesa jote u dërgua; fotot jo.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/photos');
    await photos.getByRole('button', { name: 'Provo përsëri' }).click();
    await expect(photos.getByRole('button', { name: 'Hiq foton 1' })).toBeVisible();
    await expect(photos.getByRole('alert')).toHaveText('');
  });
});
