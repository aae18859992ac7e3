import type { Product } from '@orendi/contract/schemas/product';
import { accessibilityFaults } from './accessibility.ts';
import { signUpSeller } from './account.ts';
import { ProductForm, smallPhoto } from './product-form.ts';
import { expect, test } from './shop.ts';

test('a seller moves what stays in view of a photo, by a tap, by keys and by buttons', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Kolltuk Pashtriku ${Date.now()}`;
  await signUpSeller(page);
  const form = new ProductForm(page);
  await shop.open('/create-product');
  await form.addPhotos(
    await smallPhoto('red.jpg', '#b03a2e'),
    await smallPhoto('blue.jpg', '#2c62b0'),
  );
  await form.fill(name, '99');

  const opener = page.getByRole('button', { name: 'Choose what stays in view in photo 1' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Choose what stays in view in photo 1' });
  await expect(dialog.getByText('How it will look')).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  const place = dialog.getByRole('status');
  await expect(place).toHaveText('50 % from the left, 50 % from the top');

  const picture = dialog.getByRole('img', { name: 'Photo 1' });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.2, y: height * 0.8 }, force: true });
  await expect(place).toHaveText('20 % from the left, 80 % from the top');
  await dialog.getByRole('button', { name: 'Point that stays in view' }).press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(place).toHaveText('25 % from the left, 75 % from the top');
  await dialog.getByRole('button', { name: 'Left', exact: true }).click();
  await dialog.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(place).toHaveText('20 % from the left, 80 % from the top');
  await dialog.getByRole('checkbox', { name: 'Show it whole, never cropped' }).check();
  await dialog.getByRole('button', { name: 'Set point' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(place).toHaveText('20 % from the left, 80 % from the top');
  await page.keyboard.press('Escape');
  await form.publish.click();
  await expect(page.getByText('Your product is online.')).toBeVisible();
  const rows = await page.request.get('/v1/private/product-creation/get');
  const { data } = (await rows.json()) as { data: Pick<Product, 'id' | 'images_focus'>[] };
  const [{ id, images_focus: points } = { id: 0, images_focus: [] }] = data;
  expect(points[0]).toEqual([0.2, 0.8, 0]);
  expect(points).toHaveLength(2);

  await shop.open(`/product-detail/${id}`);
  await page.getByRole('button', { name: 'Choose what stays in view in photo 1' }).click();
  await expect(dialog.getByRole('status')).toHaveText('20 % from the left, 80 % from the top');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
});
