import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import type { LeadHistory } from '@orendi/contract/schemas/leads';
import type { Request } from '@orendi/contract/schemas/request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner, signUpStaff, visitorHeaders } from '../../../testing/seller.ts';
import { storeOrder } from '../testing/store-order.ts';
import { readAnswer, submitForm } from '../testing/visitor.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
  product = await createProduct(shop, { business_id: seller.businessId, currency: 'ALL' });
});

const ask = async (fields: object = {}) => {
  const { data } = await readAnswer(await submitForm(shop, { id: product, ...fields }));
  return { id: data.id, path: data.link.replace('/my-request/', '/v1/public/requests/') };
};
const pageOf = async ({ path }: { path: string }) =>
  (await answerOf<OwnRequest>(await shop.request(path))).data;
const open = (requestId: number, by: Pick<Seller, 'headers'> = seller) =>
  callsOf(shop, by).send('POST', '/private/business-request/read', { requestId });
const send = (requestId: number, answer: object, by: Pick<Seller, 'headers'> = seller) =>
  callsOf(shop, by).send('POST', '/private/business-request/send', { requestId, ...answer });
const sent = async (response: Response | Promise<Response>) => {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answerOf<Request>(answer)).data;
};
const update = (requestId: number, fields: object) =>
  callsOf(shop, seller).send('PUT', '/private/business-request/update', { requestId, ...fields });
const historyOf = async (id: number) => {
  const path = `/private/business-request/history?requestId=${id}`;
  const { data } = await answerOf<LeadHistory>(await callsOf(shop, seller).get(path));
  return data.map(({ kind, value, by }) => [kind, value, by]);
};

describe('an opened request', () => {
  test('is read from the first time on, also by staff', async () => {
    const asked = await ask();
    const staff = await signUpStaff(shop, seller.businessId);
    expect((await open(asked.id, staff)).status).toBe(200);
    const { read_at: at } = await pageOf(asked);
    expect(Date.parse(at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await open(asked.id);
    expect(await pageOf(asked)).toMatchObject({ read_at: at, answered_at: null, can_edit: true });
  });

  test('looks unread once it is marked as spam', async () => {
    const asked = await ask();
    await open(asked.id);
    await update(asked.id, { stage: 'spam' });
    expect(await pageOf(asked)).toMatchObject({ read_at: null, answered_at: null, can_edit: true });
  });

  test('that is held, of another seller or unknown is not found, one written down has no reader', async () => {
    const held = await ask({ signals: { website: 'x' } });
    for (const id of [held.id, 2_147_483_000]) expect((await open(id)).status).toBe(404);
    expect((await open((await ask()).id, await signUpOwner(shop))).status).toBe(404);
    expect((await open(held.id, { headers: visitorHeaders })).status).toBe(401);
    const written = await storeOrder(shop, { business_id: seller.businessId, source: 'hand' });
    expect((await open(written)).status).toBe(200);
    const { rows } = await shop.pool.query('select read_at from request where id = any($1)', [
      [held.id, written],
    ]);
    expect(rows).toEqual([{ read_at: null }, { read_at: null }]);
  });
});

describe('an answer', () => {
  test('is shown on the page of the buyer, and what is private is not', async () => {
    const asked = await ask();
    await update(asked.id, { note: 'Kujdes', offered_price: 99, offered_currency: 'EUR' });
    const words = 'E kemi në blu.';
    const lead = await sent(send(asked.id, { price: 900, words }));
    const offer = { sent_price: 900, sent_currency: 'ALL', sent_words: words };
    expect(lead).toMatchObject({ stage: 'offered', ...offer, offered_price: 99, note: 'Kujdes' });
    const page = await pageOf(asked);
    expect(page).toMatchObject({
      offer: { price: 900, currency: 'ALL', words, sent_at: lead.sent_at },
      can_edit: false,
    });
    expect(Date.parse(page.answered_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(page)).not.toMatch(/Kujdes|:99\b/);
  });

  test('is told to the buyer by mail each time', async () => {
    const { id } = await ask({ contactEmail: 'mail@example.com' });
    await send(id, { words: 'Po' });
    await send(id, { price: 80 });
    const { rows } = await shop.pool.query(
      `select payload ->> 'kind' as kind from mail
       where request_id = $1 and template = 'own-request' and recipient = 'mail@example.com' order by id`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['sent', 'answer', 'answer']);
  });

  test('of words alone answers, and a later one takes its place', async () => {
    const asked = await ask();
    expect(await sent(send(asked.id, { words: 'Po' }))).toMatchObject({ stage: 'answered' });
    const staff = await signUpStaff(shop, seller.businessId);
    const again = await sent(send(asked.id, { price: 80, currency: 'EUR' }, staff));
    expect(again).toMatchObject({ stage: 'answered', sent_price: 80, sent_words: null });
    expect(await historyOf(asked.id)).toMatchObject([
      ['offer', '80 EUR', expect.any(String)],
      ['stage', 'answered', expect.any(String)],
    ]);
  });

  test('needs a price or words, and a currency where the item has none', async () => {
    const { id } = await ask();
    for (const empty of [{}, { words: '  ', price: '' }]) {
      const refused = await send(id, empty);
      expect([refused.status, await brokenFields(refused)]).toEqual([422, ['words']]);
    }
    const question = await ask({ type: 'business', id: seller.businessId });
    const refused = await send(question.id, { price: 5 });
    expect([refused.status, await brokenFields(refused)]).toEqual([422, ['currency']]);
    expect(await pageOf(question)).toMatchObject({ offer: null, answered_at: null });
  });

  test('reaches nobody whose link is closed, nor one from before there were links', async () => {
    const closed = await ask();
    await shop.request(`${closed.path}/close`, { method: 'POST', headers: visitorHeaders });
    const old = await storeOrder(shop, { business_id: seller.businessId });
    for (const id of [closed.id, old]) expect((await send(id, { words: 'Po' })).status).toBe(409);
  });

  test('reaches nobody of a request that is held, withdrawn or written down', async () => {
    const [held, withdrawn] = [await ask({ signals: { website: 'x' } }), await ask()];
    await shop.request(`${withdrawn.path}/withdraw`, { method: 'POST', headers: visitorHeaders });
    const written = await storeOrder(shop, { business_id: seller.businessId, source: 'press' });
    const messages = [];
    for (const id of [held.id, withdrawn.id, written]) {
      const refused = await send(id, { words: 'Po' });
      expect(refused.status).toBe(409);
      messages.push((await readAnswer(refused)).message);
    }
    expect(new Set(messages).size).toBe(3);
    expect((await send((await ask()).id, { words: 'Po' }, await signUpOwner(shop))).status).toBe(
      404,
    );
    expect((await send(held.id, { words: 'Po' }, { headers: visitorHeaders })).status).toBe(401);
  });
});
