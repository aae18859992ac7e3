import { randomUUID } from 'node:crypto';
import type { Language } from '@orendi/contract/language';
import { codeAt, turnOn } from '@orendi/server/features/accounts/testing/second-factor';
import { addSeen } from '@orendi/server/features/discovery/demand/demand-queries';
import { addOperator } from '@orendi/server/testing/sign-up-operator';
import { storeOrder } from '@orendi/server/features/requests/testing/store-order';
import { getMarket } from '@orendi/server/features/insights/market/get-market';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Page } from '@playwright/test';
import { openShop } from './catalogue/open-shop.ts';
import { storePicture } from './catalogue/store-picture.ts';
import { saveProducts } from '@orendi/server/features/catalogue/index';
import { createBusiness } from '@orendi/server/testing/factories';
import { port } from './product.ts';

type Operated = Awaited<ReturnType<typeof openShop>>['services'];

const request = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${port}${path}`, init);

/** Does something with the services of the running product. */
export async function inShop<Result>(
  act: (services: Operated) => Promise<Result>,
): Promise<Result> {
  const { services, close } = await openShop();
  try {
    return await act(services);
  } finally {
    await close();
  }
}

/** An operator who has set a password, and has no second factor yet. */
export function hireOperator(): Promise<{ email: string; password: string }> {
  return inShop((services) => addOperator({ db: services.db, services, request }));
}

/** Signs the page's browser in as a new operator with a second factor, which `code` gives a fresh code of. */
export async function signInOperator(page: Page, language: Language = 'en') {
  const { id, email, password, headers, secret } = await inShop(async (services) => {
    const shop = { db: services.db, services, request };
    const operator = await addOperator(shop);
    await services.db
      .updateTable('account')
      .set({ language })
      .where('id', '=', operator.id)
      .execute();
    return { ...operator, ...(await turnOn(shop, operator)) };
  });
  const session = /session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  await page
    .context()
    .addCookies([{ name: 'session', value: session, url: `http://localhost:${port}` }]);
  return {
    email,
    password,
    /** Each code works once and for half a minute; a test does not wait for the next. */
    code: () =>
      inShop(async ({ db }) => {
        await db
          .updateTable('authenticator')
          .set({ last_step: 0 })
          .where('account_id', '=', id)
          .execute();
        return codeAt(secret, new Date());
      }),
  };
}

/** A business with a product that has been reported, a held request, and a mail that was given up. */
export function causeTrouble(name: string) {
  return inShop(async (services) => {
    const { db } = services;
    const photo = await storePicture(services, '#a5672f');
    const business = await createBusiness(
      { services },
      { business_name: name, email: 'trouble@example.com', logo: photo.key },
    );
    const fields = {
      product_name: `Divan ${name}`,
      description_en: 'A calm piece, made to order.',
      description_al: 'Një copë e qetë, e punuar me porosi.',
      price: 310,
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 1,
      category_id: 1,
    };
    const [product] = await services.changes.transaction((trx, touch) =>
      saveProducts(trx, touch, business, [{ fields, pictures: [photo] }]),
    );
    const productId = product?.id ?? 0;
    const report = { product_id: productId, package_id: null, reason: 'wrong_price' as const };
    await db
      .insertInto('listing_report')
      .values([{ ...report, message: 'Në dyqan kushton më shumë.' }, report])
      .execute();
    const order = { business_id: business, item_id: productId, item_name: fields.product_name };
    const held = { state: 'held' as const, signals: ['links' as const] };
    const message = 'Rritni shitjet tuaja me ofertën tonë: https://spam.example/oferta';
    await storeOrder(services, order);
    for (const client of ['Rob', 'Ana']) {
      const client_name = `${client} ${name}`;
      await storeOrder(services, { ...order, ...held, client_name, client_message: message });
    }
    const mail = {
      template: 'request',
      payload: '{}',
      request_id: null,
      account_id: null,
      attempts: 12,
      last_error: '550 5.1.1 The mailbox does not exist',
      sent_at: null,
    };
    const recipient = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const message_id = `<request-${productId}-1.0000@orendi.localhost>`;
    // Not due again, so that nobody sends it before it is marked.
    const due_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto('mail')
      .values({ ...mail, message_id, recipient, due_at })
      .execute();
    await db
      .updateTable('mail')
      .set({ given_up_at: new Date() })
      .where('message_id', '=', message_id)
      .execute();
    return { business, productId, recipient };
  });
}

/** A business whose buyer has waited for three days. */
export function keepWaiting(name: string) {
  return inShop(async (services) => {
    // A picture of the own: the keys of made-up ones begin anew in each process.
    const { key: logo } = await storePicture(services, '#8d8d8d');
    const business_id = await createBusiness({ services }, { business_name: name, logo });
    const created_at = new Date(Date.now() - 72 * 3_600_000);
    await storeOrder(services, { business_id, created_at });
  });
}

/** Lets three visitors have searched for these words in vain. */
export function searchInVain(words: string): Promise<void> {
  const at = new Date();
  const day = at.toISOString().slice(0, 10);
  const visits = Array.from({ length: 3 }, () => ({
    words,
    day,
    at,
    town: null,
    mark: randomUUID(),
  }));
  return inShop(({ db }) => addSeen(db, visits));
}

/** Lets forty visitors have searched for these words in Shkodra, and five for each of six others anywhere. */
export function wish(words: string): Promise<void> {
  const at = new Date();
  const day = tiraneDay(at);
  const times = (visitors: number, words: string, town: string) =>
    Array.from({ length: visitors }, () => ({ words, town, day, at, mark: randomUUID() }));
  const others = [1, 2, 3, 4, 5, 6].flatMap((number) => times(5, `${words} nr ${number}`, ''));
  return inShop(({ db }) => addSeen(db, [...times(40, words, 'shkoder'), ...others]));
}

/** How many visitors have been counted this week. */
export function countVisitors(): Promise<number> {
  return inShop(async (services) => {
    const { weeks } = await getMarket(services, 'en');
    return weeks.at(-1)?.visits ?? 0;
  });
}
