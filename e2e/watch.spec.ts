import { saveProducts } from '@orendi/server/features/catalogue/index';
import { tellWatchers, watchMails } from '@orendi/server/features/watches/index';
import { createBusiness } from '@orendi/server/testing/factories';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { mailedLink, mailsWith } from './mails.ts';
import { onceSolved, phone } from './own-request.ts';
import { expect, test } from './shop.ts';

test.slow();
test.use({ viewport: phone });

const examine = async (page: Page, ...parts: string[]) =>
  expect(await accessibilityFaults(page, ...parts)).toEqual([]);

/** The day after, when everything published by now has settled. */
const tomorrow = () =>
  new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T11:00:00Z`);

/**
 * Publishes a piece of a shop of its own.
 * @returns the mail that the next morning brings to this address, which is not sent at night
 */
async function publishAs(name: string, email: string): Promise<string> {
  const { services, close } = await openShop();
  const picture = await storePicture(services, '#8d8d8d');
  const shop = { business_name: name, email: `shop.${email}`, logo: picture.key };
  const business = await createBusiness({ services }, shop);
  const fields = { product_name: name, description_en: '', description_al: '', price: 90 };
  const piece = {
    ...fields,
    currency: 'EUR' as const,
    sale_type: null,
    industry_id: 1,
    category_id: 4,
  };
  await services.changes.transaction((trx, touch) =>
    saveProducts(trx, touch, business, [{ fields: piece, pictures: [picture] }]),
  );
  await tellWatchers(services, async () => tomorrow());
  const { payload } = await services.db
    .selectFrom('mail')
    .select('payload')
    .where('recipient', '=', email)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { watch } = watchMails(services, async () => tomorrow());
  const mail = await watch?.(payload, services.db);
  await close();
  expect(mail?.unsubscribe).toMatch(/\/watch\/[\w-]{22}$/);
  return mail?.text ?? '';
}

test('nothing found is watched by mail, confirmed by a press, told when it is there, and ended', async ({
  shop,
  page,
}) => {
  const word = `zqx${Date.now().toString(36).replaceAll(/\d/g, 'k')}`;
  const email = `watch.${Date.now()}@example.com`;
  await shop.open(`/?query=${word}`, 'al');
  await page.getByRole('button', { name: 'Më njofto kur të ketë të reja' }).click();
  const dialog = page.getByRole('dialog');
  await examine(page, 'dialog');
  await dialog.getByRole('button', { name: 'Më njofto me e-mail' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Më njofto me e-mail' }).click();
  await expect(dialog.getByText(`Të dërguam një mesazh te ${email}`)).toBeVisible(onceSolved);

  const link = await mailedLink(email, 'watch');
  expect(mailsWith(email).join('')).not.toContain(word);
  await shop.open(link, 'al');
  await expect(page.getByRole('link', { name: `“${word}”` })).toBeVisible();
  await examine(page);
  await page.getByRole('button', { name: 'Po, më njofto' }).click();
  await expect(page.getByRole('button', { name: 'Po, më njofto' })).toBeHidden();

  const told = await publishAs(`Divan ${word}`, email);
  expect(told).toContain(`“${word}”`);
  const [to = ''] = /\/watch\/[\w-]+\?to=[\w%-]+/.exec(told) ?? [];
  await page.goto(to);
  await expect(page).toHaveURL(new RegExp(`/product/\\d+-divan-${word}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Divan ${word}`);
  await examine(page, 'main');

  await page.getByRole('button', { name: 'Më njofto kur të ulet çmimi' }).click();
  await expect(page.getByRole('dialog')).toContainText('kur ulet çmimi');

  // A press does not wait until the server has heard that the link was opened.
  const late = Promise.withResolvers<void>();
  await page.route(/\/v1\/public\/watches\/[\w-]+$/, async (route) => {
    if (route.request().method() === 'POST') await late.promise;
    await route.continue();
  });
  await shop.open(link, 'al');
  await page.getByRole('button', { name: 'Ndali të gjitha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Këtu nuk ka më njoftime');
  late.resolve();

  // The link of an old mail still leads to its piece.
  await page.goto(to);
  await expect(page).toHaveURL(new RegExp(`/product/\\d+-divan-${word}$`));
});
