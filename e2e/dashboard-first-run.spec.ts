import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { boxOf } from './box-of.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { expect, test } from './shop.ts';

for (const width of [390, 1440]) {
  test(`a new seller sees one thing to do at ${width}`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const seller = await signUpSeller(page);
    const main = page.getByRole('main');
    const red = main.locator('.bg-accent');
    for (const path of ['/dashboard', '/profile']) {
      await shop.open(path);
      await expect(red).toHaveText(['Create your first product']);
      await expect(red).toBeInViewport({ ratio: 1 });
      const cover = main.getByRole('listitem').filter({ hasText: 'Add a cover photo' });
      const [number, name] = [
        await boxOf(cover.locator('span').first()),
        await boxOf(cover.getByText('Add a cover photo')),
      ];
      expect(number.x + number.width).toBeLessThan(name.x);
      expect(number.y).toBeLessThan(name.y + name.height);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    await stockBusiness(seller, [{ product_name: 'Divan', price: 100 }]);
    await shop.open('/dashboard');
    const add = main.getByRole('link', { name: 'Add Product' });
    await expect(add.first()).toBeInViewport({ ratio: 1 });
    await expect(add.first()).toHaveClass(/bg-accent/);
    const steps = main.getByRole('region', { name: 'What is next' });
    // The empty orders offer it, too.
    const place = width === 390 ? steps : main.getByRole('region', { name: 'Orders' });
    await place.getByText('Share', { exact: true }).click();
    await place.getByRole('button', { name: 'Copy link' }).click();
    await expect(steps.getByText('Share', { exact: true })).toHaveCount(0);
    await shop.open('/profile');
    await expect(main.getByRole('link', { name: 'Edit “Divan”' }).first()).toHaveAttribute(
      'href',
      /product-detail/,
    );
  });
}
