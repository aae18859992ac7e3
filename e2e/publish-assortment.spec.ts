import {
  readIcon,
  removeIndustry,
  saveCategory,
  saveIndustry,
} from '@orendi/server/features/catalogue/index';
import { accessibilityFaults } from './accessibility.ts';
import { inShop } from './operator.ts';
import { expect, test } from './shop.ts';

const drop =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 3 18 14a6 6 0 1 1-12 0z"/></svg>';

test('what the operator changes of the rooms is on home at once, icons too', async ({
  shop,
  page,
}) => {
  await shop.open();
  const { industry, category } = await inShop(async (services) => {
    const names = { en: 'Bathroom', al: 'Banjo' };
    const industryId = await saveIndustry(services, 'e2e', { id: null, names });
    const picture = await readIcon(services.media, Buffer.from(drop));
    const input = {
      id: null,
      industryId,
      names: { en: 'Bathtubs', al: 'Vaska' },
      icon: { picture },
    };
    return { industry: industryId, category: await saveCategory(services, 'e2e', input) };
  });
  const room = page
    .getByRole('navigation', { name: 'Industries' })
    .getByRole('link', { name: 'Bathroom' });
  await page.reload();
  await room.click();
  const shelf = page.getByRole('navigation', { name: 'Categories' });
  // Home's own shelf has one category of each room, this one among them.
  await expect(shelf.getByRole('link')).toHaveText(['Bathtubs']);
  const icon = await shelf.locator('[style*=mask]').evaluate(async (mask) => {
    const image = new Image();
    image.src = getComputedStyle(mask).maskImage.replace(/^url\("|"\)$/g, '');
    await image.decode();
    return `${image.naturalWidth} × ${image.naturalHeight}, ${mask.getBoundingClientRect().width} wide`;
  });
  expect(icon).toBe('144 × 144, 28 wide');
  expect(await accessibilityFaults(page, 'nav')).toEqual([]);

  await inShop((services) =>
    saveCategory(services, 'e2e', { id: category, names: { en: 'Tubs', al: 'Vaskë' } }),
  );
  await expect
    .poll(async () => {
      await shop.open(`/?industryId=${industry}`, 'al');
      return page
        .getByRole('navigation', { name: 'Kategoritë' })
        .getByRole('link')
        .allTextContents();
    })
    .toEqual(['Vaskë']);
  await inShop((services) => removeIndustry(services, 'e2e', industry, null));
  await expect
    .poll(async () => {
      await shop.open();
      return room.count();
    })
    .toBe(0);
});
