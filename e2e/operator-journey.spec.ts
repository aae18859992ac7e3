import { tiraneDay } from '@orendi/contract/tirane-day';
import { morningMail, morningMails } from '@orendi/server/features/operations/index';
import { daytimeAt } from '@orendi/server/platform/mail/index';
import type { Locator, Page } from '@playwright/test';
import { examine, openPhone, registerFor } from './invited.ts';
import { inShop, signInOperator } from './operator.ts';
import { smallPhoto } from './product-form.ts';
import { easeCaptcha } from './request-page.ts';
import { runOperator } from './run-operator.ts';
import { expect, Shop, test } from './shop.ts';

const mark = Date.now();
const towns = ['Pukë', 'Has', 'Krumë', 'Rubik', 'Burrel'];
const shops = towns.map((town, index) => ({
  name: `Druri i ${town} ${mark}`,
  email: `druri.${index}.${mark}@example.com`,
  phone: `+35569200010${index}`,
}));
const [puka = { name: '', phone: '' }] = shops;
const armchairOf = (shop: string) => `Kolltuk ${shop}`;
const armchair = armchairOf(puka.name);

/** Brings in one shop with two products, as an operator does at a terminal. */
async function importShop({ name, email, phone }: (typeof shops)[number]): Promise<void> {
  const sheet = [
    'nr,emri,english,shqip,lloji,cmimi',
    `1,${armchairOf(name)},A carved armchair,Kolltuk i gdhendur,Kolltuqe,210`,
    `2,Divan ${mark},A sofa for three,Divan për tre veta,Divane,480`,
  ].join('\n');
  const map =
    'product_name=emri,description_en=english,description_al=shqip,category=lloji,price=cmimi';
  const photo = (await smallPhoto('druri.jpg', '#7a5230')).buffer;
  const options = {
    business: name,
    email,
    phone,
    address: 'Rruga e Re 4',
    key: 'nr',
    map,
    photos: 'foto',
  };
  const output = await runOperator(
    [
      'import',
      'mobilje.csv',
      '--share-photos',
      ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]),
    ],
    { 'mobilje.csv': sheet, 'foto/druri.jpg': photo },
  );
  expect(output).toMatch(/^ {2}new +2$/m);
}

/** The link in the dialog of an invitation; closes the dialog. */
async function makeLink(dialog: Locator, words: { make: string; close: string }): Promise<string> {
  await dialog.getByRole('button', { name: words.make }).click();
  const link = (await dialog.getByText(/\/invitation\/[\w-]{22}$/).textContent()) ?? '';
  await examine(dialog.page(), 'dialog');
  await dialog.getByRole('button', { name: words.close }).click();
  return link;
}

/** Accepts the invitation in a shop that nobody has asked anything yet: it opens at once. */
async function accept(phone: Page, link: string, email: string): Promise<void> {
  await registerFor(phone, link, email);
  await examine(phone);
  await phone.getByRole('button', { name: 'Pranoje ftesën' }).tap();
  await expect(phone).toHaveURL(/\/dashboard$/);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(puka.name);
}

/** The id of the armchair of the first shop. */
const findArmchair = () =>
  inShop(async ({ db }) => {
    const product = db.selectFrom('product').select('id').where('product_name', '=', armchair);
    return (await product.executeTakeFirstOrThrow()).id;
  });

async function ask(page: Page, client: string): Promise<void> {
  await page.getByLabel('Emri').fill(client);
  await page.getByLabel('Numri i telefonit').fill('069 123 4567');
  await page.getByLabel('Mesazhi').fill('A e sillni edhe në Kukës?');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).click();
  await expect(page.getByRole('heading', { name: 'Kërkesa u dërgua' })).toBeVisible();
}

