import type { Page, Request } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { ProductForm, smallPhoto, takePhotograph } from './product-form.ts';
import { expect, test } from './shop.ts';
import { slowDown } from './slow-down.ts';

const [red, green, blue] = ['#b03a2e', '#3d7f4a', '#2c62b0'];
const photoCall = '**/v1/private/product-photos/create';
const formCall = '**/v1/private/product-creation/create';

const uploaded = (page: Page) => page.getByRole('button', { name: /^Photo \d.*, Uploaded$/ });

/** The body of a call; the browser tells it only of calls that are routed. */
function bodyOf(request: Request): Buffer {
  const body = request.postDataBuffer();
  if (body === null) throw new Error('the call is not routed');
  return body;
}

/** How many files a form had with it. */
const filesIn = (request: Request) =>
  (
    bodyOf(request)
      .toString('latin1')
      .match(/filename="/g) ?? []
  ).length;

async function openForm(page: Page): Promise<ProductForm> {
  await signUpSeller(page);
  await page.route('**/v1/private/product-*/create', (route) => route.continue());
  await page.goto('/create-product?lang=en');
  return new ProductForm(page);
}

test('photographs of 12 megapixels go up smaller, while the rest is typed', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page);
  const photograph = await takePhotograph('red.jpg', red, [4000, 3000]);
  const sizes: number[] = [];
  await page.route(photoCall, async (route) => {
    sizes.push(bodyOf(route.request()).length);
    await route.continue();
  });
  await form.addPhotos(photograph);
  await form.fill('Kolltuk Lura', '120');
  await expect(uploaded(page)).toHaveCount(1, { timeout: 30_000 });
  expect(sizes).toEqual([expect.any(Number)]);
  expect(sizes[0]).toBeLessThan(photograph.buffer.length / 2);
  const sending = page.waitForRequest(formCall);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  expect(filesIn(await sending)).toBe(0);
  await page.waitForURL(/\/dashboard/);
});

test('on a slow network, publishing waits for the photos that are on their way', async ({
  page,
}) => {
  test.slow();
  const form = await openForm(page);
  await form.fill('Kolltuk Valbona', '120');
  await slowDown(page);
  const { name, mimeType, buffer } = await takePhotograph('green.jpg', green, [1200, 900]);
  await form.addPhotos({ name, mimeType, buffer }, await smallPhoto('blue.jpg', blue));
  await expect(page.getByRole('button', { name: 'Photo 2, Waiting' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo 1, Cover, [1-9]\d?%$/ })).toBeVisible();
  const sending = page.waitForRequest(formCall, { timeout: 60_000 });
  await form.publish.click();
  await expect(page.getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(filesIn(await sending)).toBe(0);
  await expect(page.getByText('Your product is online.')).toBeVisible({ timeout: 30_000 });
});

test('a photo that did not go up is tried again, or goes with the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page);
  let failures = 3;
  await page.route(photoCall, async (route) => {
    failures -= 1;
    await (failures < 0 ? route.continue() : route.abort('connectionfailed'));
  });
  await form.addPhotos(await smallPhoto('red.jpg', red), await smallPhoto('blue.jpg', blue));
  await form.fill('Kolltuk Tropoja', '120');
  await expect(page.getByRole('button', { name: /, Not uploaded$/ })).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  const retry = page.getByRole('button', { name: 'Try again: photo 2' });
  await retry.click();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(page.getByRole('button', { name: 'Photo 2, Uploaded' })).toBeVisible();
  const sending = page.waitForRequest(formCall);
  await form.publish.click();
  expect(filesIn(await sending)).toBe(1);
  await expect(page.getByText('Your product is online.')).toBeVisible();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(page.getByRole('link', { name: /photo 2/ }).first()).toBeAttached();
});

test('a photo that did not go up goes once the network is back', async ({ page, context }) => {
  const form = await openForm(page);
  await form.addPhotos(await smallPhoto('red.jpg', red));
  await expect(uploaded(page)).toHaveCount(1);
  await context.setOffline(true);
  await form.addPhotos(await smallPhoto('blue.jpg', blue));
  await expect(page.getByRole('button', { name: /, Not uploaded$/ })).toHaveCount(1);
  await context.setOffline(false);
  await expect(uploaded(page)).toHaveCount(2);
});

test('what the server no longer has goes with the form, and what is no photo is named', async ({
  page,
}) => {
  const form = await openForm(page);
  const broken = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await page.getByLabel('Photos').setInputFiles(broken);
  await expect(page.getByText(/^text\.jpg: /)).toBeVisible();
  await expect(form.photos).toHaveCount(0);

  await page.route(photoCall, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace(/until=\d/, 'until=0') });
  });
  await form.addPhotos(await smallPhoto('red.jpg', red));
  await expect(uploaded(page)).toHaveCount(1);
  await form.fill('Kolltuk Dardha', '120');
  const files: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product-creation/create')) files.push(filesIn(request));
  });
  await form.publish.click();
  await expect(page.getByText('Your product is online.')).toBeVisible();
  expect(files).toEqual([0, 1]);
});

test('a photo that was not ready when the tab was killed is made smaller after all', async ({
  page,
  context,
}) => {
  test.slow();
  const form = await openForm(page);
  const killed = await context.newPage();
  await killed.addInitScript(() => {
    Object.assign(window, {
      Worker: class extends EventTarget {
        postMessage = () => {};
        terminate = () => {};
      },
    });
  });
  await killed.goto('/create-product?lang=en');
  const photograph = await takePhotograph('red.jpg', red, [4000, 3000]);
  await killed.getByLabel('Photos').setInputFiles(photograph);
  await killed.getByLabel('Product name').fill('Kolltuk Thethi');
  await expect(killed.getByText('Getting ready…')).toBeVisible();
  await killed.getByRole('link', { name: 'Orendi, home page' }).first().click();
  await expect(killed.getByText('It is kept as a draft on this device.')).toBeVisible();
  await killed.close();

  await page.reload();
  const sending = page.waitForRequest(photoCall);
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('Kolltuk Thethi');
  expect(bodyOf(await sending).length).toBeLessThan(photograph.buffer.length / 2);
  await expect(uploaded(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(form.photos).toHaveCount(1);
});

test('HEIC is used where the browser reads it; else the way out is named', async ({ page }) => {
  const form = await openForm(page);
  const input = page.getByLabel('Photos');
  const accepted = (await input.getAttribute('accept')) ?? '';
  expect(accepted).toMatch(/^image\/jpeg,/);
  expect(accepted).not.toMatch(/hei[cf]/i);

  const heic = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/heic', buffer });
  await input.setInputFiles(heic('IMG_1.HEIC', Buffer.from('ftypheic')));
  await expect(
    page.getByText(/^IMG_1\.HEIC: This browser cannot open HEIC photos\./),
  ).toBeVisible();
  await expect(form.photos).toHaveCount(0);
  // A browser goes by the content, so that this is a HEIC which it reads.
  const { buffer } = await smallPhoto('', green);
  await input.setInputFiles(heic('IMG_2.HEIC', buffer));
  await expect(uploaded(page)).toHaveCount(1);
  await expect(page.getByText(/^IMG_1\.HEIC/)).toHaveCount(0);
  expect(await form.colors()).toEqual(['green']);
});
