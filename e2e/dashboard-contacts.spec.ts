import { itemPath } from '@orendi/contract/item-path';
import { phone } from '@orendi/server/features/views/testing/view-shop';
import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { expect, Shop, test } from './shop.ts';

const shopName = 'Punishtja e Kontaktit';
const digits = '692123456';

/** Somebody with a phone who is not signed in. */
async function openVisitor(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    userAgent: phone,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled,
  });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  return context.newPage();
}

const ways = (page: Page) => page.getByRole('list', { name: `How to reach ${shopName}` });

test('a seller opens WhatsApp, a visitor presses it and asks the store, and the dashboard has both', async ({
  shop,
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpSeller(page, { business: { business_name: shopName } });
  const answer = await page.request.get('/v1/private/business-profile/get');
  const { id } = ((await answer.json()) as { data: { id: number } }).data;

  await shop.open('/update-profile');
  const choices = page.getByRole('group', { name: 'How may visitors reach you directly?' });
  for (const name of ['By a call', 'On WhatsApp', 'On Viber']) {
    await expect(choices.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await expect(choices).toHaveAccessibleDescription(/public data \(API\)/);
  await choices.getByRole('checkbox', { name: 'On WhatsApp' }).check();
  expect(await accessibilityFaults(page, 'fieldset:has([name=shows_phone])')).toEqual([]);
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  const visitor = await openVisitor(browser);
  const walk = new Shop(visitor);
  await walk.open(`/business/${id}`);
  expect((await visitor.content()).replaceAll(' ', '')).not.toContain(digits);
  await expect(ways(visitor).getByRole('listitem')).toHaveText(['Ask this store', 'WhatsApp']);
  expect(await accessibilityFaults(visitor, 'ul:has(> li > a)')).toEqual([]);
  const opening = visitor.waitForEvent('popup');
  await ways(visitor).getByRole('button', { name: 'WhatsApp' }).click();
  const chat = new URL((await opening).url());
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/355${digits}`);
  expect(chat.searchParams.get('text')).toContain(`/business/${id}`);
  const opened = ways(visitor).getByRole('link', { name: 'WhatsApp +355 69 212 3456' });
  await expect(opened).toBeFocused();

  await ways(visitor).getByRole('link', { name: 'Ask this store' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ask this store');
  await expect(visitor.getByText(shopName, { exact: true })).toBeVisible();
  await visitor.getByLabel('Name').fill('Teuta Kola');
  await visitor.getByLabel('Phone number').fill('069 765 4321');
  await visitor.getByLabel('Message').fill('Deri në ç’orë jeni hapur?');
  expect(await accessibilityFaults(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Send request' }).click();
  // The captcha is a real one.
  await expect(visitor).toHaveURL(/\/request-submitted$/);
  await expect(visitor.getByText(`${shopName} has your request`)).toBeVisible();
  await expect(visitor.getByRole('link', { name: `Store ${shopName}` })).toHaveAttribute(
    'href',
    itemPath('business', id, shopName),
  );
  await visitor.context().close();

  const withoutScript = await openVisitor(browser, false);
  await new Shop(withoutScript, false).open(`/business/${id}`);
  await expect(ways(withoutScript).getByRole('button', { name: 'WhatsApp' })).toBeDisabled();
  await expect(withoutScript.getByText(/Viber need JavaScript/)).toBeVisible();
  await ways(withoutScript).getByRole('link', { name: 'Ask this store' }).click();
  // Only script remembers the language.
  await expect(withoutScript.getByRole('heading', { level: 1 })).toHaveText('Pyet këtë dyqan');
  await withoutScript.context().close();

  await shop.open('/dashboard');
  const order = page.locator('#orders tbody').getByRole('row');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('Question to the store');
  await expect(order).toContainText(shopName);
  await expect(order).toContainText('Teuta Kola');
  const contacts = page.locator('#figures dl > div').filter({ hasText: 'Contacts' });
  await expect(contacts.getByRole('definition').first()).toHaveText('1');
  await order.getByRole('button', { name: 'Order info' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Deri në ç’orë jeni hapur?');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
});
