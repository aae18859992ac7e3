import { openShop } from './catalogue/open-shop.ts';
import { sofaPath } from './catalogue/sofa-path.ts';
import { mailedLink, mailsWith } from './mails.ts';
import { expect, test } from './shop.ts';
import { slowDown } from './slow-down.ts';

/* How most visitors come: from a link that somebody sent them, on a phone, with a poor connection. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('from a shared link to a request, on a phone with a slow network', async ({ page, shop }) => {
  test.slow();
  const email = `journey.${Date.now()}@example.com`;
  const sofa = await sofaPath();
  await slowDown(page, 4);

  // Parameters that messengers add to a link must not matter.
  await page.goto(`${sofa}?lang=al&utm_source=viber`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Drini, lëkurë natyrale');
  await expect(page.getByText('€1.492,50').first()).toBeVisible();
  const photo = page
    .getByRole('main')
    .getByRole('img', { name: /Divan Drini/ })
    .first();
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

  const ask = page.getByRole('link', { name: 'Pyet shitësin' }).filter({ visible: true });
  await expect(ask.last()).toBeInViewport();
  await ask.last().tap();
  await page.getByLabel('Emri').fill('Blerta Hoxha');
  await page.getByLabel('Numri i telefonit').fill('044 123 456');
  // To a shop in Albania it may be Tirana's 04 as well.
  await page.getByRole('button', { name: 'Kosovë +383 44 123 456' }).tap();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mesazhi').fill('A e sillni edhe në Prizren?');
  await page.getByRole('button', { name: 'Dërgo kërkesën' }).tap();
  await expect(page.getByRole('heading', { name: 'Kërkesa u dërgua' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Mobileria Drini');
  await page.getByRole('link', { name: 'Kthehu në dyqan' }).tap();
  await expect(shop.section('Të gjitha produktet')).toBeVisible();

  const { services, close } = await openShop();
  const leads = await services.db
    .selectFrom('request')
    .select(['item_name', 'client_name', 'client_phone', 'client_message', 'client_language'])
    .where('client_email', '=', email)
    .execute();
  await close();
  expect(leads).toEqual([
    {
      item_name: 'Divan Drini, lëkurë natyrale',
      client_name: 'Blerta Hoxha',
      client_phone: '+38344123456',
      client_message: 'A e sillni edhe në Prizren?',
      client_language: 'al',
    },
  ]);
  // One to the seller, and one to the buyer with the link of the request.
  await expect.poll(() => mailsWith(email)).toHaveLength(2);
  await page.goto(await mailedLink(email, 'my-request'));
  await expect(page.getByRole('main')).toContainText('A e sillni edhe në Prizren?');
});
