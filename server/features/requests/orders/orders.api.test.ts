import { randomBytes, randomUUID } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { storeOrder } from '../testing/store-order.ts';
import { idOf, submitForm } from '../testing/visitor.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const get = (query = '', by: Seller = seller) =>
  shop.request(`/v1/private/business-request/get${query}`, { headers: by.headers });
const page = async (query = '', by?: Seller) =>
  (await answerOf<OrderPage>(await get(query, by))).data;
const update = (body: unknown, by: Seller = seller) =>
  shop.request('/v1/private/business-request/update', {
    method: 'PUT',
    headers: by.headers,
    body: JSON.stringify(body),
  });
const store = (fields: object = {}) =>
  storeOrder(shop, { business_id: seller.businessId, ...fields });
const namesOf = ({ results }: OrderPage) => results.map(({ client_name }) => client_name);
const idsOf = ({ results }: OrderPage) => results.map(({ id }) => id);

describe('the orders', () => {
  test('hold what was asked, of which item, how the mail fares and how to answer', async () => {
    const product = await createProduct(shop, {
      business_id: seller.businessId,
      product_name: 'Divan Dora',
    });
    const sent = await submitForm(
      shop,
      { id: product, preferredContactMethod: 'phone' },
      { cookie: 'XSRF-TOKEN=abc; lang=al' },
    );
    const id = await idOf(sent);
    const { results, ...rest } = await page();
    expect(rest).toEqual({
      page: 1,
      perPage: 5,
      total: 1,
      waiting: 1,
      oldest_waiting_since: expect.stringMatching(/Z$/),
      changed_at: null,
    });
    expect(results).toEqual([
      {
        id,
        item_id: product,
        item_name: 'Divan Dora',
        item_type: 'product',
        item_images: expect.stringMatching(/^http:\/\/localhost\/media\/.*800x600-c0a080\.webp$/),
        item_images_focus: [0.5, 0.5],
        client_name: 'Ana Hoxha',
        client_message: 'A e keni në blu?',
        client_phone: '+355691234567',
        client_phone_typed: '069 123 4567',
        client_email: 'ana@example.com',
        preferred_contact_method: 'phone',
        client_language: 'al',
        request_status: false,
        stage: 'new',
        source: 'form',
        waiting_since: expect.stringMatching(/^\d{4}-.*Z$/),
        price_when_asked: 100,
        currency_when_asked: 'EUR',
        note: null,
        offered_price: null,
        offered_currency: null,
        follow_up_on: null,
        lost_reason: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        read_at: null,
        edited_at: null,
        sent_price: null,
        sent_currency: null,
        sent_words: null,
        sent_at: null,
        withdrawn_at: null,
        buyer_outcome: null,
        prefers_whatsapp: false,
        wanted_length: null,
        wanted_width: null,
        wanted_height: null,
        also_asked: false,
        takes_answer: true,
        photos: [],
        mail_state: expect.objectContaining({ state: 'queued' }),
        replies: [
          { kind: 'call', href: 'tel:+355691234567' },
          { kind: 'whatsapp', href: expect.stringContaining('https://wa.me/355691234567?text=') },
          { kind: 'viber', href: expect.stringContaining('viber://chat?number=%2B355691234567') },
          { kind: 'email', href: expect.stringContaining('mailto:ana@example.com?subject=') },
        ],
      },
    ]);
    const [, whatsapp, , email] = results[0]?.replies ?? [];
    const text = decodeURIComponent(whatsapp?.href ?? '');
    expect(text).toContain('Përshëndetje Ana Hoxha,');
    expect(text).toContain(`http://localhost/product/${product}-divan-dora`);
    expect(decodeURIComponent(email?.href ?? '')).toContain('subject=Kërkesa juaj: Divan Dora');
  });

  test('keep name and pictures of what has been deleted since', async () => {
    const parts = [
      await createProduct(shop, { business_id: seller.businessId, product_name: 'Karrige' }),
      await createProduct(shop, {
        business_id: seller.businessId,
        product_name: 'Tavolinë',
        pictureCount: 0,
      }),
    ];
    const set = await createPackage(shop, { business_id: seller.businessId, products: parts });
    await submitForm(shop, { id: set, type: 'package' });
    await shop.db.deleteFrom('package').where('id', '=', set).execute();
    await shop.db.deleteFrom('product').where('id', 'in', parts).execute();
    expect((await page()).results[0]?.item_images).toEqual([
      {
        name: 'Karrige',
        image: expect.stringMatching(/^http:.*\.webp$/),
        image_focus: [0.5, 0.5],
      },
      { name: 'Tavolinë', image: null, image_focus: null },
    ]);
  });

  test('take an answer while their buyer has a page for it', async () => {
    const own = () => ({ link_seed: randomUUID(), link_hash: randomBytes(32) });
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const taking = [await store(own()), await store({ ...own(), request_status: true })];
    const others = [
      await store({ ...own(), link_closed_at: new Date() }),
      await store({ ...own(), withdrawn_at: new Date(), client_name: '' }),
      await store({ ...own(), created_at: days(lifetimes.ownRequestDays + 1) }),
      await store(),
      await store({ source: 'hand' }),
    ];
    const { results } = await page('?perPage=48&sources=all');
    expect(results.map(({ id }) => id).toSorted()).toEqual([...taking, ...others].toSorted());
    const takes = results.filter(({ takes_answer }) => takes_answer).map(({ id }) => id);
    expect(takes.toSorted()).toEqual(taking);
  });

  test('are the own ones only', async () => {
    await store();
    expect(await page('', await signUpOwner(shop))).toMatchObject({ results: [], total: 0 });
  });

  test('come five at a time, the newest first, each once', async () => {
    const moment = new Date();
    const ids = [];
    for (let i = 0; i < 12; i += 1) ids.push(await store({ created_at: moment }));
    const pages = [await page(), await page('?page=2'), await page('?page=3')];
    expect(pages.flatMap(idsOf)).toEqual(ids.toReversed());
    expect(pages.map(({ results }) => results.length)).toEqual([5, 5, 2]);
    expect(await page('?page=4')).toMatchObject({ results: [], page: 4, total: 12 });
    expect(idsOf(await page('?perPage=48&order=asc'))).toEqual(ids);
  });

  test('are listed as far as they are counted, also when one arrives in between', async () => {
    let arrived: Promise<number> | undefined;
    const db = shop.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await (arrived ??= store());
        return result;
      },
    });
    const app = buildApp({ ...shop.services, db });
    const { headers } = seller;
    const response = await app.request('/v1/private/business-request/get', { headers });
    const { results, total } = (await answerOf<OrderPage>(response)).data;
    expect(arrived).toBeDefined();
    expect(total).toBeLessThanOrEqual(results.length);
  });

  test('are sorted by name as people look names up', async () => {
    for (const client_name of ['Zef', 'ëngjëll', 'Çlirim', 'Eni', 'cen', 'Ana', 'Enis', 'Besa']) {
      await store({ client_name });
    }
    const sorted = ['Ana', 'Besa', 'cen', 'Çlirim', 'ëngjëll', 'Eni', 'Enis', 'Zef'];
    const byName = '?perPage=48&sort=client_name';
    expect(namesOf(await page(`${byName}&order=asc`))).toEqual(sorted);
    expect(namesOf(await page(`${byName}&order=desc`))).toEqual(sorted.toReversed());
  });

  test('are sorted by status, and page by page without a gap', async () => {
    for (let i = 0; i < 9; i += 1) await store({ request_status: i % 3 === 0, client_name: 'Ana' });
    for (const sort of ['request_status', 'client_name']) {
      for (const order of ['asc', 'desc']) {
        const ids = [];
        for (const number of [1, 2, 3]) {
          ids.push(...idsOf(await page(`?perPage=4&page=${number}&sort=${sort}&order=${order}`)));
        }
        expect(new Set(ids).size).toBe(9);
      }
    }
    const states = (await page('?perPage=48&sort=request_status&order=asc')).results.map(
      ({ request_status }) => request_status,
    );
    expect(states).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
  });

  test('tell of the mail that needs care most', async () => {
    const id = await store();
    const stateOf = async () => (await page()).results[0]?.mail_state;
    expect(await stateOf()).toBeNull();
    const mail = (recipient: string, fields: { sent_at?: Date; last_error?: string }) =>
      shop.db
        .insertInto('mail')
        .values({
          message_id: `${recipient}-${id}`,
          template: 'request',
          payload: '{}',
          request_id: id,
          recipient,
          ...fields,
        })
        .execute();
    await mail('first@example.com', { sent_at: new Date() });
    expect(await stateOf()).toMatchObject({ state: 'sent', recipient: 'first@example.com' });
    await mail('second@example.com', { last_error: 'mailbox full' });
    expect(await stateOf()).toMatchObject({ state: 'failed', recipient: 'second@example.com' });
    const givenUp = new Date('2026-11-20T10:00:00Z');
    await shop.db
      .updateTable('mail')
      .set({ given_up_at: givenUp })
      .where('recipient', '=', 'second@example.com')
      .execute();
    await mail('third@example.com', { last_error: 'mailbox full' });
    expect(await stateOf()).toEqual({
      state: 'given_up',
      at: givenUp.toISOString(),
      recipient: 'second@example.com',
    });
  });

  test('are refused with a sort, an order or a page that there is not', async () => {
    const response = await get('?sort=name&order=up&page=0&perPage=49');
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['page', 'perPage', 'sort', 'order']);
  });
});

