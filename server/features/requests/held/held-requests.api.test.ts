import type { HeldPage } from '@orendi/contract/schemas/held';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Stats } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { cleanUpRequests, digestMails } from '../index.ts';
import { storeOrder } from '../testing/store-order.ts';
import { idOf, submitForm } from '../testing/visitor.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
  product = await createProduct(shop, {
    business_id: seller.businessId,
    product_name: 'Divan Dora',
  });
});

/** Sends a form that a robot has filled in. */
const hold = async (fields: Record<string, unknown> = {}) =>
  idOf(await submitForm(shop, { id: product, signals: { website: 'x' }, ...fields }));
const read = async <Data>(path: string, by: Seller = seller) =>
  (await answerOf<Data>(await callsOf(shop, by).get(`/private/${path}`))).data;
const held = (query = '', by?: Seller) => read<HeldPage>(`held-requests/get${query}`, by);
const orders = () => read<OrderPage>('business-request/get');
const settle = (action: string, ids: number[], by: Seller = seller) =>
  callsOf(shop, by).send('PUT', '/private/held-requests/update', { ids, action });
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.pool.query(text, values)).rows;
const stateOf = async (id: number) =>
  (await rowsOf('select state from request where id = $1', id))[0]?.state;
const mailsOf = (id: number) =>
  rowsOf('select recipient, template from mail where request_id = $1 order by template, id', id);

describe('held requests', () => {
  test('stand apart from the orders, with why they are held, and count as none', async () => {
    const message = 'Shiko https://spam.example';
    const ids = [await hold(), await hold({ message, name: 'Beni' })];
    const page = await held();
    expect(page).toMatchObject({ page: 1, perPage: 5, total: 2 });
    expect(page.results).toMatchObject([
      { id: ids[1], client_name: 'Beni', client_message: message, signals: ['honeypot', 'links'] },
      { id: ids[0], signals: ['honeypot'], request_status: false, mail_state: null },
    ]);
    expect(await held('?perPage=1&page=2')).toMatchObject({ results: [{ id: ids[0] }], total: 2 });
    expect(await orders()).toMatchObject({ results: [], total: 0, waiting: 0 });
    const stats = await read<Stats>('business-stats/get');
    expect(stats.totalRequestsCount).toBe(0);
    expect(stats.series.at(-1)?.requests).toBe(0);
    const report = await callsOf(shop, seller).get('/private/business-report/download-requests');
    expect(Buffer.from(await report.arrayBuffer()).includes('Beni')).toBe(false);
  });

  test('belong to their seller, who has them in the file of the account’s data', async () => {
    const id = await hold();
    expect(await held('', await signUpOwner(shop))).toMatchObject({ results: [], total: 0 });
    const file = await callsOf(shop, seller).get('/auth/account-data');
    expect(JSON.stringify(await file.json())).toContain(`"id":${id},`);
    expect((await shop.request('/v1/private/held-requests/get')).status).toBe(401);
  });

  test('cannot be answered as an order', async () => {
    const body = { requestId: await hold(), status: true };
    const { status } = await callsOf(shop, seller).send(
      'PUT',
      '/private/business-request/update',
      body,
    );
    expect(status).toBe(409);
  });
});

describe('a decision', () => {
  test('to restore makes an order with its mail, once', async () => {
    const id = await hold();
    expect((await settle('restore', [id])).status).toBe(200);
    expect((await settle('restore', [id])).status).toBe(200);
    expect(await held()).toMatchObject({ results: [], total: 0 });
    expect((await orders()).results).toMatchObject([
      { id, request_status: false, mail_state: { state: 'queued' } },
    ]);
    const { email } = await shop.db
      .selectFrom('business')
      .select('email')
      .where('id', '=', seller.businessId)
      .executeTakeFirstOrThrow();
    expect(await mailsOf(id)).toEqual([
      { template: 'own-request', recipient: 'ana@example.com' },
      { template: 'request', recipient: email },
      { template: 'request', recipient: seller.email },
    ]);
  });

  test('to restore leaves one as it is that has been answered since', async () => {
    const id = await storeOrder(shop, { business_id: seller.businessId, state: 'offered' });
    expect((await settle('restore', [id])).status).toBe(200);
    expect(await stateOf(id)).toBe('offered');
    expect(await mailsOf(id)).toEqual([]);
  });

  test('to drop can be taken back, and the request restored', async () => {
    const ids = [await hold(), await hold()];
    await settle('drop', ids);
    expect(await held()).toMatchObject({ total: 0 });
    await settle('hold', ids.slice(0, 1));
    expect(await held()).toMatchObject({ results: [{ id: ids[0] }], total: 1 });
    await settle('restore', ids.slice(1));
    expect((await orders()).results).toMatchObject([{ id: ids[1] }]);
    expect(await mailsOf(ids[0] ?? 0)).toEqual([]);
  });

  test('is for held ones: an order is neither dropped nor held, and nothing else is then', async () => {
    const [order, other] = [
      await storeOrder(shop, { business_id: seller.businessId }),
      await hold(),
    ];
    for (const action of ['drop', 'hold']) {
      expect((await settle(action, [other, order])).status).toBe(404);
    }
    expect([await stateOf(order), await stateOf(other)]).toEqual(['new', 'held']);
    const refused = await settle('burn', []);
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(['ids', 'action']);
  });

  test('to drop deletes after thirty days, and no held one is ever deleted', async () => {
    const [dropped, recent, kept] = [await hold(), await hold(), await hold()];
    await settle('drop', [dropped, recent]);
    await shop.pool.query(
      `update request set state_since = now() - interval '31 days' where id in ($1, $2)`,
      [dropped, kept],
    );
    await cleanUpRequests(shop.db);
    expect(await stateOf(dropped)).toBeUndefined();
    expect([await stateOf(recent), await stateOf(kept)]).toEqual(['dropped', 'held']);
  });
});

describe('the digest', () => {
  const digests = () =>
    rowsOf(
      `select template, payload, recipient, request_id, due_at - now() between '4 minutes' and '56 minutes' as soon
       from mail where template = 'held-digest' and (payload->>'businessId')::int = $1 order by id`,
      seller.businessId,
    );
  const write = async () => {
    const [mail] = await digests();
    return digestMails(shop.services.settings)['held-digest']?.(mail?.payload, shop.db);
  };

  test('is queued once for all that are held in its stretch, and sent within the hour', async () => {
    for (let form = 0; form < 3; form += 1) await hold();
    const mails = await digests();
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail).toMatchObject({ request_id: null, soon: true });
    // Two stretches if one ends in this very moment.
    const places = mails.map(({ payload, recipient }) => `${payload.startsAt} ${recipient}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('names what is still held, without its links, and leads to the dashboard', async () => {
    const gone = await hold({ name: 'Ikur' });
    await hold({ name: 'Eva <b>', message: 'Shiko https://spam.example/x tani' });
    await settle('drop', [gone]);
    const { subject = '', text = '', html = '' } = (await write()) ?? {};
    expect(subject).toBe('1 kërkesë e mbajtur mënjanë');
    expect(text).toContain('Eva <b>: Divan Dora');
    expect(text).toContain('Shiko [lidhje] tani');
    expect(text).toContain('përmban një lidhje');
    expect(text).toMatch(/http:\/\/[^/]+\/dashboard\?held=1#held/);
    expect(html).toContain('Eva &lt;b&gt;: Divan Dora');
    expect(text + html).not.toMatch(/spam\.example|Ikur/);
  });

  test('is not sent when nothing is held any more', async () => {
    await settle('restore', [await hold()]);
    expect(await write()).toBeNull();
  });
});
