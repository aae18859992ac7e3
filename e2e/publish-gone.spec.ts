import { itemPath } from '@orendi/contract/item-path';
import {
  deleteOwnItems,
  restoreOwnItems,
} from '@orendi/server/features/catalogue/delete-own-items';
import { writeListings } from '@orendi/server/features/discovery/index';
import { createBusiness, createProducts } from '@orendi/server/testing/factories';
import { accessibilityFaults } from './accessibility.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { expect, test } from './shop.ts';

test('a piece that is gone says what it was and shows others, until it comes back; with another name it has another address', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { services, close } = await openShop();
  const { key: logo } = await storePicture(services, '#a5672f');
  const business = await createBusiness({ services }, { business_name: 'Divanet e Bunës', logo });
  const [gone = 0] = await createProducts({ services }, business, [
    { product_name: 'Divan Buna', industry_id: 1, category_id: 1 },
    ...Array.from({ length: 9 }, (_, i) => ({
      product_name: `Divan Shasi ${i + 1}`,
      industry_id: 1,
      category_id: 1,
    })),
  ]);
  const path = itemPath('product', gone, 'Divan Buna');
  const statusOf = async (address: string) => (await page.request.get(address)).status();
  const change = (work: typeof deleteOwnItems | typeof restoreOwnItems) =>
    services.changes.transaction(async (trx, touch) => {
      await work(trx, touch, business, { productIds: [gone], packageIds: [] });
    });
  await expect.poll(() => statusOf(path)).toBe(200);
  await change(deleteOwnItems);
  await expect.poll(() => statusOf(path)).toBe(410);
  for (const address of [itemPath('product', gone), `${path}-x`])
    expect(await statusOf(address), address).toBe(410);
  for (const address of [itemPath('package', gone), `${path}/request`])
    expect(await statusOf(address), address).toBe(404);

  for (const [language, sentence] of [
    ['al', 'Produkti nuk u gjet'],
    ['en', 'No product found'],
  ] as const) {
    await shop.open(path, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    await expect(page.getByRole('main')).toContainText('Divan Buna');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const others = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(others.first()).toHaveAttribute('href', /divan-shasi-\d$/);
    await expect(others).toHaveCount(8);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page), `${language} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    }
  }
  await page.getByRole('main').getByRole('link', { name: 'Divanet e Bunës' }).click();
  await expect(page).toHaveURL(/-divanet-e-bunes$/);
  await change(restoreOwnItems);
  await expect.poll(() => statusOf(path)).toBe(200);

  await services.changes.transaction(async (trx, touch) => {
    const product_name = 'Divan Drin';
    await trx.updateTable('product').set({ product_name }).where('id', '=', gone).execute();
    await writeListings(trx, touch, { productIds: [gone] });
  });
  await close();
  await expect
    .poll(async () => (await page.request.get(path, { maxRedirects: 0 })).headers()['location'])
    .toBe(itemPath('product', gone, 'Divan Drin'));
});
