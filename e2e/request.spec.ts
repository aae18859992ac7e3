import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from './catalogue/open-shop.ts';
import { dataDir } from './product.ts';
import { expect, test, type Shop } from './shop.ts';

async function openForm(shop: Shop): Promise<void> {
  await shop.open('/?query=divan+drini');
  await shop
    .card(/Divan Drini/)
    .first()
    .click();
  await shop.page.getByRole('link', { name: 'Make request' }).first().click();
  await expect(shop.page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The mails in the data folder that mention a text, as they were written. */
function mailsWith(text: string): string[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(text));
}

test('a visitor asks for a piece and its maker is told', async ({ shop, page }) => {
  const email = `blerta.${Date.now()}@example.com`;
  await openForm(shop);
  await page.getByLabel('Name').fill('Blerta Hoxha');
  await page.getByLabel('Phone number').fill('069 123 4567');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('A mund ta shoh këtë javë?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/request-submitted$/);
  await expect(page.getByRole('link', { name: 'Back to store' })).toHaveAttribute('href', '/');

  const { parts, close } = await openShop();
  const rows = await parts.db
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
  await expect.poll(() => mailsWith(email), { timeout: 20_000 }).toHaveLength(1);
  const [mail = ''] = mailsWith(email);
  expect(mail).toMatch(/^To: .*drini@example\.com/m);
  expect(mail).toMatch(new RegExp(`^Reply-To: .*${email}`, 'm'));
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

test('the asterisks follow the rule: one of phone and e-mail', async ({ shop, page }) => {
  await openForm(shop);
  const phone = page.getByLabel('Phone number');
  const email = page.getByLabel('E-mail');
  await expect(phone).toHaveAttribute('aria-required', 'true');
  await expect(email).toHaveAttribute('aria-required', 'true');
  await phone.fill('+38344123456');
  await expect(email).not.toHaveAttribute('aria-required', 'true');
  await page.getByLabel('Preferred contact method').selectOption('email');
  await expect(email).toHaveAttribute('aria-required', 'true');
});

test.describe('when the network is gone', () => {
  test.use({ expectFailures: true });

  test('nothing typed is lost, and sending again makes one request', async ({
    shop,
    page,
    context,
  }) => {
    const email = `lost.${Date.now()}@example.com`;
    await openForm(shop);
    await page.getByLabel('Name').fill('Dritan');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Preferred contact method').selectOption('email');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('What you wrote is kept');
    await expect(page.getByLabel('Name')).toHaveValue('Dritan');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/request-submitted$/);
    const { parts, close } = await openShop();
    const rows = await parts.db
      .selectFrom('request')
      .select('id')
      .where('client_email', '=', email)
      .execute();
    await close();
    expect(rows).toHaveLength(1);
  });
});
