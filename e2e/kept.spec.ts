import { type ProductInput, saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness, suspendBusiness } from '@orendi/server/testing/factories';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { expect, test, type Shop } from './shop.ts';

test.slow();
// Its shop is made once.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const results = '/?query=komod+lajthi';
const names = ['Alfa', 'Beta', 'Gama', 'Delta', 'Epsilon'];
let business = 0;
let ids: number[] = [];
let picture: ProductInput['pictures'][number];

const pieceOf = (name: string, fields: object = {}): ProductInput => ({
  fields: {
    product_name: `Komod Lajthi ${name}`,
    description_en: 'A calm piece.',
    description_al: 'Një copë e qetë.',
    price: 90,
    currency: 'EUR',
    sale_type: null,
    industry_id: 1,
    category_id: 4,
    length: 120,
    width: 45,
    height: 80,
    ...fields,
  },
  pictures: [picture],
});

async function save(...pieces: ProductInput[]): Promise<number[]> {
  const { services, close } = await openShop();
  const saved = await services.changes.transaction((trx, touch) =>
    saveProducts(trx, touch, business, pieces),
  );
  await close();
  return saved.map(({ id }) => id);
}

test.beforeAll(async () => {
  const { services, close } = await openShop();
  picture = await storePicture(services, '#8d8d8d');
  const shop = { business_name: 'Dyqani Lajthi', email: 'lajthi@example.com', logo: picture.key };
  business = await createBusiness({ services }, shop);
  await close();
  ids = await save(
    ...names.map((name) => pieceOf(name, { material: 'oak', material_al: 'Dru lisi' })),
  );
});

test.afterAll(async () => {
  const { services, close } = await openShop();
  await suspendBusiness({ services }, business);
  await close();
});

const heart = ({ page }: Shop, name: string) =>
  page.getByRole('button', { name: `Ruaj “Komod Lajthi ${name}”` });
const row = ({ page }: Shop, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Komod Lajthi ${name}` });

async function keep(shop: Shop, ...some: string[]) {
  for (const name of some) {
    await heart(shop, name).click();
    await expect(heart(shop, name)).toHaveAttribute('aria-pressed', 'true');
  }
}

test('five kept pieces stay, say what has changed, and are compared', async ({ shop, page }) => {
  await shop.open(results, 'al');
  // A phone shows two at first.
  for (let more = 0; more < 2; more += 1) {
    await page.getByRole('link', { name: 'Shfaq më shumë' }).click();
  }
  await keep(shop, ...names.slice(0, 4));
  await shop.card('Komod Lajthi Epsilon').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Komod Lajthi Epsilon');
  const own = heart(shop, 'Epsilon').first();
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await shop.isAlive();
  await expect(own).toHaveAttribute('aria-pressed', 'true');

  const [alfa = 0, beta = 0] = ids;
  await save(
    { id: alfa, ...pieceOf('Alfa', { price: 70 }) },
    { id: beta, ...pieceOf('Beta', { state: 'hidden' }) },
  );
  await page.getByRole('banner').getByRole('link', { name: 'Të ruajtura: 5' }).click();
  await expect(page).toHaveURL('/kept');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    ['Epsilon', 'Delta', 'Gama', 'Beta', 'Alfa'].map((name) => `Komod Lajthi ${name}`),
  );
  await expect(row(shop, 'Alfa')).toContainText('€20 më lirë');
  await expect(row(shop, 'Alfa')).toContainText('€90');
  await expect(row(shop, 'Beta')).toContainText('Nuk është më këtu.');
  await expect(row(shop, 'Beta').getByRole('checkbox')).toHaveCount(0);
  await expect(row(shop, 'Beta').getByRole('img')).toHaveCount(0);

  const watch = { name: 'Më njofto kur të ulet çmimi' };
  await expect(row(shop, 'Beta').getByRole('button', watch)).toHaveCount(0);
  await row(shop, 'Alfa').getByRole('button', watch).click();
  const dialog = page.getByRole('dialog', watch);
  // Beside its heading, not on its text.
  const close = await dialog.getByRole('button', { name: 'Mbyll' }).boundingBox();
  const text = await dialog.getByText('Të njoftojmë').boundingBox();
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');

  await row(shop, 'Gama').getByRole('button', { name: /^Hiqe/ }).click();
  await expect(row(shop, 'Gama')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ktheji' }).click();
  await expect(row(shop, 'Gama')).toBeVisible();

  for (const name of ['Alfa', 'Gama']) await row(shop, name).getByRole('checkbox').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Krahaso' }).click();
  await expect(page).toHaveURL(/\/compare\?items=product-\d+,product-\d+$/);
  const material = page.getByRole('row', { name: /^Materiali/ });
  await expect(material.getByRole('cell')).toHaveText(['Dru lisi', '–']);
  await expect(material.getByRole('rowheader')).toContainText('ndryshojnë');
  await expect(page.getByRole('heading', { name: 'Në të njëjtën shkallë' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityFaults(page)).toEqual([]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Të ruajtura/ })
    .click();
  await expect(row(shop, 'Alfa')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hiqi të gjitha' }).click();
  await expect(page.getByText('Nuk ke ruajtur ende asgjë')).toBeVisible();
});

test('hearts of two tabs agree', async ({ shop, page, context }) => {
  await shop.open(results, 'al');
  const other = await context.newPage();
  await other.goto(`${results}&lang=al`);
  const name = { name: 'Ruaj “Komod Lajthi Delta”' };
  const there = other.getByRole('button', name);
  await other.getByRole('link', { name: 'Shfaq më shumë' }).click();
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Shfaq më shumë' }).click();
  await page.getByRole('button', name).click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await there.click();
  await expect(page.getByRole('button', name)).toHaveAttribute('aria-pressed', 'false');
  const box = await page.getByRole('button', name).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});

test.describe('without a network', () => {
  test.use({ expectFailures: true });

  test('kept pieces are drawn as they were', async ({ shop, page, context }) => {
    await shop.open(results, 'al');
    await keep(shop, 'Epsilon', 'Delta');
    // The page's script has been here before.
    const link = page.getByRole('banner').getByRole('link', { name: 'Të ruajtura: 2' });
    await link.click();
    await expect(page).toHaveURL('/kept');
    await expect(row(shop, 'Delta')).toBeVisible();
    await page.goBack();
    await expect(heart(shop, 'Delta')).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(row(shop, 'Delta')).toContainText('€90');
    await expect(page.getByText('Çmimet e sotme nuk u morën dot')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Çmimet e sotme nuk u morën dot')).toHaveCount(0);
  });
});

test('too few pieces are no comparison', async ({ shop, page }) => {
  await shop.open(`/compare?items=product-${ids[0]},product-2147483647,rubbish,business-1`, 'al');
  await expect(page.getByText('Zgjidh dy deri në katër artikuj')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no hearts', async ({ shop, page }) => {
    await shop.open(results, 'al');
    await expect(page.getByRole('link', { name: /Komod Lajthi/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ruaj/ })).toHaveCount(0);
  });
});
