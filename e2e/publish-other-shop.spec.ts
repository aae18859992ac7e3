import { inBoth } from '@orendi/contract/product-fields';
import { saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness } from '@orendi/server/testing/factories';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { changeRequest, examine, hoursAgo, onceSolved, sendRequest } from './own-request.ts';
import { sendAnswer } from './orders.ts';
import { expect, test } from './shop.ts';

const CUSHIONS = 44;
const [silent, second] = ['Jastëkët e Heshtur', 'Jastëkët e Kukësit'];
let path = '';
let secondId = 0;

/** Two shops of like pieces: no other of these tests has any of this price and material. */
test.beforeAll(async () => {
  const { services, close } = await openShop();
  const picture = await storePicture(services, '#4f7a5a');
  const ids: number[] = [];
  for (const name of [silent, second]) {
    const business = await createBusiness({ services }, { business_name: name, logo: picture.key });
    const fields = {
      product_name: `Jastëk leshi (${name})`,
      description_en: 'Of wool.',
      description_al: 'Prej leshi.',
      price: 73,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 8,
      category_id: CUSHIONS,
      ...inBoth('material', 'Wool', 'Lesh'),
    };
    const saved = await services.changes.transaction((trx, touch) =>
      saveProducts(trx, touch, business, [{ fields, pictures: [picture] }]),
    );
    ids.push(...saved.map(({ id }) => id));
    secondId = business;
  }
  await close();
  path = `/product/${ids[0]}`;
});

test.slow();

test('a buyer whom nobody answers asks another shop the same by a tap, once, which answers', async ({
  shop,
  page,
  browser,
}) => {
  const message = `A është i larë? ${Date.now()}`;
  const link = await sendRequest(shop, path, message);
  await changeRequest(message, { created_at: hoursAgo(50) });
  await shop.open(link, 'al');
  const offered = page.getByRole('listitem').filter({ hasText: `Jastëk leshi (${second})` });
  await expect(offered).toContainText(
    /do të marrë emrin tënd, kontaktin \(•••67, b•••@•••\.com\) dhe mesazhin/,
  );
  await examine(page);
  await offered.getByRole('button', { name: 'Pyete edhe këtë' }).dblclick();
  await expect(offered).toContainText(`Kërkesa i shkoi shitësit ${second}.`, onceSolved);
  await examine(page);
  await offered.getByRole('link', { name: 'Ndiqe kërkesën' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(`${second} nuk e ka hapur ende`);
  await expect(main).toContainText(message);

  const seller = await browser.newPage();
  const { id } = await signUpSeller(seller, { language: 'al', business: null });
  await own(id);
  await sendAnswer(seller, 'Blerta Hoxha', '65', 'Po, vjen i larë.');
  await seller.close();
  await page.reload();
  await expect(main).toContainText('Po, vjen i larë.');
  await expect(main).toContainText('€65');

  await page.goBack();
  await expect(main).toContainText(`${silent} nuk e ka hapur ende`);
  await expect(offered).toContainText(`Kërkesa i shkoi shitësit ${second}.`);
  const { services, close } = await openShop();
  const rows = await services.db
    .selectFrom('request as r')
    .innerJoin('business as b', 'b.id', 'r.business_id')
    .select('b.business_name')
    .where('r.client_message', '=', message)
    .orderBy('r.id')
    .execute();
  await close();
  expect(rows.map((row) => row.business_name)).toEqual([silent, second]);
});

/** Makes an account the owner of the second shop. */
async function own(accountId: number): Promise<void> {
  const { services, close } = await openShop();
  const accounts = services.db.updateTable('account').where('id', '=', accountId);
  await accounts.set({ business_id: secondId }).execute();
  await close();
}
