import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './shop.ts';

const words = {
  al: { rooms: 'Shfleto sipas dhomës', pieces: 'Të reja në dyqan', maker: 'Shto biznesin tënd' },
  en: { rooms: 'Browse by room', pieces: 'New in the shop', maker: 'List your business' },
};

for (const language of ['al', 'en'] as const) {
  for (const address of ['/?query=zzqqzz', '/product/987654', '/nowhere']) {
    test(`${address} leads on to rooms, pieces and a place for makers, ${language}`, async ({
      shop,
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await shop.open(address, language);
      const say = words[language];
      const rooms = page.getByRole('navigation', { name: say.rooms }).getByRole('link');
      const pieces = page.getByRole('region', { name: say.pieces }).getByRole('link');
      await expect(pieces.first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: say.maker })).toHaveAttribute(
        'href',
        /login/,
      );
      expect(await accessibilityFaults(page)).toEqual([]);
      await rooms.first().click();
      await expect(page).toHaveURL(/industryId=\d+/);
    });
  }
}
