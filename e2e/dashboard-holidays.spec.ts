import { tiraneDay } from '@orendi/contract/tirane-day';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

const words = {
  al: {
    holidays: 'Pushime',
    to: 'Deri më (përfshirë)',
    close: 'Mbyll për këto ditë',
    endsFirst: 'Pushimet nuk mund të mbarojnë para se të fillojnë.',
    open: 'Hape sërish',
    closed: /^Mbyllur për pushime nga .+ deri më .+; përgjigjet vijnë pas kësaj\.$/,
  },
  en: {
    holidays: 'Holidays',
    to: 'To (included)',
    close: 'Close for these days',
    endsFirst: 'Holidays cannot end before they begin.',
    open: 'Open again',
    closed: /^Closed for holidays from .+ to .+; replies come after that\.$/,
  },
};

const dayMs = 86_400_000;
const typed = (day: string) => day.split('-').toReversed().join('');

for (const language of ['al', 'en'] as const) {
  test(`a business closes for holidays in three taps, and opens again, in ${language}`, async ({
    shop,
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 375, height: 800 });
    const seller = await signUpSeller(page, { language });
    const [product = 0] = await stockBusiness(seller, [
      { product_name: 'Divan Pushimi', price: 300 },
    ]);
    const visitor = await (await browser.newContext()).newPage();
    const { holidays, to, close, endsFirst, open, closed } = words[language];
    const notice = visitor.getByText(closed);
    const look = async (path: string) => {
      await visitor.goto(`${path}?lang=${language}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await look(`/product/${product}`);
    await expect(notice).toHaveCount(0);
    const shopPath = await visitor
      .getByRole('link', { name: /Punishtja e Provës/ })
      .first()
      .getAttribute('href');

    await shop.open('/dashboard', language);
    await page.getByRole('button', { name: holidays }).click();
    const dialog = page.getByRole('dialog');
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    const end = dialog.getByLabel(to);
    await end.fill(typed(tiraneDay(new Date(Date.now() - dayMs))));
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog.getByText(endsFirst)).toBeVisible();
    await end.fill(typed(tiraneDay(new Date(Date.now() + 20 * dayMs))));
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByRole('button', { name: holidays })).toHaveCount(0);

    for (const width of [375, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      for (const path of [`/product/${product}`, `/product/${product}/request`, shopPath ?? '']) {
        await look(path);
        await expect(notice.filter({ visible: true })).toHaveCount(1);
        expect(await accessibilityFaults(visitor), `${path} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `dashboard at ${width}`).toEqual([]);
    }

    await shop.open('/profile', language);
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByText(closed)).toHaveCount(0);
    await expect(page.getByRole('button', { name: holidays })).toBeVisible();
    for (const path of [`/product/${product}/request`, shopPath ?? '']) {
      await look(path);
      await expect(notice).toHaveCount(0);
    }
    await visitor.context().close();
  });
}
