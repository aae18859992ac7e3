import { randomFillSync } from 'node:crypto';
import { suspendBusiness } from '@orendi/server/testing/factories';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { drawPicture } from './catalogue/draw-picture.ts';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test } from './shop.ts';

const megabyte = 1024 * 1024;
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** A file as large as a phone photo: noise does not compress. */
async function drawNoise(width: number, height: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new seller presents the business with a large photograph, on a phone', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await signUpSeller(page, { business: null });
  await shop.open('/onboarding');
  await expect(heading(page)).toHaveText('Create profile');
  await expect(page.getByLabel('Contact e-mail')).toHaveValue(email);
  const create = page.getByRole('button', { name: 'Create profile' });
  await create.click();
  await expect(page.getByText('logo required')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();

  await page.getByLabel('Logo').setInputFiles(file('a.heic', 'image/heic', Buffer.from('x')));
  await expect(page.getByText('This browser cannot open HEIC photos.')).toBeVisible();
  await page.getByLabel('Logo').setInputFiles(file('text.jpg', 'image/jpeg', Buffer.from('x')));
  await expect(page.getByText('This file is not a photo that can be read.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo' })).toHaveCount(0);
  const photograph = await drawNoise(3200, 2400);
  expect(photograph.length).toBeGreaterThan(5 * megabyte);
  await page.getByLabel('Logo').setInputFiles(file('photo.jpg', 'image/jpeg', photograph));
  await expect(page.getByText('logo required')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'On the web' }).click();
  await fill(page, {
    'Business name': 'Mobileria Iliria',
    'Description (English)': 'Furniture by hand',
    'Description (Albanian)': 'Mobilje të punuara me dorë',
    Phone: '+383 44 123 45',
    Address: 'Rruga Nënë Tereza 12, Prishtinë',
    Website: 'iliria.example',
    Facebook: 'mailto:ana@iliria.example',
  });
  await expect(page.getByText('17/500 characters')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('44 123 45');
  await expect(page.getByLabel('Country code')).toHaveValue('XK');
  await page.getByText('Living room', { exact: true }).click();
  await page.getByText('Bedroom', { exact: true }).click();
  await create.click();
  // The photo is sent along, and checked first.
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Facebook')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Website')).not.toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('link', { name: 'Orendi, home page' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fill(page, { Phone: '044 123 456', Facebook: '' });
  await create.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await shop.open('/profile');
  await expect(heading(page)).toHaveText('Mobileria Iliria');
  await expect(page.getByText('Your storefront is still empty')).toBeVisible();

  await page.getByRole('link', { name: 'See it as visitors do' }).first().click();
  await expect(page).toHaveURL(/\/business\/\d+-[\w-]+$/);
  await expect(heading(page)).toHaveText('Mobileria Iliria');
  await expect(page.getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    'https://iliria.example',
  );
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  await shop.open('/onboarding');
  await expect(page).toHaveURL(/\/dashboard\b/);
});

test('a seller changes the profile, and sees it changed without loading anew', async ({
  shop,
  page,
}) => {
  await signUpSeller(page);
  await shop.open('/profile');
  await page.getByRole('link', { name: 'See it as visitors do' }).first().click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(heading(page)).toHaveText('Update profile');
  await expect(page.getByLabel('Phone')).toHaveValue('0692123456');
  await expect(page.getByLabel('Living room')).toBeChecked();
  await page.getByLabel('Business name').fill('');
  await page.getByLabel('Living room').uncheck();
  const update = page.getByRole('button', { name: 'Update profile' });
  await update.click();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await expect(page.getByLabel('Living room')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Business name').fill('Punishtja e Re');
  await page.getByLabel('Office').check();
  await update.click();
  await expect(heading(page)).toHaveText('Punishtja e Re');
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'See it as visitors do' }).first().click();
  await expect(page).toHaveURL(/\/business\/\d+-[\w-]+$/);
  await expect(heading(page)).toHaveText('Punishtja e Re');
});

