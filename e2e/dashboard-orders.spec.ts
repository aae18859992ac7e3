import { xsrfHeaders } from '@orendi/server/features/requests/testing/visitor';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openCounter } from './orders.ts';
import { port } from './product.ts';
import { expect, test } from './shop.ts';

const panel = (page: Page) => page.locator('#orders');
const rows = (page: Page) => panel(page).locator('tbody').getByRole('row');
const heading = (page: Page, name: string) => panel(page).getByRole('columnheader', { name });
const inToast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text);
const people = ['Zana', 'Arta', 'Gent', 'Besa', 'Ilir', 'Mimoza', 'Dritan'];
const orders = people.map((name) => ({ client_name: `${name} Hoxha` }));

test('a seller pages and sorts the orders, and the address keeps it', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counter = await openCounter(page);
  await counter.store(...orders);
  await shop.open('/dashboard');
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('Zana Hoxha');
  await expect(panel(page).getByText('7 waiting, the oldest for 7 minutes')).toBeVisible();
  await expect(page).toHaveTitle('(7) Dashboard · Orendi');
  for (const name of ['Product', 'Customer name', 'Status', 'Order info']) {
    await expect(heading(page, name)).toBeVisible();
  }

  const pages = panel(page).getByRole('navigation', { name: 'Pages of orders' });
  const pageButton = (name: string) => pages.getByRole('button', { name, exact: true });
  await expect(pageButton('Previous')).toBeDisabled();
  await pageButton('Next').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Mimoza Hoxha');
  await expect(page).toHaveURL(/\/dashboard\?page=2$/);
  await expect(pageButton('2')).toHaveAttribute('aria-current', 'page');
  await expect(pageButton('Next')).toBeDisabled();
  await expect(pageButton('Next')).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(5);
  await page.goForward();
  await expect(rows(page)).toHaveCount(2);
  await shop.open('/dashboard?page=99');
  await expect(rows(page)).toHaveCount(2);

  const customer = heading(page, 'Customer name');
  await expect(customer).toHaveAttribute('aria-sort', 'none');
  await customer.getByRole('button').click();
  await expect(rows(page).first()).toContainText('Arta Hoxha');
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\/dashboard\?sort=client_name&order=asc/);
  await customer.getByRole('button').click();
  await expect(rows(page).first()).toContainText('Zana Hoxha');
  await expect(rows(page).nth(1)).toContainText('Mimoza Hoxha');
  await expect(customer).toHaveAttribute('aria-sort', 'descending');
  await customer.getByRole('button').click();
  await expect(customer).toHaveAttribute('aria-sort', 'none');
  await expect(rows(page).nth(1)).toContainText('Arta Hoxha');
});

