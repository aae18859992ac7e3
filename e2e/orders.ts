import { tiraneDay } from '@orendi/contract/tirane-day';
import { readAnswer, submitForm } from '@orendi/server/features/requests/testing/visitor';
import { storeOrder } from '@orendi/server/features/requests/testing/store-order';
import type { Page } from '@playwright/test';
import { signUpSeller } from './account.ts';
import { openShop } from './catalogue/open-shop.ts';
import { stockBusiness } from './catalogue/stock-business.ts';
import { port } from './product.ts';
import { expect, Shop } from './shop.ts';

type Services = Awaited<ReturnType<typeof openShop>>['services'];
type Fields = Omit<Parameters<typeof storeOrder>[1], 'business_id'>;

/** A seller at the dashboard, and the visitors who write to them. */
export interface Counter {
  productId: number;
  /** Stores requests, the first one as the newest. */
  store: (...orders: Fields[]) => Promise<void>;
  /** Stores that visitors pressed a button about the product, today. */
  press: (method: 'phone' | 'whatsapp' | 'viber', presses: number) => Promise<void>;
  /** Sends the product's form as a visitor, from another browser, and returns the path of its page. */
  ask: (name: string, fields?: Record<string, unknown>) => Promise<string>;
}

const productName = 'Kolltuk Vala, kadife blu';

/** Signs the page's browser in as a new seller with one product. */
export async function openCounter(page: Page, language: 'al' | 'en' = 'en'): Promise<Counter> {
  const seller = await signUpSeller(page, { language });
  const [productId = 0] = await stockBusiness(seller, [{ product_name: productName, price: 210 }]);
  const businessOf = async ({ db }: Services) => {
    const account = db.selectFrom('account').select('business_id').where('id', '=', seller.id);
    return (await account.executeTakeFirstOrThrow()).business_id ?? 0;
  };
  return {
    productId,
    async store(...orders) {
      const { services, close } = await openShop();
      const businessId = await businessOf(services);
      const now = Date.now();
      for (const [place, order] of orders.entries()) {
        await storeOrder(services, {
          item_id: productId,
          item_name: productName,
          created_at: new Date(now - (place + 1) * 60_000),
          ...order,
          business_id: businessId,
        });
      }
      await close();
    },
    async press(method, presses) {
      const { services, close } = await openShop();
      await services.db
        .insertInto('contact_press')
        .values({
          business_id: await businessOf(services),
          day: tiraneDay(new Date()),
          method,
          item_type: 'product',
          item_id: productId,
          item_name: productName,
          presses,
        })
        .execute();
      await close();
    },
    async ask(name, fields) {
      const { services, close } = await openShop();
      const request = (path: string, init?: RequestInit) =>
        fetch(`http://localhost:${port}${path}`, init);
      const response = await submitForm({ services, request }, { ...fields, name, id: productId });
      expect(response.status).toBe(201);
      await close();
      return (await readAnswer(response)).data.link;
    },
  };
}

/** Sends a price in euro and words to the page of a buyer, from the details of the latest request. */
export async function sendAnswer(page: Page, buyer: string, price: string, words: string) {
  await new Shop(page).open('/dashboard', 'al');
  const row = page.locator('#orders tbody').getByRole('row').filter({ hasText: buyer }).first();
  await row.getByRole('button', { name: 'Detajet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detajet e kërkesës' });
  await dialog.getByText('Dërgoja blerësit').click();
  await dialog.getByRole('textbox', { name: 'Çmimi', exact: true }).fill(price);
  await dialog.getByRole('textbox', { name: 'Mesazhi për blerësin' }).fill(words);
  await dialog.getByRole('button', { name: 'Dërgo', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Dërguar blerësit më' })).toContainText(words);
}