describe('answering an order', () => {
  test('marks it as responded, and as pending again', async () => {
    const id = await store();
    const response = await update({ requestId: String(id), status: true });
    expect(response.status).toBe(200);
    expect((await answerOf<Request>(response)).data).toMatchObject({ id, request_status: true });
    expect(await page()).toMatchObject({ waiting: 0, results: [{ request_status: true }] });
    await update({ requestId: id, status: 'false' });
    expect(await page()).toMatchObject({ waiting: 1, results: [{ request_status: false }] });
  });

  test('is for the own ones: another is unknown, and stays as it is', async () => {
    const id = await store();
    const other = await signUpOwner(shop);
    expect((await update({ requestId: id, status: true }, other)).status).toBe(404);
    expect((await update({ requestId: 999_999, status: true })).status).toBe(404);
    expect(await page()).toMatchObject({ waiting: 1 });
  });

  test('needs the request and its status', async () => {
    const response = await update({ status: 'perhaps' });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['requestId', 'status']);
  });

  test('may be done so and so often', async () => {
    const limited = await openTestShop({
      services: { countCall: createRateLimiter(1 / 600) },
    });
    const eager = await signUpOwner(limited);
    const send = () =>
      limited.request('/v1/private/business-request/update', {
        method: 'PUT',
        headers: eager.headers,
        body: '{"requestId":1,"status":true}',
      });
    expect((await send()).status).toBe(404);
    expect((await send()).status).toBe(429);
    await limited.close();
  });
});
