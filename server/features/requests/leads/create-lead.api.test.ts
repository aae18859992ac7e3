import type { LeadHistory, PressPage } from '@orendi/contract/schemas/leads';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop, { phone_no: '+355692123456' });
});

const create = (form: object, { by = seller, key = '' } = {}) =>
  shop.request('/v1/private/business-request/create', {
    method: 'POST',
    headers: { ...by.headers, ...(key !== '' && { 'idempotency-key': key }) },
    body: JSON.stringify({ name: 'Besa', phone: '069 123 4567', ...form }),
  });
const created = async (form: object = {}, how: Parameters<typeof create>[1] = {}) => {
  const response = await create(form, how);
  expect(response.status).toBe(201);
  return (await answerOf<Request>(response)).data;
};
const read = async <Data>(path: string) =>
  (await answerOf<Data>(await callsOf(shop, seller).get(`/private/${path}`))).data;
const list = (query = '') => read<OrderPage>(`business-request/get${query}`);
const product = (fields: object = {}) =>
  createProduct(shop, { business_id: seller.businessId, product_name: 'Divan Dora', ...fields });
async function press(fields: object = {}): Promise<number> {
  const { id } = await shop.db
    .insertInto('contact_press')
    .values({
      business_id: seller.businessId,
      day: '2027-03-10',
      method: 'whatsapp',
      item_type: null,
      item_id: null,
      item_name: null,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a lead written down by hand', () => {
  test('keeps its piece as it is now, and counts as answered', async () => {
    const item_id = await product({ price: 200, sale: 10, sale_type: 'percentage' });
    const note = 'Kaloi nga dyqani 🛋️\nDo ta marrë në maj';
    const lead = await created({ item_type: 'product', item_id, note });
    expect(lead).toMatchObject({
      item_id,
      item_type: 'product',
      item_name: 'Divan Dora',
      item_images: expect.stringMatching(/\.webp$/),
      client_name: 'Besa',
      client_message: '',
      client_phone: '+355691234567',
      client_email: null,
      preferred_contact_method: 'phone',
      request_status: true,
      stage: 'answered',
      source: 'hand',
      waiting_since: null,
      price_when_asked: 180,
      currency_when_asked: 'EUR',
      note,
      mail_state: null,
    });
    expect(lead.replies.map(({ kind }) => kind)).toEqual(['call', 'whatsapp', 'viber']);
    const path = `business-request/history?requestId=${lead.id}`;
    expect(await read<LeadHistory>(path)).toMatchObject([{ kind: 'stage', value: 'answered' }]);
    const { rows } = await shop.pool.query('select from mail where request_id = $1', [lead.id]);
    expect(rows).toEqual([]);
  });

  test('is about a hidden piece, a package, or the business', async () => {
    const hidden = await product({ state: 'hidden' });
    expect(await created({ item_type: 'product', item_id: hidden })).toMatchObject({
      item_id: hidden,
    });
    const set = await createPackage(shop, {
      business_id: seller.businessId,
      package_name: 'Dhoma',
      products: [await product()],
    });
    expect(await created({ item_type: 'package', item_id: String(set) })).toMatchObject({
      item_name: 'Dhoma',
      item_images: [{ name: 'Divan Dora' }],
    });
    expect(await created({ item_type: '', item_id: null })).toMatchObject({
      item_type: 'business',
      item_id: seller.businessId,
      price_when_asked: null,
      currency_when_asked: null,
    });
  });

  test('stands in the list of all sources alone, and in no figure', async () => {
    await created({ stage: 'new', name: 'Beni' });
    const none = { results: [], total: 0, waiting: 0, oldest_waiting_since: null };
    expect(await list()).toMatchObject(none);
    expect(await list('?stage=new&q=beni')).toMatchObject(none);
    const all = await list('?sources=all');
    const [beni] = all.results;
    expect(all).toMatchObject({ total: 1, waiting: 1, results: [{ client_name: 'Beni' }] });
    expect(all.oldest_waiting_since).toBe(beni?.created_at);
    expect(await read('business-stats/get')).toMatchObject({ totalRequestsCount: 0 });
    const report = await callsOf(shop, seller).get('/private/business-report/download-requests');
    expect(Buffer.from(await report.arrayBuffer()).includes('Beni')).toBe(false);
  });

  test('is changed like any other', async () => {
    const { id } = await created();
    const response = await callsOf(shop, seller).send('PUT', '/private/business-request/update', {
      requestId: id,
      stage: 'won',
      offered_price: 100,
      offered_currency: 'EUR',
    });
    expect((await answerOf(response)).data).toMatchObject({ stage: 'won', source: 'hand' });
  });

  test('is made once under a key, which is that of its seller', async () => {
    const first = await created({}, { key: 'k1' });
    expect(await created({}, { key: 'k1' })).toEqual(first);
    const corrected = { name: 'Other', phone: '+355 69 765 4321', note: 'Nesër' };
    await created(corrected, { key: 'k1' });
    expect((await list('?sources=all')).results).toMatchObject([
      { id: first.id, client_name: 'Other', client_phone: '+355697654321', note: 'Nesër' },
    ]);
    const both = await Promise.all([created({}, { key: 'k2' }), created({}, { key: 'k2' })]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const other = await created({}, { key: 'k1', by: await signUpOwner(shop) });
    expect(other.id).not.toBe(first.id);
    expect((await list('?sources=all')).total).toBe(2);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ phone: '' }, 'phone'],
    [{ phone: null }, 'phone'],
    [{ phone: '12 34 5' }, 'phone'],
    [{ phone: 'nuk e di' }, 'phone'],
    [{ phone: '1'.repeat(41) }, 'phone'],
    [{ item_type: 'business', item_id: 1 }, 'item_type'],
    [{ item_type: 'product' }, 'item_id'],
    [{ item_id: 1 }, 'item_type'],
    [{ item_type: 'product', item_id: 0 }, 'item_id'],
    [{ item_type: 'product', item_id: 'pkg-1' }, 'item_id'],
    [{ press_id: -1 }, 'press_id'],
    [{ stage: 'held' }, 'stage'],
    [{ stage: 'open' }, 'stage'],
    [{ note: 'x'.repeat(2_001) }, 'note'],
    [{ note: 'a\u0000b' }, 'note'],
  ])('is refused with %j under %s', async (form, field) => {
    const response = await create(form);
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual([field]);
    expect((await list('?sources=all')).total).toBe(0);
  });

  test.each(['😀', 'Çlirim “Limi” O’Brien', '<script>', 'x'.repeat(100), '%_\\', '{emri}'])(
    'may be of somebody called %s',
    async (name) => {
      expect((await created({ name })).client_name).toBe(name);
    },
  );

  test('keeps a number as typed that nobody can read', async () => {
    expect(await created({ phone: '  12 34 56  ' })).toMatchObject({ client_phone: '12 34 56' });
    expect(await created({ phone: '00383 49 123 456' })).toMatchObject({
      client_phone: '+38349123456',
    });
  });

  test('is unknown with a draft without a price, and with what is gone', async () => {
    const draft = await product({ state: 'draft', price: null, currency: null });
    const gone = await product();
    await callsOf(shop, seller).send('DELETE', '/private/product-creation/delete', {
      productId: gone,
    });
    for (const item_id of [draft, gone, 999_999])
      expect((await create({ item_type: 'product', item_id })).status).toBe(404);
    expect((await create({ press_id: 999_999 })).status).toBe(404);
  });

  test('is for those who are signed in', async () => {
    const response = await shop.request('/v1/private/business-request/create', { method: 'POST' });
    expect([401, 403]).toContain(response.status);
  });
});

