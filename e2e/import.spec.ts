import { drawPhoto, sheetOf, zipOf } from '@orendi/server/features/spreadsheets/testing/files';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { expect, test } from './shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const rows = (page: Page, name = 'What will happen') =>
  page.getByRole('list', { name }).getByRole('listitem');
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Which rows are shown' }).getByRole('button', { name });

const headings = [
  'Product name',
  'Description (English)',
  'Description (Albanian)',
  'Price',
  'Currency',
  'Category',
  'Photos',
  'Shelf number',
];

/** Rows of armchairs with a photo each, all containing `mark`. */
async function drawSheet(count: number, mark: string) {
  const lines: (string | number | null)[][] = [headings];
  const photos: Record<string, Buffer> = {};
  for (let i = 1; i <= count; i += 1) {
    const photo = `karrige-${i}.jpg`;
    photos[photo] = await drawPhoto();
    const name = `Kolltuk ${mark} ${i}`;
    lines.push([name, 'An armchair', 'Një kolltuk', 100 + i, 'EUR', 'Armchairs', photo, 'A7']);
  }
  return { lines, photos };
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

test('two hundred products come from a sheet with their photos, and go again', async ({
  shop,
  page,
}) => {
  test.slow();
  const mark = `Zhegu${Date.now()}`;
  await signUpSeller(page);
  await shop.open('/profile');
  await page.getByRole('link', { name: 'Import from spreadsheet' }).first().click();
  await expect(title(page)).toHaveText('Import products');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the template' }).click();
  expect((await download).suggestedFilename()).toBe('orendi-template.xlsx');

  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await expect(page.getByText('Choose a spreadsheet.')).toBeVisible();
  await expect(page.getByLabel('Spreadsheet')).toBeFocused();
  await page.getByLabel('Spreadsheet').setInputFiles(file('a.xlsx', Buffer.from('no sheet')));
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await expect(page.getByLabel('Spreadsheet')).toHaveAttribute('aria-invalid', 'true');

  const { lines, photos } = await drawSheet(200, mark);
  const [, first, second] = lines;
  first?.splice(0, 1, 'x'.repeat(121));
  second?.splice(1, 1, 'x'.repeat(501));
  await page.getByLabel('Spreadsheet').setInputFiles(file('a.xlsx', sheetOf(lines)));
  await page.getByLabel('Photos or a zip').setInputFiles(file('photos.zip', zipOf(photos)));
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await expect(stage(page, 'What will happen')).toBeVisible();
  await expect(filter(page, /^With errors 2$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(2 + 2);
  await expect(rows(page).filter({ hasText: 'Row 2' })).toContainText('Product name:');
  await expect(rows(page).filter({ hasText: 'Row 3' })).toContainText('Description (English):');
  await expect(page.getByText('Columns we don’t recognize: Shelf number')).toBeVisible();
  await expect(page.getByText('2 rows with errors are left out.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const apply = page.getByRole('button', { name: 'Import 198 products' });
  await expect(apply).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  await filter(page, /^New 198$/).click();
  await expect(rows(page)).toHaveCount(100);
  // The keyboard cannot miss the button: rows get their real heights while the page scrolls.
  await page.getByRole('button', { name: 'Show more rows' }).press('Enter');
  await expect(rows(page)).toHaveCount(198);
  await expect(rows(page).first()).toContainText('1 photo');
  await page.reload();
  await shop.isAlive();
  await apply.click();

  await expect(stage(page, 'The products are imported')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See it as visitors do' }).click();
  await expect(page.getByRole('link', { name: `Kolltuk ${mark}` }).first()).toBeVisible();
  const business = new URL(page.url()).pathname;
  await shop.open('/');
  await shop.search(`Kolltuk ${mark} 77`);
  await expect(shop.found(`Kolltuk ${mark} 77`).first()).toBeVisible();

  await shop.open('/import-products');
  await expect(stage(page, 'The last import')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(stage(page, 'The import is undone')).toBeVisible();
  await expect(page.getByText('Products deleted: 198.')).toBeVisible();
  await shop.open(business);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: mark })).toHaveCount(0);
  await shop.open('/import-products');
  await expect(page.getByText(/^Undone on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
});

test('on a phone, by keys, a sheet is checked again until it is right', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const mark = `Lëndina${Date.now()}`;
  await signUpSeller(page, { language: 'al' });
  await shop.open('/import-products', 'al');
  await expect(title(page)).toHaveText('Importo produkte');
  expect(await accessibilityFaults(page)).toEqual([]);
  const { lines, photos } = await drawSheet(3, mark);
  const check = page.getByRole('button', { name: 'Kontrollo tabelën' });
  await page.getByLabel('Tabela').setInputFiles(file('a.ods', sheetOf(lines, 'ods')));
  await check.press('Enter');
  // Without its photos no product is complete.
  await expect(stage(page, 'Çfarë do të ndodhë')).toBeFocused();
  await expect(rows(page, 'Çfarë do të ndodhë').first()).toContainText('Mungon: Photos');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zgjidh një tabelë tjetër' }).press('Enter');
  await expect(page.getByLabel('Tabela')).toBeFocused();

  await page.getByLabel('Tabela').setInputFiles(file('a.ods', sheetOf(lines, 'ods')));
  const zip = page.getByLabel('Fotot ose një zip');
  await zip.setInputFiles(file('other.zip', Buffer.from('no zip')));
  await check.press('Enter');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toBeFocused();
  await zip.setInputFiles(file('photos.zip', zipOf(photos)));
  await check.press('Enter');
  const apply = page.getByRole('button', { name: 'Importo 3 produkte' });
  await expect(apply).toHaveAttribute('aria-disabled', 'false');
  await apply.press('Enter');
  await expect(stage(page, 'Produktet u importuan')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await page.getByRole('button', { name: 'Zhbëj importin' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Fshihen: 3. Kthehen si ishin: 0.');
  await page.getByRole('dialog').getByRole('button', { name: 'Zhbëj importin' }).press('Enter');
  await expect(stage(page, 'Importi u zhbë')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('headings of one’s own are explained once, on a phone', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpSeller(page, { language: 'al' });
  const lines = [
    ['MOBILERIA DRINI', null, null, null],
    ['Produkti', null, 'Çmimi', null],
    ['Emërtimi', 'Lloji', 'Vlera (€)', 'Sipas x'],
    ['Divan Drini', 'Divane', 900, '200x90x80'],
  ];
  const upload = async () => {
    await page.getByLabel('Tabela').setInputFiles(file('a.xlsx', sheetOf(lines)));
    await page.getByRole('button', { name: 'Kontrollo tabelën' }).click();
    await expect(stage(page, 'Çfarë do të ndodhë')).toBeFocused();
  };
  const row = page.getByRole('list', { name: 'Çfarë do të ndodhë' }).getByRole('listitem').first();
  await shop.open('/import-products', 'al');
  await upload();
  await expect(page.getByText('Kolona që nuk njihen: Vlera (€), Sipas x')).toBeVisible();
  await page.getByLabel('Vlera (€)').selectOption('Çmimi');
  await page.getByLabel('Sipas x').selectOption('Përmasat në një kolonë');
  await expect(page.getByLabel('Vlera (€)')).not.toContainText('Përmasat në një kolonë');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ruaj dhe kontrollo përsëri' }).click();
  await expect(row).toContainText('€900 · Divane · 200 × 90 × 80 cm');
  await expect(page.getByText('Kolona që nuk njihen')).toHaveCount(0);

  // Another day: nothing is asked again, and an answer can be changed when only the preview is left.
  await shop.open('/import-products', 'al');
  await upload();
  await expect(row).toContainText('€900 · Divane · 200 × 90 × 80 cm');
  await page.reload();
  await shop.isAlive();
  await page.getByText('Kolonat që ke shpjeguar').click();
  await page.getByLabel('Sipas x').selectOption('Asgjë: lëre jashtë');
  await page.getByRole('button', { name: 'Ruaj dhe kontrollo përsëri' }).click();
  await expect(page.getByText('Përgjigjet u ruajtën.')).toBeVisible();
  await upload();
  await expect(row).toContainText('€900 · Divane · 0 foto');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a list without photos is finished on a phone, one photo after the other', async ({
  shop,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  const mark = `Gërmenj${Date.now()}`;
  await signUpSeller(page, { language: 'al' });
  await shop.open('/import-products', 'al');
  const lines = [
    ['Emri', 'Kodi', 'Çmimi', 'Përmasat'],
    [`Kolltuk ${mark}`, 'B-204', '12.000', '80x80x90'],
    [`Divan ${mark}`, 'B-205', 45000, '200x90x80'],
    [`Raft ${mark}`, 'B-206', 9000, null],
    [mark, 'B-207', null, null],
  ];
  await page.getByLabel('Tabela').setInputFiles(file('lista.xlsx', sheetOf(lines)));
  await page.getByLabel('Monedha e çmimeve pa monedhë').selectOption('ALL');
  await page.getByRole('button', { name: 'Kontrollo tabelën' }).click();
  const happening = rows(page, 'Çfarë do të ndodhë');
  await expect(happening.first()).toContainText('12.000 ALL · 80 × 80 × 90 cm');
  await expect(happening.nth(3)).toContainText(/Mungon: .*Çmimi.*Fotot/);
  await page.getByRole('button', { name: 'Importo 4 produkte' }).click();
  await expect(stage(page, 'Produktet u importuan')).toBeVisible();
  await page.getByText('4 drafte dhe çfarë u mungon').click();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The photo of one is sent afterwards, by its article number.
  await page.getByRole('button', { name: 'Zgjidh një tabelë tjetër' }).click();
  await page
    .getByLabel('Fotot ose një zip')
    .setInputFiles([
      file('b206_1.jpg', await drawPhoto()),
      file('IMG_0001.jpg', await drawPhoto()),
    ]);
  await page.getByRole('button', { name: 'Kontrollo tabelën' }).click();
  await expect(page.getByText('1 foto nuk i përket asnjë produkti: IMG_0001.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Importo 1 produkt' }).click();
  await expect(stage(page, 'Produktet u importuan')).toBeVisible();

  await shop.open('/dashboard', 'al');
  await expect(page.getByText('4 drafte presin të plotësohen')).toBeVisible();
  await page.getByRole('link', { name: 'Foto e radhës' }).click();
  await expect(stage(page, `Kolltuk ${mark}`)).toBeFocused();
  const camera = page.getByLabel('Bëj foton', { exact: true });
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', /^image\/jpeg,/);
  const drafted = page.getByText('Draft nga të dhënat e tua');
  await expect(drafted).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const takePhoto = async () => camera.setInputFiles(file('IMG.jpg', await drawPhoto()));
  await takeOnceSeen();
  await expect(stage(page, `Divan ${mark}`)).toBeFocused();
  await expect(page.getByText(`U publikua: Kolltuk ${mark}.`)).toBeVisible();

  // Taken back, it is the draft that it was.
  await page.getByRole('button', { name: 'Zhbëj' }).click();
  await expect(stage(page, `Kolltuk ${mark}`)).toBeVisible();
  await expect(page.getByText('Kanë mbetur 4 drafte')).toBeVisible();
  await page.getByRole('button', { name: 'Anashkalo' }).click();
  await expect(stage(page, `Divan ${mark}`)).toBeVisible();
  await takeOnceSeen();

  // One that has its photo lacks only a look at its texts.
  await expect(stage(page, `Raft ${mark}`)).toBeVisible();
  await expect(drafted).toHaveCount(2);
  await expect(async () => {
    await page.getByRole('button', { name: 'Publiko' }).click();
    await expect(page.getByRole('heading', { name: mark, exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  // A photo is kept, even if more is missing.
  await takePhoto();
  await expect(page.getByLabel('Çmimi')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(stage(page, `Kolltuk ${mark}`)).toBeVisible();
  await takeOnceSeen();
  await expect(page.getByRole('heading', { name: mark, exact: true })).toBeVisible();
  await page.getByLabel('Çmimi').fill('5000');
  await page.getByLabel('Monedha').selectOption('ALL');
  await page.getByLabel('Ambienti').selectOption({ index: 1 });
  await page.getByLabel('Kategoria').selectOption({ index: 1 });
  await expect(drafted).toHaveCount(2);
  await expect(async () => {
    await page.getByRole('button', { name: 'Publiko' }).click();
    await expect(page.getByText('Asnjë draft nuk pret më.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shop.open('/');
  await shop.search(`Divan ${mark}`);
  await expect(shop.found(`Divan ${mark}`).first()).toBeVisible();

  /** A drafted text counts as looked at once it has been in view for a second. */
  async function takeOnceSeen() {
    await expect(drafted).toHaveCount(2);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    await takePhoto();
  }
});
