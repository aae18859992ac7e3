import { saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness, suspendBusiness } from '@orendi/server/testing/factories';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { mailsWith } from './mails.ts';
import { easeCaptcha } from './request-page.ts';
import { shifts } from './shifts.ts';
import { expect, test, type Shop } from './shop.ts';

test.slow();
// Its shops are made once.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const results = '/?query=konsol+bune';
const onceSolved = { timeout: 60_000 };
let businesses: number[] = [];

test.beforeAll(async () => {
  const { services, close } = await openShop();
  const picture = await storePicture(services, '#8d8d8d');
  const piece = (name: string, fields: object = {}) => ({
    fields: {
      product_name: `Konsol Bune ${name}`,
      description_en: 'A calm piece.',
      description_al: 'Një copë e qetë.',
      price: 90,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 1,
      category_id: 4,
      ...fields,
    },
    pictures: [picture],
  });
  businesses = [];
  for (const name of ['Alfa', 'Beta', 'Gama', 'Delta']) {
    const shop = {
      business_name: `Dyqani ${name}`,
      email: `${name.toLowerCase()}@example.com`,
      logo: picture.key,
    };
    const business = await createBusiness({ services }, shop);
    const pieces = [piece(name, { made_to_measure: name === 'Alfa' })];
    if (name === 'Alfa') pieces.unshift(piece('Alfa i dytë'));
    await services.changes.transaction((trx, touch) => saveProducts(trx, touch, business, pieces));
    businesses.push(business);
  }
  await close();
});

test.afterAll(async () => {
  const { services, close } = await openShop();
  for (const business of businesses) await suspendBusiness({ services }, business);
  await close();
});

const names = { ask: 'Pyet disa dyqane', go: 'Vazhdo', send: 'Dërgo kërkesat' };

async function startChoosing(shop: Shop) {
  const { page } = shop;
  await shop.open(results, 'al');
  await page.getByRole('button', { name: names.ask }).click();
  const bar = page.getByRole('region', { name: names.ask });
  await expect(bar).toBeVisible();
  // All of them, as a phone shows two at first.
  for (let more = 0; more < 2; more += 1) {
    await page.getByRole('link', { name: 'Shfaq më shumë' }).click();
  }
  const choose = (name: string) =>
    page.getByRole('button', { name: `Zgjidh “Konsol Bune ${name}”` }).click();
  return { bar, choose };
}

async function fillForm({ page }: Shop, email: string) {
  await easeCaptcha(page);
  await page.getByLabel('Emri').fill('Blerta Hoxha');
  await page.getByLabel('Numri i telefonit').fill('069 123 4567');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Gjatësia').fill('2,20 m');
  await page.getByLabel('Mesazhi').fill('A e bëni me dru arre?');
  await expect(page.getByLabel('Gjatësia')).toHaveValue('220');
}

async function requestsOf(email: string) {
  const { services, close } = await openShop();
  const rows = await services.db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'business_id')
    .select(['business_name', 'round', 'wanted_length'])
    .where('client_email', '=', email)
    .orderBy('request.id')
    .execute();
  await close();
  return rows;
}

test('three shops are asked the same at once, and everybody is told', async ({ shop, page }) => {
  const email = `blerta.${Date.now()}@example.com`;
  const { bar, choose } = await startChoosing(shop);
  expect(await shifts(page)).toEqual([]);
  await choose('Alfa');
  await choose('Alfa i dytë');
  await expect(bar).toContainText('tashmë një artikull nga ky dyqan');
  await choose('Beta');
  await choose('Gama');
  await expect(bar).toContainText('3 nga 3');
  await choose('Delta');
  await expect(bar).toContainText('deri në tri dyqane');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await bar.getByRole('link', { name: names.go }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pyet disa dyqane njëherësh');
  await page.reload();
  await shop.isAlive();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const form = page.locator('form').filter({ hasText: names.send });
  await expect(form).toContainText('Secili e sheh që ke pyetur edhe të tjerë');
  for (const name of ['Alfa', 'Beta', 'Gama']) await expect(form).toContainText(`Dyqani ${name}`);
  await fillForm(shop, email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: names.send }).click();
  await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
  await expect(page.getByRole('main')).toContainText('Dyqani Alfa, Dyqani Beta, Dyqani Gama');
  await expect(page.getByRole('link', { name: /^Ndiqe kërkesën/ })).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);

  const sent = await requestsOf(email);
  expect(sent.map(({ business_name: name }) => name)).toEqual([
    'Dyqani Alfa',
    'Dyqani Beta',
    'Dyqani Gama',
  ]);
  expect(new Set(sent.map(({ round }) => round)).size).toBe(1);
  expect(sent.map(({ wanted_length: length }) => length)).toEqual([220, null, null]);
  await expect
    .poll(() => mailsWith(email).filter((mail) => /^To: .*(alfa|beta|gama)@/m.test(mail)).length)
    .toBe(3);

  // Nobody chooses any more.
  await shop.open(results, 'al');
  await expect(page.getByRole('region', { name: names.ask })).toHaveCount(0);
});

test.describe('where a shop cannot be reached', () => {
  test.use({ expectFailures: true });

  test('the others have their requests, and only that one is asked again', async ({
    shop,
    page,
  }) => {
    const email = `drita.${Date.now()}@example.com`;
    const { bar, choose } = await startChoosing(shop);
    for (const name of ['Beta', 'Gama', 'Delta']) await choose(name);
    await bar.getByRole('link', { name: names.go }).click();
    await easeCaptcha(page);
    let calls = 0;
    await page.route('**/v1/public/requests', async (route) => {
      calls += 1;
      return calls === 2 ? route.abort() : route.continue();
    });
    await page.getByLabel('Emri').fill('Drita');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: names.send }).click();
    const shops = page.locator('form').getByRole('listitem');
    await expect(shops.filter({ hasText: 'U dërgua' })).toHaveCount(2, onceSolved);
    await expect(shops.filter({ hasText: 'Dyqani Gama' })).not.toContainText('U dërgua');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: names.send }).click();
    await expect(page).toHaveURL(/\/request-submitted$/, onceSolved);
    expect(calls).toBe(4);
    const sent = await requestsOf(email);
    expect(sent.map(({ business_name: name }) => name)).toEqual([
      'Dyqani Beta',
      'Dyqani Delta',
      'Dyqani Gama',
    ]);
    expect(new Set(sent.map(({ round }) => round)).size).toBe(1);
  });
});

test('an address that names nothing is no page', async ({ shop, page }) => {
  await shop.open('/ask?items=product-999999,rubbish', 'al');
  await expect(page.getByRole('button', { name: names.send })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is offered to choose', async ({ shop, page }) => {
    await shop.open(results, 'al');
    await expect(shop.found(/Konsol Bune Delta/)).toBeVisible();
    await expect(page.getByRole('button', { name: names.ask })).toBeHidden();
  });
});
