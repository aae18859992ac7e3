import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './shop.ts';

const phone = { width: 375, height: 700 };
const wide = { width: 1440, height: 900 };

const menuButton = (page: Page) => page.locator('summary[aria-label="Menu"]');
const panel = (page: Page) => page.locator('details', { has: menuButton(page) });
const bar = (page: Page) => page.getByRole('banner');
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the menu collapses below 890 px', async ({ shop, page }) => {
  await page.setViewportSize({ width: 890, height: 800 });
  await shop.open('/contact-us');
  const link = bar(page).getByRole('link', { name: 'How it works' });
  const account = bar(page).getByRole('link', { name: 'List your business' });
  await expect(menuButton(page)).toBeHidden();
  await expect(link).toBeVisible();
  await expect(account).toBeVisible();
  await page.setViewportSize({ width: 889, height: 800 });
  await expect(menuButton(page)).toBeVisible();
  await expect(link).toBeHidden();
  await expect(account).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'EN – English' })).toBeVisible();
});

test('the panel has what the bar has, and no place for users where there is none', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  await shop.open('/contact-us');
  await menuButton(page).click();
  for (const name of ['Home', 'How it works', 'SQ – Shqip', 'List your business']) {
    await expect(panel(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Profile|Dashboard/ })).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'List your business' }).click();
  await expect(page).toHaveURL('/login');
  await expect(panel(page)).toHaveCount(0);
});

test('the panel by keyboard: the focus goes in, comes back, and is never behind it', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  await shop.open('/contact-us');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Space');
  const last = panel(page).getByRole('link', { name: 'List your business' });
  await expect(panel(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer-service');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone });

  test('the panel closes by a press beside it, a link and going back; the page stays in its place', async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    await shop.open('/customer-service');
    await menuButton(page).tap();
    await expect(panel(page)).toHaveAttribute('open');
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 400);
    await page.touchscreen.tap(180, 600);
    await expect(panel(page)).not.toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await menuButton(page).tap();
    await panel(page).getByRole('link', { name: 'Home' }).tap();
    await expect(shop.section('All products')).toBeVisible();
    await expect(panel(page)).not.toHaveAttribute('open');

    await menuButton(page).tap();
    await expect(panel(page)).toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL(/customer-service/);
    await expect(panel(page)).not.toHaveAttribute('open');
  });
});

test('the language is marked, and changed from the panel on the same page', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(phone);
  await shop.open('/contact-us');
  await menuButton(page).click();
  await expect(panel(page).getByRole('link', { name: 'EN – English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await panel(page).getByRole('link', { name: 'SQ – Shqip' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na kontakto');
});

test('the footer leads to four pages that are there, and names the year', async ({
  shop,
  page,
}) => {
  await shop.open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Orendi`);
  for (const path of ['/customer-service', '/contact-us', '/privacy-policy', '/terms-of-service']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(200);
  }
});

test('the bar searches from every page but home', async ({ shop, page }) => {
  await page.setViewportSize(wide);
  await shop.open('/contact-us');
  const field = bar(page).getByRole('search').locator('input');
  await field.fill('camer');
  await page.getByRole('option', { name: /Kolltuk Çamëria/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kolltuk Çamëria/);
  await expect(field).toHaveValue('');
  await field.fill('divan');
  await field.press('Enter');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
  await expect(page).toHaveURL('/?query=divan');
  await expect(bar(page).getByRole('search')).toHaveCount(0);
});

test('on narrow screens the search lies over the bar', async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await shop.open('/contact-us');
  const open = bar(page).getByRole('button', { name: 'Search furniture' });
  const field = bar(page).locator('input[name="query"]');
  await expect(field).toBeHidden();
  await open.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('camer');
  await expect(page.getByRole('option', { name: /Kolltuk Çamëria/ })).toBeVisible();
  // Escape closes the suggestions, then clears the text, then closes the sheet.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(field).toBeHidden();

  await open.click();
  await page.keyboard.type('camer');
  await page.getByRole('option', { name: /Kolltuk Çamëria/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kolltuk Çamëria/);
  await expect(field).toBeHidden();
  await open.click();
  await page.keyboard.type('divan');
  await page.keyboard.press('Enter');
  await expect(shop.found(/Divan Drini/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('panel and search open, and lead on', async ({ shop, page }) => {
    await shop.open('/contact-us');
    await menuButton(page).click();
    await panel(page).getByRole('link', { name: 'How it works' }).click();
    await expect(page).toHaveURL('/customer-service');
    await shop.open('/customer-service');
    await page.getByRole('button', { name: 'Search furniture' }).click();
    await shop.search('divan');
    await expect(shop.found(/Divan Drini/)).toBeVisible();
  });
});

test('focused and anchored content is never under the bar', async ({ shop, page }) => {
  await page.setViewportSize(phone);
  await shop.open('/');
  const height = (await bar(page).boundingBox())?.height ?? 0;
  const hidden = await page.getByRole('main').evaluate((main, below) => {
    scrollTo(0, document.body.scrollHeight);
    const links = [...main.querySelectorAll('a')].filter((link) => link.offsetParent !== null);
    return links.reverse().filter((link) => {
      link.focus();
      return link.getBoundingClientRect().bottom <= below;
    }).length;
  }, height);
  expect(hidden).toBe(0);
  await page.evaluate(() => (location.hash = 'allProducts'));
  await expect
    .poll(async () => (await shop.section('All products').boundingBox())?.y)
    .toBeGreaterThanOrEqual(height);
});

test('a phone that is narrow or has very large text shows the whole bar', async ({
  shop,
  page,
}) => {
  for (const [width, size] of [
    [320, '100%'],
    [375, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await shop.open('/contact-us', 'al');
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    expect(await overhang(page), `${width} px at ${size}`).toBe(0);
    await page.locator('summary[aria-label="Menyja"]').click();
    await expect(page.getByRole('link', { name: 'Si funksionon' })).toBeInViewport();
    expect(await overhang(page), `${width} px at ${size}, open`).toBe(0);
  }
});

test('with very large text the wide bar takes another row for what has no room', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await shop.open('/contact-us', 'al');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overhang(page)).toBe(0);
});

for (const language of ['al', 'en'] as const) {
  test(`no accessibility faults on a phone and a wide screen in ${language}, all opened`, async ({
    shop,
    page,
  }) => {
    const faults = () => accessibilityFaults(page, 'header', 'footer');
    // Fading elements have their final colors only at the end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.open('/contact-us', language);
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport);
      expect(await faults(), `${viewport.width} px`).toEqual([]);
    }
    await bar(page).locator('summary').click();
    await expect(bar(page).locator('details')).toHaveAttribute('open');
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await bar(page).locator('button[popovertarget]').first().click();
    expect(await faults()).toEqual([]);
  });
}
