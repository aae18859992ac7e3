import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

const rows = (page: Page) => page.locator('#orders tbody').getByRole('row');
const inToast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text);

/** The buyer's side, by its calls. */
function buyerOf({ request }: Page, link: string) {
  const call = link.replace('/my-request/', '/v1/public/requests/');
  const headers = { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' };
  return {
    async read() {
      const { data } = (await (await request.get(call)).json()) as { data: OwnRequest };
      return data;
    },
    async withdraw() {
      expect((await request.post(`${call}/withdraw`, { headers })).ok()).toBe(true);
    },
  };
}

test('a seller answers on the page of the buyer, who then withdraws, on a phone', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const counter = await openCounter(page, 'al');
  const buyer = buyerOf(page, await counter.ask('Besa Krasniqi'));
  expect(await buyer.read()).toMatchObject({ read_at: null, offer: null });
  await shop.open('/dashboard', 'al');
  const dialog = page.getByRole('dialog', { name: 'Detajet e kërkesës' });
  const details = rows(page).getByRole('button', { name: 'Detajet' });
  const reads: string[] = [];
  page.on(
    'request',
    (sent) => sent.url().endsWith('/business-request/read') && reads.push(sent.url()),
  );
  const noted = page.waitForResponse(/business-request\/read$/);
  await details.click();
  expect((await noted).status()).toBe(200);
  expect((await buyer.read()).read_at).not.toBeNull();
  await page.keyboard.press('Escape');
  await details.click();
  await dialog.getByText('Dërgoja blerësit').click();
  await expect(dialog).toContainText('Oferta dhe shënimi mbeten vetëm te ti.');

  const words = dialog.getByRole('textbox', { name: 'Mesazhi për blerësin' });
  await dialog.getByRole('button', { name: 'Dërgo', exact: true }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Çmimi', exact: true }).fill('199,50');
  await dialog
    .getByRole('combobox', { name: 'Nis me një përgjigje të gatshme' })
    .selectOption('Faleminderit dhe çmimi');
  // In the language of the buyer.
  await expect(words).toHaveValue(/^Hello Besa Krasniqi, .*€199\.50/);
  await words.fill('E kemi gati nesër.');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Dërgo', exact: true }).click();
  await expect(inToast(page, 'Iu dërgua blerësit.')).toBeVisible();
  const sent = dialog.getByRole('region', { name: 'Dërguar blerësit më' });
  await expect(sent).toContainText('€199,50');
  await expect(sent).toContainText('E kemi gati nesër.');
  await expect(dialog.getByRole('button', { name: 'Me ofertë' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog).toContainText('Ajo që dërgon tani e zëvendëson të mëparshmen.');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  expect((await buyer.read()).offer).toMatchObject({
    price: 199.5,
    currency: 'EUR',
    words: 'E kemi gati nesër.',
  });
  expect(reads).toHaveLength(1);

  await buyer.withdraw();
  await shop.open('/dashboard', 'al');
  const row = rows(page);
  await expect(row).toContainText('E tërhequr nga blerësi');
  await expect(row).not.toContainText('Besa Krasniqi');
  await expect(row.getByText('E tërhequr', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(1);
  expect(await accessibilityFaults(page, '#orders')).toEqual([]);
  await details.click();
  await expect(dialog).toContainText('Blerësi e tërhoqi këtë kërkesë më');
  await expect(dialog.getByText('Dërgoja blerësit')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Përgjigju' })).toHaveCount(0);
  await expect(sent).toContainText('E kemi gati nesër.');
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
});

test('a seller sees how the buyer wants to be reached, and what became of it', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counter = await openCounter(page);
  await counter.store({
    client_phone: '+38344123456',
    preferred_contact_method: 'phone',
    prefers_whatsapp: true,
    wanted_length: 220,
    wanted_height: 85,
    edited_at: new Date(),
    outcome: 'bought',
  });
  await shop.open('/dashboard');
  await rows(page).getByRole('button', { name: 'Order info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order info' });
  await expect(dialog.getByRole('link').first()).toHaveText('WhatsApp');
  await expect(dialog.getByRole('definition').filter({ hasText: 'WhatsApp' })).toBeVisible();
  await expect(dialog).toContainText('Length 220 cm, Height 85 cm');
  await expect(dialog).toContainText(/Changed by the buyer on .* · The buyer says: they bought/);
  // It has no link of its own.
  await expect(dialog.getByText('Send to the buyer')).toHaveCount(0);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
});
