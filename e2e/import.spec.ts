import { drawPhoto, sheetOf, zipOf } from '@orendi/server/features/spreadsheets/testing/files';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { expect, test } from './shop.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'What will happen' }).getByRole('listitem');
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
  first?.splice(3, 1, 'free');
  second?.splice(5, 2, 'Spaceships', 'missing.jpg');
  await page.getByLabel('Spreadsheet').setInputFiles(file('a.xlsx', sheetOf(lines)));
  await page.getByLabel('Photos in a zip').setInputFiles(file('photos.zip', zipOf(photos)));
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await expect(stage(page, 'What will happen')).toBeVisible();
  await expect(filter(page, /^With errors 2$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(2 + 3);
  await expect(rows(page).filter({ hasText: 'Row 2' })).toContainText('Price:');
  await expect(rows(page).filter({ hasText: 'Row 3' })).toContainText('Category:');
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
  await expect(page.getByText('Nuk ka çfarë të importohet')).toBeVisible();
  await expect(stage(page, 'Çfarë do të ndodhë')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zgjidh një tabelë tjetër' }).press('Enter');
  await expect(page.getByLabel('Tabela')).toBeFocused();

  await page.getByLabel('Tabela').setInputFiles(file('a.ods', sheetOf(lines, 'ods')));
  const zip = page.getByLabel('Fotot në një zip');
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
