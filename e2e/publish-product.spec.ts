import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { ProductForm, smallPhoto, takePhotograph } from './product-form.ts';
import { expect, test } from './shop.ts';

const [redHex, greenHex, blueHex] = ['#b03a2e', '#3d7f4a', '#2c62b0'];
const red = () => smallPhoto('red.jpg', redHex);
const green = () => smallPhoto('green.jpg', greenHex);
const blue = () => smallPhoto('blue.jpg', blueHex);

/** The first form arrives, but its answer is lost. */
function loseFirstAnswer(): void {
  const { addEventListener: listen, open } = XMLHttpRequest.prototype;
  let isLost = false;
  const forms = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string) {
    if (url.includes('/product-creation/')) forms.add(this);
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.addEventListener = function (
    this: XMLHttpRequest,
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) {
    const isAnswered = isLost || !forms.has(this);
    if (isAnswered) listen.call(this, type, listener);
    if (type !== 'error' || isAnswered) return;
    isLost = true;
    listen.call(this, 'load', listener);
  };
}

test('a text that is too long is kept whole', async ({ shop, page }) => {
  await signUpSeller(page);
  await shop.open('/create-product');
  const long = 'Divan i ri me stof. '.repeat(31);
  await page.getByLabel('Product name').fill('');
  await page.getByLabel('Product name').focus();
  await page.keyboard.insertText(long);
  await expect(page.getByLabel('Product name')).toHaveValue(long);
  const description = page.getByLabel('Description (Albanian)');
  await description.focus();
  await page.keyboard.insertText(long);
  await expect(description).toHaveValue(long);
  await expect(page.getByText('Enter at most 500 characters.')).toBeVisible();
  await expect(description).toHaveValue(long);
  // An emoji counts once, as in the database.
  await description.fill('🛋'.repeat(500));
  await expect(page.getByText('500/500 characters').first()).toBeVisible();
  await expect(page.getByText('Enter at most 500 characters.')).toHaveCount(0);
});

