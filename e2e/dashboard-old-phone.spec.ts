import { signUpSeller } from './account.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { sendRequest } from './own-request.ts';
import { expect, test } from './shop.ts';

/** Removes what browsers have gained since Safari 16, the last version for an iPhone 8 or X. */
function becomeSafari16(): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const lacking: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility', 'onscrollend']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [iterators, ['map', 'filter', 'find', 'some', 'every', 'take', 'drop', 'toArray']],
    [Map, ['groupBy']],
    [Navigator.prototype, ['connection']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [window, ['requestIdleCallback', 'onscrollend', 'navigation', 'scheduler']],
  ];
  for (const [holder, names] of lacking) {
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
}

// The page that `shop` gives fails its test on any error of a script.
test('an old iPhone finds and asks, and its seller signs in and works', async ({ shop, page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  const seller = await signUpSeller(page, { language: 'al' });
  const [id = 0] = await stockBusiness(seller, [{ product_name: 'Divan Tepelenë', price: 640 }]);
  await page.context().clearCookies();
  await page.addInitScript(becomeSafari16);

  await shop.open('/', 'al');
  expect(await page.evaluate(() => 'groupBy' in Map || 'any' in AbortSignal)).toBe(false);
  await shop.search('divan tepelene');
  await expect(shop.found('Divan Tepelenë')).toBeVisible();
  await shop.open(`/product/${id}`, 'al');
  const heart = page.getByRole('button', { name: /^Ruaj/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await shop.open('/kept', 'al');
  await expect(page.getByRole('main')).toContainText('Divan Tepelenë');

  await sendRequest(shop, `/product/${id}`, 'A e keni edhe në gri?');

  await shop.open('/login?next=/dashboard', 'al');
  await page.getByLabel('E-mail').fill(seller.email);
  await page.getByLabel('Fjalëkalimi').fill(seller.password);
  await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const panel = page.getByRole('region', { name: 'Produktet' });
  await panel.getByRole('checkbox', { name: /Divan Tepelenë/ }).check();
  await expect(panel.getByRole('link', { name: 'Shto ulje' })).toBeVisible();
  await panel.getByRole('searchbox').fill('karrige');
  await expect(panel.getByText('Divan Tepelenë')).toHaveCount(0);
});
