import { signUpSeller } from './account.ts';
import { expect, test } from './shop.ts';

test('whoever is signed in has pages of their own, in the language of the account', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  await signUpSeller(page, { language: 'en' });
  const own = await page.goto('/');
  expect(own?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(shop.section('All products')).toBeVisible();
  await page.request.get('/v1/auth/logout');
  const everybodys = await page.goto('/');
  expect(everybodys?.headers()['cache-control']).toMatch(/^public/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
});
