import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { ProductForm, smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const words = {
  al: { price: 'Çmimi', currency: 'Monedha', sale: 'Sa ulet çmimi' },
  en: { price: 'Price', currency: 'Currency', sale: 'Sale amount' },
};

/** Typed text, its meaning, and the field once it is left, in Albanian. */
const typed = [
  ['27.500', '= 27.500 ALL', '27.500'],
  ['27,500', '= 27.500 ALL', '27.500'],
  ['27 500', '= 27.500 ALL', '27.500'],
  ['12.000,00', '= 12.000 ALL', '12.000'],
  ['1.249,50', '= 1.249,50 ALL', '1.249,50'],
  ['1,249.50', '= 1.249,50 ALL', '1.249,50'],
  ['19,9', '= 19,90 ALL', '19,90'],
  ['1.000.000', '= 1.000.000 ALL', '1.000.000'],
] as const;
const inEnglish = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

for (const language of ['al', 'en'] as const) {
  const write = (text: string) => (language === 'al' ? text : inEnglish(text));

  test(`a price is typed key by key, ${language}`, async ({ shop, page }) => {
    await signUpSeller(page, { language });
    await shop.open('/create-product', language);
    const price = page.getByLabel(words[language].price, { exact: true });
    const currency = page.getByLabel(words[language].currency);
    await currency.selectOption('ALL');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const understood = (text: string) => expect(price).toHaveAccessibleDescription(text);
    await price.tap();
    await page.keyboard.type('2');
    await understood('= 2 ALL');
    expect(await height()).toBe(before);
    for (const [keys, means, left] of typed) {
      await price.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(keys);
      await expect(price).toHaveValue(keys);
      await understood(write(means));
      await page.keyboard.press('Tab');
      await expect(price).toHaveValue(write(left));
      await understood(write(means));
    }

    // The groups go with the first key, wherever it is pressed; letters do not pass.
    await price.focus();
    await price.press('End');
    await page.keyboard.type('x');
    await expect(price).toHaveValue(write('1.000.000'));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(price).toHaveValue('10000');
    await price.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    await page.keyboard.type('x7');
    await expect(price).toHaveValue('170000');
    expect(await price.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);

    // Two readings are none: it is said once the field is left.
    await page.keyboard.press('Control+A');
    await page.keyboard.type('27 5');
    await understood('= …');
    await page.keyboard.press('Tab');
    await expect(price).toHaveValue('27 5');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFaults(page)).toEqual([]);

    await price.fill('60 mijë lekë');
    await understood(write('= 60.000 ALL'));
    await price.fill('€ 450');
    await understood('= €450');
    await expect(currency).toHaveValue('EUR');
    await price.fill('25.000 lekë të vjetra');
    await page.keyboard.press('Tab');
    await understood(write('= 2.500 ALL'));
    await expect(price).toHaveValue(write('2.500'));
    await expect(currency).toHaveValue('ALL');
  });

  test(`a package and a fixed sale take the same amounts, ${language}`, async ({ shop, page }) => {
    const seller = await signUpSeller(page, { language });
    const [id = 0] = await stockBusiness(seller, [
      { product_name: 'Kuzhinë', price: 120_000, currency: 'ALL' },
    ]);
    await shop.open(`/create-package?ids=${id}`, language);
    const price = page.getByLabel(words[language].price, { exact: true });
    await price.focus();
    await page.keyboard.type('27.500');
    await expect(price).toHaveAccessibleDescription(write('= 27.500 ALL'));

    await shop.open(`/bulk-sale?ids=${id}`, language);
    await page.getByRole('combobox', { name: /Lloji|type/ }).selectOption('fixed');
    const sale = page.getByRole('textbox', { name: words[language].sale });
    await sale.focus();
    await page.keyboard.type('12.000');
    await expect(sale).toHaveAccessibleDescription(write('= 12.000 ALL'));
    await expect(page.getByText(write('108.000 ALL')).first()).toBeVisible();
  });
}

test('a price that hardly any furniture has is asked about once', async ({ shop, page }) => {
  await signUpSeller(page);
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await form.addPhotos(await smallPhoto('red.jpg', '#b03a2e'));
  await form.fill('Raft Drilon', '450');
  await page.getByLabel('Currency').selectOption('ALL');
  const question = page.getByRole('dialog', { name: 'Is the price 450 ALL?' });
  await form.publish.click();
  await expect(question).toContainText('Check the zeros and the currency.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Change the price' }).click();
  await expect(question).toHaveCount(0);
  await page.getByLabel('Description (English)').fill('');
  await form.publish.click();
  await question.getByRole('button', { name: 'Yes, publish it' }).click();
  await expect(page.getByLabel('Description (English)')).toBeFocused();
  await page.getByLabel('Description (English)').fill('A shelf.');
  await form.publish.click();
  await page.getByText('Your product is online.').getByRole('link').click();

  // The published price is not asked about again, another one is.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Product name').fill('Raft Drilon i ri');
  await form.publish.click();
  await page.getByText('Your changes are online.').getByRole('link').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Currency').selectOption('EUR');
  for (const [price, isAsked] of [
    ['4.99', 'Is the price €4.99?'],
    ['50,000.01', 'Is the price €50,000.01?'],
  ] as const) {
    await page.getByLabel('Price').fill(price);
    await form.publish.click();
    await page.getByRole('dialog', { name: isAsked }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByLabel('Price').fill('5');
  await form.publish.click();
  await expect(page.getByText('Your changes are online.')).toBeVisible();
});
