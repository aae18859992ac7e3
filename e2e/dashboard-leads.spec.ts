import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openCounter } from './orders.ts';
import { expect, test } from './shop.ts';

const panel = (page: Page) => page.locator('#orders');
const rows = (page: Page) => panel(page).locator('tbody').getByRole('row');
const inToast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const besa = {
  client_name: 'Besa Krasniqi',
  client_message: 'A e sillni në Pejë?\nFaleminderit',
  client_phone: '+38344123456',
  preferred_contact_method: 'phone' as const,
  item_price: 210,
  created_at: hoursAgo(30.5),
};

/** Presses a link to WhatsApp, which opens beside the page. */
async function openChat(page: Page, name: string): Promise<string | null> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  const chat = await opening;
  const text = new URL(chat.url()).searchParams.get('text');
  await chat.close();
  return text;
}

test('a request is answered over WhatsApp, offered and won on a phone', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const counter = await openCounter(page, 'al');
  await counter.store(besa);
  await shop.open('/dashboard', 'al');
  const waiting = panel(page).getByRole('region', { name: '1 pret, prej 30 orësh' });
  await expect(waiting).toContainText('para 30 orësh');
  await expect(waiting).toContainText('Kolltuk Vala, kadife blu €210');
  await expect(waiting).toContainText('“A e sillni në Pejë?”');

  // Two taps with the template used last.
  const text = await openChat(page, 'WhatsApp');
  expect(text).toMatch(/^Përshëndetje Besa Krasniqi, .*Kolltuk Vala, kadife blu.*€210/);
  expect(text).toContain(`/product/${counter.productId}`);
  await expect(waiting.getByText('U dërgua?')).toBeVisible();
  await waiting.getByRole('button', { name: 'Po, u dërgua' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveTitle('Paneli · Orendi');
  await expect(inToast(page, 'Besa Krasniqi: Me përgjigje.')).toBeVisible();
  await page.locator('[data-toast]').getByRole('button', { name: 'Ktheji' }).click();
  await expect(waiting).toBeVisible();
  await expect(page).toHaveTitle('(1) Paneli · Orendi');

  // Three with another one, which is then the one used last.
  await waiting.getByRole('button', { name: 'Ndryshe…' }).click();
  expect(await openChat(page, 'Kur është gati')).toContain('A t’jua ruajmë?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(waiting.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /jua%20ruajm/,
  );
  await waiting.getByRole('button', { name: 'Po, u dërgua' }).click();
  await expect(waiting).toHaveCount(0);

  await rows(page).getByRole('button', { name: 'Detajet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detajet e kërkesës' });
  const stage = (name: string) => dialog.getByRole('button', { name, exact: true });
  await stage('Me ofertë').click();
  await expect(stage('Me ofertë')).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('textbox', { name: 'Çmimi i ofruar' }).fill('199,50');
  await dialog.getByRole('button', { name: 'Nesër' }).click();
  await dialog.getByRole('textbox', { name: 'Shënim vetëm për ty' }).fill('Do ngjyrë tjetër.');
  // Closed before it is saved, what was typed is there again.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await rows(page).getByRole('button', { name: 'Detajet' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Çmimi i ofruar' })).toHaveValue('199,50');
  await stage('Ruaj').click();
  await expect(inToast(page, 'U ruajt.')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Oferta: €199,50' })).toBeVisible();
  await stage('E fituar').click();
  await expect(stage('E fituar')).toHaveAttribute('aria-pressed', 'true');
  await stage('Ktheji').click();
  await expect(stage('Me ofertë')).toHaveAttribute('aria-pressed', 'true');
  await stage('E fituar').click();
  await expect(stage('E fituar')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(inToast(page, 'Besa Krasniqi: E fituar.')).toBeVisible();
  await expect(rows(page).getByRole('button', { name: 'E fituar' })).toBeVisible();
  await shop.open('/dashboard', 'al');
  await rows(page).getByRole('button', { name: 'Detajet' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Shënim vetëm për ty' })).toHaveValue(
    'Do ngjyrë tjetër.',
  );
  await stage('E humbur').click();
  await dialog.getByRole('button', { name: 'Bleu diku tjetër' }).click();
  await expect(dialog.getByRole('button', { name: 'Bleu diku tjetër' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a press becomes a lead, and a caller is written down, on a phone', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const counter = await openCounter(page, 'al');
  await counter.press('whatsapp', 2);
  await shop.open('/dashboard', 'al');
  const contacts = panel(page).getByRole('region', { name: 'Kontakte pa emër' });
  await expect(contacts).toContainText('Dikush hapi WhatsApp për Kolltuk Vala, kadife blu');
  await expect(contacts).toContainText('sot, 2 herë');
  await contacts.getByRole('button', { name: 'Shtoje' }).click();
  const ofPress = page.getByRole('dialog', { name: 'Kush ishte?' });
  await expect(ofPress.getByRole('textbox', { name: 'Emri' })).toBeFocused();
  await page.keyboard.type('Arta Leka');
  await ofPress.getByRole('textbox', { name: 'Telefoni' }).fill('069 212 3456');
  await ofPress.getByRole('button', { name: 'Ruaj' }).click();
  await expect(inToast(page, 'Arta Leka u shtua te kërkesat.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Nga një kontakt');
  await expect(rows(page).first()).toContainText('€210');
  await expect(contacts).toContainText('sot, një herë');

  // Six taps: the button, name, number, the piece, its name, and the one that saves.
  await panel(page).locator('header').getByRole('button', { name: 'Shto klient' }).click();
  const byHand = page.getByRole('dialog', { name: 'Klient i ri' });
  await byHand.getByRole('textbox', { name: 'Emri' }).fill('Ilir Hoxha');
  await byHand.getByRole('button', { name: 'Ruaj' }).click();
  await expect(byHand.getByRole('textbox', { name: 'Telefoni' })).toBeFocused();
  await byHand.getByRole('textbox', { name: 'Telefoni' }).fill('069 333 4455');
  await byHand
    .getByRole('combobox', { name: 'Për çfarë pyeti' })
    .selectOption('Kolltuk Vala, kadife blu');
  await byHand.getByRole('button', { name: 'Ruaj' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('E shënuar nga ti');
  await expect(page).toHaveTitle('Paneli · Orendi');
  await expect(inToast(page, 'Kërkesë e re')).toHaveCount(0);
});

test('a seller finds requests by name and stage, and the address keeps it', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counter = await openCounter(page);
  await counter.store(
    { client_name: 'Zana Hoxha' },
    { client_name: 'Ëngjëll Leka', state: 'won' },
    { client_name: 'Engji Prifti' },
    { client_name: 'Gent Hoxha' },
    { client_name: 'Mimoza Hoxha' },
  );
  await shop.open('/dashboard');
  await expect(rows(page)).toHaveCount(5);
  const search = panel(page).getByRole('searchbox');
  // All are in view.
  await expect(search).toHaveCount(0);
  await counter.store({ client_name: 'Dritan Hoxha', created_at: hoursAgo(3) });
  await shop.open('/dashboard');
  await search.fill('engj');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/dashboard\?q=engj$/);
  await panel(page).getByRole('combobox', { name: 'Status' }).selectOption('Won');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=engj&stage=won$/);
  await page.reload();
  await expect(rows(page)).toContainText('Ëngjëll Leka');
  await expect(search).toHaveValue('engj');
  // The waiting ones stay in view whatever is searched for.
  await expect(panel(page).getByText('5 waiting, the oldest for 3 hours')).toBeVisible();
  await search.fill('nobody');
  await expect(panel(page).getByText('No such request')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(search).toHaveValue('');
});

test('a seller answers with the keyboard, from templates of the own', async ({ shop, page }) => {
  test.slow();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const counter = await openCounter(page);
  await counter.store(besa);
  await shop.open('/dashboard/replies');
  const templates = page.getByRole('main').locator('details');
  await expect(page.getByText('{çmimi} (price)')).toBeVisible();
  await expect(templates).toHaveCount(10);
  await page.getByRole('button', { name: 'Add an answer' }).click();
  const added = templates.last();
  await added.getByRole('textbox', { name: 'Name' }).fill('Short');
  await added.getByRole('textbox', { name: 'Albanian' }).fill('Tungjatjeta {emri}.');
  await page.getByRole('button', { name: 'Save' }).click();
  const english = added.getByRole('textbox', { name: 'English' });
  await expect(english).toBeFocused();
  await english.fill('Hello {emri}.');
  await templates.last().getByRole('button', { name: 'To the top' }).click();
  await expect(templates.first()).toContainText('Short');
  await templates.nth(1).locator('summary').click();
  await templates.nth(1).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const waiting = panel(page).getByRole('region', { name: '1 waiting, for 30 hours' });
  await waiting.getByRole('button', { name: 'Besa Krasniqi' }).focus();
  await page.keyboard.press('Tab');
  const answer = waiting.getByRole('link', { name: 'WhatsApp' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute('href', /text=Tungjatjeta%20Besa%20Krasniqi\.$/);
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await opening).close();
  const sent = waiting.getByRole('button', { name: 'Yes, it was sent' });
  await sent.waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sent).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Orders', level: 2 })).toBeFocused();
});

for (const width of [375, 1440]) {
  test(`the desk of leads is accessible at ${width}`, async ({ shop, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const language = width === 375 ? 'al' : 'en';
    const counter = await openCounter(page, language);
    const longName = 'Përgjegjësi i Ndërmarrjes së Mobilierisë-Tapicerisë';
    await counter.store(...Array.from({ length: 30 }, () => ({ ...besa, client_name: longName })));
    await counter.press('phone', 1);
    await shop.open('/dashboard', language);
    const heading = panel(page).getByRole('heading', { level: 3 }).first();
    await expect(heading).toContainText('30');
    await expectNoFault('desk');
    const waiting = panel(page).locator('[aria-labelledby=waiting-heading]');
    await expect(waiting.locator('time')).toHaveCount(5);
    await waiting.getByRole('button', { name: '30' }).click();
    await expect(waiting.locator('time')).toHaveCount(30);
    await panel(page).getByRole('button', { name: longName }).first().click();
    await page.locator('dialog summary').click();
    const lost = language === 'al' ? 'E humbur' : 'Lost';
    await page.getByRole('dialog').getByRole('button', { name: lost }).click();
    await page.locator('dialog input[maxlength="200"]').waitFor();
    await expectNoFault('details', 'dialog');
    await page.keyboard.press('Escape');
    await panel(page).locator('li button[aria-haspopup]').nth(1).click();
    await expectNoFault('answers', 'dialog');
    await page.keyboard.press('Escape');
    await panel(page).locator('header').getByRole('button').click();
    await expectNoFault('form', 'dialog');
    await shop.open('/dashboard/replies', language);
    await page.getByRole('main').locator('summary').first().click();
    await expectNoFault('templates');

    async function expectNoFault(what: string, ...parts: string[]): Promise<void> {
      expect(await accessibilityFaults(page, ...parts), what).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, what).toBeLessThanOrEqual(0);
    }
  });
}