describe('a press that becomes a lead', () => {
  test('gives it its piece', async () => {
    const item_id = await product();
    const press_id = await press({ item_type: 'product', item_id, item_name: 'Divan i vjetër' });
    expect(await created({ press_id })).toMatchObject({
      item_id,
      item_name: 'Divan Dora',
      source: 'press',
    });
    expect((await read<PressPage>('contact-presses/get')).results).toMatchObject([
      { id: press_id, presses: 1, leads: 1 },
    ]);
  });

  test('is about the business once the piece is gone, and about another that is named', async () => {
    const press_id = await press({
      item_type: 'product',
      item_id: 999_999,
      item_name: 'Divan',
      presses: 2,
    });
    expect(await created({ press_id })).toMatchObject({ item_type: 'business', source: 'press' });
    const item_id = await product();
    expect(await created({ press_id, item_type: 'product', item_id })).toMatchObject({ item_id });
  });

  test('is taken as often as it was pressed, also at once', async () => {
    const press_id = await press({ presses: 3 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ press_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect((await list('?sources=all')).total).toBe(3);
  });

  test('is not taken by a form that fails', async () => {
    const press_id = await press();
    const failed = { press_id, item_type: 'product', item_id: 999_999 };
    expect((await create(failed)).status).toBe(404);
    expect((await create({ press_id })).status).toBe(201);
  });

  test('is that of an own business', async () => {
    const press_id = await press();
    const other = await signUpOwner(shop);
    expect((await create({ press_id }, { by: other })).status).toBe(404);
    const page = await callsOf(shop, other).get('/private/contact-presses/get');
    expect((await answerOf<PressPage>(page)).data).toMatchObject({ results: [], total: 0 });
  });
});
