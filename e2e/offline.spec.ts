import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { expect, test, type Shop } from './shop.ts';

test.use({
  // The other tests block it.
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 800 },
  expectFailures: true,
});
test.slow();

/** Waits until the worker answers for the page and has kept what it shows. */
async function untilKept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return false;
      const keys = await (await caches.open('answers')).keys();
      const addresses = keys.map(({ url }) => url);
      // A script may have the page's name: it is kept before its page.
      const pages = addresses.filter((address) => !address.includes('/assets/'));
      return (
        pages.some((address) => address.includes(wanted)) &&
        addresses.some((address) => address.includes('/media/'))
      );
    }, path);
  await expect.poll(isKept).toBe(true);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Offline' });

async function openForm(shop: Shop, page: Page): Promise<string> {
  const found = await page.request.get('/v1/public/results/search?query=divan+drini');
  const { data } = await found.json();
  await shop.open(`/product/${data.results[0].id}/request`);
  await untilKept(page, '/request');
  const email = `tunel.${Date.now()}.${Math.random()}@example.com`;
  await page.getByLabel('Name').fill('Blerta Hoxha');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('Shkruar në tunel');
  return email;
}

async function requestsOf(email: string): Promise<number> {
  const { services, close } = await openShop();
  const rows = await services.db
    .selectFrom('request')
    .select('id')
    .where('client_email', '=', email)
    .execute();
  await close();
  return rows.length;
}

const waitingTexts = (page: Page) =>
  page.evaluate(async () => {
    const answers = await (await caches.open('waiting-requests')).matchAll();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.join('') + Object.values({ ...sessionStorage }).join('');
  });

test('shows a page that was seen, in its language, when there is no network', async ({
  shop,
  page,
  context,
}) => {
  await shop.open('/?query=divan+drini');
  await untilKept(page, 'query=divan');
  await page.reload();
  await shop.isAlive();
  await context.setOffline(true);
  await page.reload();
  await expect(shop.found(/Divan Drini/).first()).toBeVisible();
  await expect(bar(page)).toContainText('You are offline. This is the copy of');
  const isLoaded = () =>
    page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
  await expect.poll(isLoaded).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Seen in English only.
  await expect(page.goto('/?query=divan+drini&lang=al')).rejects.toThrow(/ERR_/);
  // Never seen.
  await expect(page.goto('/?query=tavoline')).rejects.toThrow(/ERR_/);
});

test('keeps no page that is private', async ({ shop, page, context }) => {
  await shop.open('/');
  await untilKept(page, '/?lang=en');
  await page.goto('/reset-password/secret');
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});

test('a request written in a tunnel goes out once, when there is a network again', async ({
  shop,
  page,
  context,
}) => {
  const email = await openForm(shop, page);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.locator('#offline')).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(bar(page)).toContainText('1 request is waiting to be sent');
  await expect(page.getByText('Your request is kept on this device')).toBeVisible();
  await bar(page).getByText('1 request').click();
  await expect(bar(page)).toContainText('Shkruar në tunel');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await waitingTexts(page)).toContain(email);

  // Two tabs and the background hear of it at once.
  await context.setOffline(false);
  await expect(bar(page)).toContainText(/Your request for “Divan Drini.*” has been sent/);
  expect(await requestsOf(email)).toBe(1);
  expect(await waitingTexts(page)).not.toContain(email);
  await expect(bar(second)).toContainText('has been sent');
  await expect(bar(page).getByRole('link', { name: 'Follow your request' })).toHaveAttribute(
    'href',
    /\/my-request\//,
  );
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();
});

test('asks before it sends a request that was written more than a day ago', async ({
  shop,
  page,
  context,
}) => {
  const email = await openForm(shop, page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(bar(page)).toContainText('1 request is waiting to be sent');
  await page.evaluate(async () => {
    const cache = await caches.open('waiting-requests');
    for (const key of await cache.keys()) {
      const request = await (await cache.match(key))?.json();
      const former = { ...request, at: request.at - 25 * 3_600_000 };
      await cache.put(key, new Response(JSON.stringify(former)));
    }
  });
  await context.setOffline(false);
  await page.reload();
  await expect(bar(page)).toContainText('A request from more than a day ago was not sent');
  expect(await requestsOf(email)).toBe(0);
  await bar(page).getByRole('button', { name: 'Send now' }).click();
  await expect(bar(page)).toContainText('has been sent');
  expect(await requestsOf(email)).toBe(1);
});

test('a refused request keeps its text and can be edited', async ({ shop, page, context }) => {
  await openForm(shop, page);
  await page.getByLabel('E-mail').fill('not an address');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(bar(page)).toContainText('1 request is waiting to be sent');
  await context.setOffline(false);
  await page.reload();
  await expect(bar(page)).toContainText('was not sent');
  await bar(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Shkruar në tunel');
});

test('a page loads anew when a script of its release is gone', async ({ shop, page }) => {
  await shop.open('/');
  await untilKept(page, '/?lang=en');
  await page.evaluate(() => (document.documentElement.dataset.former = ''));
  await page.evaluate(() => import(`/assets/gone-${Date.now()}.js`).catch(() => {}));
  // Goes on where the page that it waited in is gone.
  await page.waitForFunction(() => !('former' in document.documentElement.dataset));
  await shop.isAlive();
});

test('what was kept can be looked at without a network', async ({ shop, page, context }) => {
  await shop.open('/?query=divan+drini');
  await untilKept(page, 'query=divan');
  await page.getByRole('button', { name: /^Keep/ }).first().click();
  await untilKept(page, '/kept');
  await context.setOffline(true);
  await page.goto('/kept');
  await expect(page.getByRole('link', { name: /Divan Drini/ }).first()).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

test('invites to install on the second visit, until it is refused for good', async ({
  shop,
  page,
}) => {
  const offer = async () => {
    await expect(page.locator('#offline')).toBeAttached();
    await page.evaluate(() =>
      dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    );
  };
  const text = page.getByText('Keep Orendi on your home screen');
  await shop.open('/');
  await offer();
  await expect(text).toBeHidden();

  const comeBack = () =>
    page.evaluate(() => {
      const visits = JSON.parse(localStorage.getItem('visits') ?? '{}');
      localStorage.setItem('visits', JSON.stringify({ ...visits, last: 0 }));
    });
  await comeBack();
  await page.reload();
  await offer();
  await expect(text).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(text).toBeHidden();

  await comeBack();
  await page.reload();
  await offer();
  await expect(text).toBeHidden();
});
