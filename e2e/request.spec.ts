import type { Locator } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { mailedLink, mailsWith } from './mails.ts';
import { expect, test, type Shop } from './shop.ts';

/** Solving the captcha takes its time on a busy machine. */
const onceSolved = { timeout: 60_000 };

async function openForm(
  shop: Shop,
  language: 'al' | 'en' = 'en',
  piece = 'Divan Drini',
): Promise<void> {
  await shop.open(`/?query=${encodeURIComponent(piece)}`, language);
  await shop.card(new RegExp(piece)).first().click();
  const { ask, send } = {
    en: { ask: 'Make request', send: 'Send request' },
    al: { ask: 'Pyet shitësin', send: 'Dërgo kërkesën' },
  }[language];
  await shop.page.getByRole('link', { name: ask }).first().click();
  await expect(shop.page.getByRole('button', { name: send })).toBeVisible();
}

test.slow();

test('a visitor asks for a piece and its maker is told', async ({ shop, page }) => {
  const email = `blerta.${Date.now()}@example.com`;
  await openForm(shop);
  await page.getByLabel('Name').fill('Blerta Hoxha');
  await page.getByLabel('Phone number').fill('069 123 4567');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('A mund ta shoh këtë javë?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  await expect(page.getByRole('link', { name: 'Back to store' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main')).toContainText('+355 69 123 4567');
  await page.reload();
  await expect(page.getByRole('link', { name: /Divan Drini/ })).toBeVisible();
  const follow = page.getByRole('link', { name: 'Follow your request' });
  await expect(follow).toHaveAttribute('href', await mailedLink(email, 'my-request'));
  expect(await accessibilityFaults(page)).toEqual([]);

  const { services, close } = await openShop();
  const rows = await services.db
    .selectFrom('request')
    .select(['item_name', 'client_name', 'client_phone', 'client_message', 'client_language'])
    .where('client_email', '=', email)
    .execute();
  await close();
  expect(rows).toEqual([
    {
      item_name: 'Divan Drini, lëkurë natyrale',
      client_name: 'Blerta Hoxha',
      client_phone: '+355691234567',
      client_message: 'A mund ta shoh këtë javë?',
      client_language: 'en',
    },
  ]);
  const toSeller = () => mailsWith(email).filter((mail) => /^Reply-To: /m.test(mail));
  await expect.poll(toSeller).toHaveLength(1);
  const [mail = ''] = toSeller();
  expect(mail).toMatch(/^To: .*drini@example\.com/m);
  expect(mail).toMatch(new RegExp(`^Reply-To: .*${email}`, 'm'));
});

