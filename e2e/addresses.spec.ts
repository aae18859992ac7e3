import { itemPath } from '@orendi/contract/item-path';
import { openShop } from './catalogue/open-shop.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { expect, test } from './shop.ts';

/* A number says which page it is, and the name that its seller gave it is there to be read. */

test('a page is at its own address and at its number; any other leads there, with its query', async ({
  request,
}) => {
  const sofa = await sofaPath();
  const [, number = '', name = ''] = /^(\/product\/\d+)-(.*)$/.exec(sofa) ?? [];
  const { services, close } = await openShop();
  const shop = await services.db
    .selectFrom('business')
    .select(['id', 'business_name'])
    .where('business_name', '=', 'Mobileria Drini')
    .executeTakeFirstOrThrow();
  await close();
  const business = itemPath('business', shop.id, shop.business_name);
  const open = (path: string) => request.get(path, { maxRedirects: 0 });
  const pages = [
    [sofa, number, name],
    [business, `/business/${shop.id}`, 'mobileria-drini'],
  ] as const;
  for (const [own, numbered, slug] of pages) {
    for (const rest of ['', '/request']) {
      for (const path of [own + rest, numbered + rest, `${own}${rest}?lang=en`]) {
        expect((await open(path)).status(), path).toBe(200);
      }
      for (const other of [
        `${numbered}-x${rest}`,
        `${numbered}-${rest}`,
        `${numbered}-${slug.toUpperCase()}${rest}`,
        `${numbered.replace(/(\d+)$/, '00$1')}${rest}`,
        `${own}${rest}/`,
        `${numbered}${rest}/`,
      ]) {
        const answer = await open(`${other}?lang=en&x=%20y`);
        const { location, 'cache-control': caching } = answer.headers();
        expect([answer.status(), location, caching], other).toEqual([
          302,
          `${own}${rest}?lang=en&x=%20y`,
          'no-store',
        ]);
      }
    }
  }
  for (const path of [`${number}abc`, '/product/-1', '/business/1x'])
    expect((await open(path)).status(), path).toBe(404);
  const html = await (await open(`${number}?lang=en`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${sofa}\\?lang=en"/>`));
});

test('inside the shop, an address that a page had before leads to that of today', async ({
  shop,
  page,
}) => {
  const sofa = await sofaPath();
  await shop.open('/');
  await shop.isAlive();
  await page.evaluate((path) => {
    const [link] = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/product/"]');
    link?.setAttribute('href', path);
    link?.click();
  }, `${sofa}-of-old`);
  await expect(page).toHaveURL(new RegExp(`${sofa}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Divan Drini/);
});