test('a product with three photographs is in the shop at once, in both languages', async ({
  shop,
  page,
  browser,
}) => {
  // Three large photos are generated, sent and stored.
  test.setTimeout(180_000);
  const name = `Kolltuk Butrinti ${Date.now()}`;
  await signUpSeller(page, { business: { business_name: 'Punishtja Butrinti' } });
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Product');
  await form.publish.click();
  await expect(page.getByText('At least one photo is required')).toBeVisible();
  await expect(page.getByLabel('Photos')).toBeFocused();
  await expect(page.getByLabel('Product name')).toHaveAttribute('aria-invalid', 'true');

  const files = [
    await takePhotograph('red.jpg', redHex),
    await takePhotograph('green.jpg', greenHex),
    await takePhotograph('blue.jpg', blueHex),
  ];
  await page
    .getByLabel('Photos')
    .setInputFiles([{ name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }]);
  await expect(page.getByText('offer.pdf: This file cannot be used here.')).toBeVisible();
  await form.addPhotos(...files);
  await expect(page.getByText('At least one photo is required')).toHaveCount(0);
  await form.fill(name, '1.249,50');
  await expect(page.getByLabel('Price')).toHaveValue('1,249.50');
  await page.getByLabel('Discount', { exact: true }).fill('120');
  await expect(page.getByLabel('Discount', { exact: true })).toHaveValue('100');
  await page.getByLabel('Discount', { exact: true }).fill('20');
  await expect(page.getByText('€999.60')).toBeVisible();
  await page.getByLabel('Made to measure').selectOption('Yes');
  await page.getByLabel('Ready in (weeks)').fill('3');
  await page.getByLabel('Delivery').selectOption('Included in the price');
  await page.getByLabel('Assembly').selectOption('For a fee');
  await page.getByLabel('Assembly').selectOption('—');
  await page.getByLabel('Material (English)').fill('Oak');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('radio', { name: 'Terracotta' }).check();
  await expect(page.getByLabel('Color')).toHaveValue('#c0673f');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose', exact: true })).toBeFocused();
  await form.publish.click();
  await expect(page.getByLabel('Material (Albanian)')).toBeFocused();
  await expect(page.getByText('Please fill in both fields or leave both empty.')).toBeVisible();
  await page.getByLabel('Material (Albanian)').fill('Lis');
  await form.publish.dblclick();
  await expect(page.getByText('Your product is online.')).toBeVisible({ timeout: 60_000 });
  await expect(page).not.toHaveURL(/create-product/);

  await shop.open('/');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await shop.search(name);
  await expect(shop.found(name)).toHaveCount(1);
  await shop.found(name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('An armchair made by hand.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'What comes with it' }).getByRole('listitem'),
  ).toHaveText(['Made to measure', 'Ready in 3 weeks', 'Delivery included']);
  await expect(page.getByRole('link', { name: /photo 3/ }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Duplicate' })).toBeVisible();
  await page.getByRole('link', { name: 'Punishtja Butrinti' }).first().click();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/');
  // In the list of all products: the first link may be in the slider, which moves.
  await visitor.getByRole('link', { name }).last().click();
  await expect(visitor.getByText('Një kolltuk i punuar me dorë.')).toBeVisible();
  await expect(visitor.getByText('€999,60').first()).toBeVisible();
  await expect(visitor.getByText('Gati për 3 javë')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Bëj një kopje' })).toHaveCount(0);
  await visitor.close();
});

test('photos are put in order, and a product changed and deleted, on a phone', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpSeller(page);
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await form.addPhotos(await red(), await green(), await blue());
  await form.fill('Kolltuk Shkodra', '189.5');
  await page.getByLabel('Width (cm)').fill('80');
  await expect(page.getByLabel('Brand')).toBeHidden();
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Brand').fill('Shkodra');
  expect(await form.colors()).toEqual(['red', 'green', 'blue']);

  await form.photos.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo 3 is at place 3 of 3.')).toBeAttached();
  const isFirst = page.getByText('Photo 3 is at place 1 of 3.');
  // A click while the page still scrolls to the photo is lost.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(isFirst).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => form.colors()).toEqual(['blue', 'red', 'green']);
  await page.getByRole('button', { name: 'Move photo 2 back' }).click();
  await expect.poll(() => form.colors()).toEqual(['blue', 'green', 'red']);
  const english = page.getByLabel('Material (English)');
  await page.getByLabel('Material (Albanian)').fill('Lis');
  await expect(english).toHaveAttribute('aria-required', 'true');
  await page.getByRole('button', { name: 'More details' }).click();
  await form.publish.click();
  await expect(english).toBeFocused();
  // Its place stays open once the first letter has taken the error away.
  await page.keyboard.type('Oak');
  await expect(english).toHaveValue('Oak');
  await form.publish.click();
  await expect(page.getByText('Your product is online.')).toBeVisible();

  const see = page.getByRole('link', { name: 'See it', exact: true });
  await see.click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Product');
  await expect(page.getByLabel('Brand')).toHaveValue('Shkodra');
  await form.photos.first().dragTo(form.photos.nth(1), { steps: 12 });
  await expect.poll(() => form.colors()).toEqual(['green', 'blue', 'red']);
  const undo = page.getByRole('button', { name: 'Undo' });
  // A click at the very moment of the drop belongs to the drag.
  await expect(async () => {
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(undo).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(form.photos).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => form.colors()).toEqual(['green', 'blue', 'red']);
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await page.getByLabel('Price').fill('175');
  await form.publish.click();
  await expect(page.getByText('Your changes are online.')).toBeVisible();
  await see.click();
  await expect(page.getByText('€175').first()).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.poll(() => form.colors()).toEqual(['green', 'blue']);
  await page.getByRole('button', { name: 'Delete Product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Product' }).click();
  await expect(page.getByText('The product is deleted.')).toBeVisible();
  await shop.open('/');
  await shop.search('Kolltuk Shkodra');
  await expect(shop.found('Kolltuk Shkodra')).toHaveCount(0);
});

test('a draft survives a killed tab, and a lost answer makes no second product', async ({
  shop,
  page,
  context,
}) => {
  test.slow();
  await signUpSeller(page);
  const killed = await context.newPage();
  await killed.goto('/create-product?lang=en');
  const before = new ProductForm(killed);
  await before.addPhotos(await green());
  await before.fill('Kolltuk', '90');
  // The draft has been stored before; what is typed last is in it, too.
  await killed.getByLabel('Product name').fill('Kolltuk Vlora');
  await killed.getByRole('link', { name: 'Orendi, home page' }).first().click();
  await expect(killed.getByText('It is kept as a draft on this device.')).toBeVisible();
  await killed.close();

  await page.addInitScript(loseFirstAnswer);
  await shop.open('/create-product');
  const form = new ProductForm(page);
  await expect(page.getByText('“Kolltuk Vlora”, kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('Kolltuk Vlora');
  await expect(page.getByLabel('Category')).toHaveValue(/\d/);
  await expect(form.photos).toHaveCount(1);
  await form.publish.click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.getByLabel('Price').fill('95');
  await form.publish.click();
  await expect(page.getByText('Your product is online.')).toBeVisible();
  await shop.open('/');
  await shop.search('Kolltuk Vlora');
  await expect(shop.found('Kolltuk Vlora')).toHaveCount(1);
  await expect(shop.found('Kolltuk Vlora')).toContainText('€95');
  await shop.open('/create-product');
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue your draft' })).toHaveCount(0);
});

test('what was published does not come back as a draft when its seller goes elsewhere at once', async ({
  shop,
  page,
}) => {
  await page.clock.install();
  await signUpSeller(page);
  await shop.open('/create-product');
  const form = new ProductForm(page);
  await form.addPhotos(await green());
  await form.fill('Kolltuk Saranda', '90');
  const [leaves, loaded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/private\/(?!product-creation)/, async (route) => {
    leaves.resolve();
    await loaded.promise;
    await route.continue();
  });
  await form.publish.click();
  await leaves.promise;
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Account' }).click();
  // The form is still there, sends nothing any more, and its pause after typing ends.
  await page.clock.runFor(1_000);
  loaded.resolve();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/account/);
  await shop.open('/create-product');
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await page.getByLabel('Product name').fill('Kolltuk');
  await expect(page.getByRole('button', { name: 'Continue your draft' })).toHaveCount(0);
});

test('what was changed elsewhere is not written over unasked; a copy is made of it', async ({
  shop,
  page,
  context,
}) => {
  test.slow();
  await signUpSeller(page);
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await form.addPhotos(await red());
  await form.fill('Kolltuk Korça', '100');
  await form.publish.click();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/product-creation/get/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  held.resolve();
  await page.getByLabel('Price').fill('90');

  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByLabel('Price').fill('80');
  await elsewhere.getByLabel('Brand').fill('Korça');
  await elsewhere.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(elsewhere.getByText('Your changes are online.')).toBeVisible();
  await elsewhere.close();

  await form.publish.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Now: 80')).toBeVisible();
  await expect(dialog.getByText('Yours: 90')).toBeVisible();
  await expect(dialog.getByText('Now: Korça')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Your changes are online.')).toBeVisible();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(page.getByText('€90').first()).toBeVisible();
  await expect(page.getByText('Korça', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Brand')).toHaveValue('Korça');
  await expect(form.photos).toHaveCount(1);
  await page.getByLabel('Product name').fill('Kolltuk Korça i ri');
  await form.publish.click();
  await expect(page.getByText('Your product is online.')).toBeVisible();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolltuk Korça i ri');
});

test('a product deleted elsewhere is published anew from the form that is kept', async ({
  shop,
  page,
}) => {
  await signUpSeller(page);
  const form = new ProductForm(page);
  await shop.open('/create-product');
  // Ten are taken; what is said of the others is said once.
  await page
    .getByLabel('Photos')
    .setInputFiles(
      await Promise.all(Array.from({ length: 12 }, (_, at) => smallPhoto(`${at}.jpg`, redHex))),
    );
  await expect(page.getByText(/^2 photos: /)).toBeVisible();
  await form.fill('Kolltuk Drilon', '100');
  await form.publish.click();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Price').fill('90');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate(async (productId) => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    const query = `productId=${productId}`;
    await fetch(`/v1/private/product-creation/delete?${query}`, { method: 'DELETE', headers });
  }, id);

  await form.publish.click();
  await expect(page.getByText('The product has been deleted meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('90');
  const left = await form.photos.count();
  if (left === 0) await form.addPhotos(await blue());
  await form.publish.click();
  // The toast of the first time may still be there, with a link to what is gone.
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByText('Your product is online.')).toBeVisible();
  await page.getByRole('link', { name: 'See it', exact: true }).click();
  await expect(page.getByText('€90').first()).toBeVisible();
});

for (const way of ['paste', 'drop'] as const) {
  test(`photos come by ${way}`, async ({ shop, page }) => {
    await signUpSeller(page);
    const form = new ProductForm(page);
    await shop.open('/create-product');
    const files = [await red(), await blue()].map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      bytes: buffer.toString('base64'),
    }));
    const given = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: mimeType }));
      }
      return transfer;
    }, files);
    if (way === 'drop') {
      await page.locator('main').dispatchEvent('drop', { dataTransfer: given });
    } else {
      await given.evaluate((clipboardData) =>
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      );
    }
    await expect(form.photos).toHaveCount(2);
    expect(await form.colors()).toEqual(['red', 'blue']);
  });
}

test("another seller's product is not found", async ({ shop, page }) => {
  await signUpSeller(page);
  await shop.open('/');
  await shop.search('Kolltuk Çamëria');
  const id = /\d+/.exec((await shop.found('Kolltuk Çamëria').getAttribute('href')) ?? '')?.[0];
  const answer = await page.goto(`/product-detail/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the form of a product is accessible at ${width}`, async ({ shop, page }) => {
    // Tall enough that a phone's bottom bar covers none of the fields.
    await page.setViewportSize({ width, height: 2600 });
    const language = width === 390 ? 'al' : 'en';
    await signUpSeller(page, { language });
    await shop.open('/create-product', language);
    await page.locator('button[type="submit"]').last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