test('a buyer prefers WhatsApp, and says the size of a piece that is made to measure', async ({
  shop,
  page,
}) => {
  // Other tests ask for other pieces.
  const piece = 'Tavolinë Ulqini 17';
  const { services, close } = await openShop();
  const wantsMeasure = (made_to_measure: boolean) =>
    services.db
      .updateTable('product')
      .set({ made_to_measure })
      .where('product_name', '=', piece)
      .execute();
  const email = `mira.${Date.now()}@example.com`;
  await openForm(shop, 'al', piece);
  await expect(page.getByLabel('Gjatësia')).toHaveCount(0);
  await wantsMeasure(true);
  await page.reload();
  await page.getByLabel('Emri').fill('Mira');
  await page.getByLabel('Numri i telefonit').fill('069 123 4567');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Si e do përgjigjen?').selectOption('WhatsApp');
  await page.getByLabel('Gjatësia').fill('2,20 m');
  await page.getByLabel('Gjerësia').fill('e madhe');
  await page.getByLabel('Lartësia').fill('85');
  await expect(page.getByLabel('Gjatësia')).toHaveValue('220');
  await expect(page.getByLabel('Gjerësia')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Gjerësia').fill('90 cm');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  const row = await services.db
    .selectFrom('request')
    .select(['preferred_contact_method', 'prefers_whatsapp'])
    .select(['wanted_length', 'wanted_width', 'wanted_height'])
    .where('client_email', '=', email)
    .executeTakeFirst();
  await wantsMeasure(false);
  await close();
  expect(row).toEqual({
    preferred_contact_method: 'phone',
    prefers_whatsapp: true,
    wanted_length: 220,
    wanted_width: 90,
    wanted_height: 85,
  });
});

test('the form says how it was filled in, and its bait is for robots alone', async ({
  shop,
  page,
}) => {
  const { promise: sent, resolve } = Promise.withResolvers<Record<string, unknown>>();
  await page.route('**/v1/public/requests', (route) => {
    resolve(route.request().postDataJSON() as Record<string, unknown>);
    return route.continue();
  });
  await openForm(shop);
  const bait = page.locator('input[name="website"]');
  await expect(bait).toBeHidden();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
  await page.getByLabel('Name').fill('Arben');
  await page.getByLabel('Phone number').fill('069 123 4567');
  await bait.evaluate((field: HTMLInputElement) => (field.value = 'x'));
  await page.getByRole('button', { name: 'Send request' }).click();
  const { signals } = await sent;
  expect(signals).toEqual({ website: 'x', shownMs: expect.any(Number) });
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
});

test('errors stand beside their fields, the first one has the focus, and typed text stays', async ({
  shop,
  page,
}) => {
  await openForm(shop);
  await page.getByLabel('Message').fill('How long does it take?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Phone number', 'E-mail']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Name').fill('Arben');
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Arben');
  await expect(page.getByLabel('Message')).toHaveValue('How long does it take?');
});

for (const language of ['en', 'al'] as const) {
  test(`what will be called stands beneath the number, and is asked once where it is doubtful (${language})`, async ({
    shop,
    page,
  }) => {
    const says = {
      en: {
        called: /called: (.+?)\./,
        albania: /^Albania/,
        kosovo: /^Kosovo/,
        choose: /^Check the number/,
      },
      al: {
        called: /numër: (.+?)\./,
        albania: /^Shqipëri/,
        kosovo: /^Kosovë/,
        choose: /^Kontrollo numrin/,
      },
    }[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(shop, language);
    const phone = page.locator('input[name="phoneNumber"]');
    const note = page.locator('form').getByRole('status').first();
    const button = (name: RegExp) => page.getByRole('button', { name });

    await phone.fill('069 123 4567');
    await expect(note).toContainText('+355 69 123 4567');
    await expect(button(says.kosovo)).toHaveCount(0);

    // Tirana's 04, and a mobile of Kosovo.
    await phone.fill('049 555 666');
    await expect(button(says.kosovo)).toHaveText(/\+383 49 555 666/);
    await expect(button(says.albania)).toHaveText(/\+355/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator('input[name="name"]').fill('Arta');
    await phone.press('Enter');
    await expect(phone).toBeFocused();
    await expect(page.getByText(says.choose)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(says.albania)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(button(says.kosovo)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(says.choose)).toHaveCount(0);
    await expect(note).toContainText('+383 49 555 666');
    await phone.press('Enter');
    await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
    await expect(page.getByRole('main')).toContainText('+383 49 555 666');

    const { services, close } = await openShop();
    const rows = await services.db
      .selectFrom('request')
      .select(['client_phone', 'client_phone_typed'])
      .where('client_name', '=', 'Arta')
      .where('client_language', '=', language)
      .execute();
    await close();
    expect(rows).toEqual([{ client_phone: '+38349555666', client_phone_typed: '049 555 666' }]);
  });
}

test('a late answer about an earlier number takes nothing away', async ({ shop, page }) => {
  const readings = '**/v1/public/phone-readings';
  const late = Promise.withResolvers<void>();
  await page.route(readings, async (route) => {
    if (route.request().postData()?.includes('069 123 4567')) await late.promise;
    await route.continue();
  });
  await openForm(shop);
  const phone = page.getByLabel('Phone number');
  const note = page.getByRole('status').filter({ hasText: '+355 69 765 4321' });
  const asked = page.waitForRequest(readings);
  await phone.fill('069 123 4567');
  await asked;
  await phone.fill('069 765 4321');
  await expect(note).toBeVisible();
  const answered = page.waitForResponse(readings);
  late.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(note).toBeVisible({ timeout: 1 });
});

// A mobile of two countries, a Swiss one, and one that lacks a digit.
for (const number of ['045 555 666', '079 123 45 67', '+383 49 555 66']) {
  test(`${number}, which is not said to be whose, is sent as it is by the second press`, async ({
    shop,
    page,
  }) => {
    await openForm(shop);
    await page.getByLabel('Name').fill('Besa');
    const phone = page.getByLabel('Phone number');
    await phone.fill(number);
    const send = page.getByRole('button', { name: 'Send request' });
    await send.click();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/Check the number, or send it as it is/);
    await send.click();
    await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  });
}

test('the asterisks follow the rule: one of phone and e-mail', async ({ shop, page }) => {
  await openForm(shop);
  const phone = page.getByLabel('Phone number');
  const email = page.getByLabel('E-mail');
  const method = page.getByLabel('Preferred contact method');
  const asksFor = async (asked: Locator, other: Locator) => {
    await expect(asked).toHaveAttribute('aria-required', 'true');
    await expect(other).not.toHaveAttribute('aria-required', 'true');
  };
  await expect(page.getByText('Phone or e-mail: one is enough.')).toBeVisible();
  await asksFor(phone, email);
  await email.fill('ana@example.com');
  await asksFor(email, phone);
  await phone.fill('+38344123456');
  await asksFor(phone, email);
  await method.selectOption('email');
  await asksFor(email, phone);
  await email.fill('');
  await asksFor(phone, email);
});

test('who leaves while it is being sent stays there, and is told', async ({ shop, page }) => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/v1/public/requests', (route) => isLeft.then(() => route.continue()));
  await openForm(shop);
  await page.getByLabel('Name').fill('Teuta');
  await page.getByLabel('Phone number').fill('069 765 4321');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('link', { name: 'Back to the item' }).click();
  await expect(page.getByRole('link', { name: 'Make request' }).first()).toBeVisible();
  leave();
  await expect(page.getByText('Your request has been sent')).toBeVisible(onceSolved);
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.getByRole('link', { name: 'Follow your request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request');
});

test('what is filled in before the script comes is not lost', async ({ shop, page }) => {
  await openForm(shop);
  const { promise: isFilled, resolve: proceed } = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => isFilled.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Agim');
  await page.getByLabel('Preferred contact method').selectOption('email');
  proceed();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Agim');
  await expect(page.getByLabel('Preferred contact method')).toHaveValue('email');
});

test('a captcha that fails is said, and the next attempt brings a new one', async ({
  shop,
  page,
}) => {
  const tokens: string[] = [];
  await page.route('**/v1/public/requests', async (route) => {
    const { token } = route.request().postDataJSON() as { token: string };
    tokens.push(token);
    // The first attempt sends a token that the server cannot accept.
    const body = { ...route.request().postDataJSON(), token: tokens.length === 1 ? 'x' : token };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await openForm(shop);
  await page.getByLabel('Name').fill('Vjosa');
  await page.getByLabel('Phone number').fill('0049 151 23456789');
  await page.getByRole('button', { name: 'Send request' }).click();
  const said = page.locator('form').getByText('ReCAPTCHA failed. Please try again.');
  await expect(said).toBeVisible(onceSolved);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  expect(new Set(tokens).size).toBe(2);
});

test.describe('when the network is gone', () => {
  test.use({ expectFailures: true });

  test('a form is sent although no number can be read', async ({ shop, page }) => {
    await page.route('**/v1/public/phone-readings', (route) => route.abort());
    await openForm(shop);
    await page.getByLabel('Name').fill('Luan');
    await page.getByLabel('Phone number').fill('049 555 666');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  });

  test('what has arrived is said, also if nothing more can be loaded', async ({ shop, page }) => {
    await openForm(shop);
    await page.getByLabel('Name').fill('Luan');
    await page.getByLabel('E-mail').fill('luan@example.com');
    await page.route('**/v1/public/requests', async (route) => {
      const response = await route.fetch();
      await page.route(/\.js$/, (script) => script.abort());
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Send request' }).click();
    const sent = page.getByRole('heading', { name: 'Your request has been sent' });
    await expect(sent).toBeVisible(onceSolved);
  });

  test('nothing typed is lost, and sending again makes one request', async ({
    shop,
    page,
    context,
  }) => {
    const email = `lost.${Date.now()}@example.com`;
    await openForm(shop);
    // A click before hydration reloads the page: its script must have loaded before the network is cut.
    await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
    await page.getByLabel('Name').fill('Dritan');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Preferred contact method').selectOption('email');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('What you wrote is kept', onceSolved);
    await expect(page.getByLabel('Name')).toHaveValue('Dritan');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
    const { services, close } = await openShop();
    const rows = await services.db
      .selectFrom('request')
      .select('id')
      .where('client_email', '=', email)
      .execute();
    await close();
    expect(rows).toHaveLength(1);
  });
});