/** The text of the operator's mail on a morning on which the five shops are new; nothing of that day stays. */
async function readMorningMail(email: string): Promise<string> {
  const day = tiraneDay(new Date(Date.now() + 48 * 3_600_000));
  const at = new Date(`${day}T07:00:00Z`);
  const names = shops.map(({ name }) => name);
  return inShop(async ({ db, settings }) => {
    const daytime = daytimeAt(at);
    const operator = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const trx = await db.startTransaction().execute();
    try {
      const came = new Date(at.getTime() - 3_600_000);
      await trx
        .updateTable('business')
        // Nobody but a test writes when a business came.
        .set({ created_at: came as never })
        .where('business_name', 'in', names)
        .execute();
      // Waiting longer than those of other tests, which the mail would list before them.
      const asked = new Date(at.getTime() - 30 * 86_400_000);
      await trx
        .updateTable('request')
        .set({ created_at: asked as never })
        .where('business_id', 'in', (eb) =>
          eb.selectFrom('business').select('id').where('business_name', 'in', names),
        )
        .execute();
      if (daytime) await morningMail({ db, settings }).queue(trx, daytime, operator.id);
      const { template, payload } = await trx
        .selectFrom('mail')
        .select(['template', 'payload'])
        .where('account_id', '=', operator.id)
        .where('template', '=', 'operator-morning')
        // The product has queued one of today, if it is day.
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const letter = await morningMails(settings, async () => at)[template]?.(payload, trx);
      return letter?.text ?? '';
    } finally {
      await trx.rollback().execute();
    }
  });
}

test('five shops come by sheet, and the maker of one takes it over and answers with a colleague', async ({
  shop,
  page,
  browser,
}) => {
  // Five commands and four browsers, beside the other tests.
  test.setTimeout(480_000);
  for (const each of shops) await importShop(each);

  const operator = await signInOperator(page);
  await shop.open(`/operator/businesses?q=${mark}`);
  const list = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('5 in all');
  await expect(list.filter({ hasText: 'no owner' })).toHaveCount(5);
  await examine(page);
  const row = list.filter({ hasText: puka.name });
  await row.getByRole('button', { name: 'Invite the owner' }).click();
  const invitation = await makeLink(page.getByRole('dialog'), {
    make: 'Make the link',
    close: 'Close',
  });

  const maker = await openPhone(browser, 390);
  await accept(maker, invitation, `maker.${mark}@example.com`);
  await expect(maker.locator('#products')).toContainText(armchair);
  await examine(maker);
  await expect(maker.locator('#products')).toContainText(`Divan ${mark}`);
  await shop.open(`/operator/businesses?q=${mark}`);
  await expect(row).toContainText(`maker.${mark}@example.com`);

  await maker.goto('/people');
  await expect(maker.getByRole('heading', { level: 1 })).toHaveText('Ekipi');
  await examine(maker);
  await maker.getByRole('button', { name: 'Fto dikë' }).tap();
  const invitationOfColleague = await makeLink(maker.getByRole('dialog'), {
    make: 'Krijo lidhjen',
    close: 'Mbyll',
  });
  const colleague = await openPhone(browser, 390);
  await accept(colleague, invitationOfColleague, `colleague.${mark}@example.com`);

  const visitor = await (await browser.newContext()).newPage();
  const visited = new Shop(visitor);
  await easeCaptcha(visitor);
  for (const client of ['Agim Leka', 'Blerta Hoxha']) {
    await visited.open(`/product/${await findArmchair()}/request`, 'al');
    await ask(visitor, client);
  }
  await visitor.context().close();

  // They come by the live events, without a reload.
  const blerta = colleague.locator('#orders tbody').getByRole('row', { name: /Blerta Hoxha/ });
  await expect(blerta).toContainText(armchair);
  await examine(colleague);
  await blerta.getByRole('button', { name: 'Detajet' }).tap();
  const dialog = colleague.getByRole('dialog', { name: 'Detajet e kërkesës' });
  await expect(dialog).toContainText('A e sillni edhe në Kukës?');
  const answered = dialog.getByRole('button', { name: 'Me përgjigje', exact: true });
  await answered.tap();
  await expect(answered).toHaveAttribute('aria-pressed', 'true');
  await examine(colleague, 'dialog');
  await colleague.context().close();
  await maker.goto('/dashboard');
  await expect(
    maker.locator('#orders tbody').getByRole('row', { name: /Blerta Hoxha/ }),
  ).toContainText('Me përgjigje');
  await maker.context().close();

  const mail = await readMorningMail(operator.email);
  expect(mail).toContain(`New shops: 5 (${shops.map(({ name }) => name).join(', ')})`);
  expect(mail).toMatch(new RegExp(`^${puka.name}: 1 request, .*\\${puka.phone}$`, 'm'));
});
