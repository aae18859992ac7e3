import { setHidden } from '@orendi/server/features/moderation/index';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { stockPackage } from './catalogue/stock-package.ts';
import { expect, test } from './shop.ts';

const reason = 'Fotot janë të një dyqani tjetër.';

/** A seller with a hidden product, and a package that holds it and another. */
async function stock(page: Page, language: 'al' | 'en') {
  const seller = await signUpSeller(page, { language });
  const [hidden = 0, shown = 0] = await stockBusiness(seller, [
    { product_name: 'Divan Zana', price: 900 },
    { product_name: 'Kolltuk Zana', price: 300 },
  ]);
  const pack = await stockPackage(seller, 'Dhomë Zana', [hidden, shown]);
  const { services, close } = await openShop();
  await setHidden(services, 'op@example.com', [hidden], reason);
  await close();
  return { hidden, shown, pack };
}

for (const { language, width, say } of [
  {
    language: 'en' as const,
    width: 1440,
    say: {
      tag: 'Hidden',
      notice: 'This item is not shown at the moment',
      pack: 'This package is not shown at the moment',
    },
  },
  {
    language: 'al' as const,
    width: 375,
    say: {
      tag: 'I fshehur',
      notice: 'Ky artikull për momentin nuk shfaqet',
      pack: 'Ky komplet për momentin nuk shfaqet',
    },
  },
]) {
  test(`a seller reads that a product is hidden and why, in ${language} at ${width}`, async ({
    shop,
    page,
  }) => {
    test.slow();
    // High enough for a whole form above its bar, which hides fields that are half beneath it.
    await page.setViewportSize({ width, height: 1600 });
    const { hidden, pack } = await stock(page, language);
    await shop.open('/dashboard', language);
    // The row of a package names the hidden product, too, but does not link to it.
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row('Divan Zana')).toContainText(say.tag);
    await expect(row('Divan Zana')).toContainText(reason);
    await expect(row('Kolltuk Zana')).not.toContainText(say.tag);
    await expect(row('Dhomë Zana')).toContainText(say.tag);
    await expect(row('Dhomë Zana')).toContainText('Divan Zana');
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await row('Divan Zana').getByRole('link', { name: 'Divan Zana' }).click();
    await expect(page).toHaveURL(new RegExp(`/product-detail/${hidden}$`));
    const notice = page.getByRole('region', { name: say.notice });
    await expect(notice).toContainText(reason);
    await expect(notice.getByRole('link', { name: 'shop@orendi.example' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    expect((await page.request.get(`/product/${hidden}`)).status()).toBe(404);
    expect((await page.request.get(`/package/${pack}`)).status()).toBe(404);
    await shop.open(`/packages/${pack}`, language);
    await expect(page.getByRole('region', { name: say.pack })).toContainText('Divan Zana');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
