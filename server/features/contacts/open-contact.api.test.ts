import type { Contact } from '@orendi/contract/schemas/contact';
import type { Stats } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { PressPage } from '@orendi/contract/schemas/leads';
import { openServicesOn } from '../../open-services.ts';
import { silentLog } from '../../platform/log/log.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { createTallies } from '../../platform/http/counters.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { cleanUpContacts } from './contact-queries.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

let shop: TestShop;
/** In Tirana one hour ahead in winter. */
let now = new Date('2027-03-10T11:00:00Z');
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date('2027-03-10T11:00:00Z');
  seller = await signUpOwner(shop, {
    phone_no: '+355692123456',
    shows_phone: true,
    shows_whatsapp: true,
    shows_viber: true,
  });
});

type Request = Pick<TestShop, 'request'>['request'];
const press = (
  form: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  request: Request = shop.request,
  id: number | string = seller.businessId,
) =>
  request(`/v1/public/businesses/${id}/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'XSRF-TOKEN=abc; lang=en',
      'x-xsrf-token': 'abc',
      'user-agent': phone,
      ...headers,
    },
    body: JSON.stringify({ method: 'phone', ...form }),
  });
const pressed = async (...how: Parameters<typeof press>) => {
  const response = await press(...how);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await answerOf<Contact>(response)).data;
};
const figures = async (by: Seller = seller) => {
  const response = await shop.request('/v1/private/business-stats/get', { headers: by.headers });
  return (await answerOf<Stats>(response)).data;
};
const counted = async () => (await figures()).totalContactsCount;
const close = (column: string) =>
  shop.pool.query(`update business set ${column} = false where id = $1`, [seller.businessId]);

describe('POST /public/businesses/{id}/contact', () => {
  test('gives the number as people read it, and a link that calls it', async () => {
    expect(await pressed()).toEqual({ phone: '+355 69 212 3456', href: 'tel:+355692123456' });
  });

  test('opens a messenger with a text that names the listing and its page', async () => {
    const business_id = seller.businessId;
    const product = await createProduct(shop, { business_id, product_name: 'Divan “Dora” & Co' });
    const { href } = await pressed({ method: 'whatsapp', itemId: product });
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe('https://wa.me/355692123456');
    expect(searchParams.get('text')).toBe(
      `Hello! I am interested in “Divan “Dora” & Co”: http://localhost/product/${product}-divan-dora-co`,
    );
    const set = await createPackage(shop, {
      business_id,
      package_name: 'Dhoma',
      products: [product],
    });
    const albanian = { cookie: 'XSRF-TOKEN=abc; lang=al' };
    const viber = new URL((await pressed({ method: 'viber', itemId: set }, albanian)).href);
    expect(viber.href).toMatch(/^viber:\/\/chat\?number=%2B355692123456&draft=/);
    expect(viber.searchParams.get('draft')).toBe(
      `Përshëndetje! Më intereson “Dhoma”: http://localhost/package/${set}-dhoma`,
    );
  });

  test('opens WhatsApp and Viber on a landline too, where the shop says that it answers there', async () => {
    await shop.pool.query(`update business set phone_no = '+35542234567' where id = $1`, [
      seller.businessId,
    ]);
    expect((await pressed({ method: 'whatsapp' })).href).toMatch(/^https:\/\/wa\.me\/35542234567/);
    expect((await pressed({ method: 'viber' })).href).toContain('number=%2B35542234567');
  });

  test('names the page of the business without a listing, and for one that is not shown or not its own', async () => {
    const foreign = await createProduct(shop, {
      business_id: (await signUpOwner(shop)).businessId,
    });
    const business_id = seller.businessId;
    const hidden = await createProduct(shop, { business_id });
    await shop.pool.query(`delete from listing where product_id = $1`, [hidden]);
    for (const itemId of [undefined, '', foreign, hidden, 999_999]) {
      const { href } = await pressed({ method: 'whatsapp', itemId });
      expect(new URL(href).searchParams.get('text')).toBe(
        `Hello! I am writing from your page on Orendi: http://localhost/business/${business_id}-mobileria-drini`,
      );
    }
  });

  test('is a 404 for each way that the seller has not allowed, and counts nothing', async () => {
    for (const method of ['phone', 'whatsapp', 'viber']) {
      expect((await press({ method })).status).toBe(200);
      await close(`shows_${method}`);
      const response = await press({ method });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('69');
    }
    expect(await counted()).toBe(1);
  });

  test('is a 404 for an unknown business and a suspended one', async () => {
    expect((await press({}, {}, shop.request, 999_999)).status).toBe(404);
    await suspendBusiness(shop, seller.businessId);
    expect((await press()).status).toBe(404);
  });

  test('needs a method it knows, a number for the item, and the token', async () => {
    const broken = await press({ method: 'fax', itemId: 'x' });
    expect(broken.status).toBe(422);
    expect(await brokenFields(broken)).toEqual(['method', 'itemId']);
    expect((await press({}, {}, shop.request, 'x')).status).toBe(404);
    expect((await press({}, { 'x-xsrf-token': '' })).status).toBe(403);
    expect((await press({}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  describe('pressed a lot', () => {
    let narrow: TestShop;
    let shops: number[];
    beforeAll(async () => {
      narrow = await openTestShop({ settings: { rateLimitScale: 1 } });
      shops = [];
      for (let n = 0; n < 30; n += 1) {
        shops.push(await createBusiness(narrow, { shows_phone: true }));
      }
    });
    afterAll(() => narrow.close());
    beforeEach(() => {
      narrow.services.tallies = createTallies();
    });
    const call = (n: number, headers: Record<string, string> = {}, form = {}) =>
      press(form, headers, narrow.request, shops[n] ?? 0);
    const cookieOf = (response: Response) =>
      `XSRF-TOKEN=abc; ${response.headers.getSetCookie()[0]?.split(';', 1)[0]}`;
    const statuses = async (calls: Promise<Response>[]) =>
      (await Promise.all(calls)).map(({ status }) => status);

    test('asks an address for work after twenty numbers in an hour, and takes any that is solved', async () => {
      for (let n = 0; n < 20; n += 1) expect((await call(n)).status).toBe(200);
      const asked = await call(20);
      expect([asked.status, await brokenFields(asked)]).toEqual([422, ['recaptcha']]);
      const token = await solveToken(narrow.services.captcha);
      expect((await call(20, { 'x-captcha-token': token })).status).toBe(200);
      expect((await call(21, { 'x-captcha-token': token })).status).toBe(422);
      expect((await call(21, { 'x-captcha-token': 'garbage' })).status).toBe(422);
    });

    test('gives no more of them for nothing when they are asked for at once', async () => {
      const all = await statuses(shops.map((_, n) => call(n)));
      expect(all.filter((status) => status === 200)).toHaveLength(20);
    });

    test('charges nobody for calls that fail', async () => {
      for (let n = 0; n < 100; n += 1) {
        await call(0, {}, { method: 'nonsense' });
        await call(0, { 'content-type': 'text/plain' });
        await call(0, { 'x-captcha-token': 'garbage' }, { method: 'viber' });
      }
      for (let n = 0; n < 20; n += 1) expect((await call(n)).status).toBe(200);
      for (let n = 0; n < 100; n += 1) expect((await call(21)).status).toBe(422);
    });

    test('lets a visitor who has worked compare three shops more, and has no charge for a number again', async () => {
      for (let n = 0; n < 20; n += 1) await call(n);
      const token = await solveToken(narrow.services.captcha);
      const cookie = cookieOf(await call(20));
      expect((await call(20, { cookie, 'x-captcha-token': token })).status).toBe(200);
      expect((await call(20, { cookie })).status).toBe(200);
      for (const [n, status] of [
        [21, 200],
        [22, 200],
        [23, 422],
        [24, 422],
      ] as const) {
        expect((await call(n, { cookie })).status).toBe(status);
      }
    });
  });
});

describe('a contact', () => {
  test('counts once for a visitor and day, whatever is pressed', async () => {
    for (const method of ['phone', 'whatsapp', 'viber', 'phone']) await pressed({ method });
    expect(await counted()).toBe(1);
    await pressed({}, { 'user-agent': `${phone} other` });
    expect(await counted()).toBe(2);
    now = new Date('2027-03-10T23:00:00Z');
    await pressed();
    const { totalContactsCount, series } = await figures();
    expect(totalContactsCount).toBe(3);
    expect(series.slice(-2)).toEqual([
      { date: '2027-03-10', visits: 0, requests: 0, contacts: 2 },
      { date: '2027-03-11', visits: 0, requests: 0, contacts: 1 },
    ]);
  });

  test('counts once across processes, also at the same moment', async () => {
    const other = await openServicesOn(shop.connection, shop.services.settings, silentLog);
    const app = buildApp({ ...other.services, clock: () => now });
    const elsewhere: Request = async (path, init) => app.request(path, init);
    await Promise.all(
      [shop.request, elsewhere, shop.request, elsewhere].map((request) => pressed({}, {}, request)),
    );
    expect(await counted()).toBe(1);
    await other.close();
  });

  test('is no contact of a crawler or the owner, who get the number all the same', async () => {
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await pressed({}, { 'user-agent': crawler });
    const own = await pressed({}, { ...seller.headers, 'user-agent': phone });
    expect(own.phone).toBe('+355 69 212 3456');
    expect(await counted()).toBe(0);
    const another = await signUpOwner(shop);
    await pressed({}, { ...another.headers, 'user-agent': phone });
    expect(await counted()).toBe(1);
  });

  test('belongs to its own business alone, and goes with it', async () => {
    const another = await signUpOwner(shop, { shows_phone: true });
    await pressed({}, {}, shop.request, another.businessId);
    expect(await counted()).toBe(0);
    expect((await figures(another)).totalContactsCount).toBe(1);
    await shop.db.deleteFrom('account').where('business_id', '=', another.businessId).execute();
    await shop.db.deleteFrom('business').where('id', '=', another.businessId).execute();
    const { rows } = await shop.pool.query(
      'select from business_contact_day where business_id = $1',
      [another.businessId],
    );
    expect(rows).toEqual([]);
  });

  test('keeps nothing of who it was once the day is over', async () => {
    await pressed();
    const marks = async () =>
      (await shop.pool.query('select distinct day::text from contact_mark order by 1')).rows;
    await cleanUpContacts(shop.db, '2027-03-10');
    expect(await marks()).toContainEqual({ day: '2027-03-10' });
    await cleanUpContacts(shop.db, '2027-03-12');
    expect(await marks()).toEqual([]);
    expect(await counted()).toBe(1);
  });
});

describe('a press', () => {
  const presses = async (query = '', by: Seller = seller) => {
    const path = `/v1/private/contact-presses/get${query}`;
    const response = await shop.request(path, { headers: by.headers });
    return (await answerOf<PressPage>(response)).data;
  };
  const another = { 'user-agent': `${phone} other` };

  test('counts once for a visitor, day, button and item', async () => {
    const business_id = seller.businessId;
    const product = await createProduct(shop, { business_id, product_name: 'Divan Dora' });
    for (const itemId of [product, product, undefined])
      for (const method of ['whatsapp', 'whatsapp', 'viber']) await pressed({ method, itemId });
    await pressed({ method: 'whatsapp', itemId: product }, another);
    now = new Date('2027-03-10T23:00:00Z');
    await pressed({ method: 'phone', itemId: product });
    const { results, ...rest } = await presses('?perPage=48');
    expect(rest).toEqual({ page: 1, perPage: 48, total: 5 });
    const ofItem = { item_type: 'product', item_id: product, item_name: 'Divan Dora', leads: 0 };
    const ofPage = { item_type: null, item_id: null, item_name: null, leads: 0 };
    const id = expect.any(Number);
    expect(results[0]).toEqual({ id, day: '2027-03-11', method: 'phone', presses: 1, ...ofItem });
    expect(
      results.slice(1).map(({ method, presses: count, item_id }) => [method, count, item_id]),
    ).toEqual([
      ['viber', 1, null],
      ['whatsapp', 1, null],
      ['viber', 1, product],
      ['whatsapp', 2, product],
    ]);
    expect(results[1]).toMatchObject({ day: '2027-03-10', ...ofPage });
    expect(await presses('?page=2&perPage=4')).toMatchObject({
      results: [{ presses: 2 }],
      total: 5,
    });
    expect(await counted()).toBe(3);
  });

  test('is called what the item was called last, and none of one that is not shown', async () => {
    const business_id = seller.businessId;
    const product = await createProduct(shop, { business_id, product_name: 'Divan' });
    await pressed({ itemId: product });
    await shop.pool.query(`update listing set name = 'Divan Dora' where product_id = $1`, [
      product,
    ]);
    await pressed({ itemId: product }, another);
    await pressed({ itemId: 999_999 });
    expect((await presses()).results).toMatchObject([
      { item_id: null, presses: 1 },
      { item_name: 'Divan Dora', presses: 2 },
    ]);
  });

  test('counts once of several at the same moment, and of a crawler and the owner not at all', async () => {
    await Promise.all(Array.from({ length: 5 }, () => pressed({ method: 'viber' })));
    await pressed({ method: 'phone' }, { 'user-agent': 'curl/8.7.1' });
    await pressed({ method: 'phone' }, { ...seller.headers, 'user-agent': phone });
    expect(await presses()).toMatchObject({ results: [{ method: 'viber', presses: 1 }], total: 1 });
  });

  test('is its own seller’s, who has to be signed in', async () => {
    await pressed();
    expect(await presses('', await signUpOwner(shop))).toMatchObject({ results: [], total: 0 });
    expect((await shop.request('/v1/private/contact-presses/get')).status).toBe(401);
    const broken = await shop.request('/v1/private/contact-presses/get?page=0&perPage=49', {
      headers: seller.headers,
    });
    expect(await brokenFields(broken)).toEqual(['page', 'perPage']);
  });
});