test('a number is read by the town, and asked about once when it is of another country', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpSeller(page, { business: null });
  await shop.open('/onboarding');
  const phone = page.getByLabel('Phone');
  const country = page.getByLabel('Country code');
  const create = page.getByRole('button', { name: 'Create profile' });
  await expect(country).toHaveValue('AL');
  await page.getByLabel('Logo').setInputFiles(file('a.jpg', 'image/jpeg', await drawNoise(40, 30)));
  await fill(page, {
    'Business name': 'Mobileria Sharri',
    'Description (English)': 'Furniture',
    'Description (Albanian)': 'Mobilje',
    Address: 'Rruga e Shadërvanit 3, Prizren',
    Phone: '045 555 666',
  });
  await page.getByText('Living room', { exact: true }).click();
  await page.getByLabel('Town', { exact: true }).fill('Prizren');
  await page.getByRole('option', { name: /Prizren/ }).click();
  await expect(country).toHaveValue('XK');
  await expect(page.getByText('This number will be called: +383 45 555 666.')).toBeVisible();

  await country.selectOption('AL');
  const asked = page.getByText(/The number is not of the country that the town is in/);
  await expect(asked).toContainText('+355 4 555 5666');
  await expect(page.getByRole('button', { name: /^Kosovo \+383 45 555 666/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await create.click();
  await expect(phone).toBeFocused();
  const check = page.getByText('Check the country of the number');
  await expect(check).toBeVisible();
  // A town of the number's country answers it, too.
  const town = page.getByLabel('Town', { exact: true });
  await town.fill('Durrës');
  await page.getByRole('option', { name: /Durrës/ }).click();
  await expect(asked).toHaveCount(0);
  await expect(check).toHaveCount(0);
  await town.fill('Prizren');
  await page.getByRole('option', { name: /Prizren/ }).click();
  await page.getByRole('button', { name: /^Kosovo/ }).click();
  await expect(country).toHaveValue('XK');
  await expect(asked).toHaveCount(0);

  // A mobile of Albania in Kosovo is right for many: the second time it is saved.
  await country.selectOption('AL');
  await phone.fill('069 212 3456');
  await create.click();
  await expect(phone).toBeFocused();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await shop.open('/update-profile');
  await expect(country).toHaveValue('AL');
  await expect(phone).toHaveValue('0692123456');
  await page.getByLabel('Business name').fill('Mobileria Sharr');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a cover photo shows at once, is made smaller, and is kept', async ({ shop, page }) => {
  test.slow();
  await signUpSeller(page);
  await shop.open('/profile');
  const main = page.getByRole('main');
  const wide = await sharp(await drawPicture('#4f7a5a'))
    .resize(2600, 1400)
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add cover photo').setInputFiles(file('a.jpg', 'image/jpeg', wide));
  await expect(main.locator('img[src^="blob:"]')).toBeVisible();
  await expect(page.getByText('The cover photo is saved.')).toBeVisible();
  await page.reload();
  await expect(main.locator('img[width="1920"][height="1033"]')).toBeVisible();

  await page
    .getByLabel('Change cover photo')
    .setInputFiles(file('a.png', 'image/png', Buffer.from('no picture')));
  await expect(page.getByText('This file is not an image').first()).toBeVisible();
  await expect(main.locator('img[src^="blob:"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove cover photo' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.locator('img[width="1920"]')).toBeVisible();
  await page.getByRole('button', { name: 'Remove cover photo' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('The cover photo is removed.')).toBeVisible();
  await expect(main.locator('img[width="1920"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove cover photo' })).toHaveCount(0);
  await expect(page.getByLabel('Add cover photo')).toBeAttached();
});

test('a suspended seller reads why, and what helps', async ({ shop, page }) => {
  await signUpSeller(page);
  const answer = await page.request.get('/v1/auth/user');
  const { data } = (await answer.json()) as { data: { business_id: number } };
  const { services, close } = await openShop();
  await suspendBusiness({ services }, data.business_id);
  await close();

  await shop.open('/profile');
  const notice = page.getByRole('region', { name: 'Your business is not shown at the moment' });
  await expect(notice).toContainText('test');
  await expect(notice.getByRole('link', { name: 'shop@orendi.example' })).toBeVisible();
  await expect(page.getByText('Your storefront is still empty')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page.getByText('as the business is suspended')).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`the profile and its form are accessible at ${width}`, async ({ shop, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const language = width === 375 ? 'al' : 'en';
    await signUpSeller(page, { language });
    for (const path of ['/profile', '/update-profile']) {
      if (path === '/profile') await shop.open(path, language);
      else await shop.follow(path);
      await heading(page).waitFor();
      expect(await accessibilityFaults(page), path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
