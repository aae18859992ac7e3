import { sofaPath } from './catalogue/sofa-path.ts';
import { openEarly } from './early-input.ts';
import { expect, test } from './shop.ts';

/*
 * Text typed before the scripts are there reaches the components too: they keep it when they render again, which
 * an edit afterwards makes them do.
 */

test('a space typed early is judged whole, and not while a size is wrong', async ({ page }) => {
  const arrive = await openEarly(page, await sofaPath());
  const fit = page.getByRole('region', { name: 'Does it fit?' });
  const [length, depth, height] = ['Length', 'Width', 'Height'].map((name) => fit.getByLabel(name));
  // The sofa is 212 cm long and 92 cm deep.
  await length?.fill('200');
  await depth?.fill('1 m');
  await arrive();
  await expect(fit.getByText('No, it needs another 12 cm of length.')).toBeVisible();
  await height?.fill('90');
  await expect(length ?? fit).toHaveValue('200');
  await expect(depth ?? fit).toHaveValue('100');

  const arriveAgain = await openEarly(page, await sofaPath());
  await length?.fill('abc');
  await depth?.fill('180');
  await arriveAgain();
  await expect(fit.getByText('One size can’t be read yet')).toBeVisible();
  await expect(length ?? fit).toHaveAttribute('aria-invalid', 'true');
  await expect(fit.getByText(/^(Yes|No)/)).toHaveCount(0);
  await length?.fill('220');
  await expect(fit.getByText(/^Yes, with 8 cm of length, 88 cm of width/)).toBeVisible();
});

test('the request form keeps all that was filled in early, over an older draft too', async ({
  page,
}) => {
  const form = page.locator('form').filter({ hasText: 'Preferred contact method' });
  const labels = ['Name', 'Phone number', 'E-mail', 'Message'];
  for (const [name, phone, email, message] of [
    ['Agim', '069 123 4567', 'agim@example.com', 'A është gati?'],
    ['Agim Hoxha', '067 123 4567', 'hoxha@example.com', 'Sa kushton?'],
  ]) {
    const arrive = await openEarly(page, `${await sofaPath()}/request`);
    const texts = [name, phone, email, message].map(String);
    for (const [place, text] of texts.entries())
      await form.getByLabel(labels[place] ?? '').fill(text);
    await form.getByLabel('Preferred contact method').selectOption('email');
    await arrive();
    await form.getByLabel('Message').press('End');
    await form.getByLabel('Message').pressSequentially('!');
    for (const [place, text] of texts.entries()) {
      await expect(form.getByLabel(labels[place] ?? '')).toHaveValue(
        place === 3 ? `${text}!` : text,
      );
    }
    await expect(form.getByLabel('Preferred contact method')).toHaveValue('email');
  }
});

const accountForms: [path: string, texts: [label: string, text: string][]][] = [
  [
    '/login',
    [
      ['E-mail', 'ana@example.com'],
      ['Password', 'kolltuk 7'],
    ],
  ],
  [
    '/sign-up',
    [
      ['Name', 'Ana'],
      ['Surname', 'Hoxha'],
      ['E-mail', 'ana@example.com'],
      ['Password', 'kolltuk i gjelbër'],
      ['Confirm password', 'kolltuk i gjelbër'],
      ['Date of birth', '01/02/1990'],
    ],
  ],
  ['/forgot-password', [['E-mail', 'ana@example.com']]],
];

for (const [path, texts] of accountForms) {
  test(`${path} keeps what was typed early`, async ({ page }) => {
    const arrive = await openEarly(page, path);
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    for (const [label, text] of texts) await field(label).fill(text);
    await arrive();
    await field('E-mail').press('End');
    await field('E-mail').pressSequentially('x');
    for (const [label, text] of texts) {
      await expect(field(label)).toHaveValue(label === 'E-mail' ? `${text}x` : text);
    }
  });
}

test('limits of price and size keep what was typed and chosen early', async ({ page }) => {
  const arrive = await openEarly(page, '/?brand=Drini&choose=limits');
  const form = page.locator('form:has([name=priceFrom])');
  await form.getByLabel('To', { exact: true }).fill('1500');
  await form.getByText('USD').click();
  await form.getByLabel('Length').fill('2 m');
  await form.getByLabel('Width').fill('95');
  await form.getByLabel('The seller assembles it').check();
  await form.getByLabel('Ready in').selectOption('4 weeks');
  await arrive();
  // The form's own script comes later.
  await expect(form.getByLabel('Length')).toHaveValue('200');
  await form.getByLabel('Height').fill('90');
  await form.getByRole('button', { name: /^(Show|None)/ }).click();
  await expect(page).toHaveURL(
    /\?priceTo=1500&priceCurrency=USD&fitsLength=200&fitsWidth=95&fitsHeight=90&leadTimeTo=4&assembly=true&brand=Drini/,
  );
});

test('where something is, chosen early, and the search box stay', async ({ page }) => {
  const arrive = await openEarly(page, '/?query=divan&choose=where');
  const towns = page.getByRole('main').getByRole('combobox').filter({ hasText: 'Tirana' });
  await towns.first().selectOption('Tirana');
  await arrive();
  await expect(towns.first()).toHaveValue('tirane');

  const arriveAgain = await openEarly(page, '/business/1');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('kolltuk');
  await arriveAgain();
  await expect(box).toHaveValue('kolltuk');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/business\/1\?query=kolltuk/);
});
