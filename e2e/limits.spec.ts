import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { state } from './filter-bar.ts';
import { expect, test } from './shop.ts';

const words = {
  al: {
    button: 'Çmimi dhe përmasat',
    from: 'Nga',
    to: 'Deri',
    length: 'Gjatësia',
    fit: 'A më futet?',
  },
  en: { button: 'Price and size', from: 'From', to: 'To', length: 'Length', fit: 'Does it fit?' },
};

const sheet = (page: Page) => page.getByRole('dialog');
const opener = (page: Page, language: 'al' | 'en') =>
  page.getByRole('button', { name: words[language].button });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['al', 'en'] as const) {
    test(`a price is typed key by key, ${language}`, async ({ shop, page }) => {
      await shop.open('/', language);
      await opener(page, language).tap();
      const most = sheet(page).getByLabel(words[language].to, { exact: true });
      await most.tap();
      for (const keys of ['60.000', '60,000', '60 000']) {
        await page.keyboard.press('Control+A');
        await page.keyboard.type(keys);
        await expect(most).toHaveValue(keys);
        await expect(most).toHaveAccessibleDescription(language === 'al' ? /€60\.000/ : /€60,000/);
      }
      await most.fill('60 mijë lekë');
      await expect(most).toHaveAccessibleDescription(/60[.,]000 ALL/);
      await page.keyboard.press('Enter');
      await expect.poll(() => state(page)).toEqual({ priceTo: '60000', priceCurrency: 'ALL' });
    });
  }

  test('a size in the words is about that size, and can be let go', async ({ shop, page }) => {
    await shop.open('/?query=divan drini 2,1 m', 'al');
    await expect(shop.found(/Divan Drini/)).toContainText('92 × 212 × 84 cm');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Hiq filtrin: Rreth 210 cm “2,1 m”', exact: true }).tap();
    await expect.poll(() => state(page)).toEqual({ query: 'divan drini' });

    await shop.open('/?query=divan drini 300x90', 'al');
    await expect(page.getByText('88 cm ndryshim në gjatësi')).toBeVisible();
  });

  test('a wall and a purse are typed, counted, drawn and kept', async ({ shop, page }) => {
    const say = words.al;
    await shop.open('/?brand=Drini', 'al');
    await opener(page, 'al').tap();
    const show = sheet(page).getByRole('button', { name: /^(Shfaq|Asnjë)/ });
    await expect(show).toHaveText('Shfaq 1');
    const length = sheet(page).getByLabel(say.length);

    // The sofa is 212 cm long.
    await length.fill('2 m');
    await expect(sheet(page).getByText('200 cm', { exact: true })).toBeVisible();
    await expect(show).toHaveText('Asnjë: shfaq më të afërtat');
    await length.fill('muri');
    await show.tap();
    await expect(length).toBeFocused();
    await expect(length).toHaveAccessibleDescription(/240 ose 2,4 m/);
    await length.fill('2,2 m');
    await sheet(page).getByLabel(say.from).fill('2000');
    await expect(length).toHaveValue('220');
    await expect(show).toHaveText('Asnjë: shfaq më të afërtat');

    // At €1,492.50 within limits that were typed the wrong way round.
    await sheet(page).getByLabel(say.to).fill('1000');
    await expect(show).toHaveText('Shfaq 1');
    await show.tap();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page, 'al')).toBeFocused();
    const limits = { brand: 'Drini', priceFrom: '1000', priceTo: '2000', fitsLength: '220' };
    await expect.poll(() => state(page)).toEqual(limits);
    await expect(shop.found(/Divan Drini/)).toContainText('92 × 212 × 84 cm');

    await shop.found(/Divan Drini/).tap();
    const fit = page.getByRole('region', { name: say.fit });
    await expect(fit.getByText('Po, mbeten 8 cm në gjatësi.')).toBeVisible();
    await fit.getByLabel(say.length).fill('1,9 m');
    await expect(fit.getByText('Jo, duhen edhe 22 cm në gjatësi.')).toBeVisible();
    await page.goBack();
    await expect.poll(() => state(page)).toEqual(limits);

    await opener(page, 'al').tap();
    await expect(sheet(page).getByLabel(say.to)).toHaveValue('2.000');
    await sheet(page).getByRole('link', { name: 'Pastro' }).tap();
    await expect.poll(() => state(page)).toEqual({ brand: 'Drini' });
  });
});

for (const language of ['al', 'en'] as const) {
  test(`the sheet and the answer have no accessibility faults, ${language}`, async ({
    shop,
    page,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 375, height: 800 });
    await shop.open('/?brand=Drini', language);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await opener(page, language).click();
      await sheet(page).getByLabel(say.length).fill('wall');
      await sheet(page).getByLabel(say.from).focus();
      await expect(sheet(page).locator('[aria-invalid=true]')).toHaveCount(1);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
      await expect(opener(page, language)).toBeFocused();
    }
    await shop.found(/Divan Drini/).click();
    const fit = page.getByRole('region', { name: say.fit });
    await fit.getByLabel(say.length).fill('190');
    await expect(fit.getByText('+22', { exact: true })).toBeVisible();
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page, '#fit')).toEqual([]);
    }
  });
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('limits are a form in the page, and a wall is answered', async ({ shop, page }) => {
    await shop.open('/?brand=Drini', 'al');
    await page.getByRole('link', { name: words.al.button }).click();
    await page.getByLabel(words.al.length).fill('2,2 m');
    await page.getByLabel(words.al.to, { exact: true }).fill('1.500,00');
    await page.getByRole('button', { name: 'Shfaq', exact: true }).click();
    await expect(shop.found(/Divan Drini/)).toContainText('92 × 212 × 84 cm');
    expect(state(page)).toMatchObject({ brand: 'Drini', fitsLength: '2,2 m' });
    await shop.found(/Divan Drini/).click();
    await page.getByLabel(words.al.length).fill('190');
    await page.getByRole('button', { name: 'Provo' }).click();
    await expect(page.getByText('Jo, duhen edhe 22 cm në gjatësi.')).toBeVisible();
  });
});