test.describe('when the server fails', () => {
  test.use({ expectFailures: true });

  test('a status changes only once the server has it, and a press counts once', async ({
    shop,
    page,
  }) => {
    const counter = await openCounter(page);
    await counter.store(...orders.slice(0, 2), { client_name: 'Ana', request_status: true });
    await shop.open('/dashboard');
    const status = rows(page).first().getByRole('button').first();
    await page.route('**/business-request/update', (route) => route.fulfill({ status: 500 }));
    await status.click();
    await expect(inToast(page, 'An error occurred. Please try again.')).toBeVisible();
    await expect(status).toHaveText('Pending');
    await expect(status).toHaveAttribute('aria-pressed', 'false');

    await page.unroute('**/business-request/update');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postData() ?? '');
    });
    await status.dblclick();
    await expect(status).toHaveText('Responded');
    await expect(status).toHaveAttribute('aria-pressed', 'true');
    await expect(panel(page).getByText('1 waiting, for 2 minutes')).toBeVisible();
    await expect(page).toHaveTitle('(1) Dashboard · Orendi');
    expect(sent.length).toBe(1);
    await page.reload();
    await expect(status).toHaveText('Responded');
    await heading(page, 'Status').getByRole('button').click();
    await expect(rows(page).first()).toContainText('Arta Hoxha');
  });

  test('orders that do not come leave the rest of the page alone', async ({ shop, page }) => {
    const counter = await openCounter(page);
    await counter.store({ client_name: 'Besa' });
    await shop.open('/profile');
    const orderCalls = '**/private/business-request/get*';
    await page.route(orderCalls, (route) => route.fulfill({ status: 503 }));
    // Without news, which would bring the orders in before the button is pressed.
    await page.route('**/private/events', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(panel(page).getByRole('alert')).toContainText('This part could not be loaded');
    await expect(page.locator('#products')).toContainText('Kolltuk Vala');
    await page.unroute(orderCalls);
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});

test('everything about an order, and the answer to it, on a phone', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const counter = await openCounter(page, 'al');
  await counter.store({
    item_type: 'package',
    item_name: 'Set dhome ndenjeje',
    item_images: JSON.stringify([
      { image: null, name: '2 x Kolltuk Vala' },
      { image: null, name: '1 x Tavolinë Bora' },
    ]),
    client_name: 'Besa Krasniqi',
    client_message: 'Përshëndetje,\na e sillni në Pejë?\n<img src=x onerror=alert(1)>',
    client_phone: '+38344123456',
    client_phone_typed: '044/123-456',
    client_email: 'besa@example.com',
    preferred_contact_method: 'phone',
    client_language: 'en',
  });
  await shop.open('/dashboard', 'al');
  const open = rows(page).getByRole('button', { name: 'Detajet' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Detajet e kërkesës' });
  await expect(dialog.getByText('Set dhome ndenjeje')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Në komplet' }).getByRole('listitem')).toHaveText([
    '2 x Kolltuk Vala',
    '1 x Tavolinë Bora',
  ]);
  const message = dialog.getByText('a e sillni në Pejë?');
  await expect(message).toHaveText(/<img src=x onerror=alert\(1\)>/);
  expect(await message.evaluate((box: HTMLElement) => box.innerText.split('\n').length)).toBe(3);
  await expect(dialog.getByText('+38344123456')).toBeVisible();
  await expect(dialog.getByText('Siç u shkrua')).toBeVisible();
  await expect(dialog.getByText('044/123-456')).toBeVisible();
  await expect(dialog.getByText('besa@example.com')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Kthehu në dyqan' })).toHaveAttribute(
    'href',
    /^\/business\/\d+$/,
  );
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);

  const replies = dialog.getByRole('region', { name: 'Përgjigju' }).getByRole('link');
  await expect(replies).toHaveText(['Telefono', 'WhatsApp', 'Viber', 'Përgjigju me e-mail']);
  const addresses = await replies.evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  );
  expect(addresses[0]).toBe('tel:+38344123456');
  expect(addresses[1]).toMatch(
    /^https:\/\/wa\.me\/38344123456\?text=Hello Besa Krasniqi, thank you/,
  );
  expect(addresses[3]).toMatch(/^mailto:besa@example\.com\?subject=.+&body=Hello Besa/);

  // A tap on a number opens the phone app; here it only has to be recorded.
  await replies.first().evaluate((link) => link.setAttribute('href', '#orders'));
  await replies.first().click();
  await dialog.getByRole('button', { name: 'Po, folëm' }).click();
  await expect(dialog.getByRole('button', { name: 'Me përgjigje' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(rows(page).getByRole('button', { name: 'Me përgjigje' })).toBeVisible();
  await expect(page).toHaveTitle('Paneli · Orendi');
});

test('a request arrives while the dashboard is open', async ({ shop, page }) => {
  test.slow();
  const counter = await openCounter(page);
  await shop.open('/dashboard');
  await expect(panel(page).getByText('No requests yet')).toBeVisible();
  await counter.ask('Besa Krasniqi');
  await expect(rows(page).first()).toContainText('Besa Krasniqi');
  await expect(page).toHaveTitle('(1) Dashboard · Orendi');
  await expect(
    inToast(page, 'New request from Besa Krasniqi: “Kolltuk Vala, kadife blu”'),
  ).toBeVisible();

  await heading(page, 'Customer name').getByRole('button').click();
  await expect(page).toHaveURL(/sort=client_name/);
  await counter.ask('Arta Leka');
  await expect(panel(page).getByText('1 new request')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveTitle('(2) Dashboard · Orendi');
  await panel(page).getByRole('button', { name: 'Show' }).click();
  await expect(rows(page).first()).toContainText('Arta Leka');
  await expect(panel(page).getByText('1 new request')).toHaveCount(0);

  const second = await page.context().newPage();
  await second.goto('/dashboard?lang=en');
  await expect(rows(second)).toHaveCount(2);
  await counter.ask('Ilir Hoxha');
  for (const window of [page, second]) {
    await expect(rows(window).first()).toContainText('Ilir Hoxha');
    await expect(window).toHaveTitle('(3) Dashboard · Orendi');
  }
});

test('a request is changed and withdrawn while the dashboard shows it', async ({ shop, page }) => {
  const counter = await openCounter(page);
  const link = await counter.ask('Besa Krasniqi');
  const call = `http://localhost:${port}${link.replace('/my-request/', '/v1/public/requests/')}`;
  const headers = { ...xsrfHeaders, 'content-type': 'application/json' };
  // The first change comes after the rows have been read, and before any news.
  const { promise: isEdited, resolve: edited } = Promise.withResolvers<void>();
  await page.route('**/v1/private/events', (route) => isEdited.then(() => route.continue()));
  await shop.open('/dashboard?sort=client_name');
  await expect(rows(page).first()).toContainText('Besa Krasniqi');
  const body = JSON.stringify({ message: 'Edhe me dy vende?' });
  await fetch(`${call}/message`, { method: 'PUT', headers, body });
  edited();
  await expect(rows(page).first()).toContainText('Edhe me dy vende?');
  await fetch(`${call}/withdraw`, { method: 'POST', headers });
  await expect(rows(page).first()).not.toContainText('Besa Krasniqi');
  await expect(rows(page).first()).not.toContainText('Edhe me dy vende?');
  await expect(page).toHaveTitle('Dashboard · Orendi');
});

test('signing out elsewhere ends the dashboard', async ({ shop, page }) => {
  const counter = await openCounter(page);
  await counter.store({ client_name: 'Besa' });
  const connected = page.waitForResponse('**/v1/private/events');
  await shop.open('/dashboard');
  await connected;
  await page.request.get('/v1/auth/logout');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a seller works with the keyboard alone', async ({ shop, page }) => {
  const counter = await openCounter(page);
  await counter.store(...orders);
  await shop.open('/dashboard');
  const status = rows(page).first().getByRole('button').first();
  await heading(page, 'Status').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Responded');
  await expect(status).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order info' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const strayed = () =>
    page.evaluate(() => document.activeElement?.matches('main *:not(dialog *)') ?? false);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await strayed()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(rows(page).first().getByRole('button', { name: 'Order info' })).toBeFocused();
});

for (const width of [375, 1440]) {
  test(`the orders are accessible at ${width}`, async ({ shop, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const language = width === 375 ? 'al' : 'en';
    const counter = await openCounter(page, language);
    for (const state of ['none', 'many']) {
      if (state === 'many') await counter.store(...orders);
      await shop.open('/dashboard', language);
      await panel(page).getByRole('heading', { level: 2 }).waitFor();
      expect(await accessibilityFaults(page), state).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, state).toBe(0);
    }
  });
}
