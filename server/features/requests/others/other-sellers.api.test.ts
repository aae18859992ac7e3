import type { Request } from '@orendi/contract/schemas/request';
import type { OtherSeller, OwnRequest } from '@orendi/contract/schemas/own-request';
import { tiraneDayIn } from '@orendi/contract/tirane-day';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTallies } from '../../../platform/http/counters.ts';
import { solveToken } from '../../../platform/captcha/testing/solve-token.ts';
import { answerOf } from '../../../testing/answers.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../../testing/factories.ts';
import { signUpOwner } from '../../../testing/seller.ts';
import { openRequestShop, type RequestShop } from '../testing/open-request-shop.ts';
import { startShopProcess } from '../testing/start-shop-process.ts';
import { brokenFields, readAnswer, xsrfHeaders } from '../testing/visitor.ts';

let shop: RequestShop;
/** The likest pieces of other shops, the likest first. */
let rivals: { business: number; piece: number }[];

beforeAll(async () => {
  shop = await openRequestShop({ services: { countCall: async () => {} } });
  rivals = [];
  for (const price of [150, 170, 300, 900]) {
    const business = await createBusiness(shop, { business_name: `Dyqan ${price}` });
    const piece = await createProduct(shop, { business_id: business, price });
    // Another one of the same shop is not offered beside it.
    await createProduct(shop, { business_id: business, price: price * 2 });
    rivals.push({ business, piece });
  }
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.services.tallies = createTallies();
});
afterEach(() => shop.pool.query('update business set closed_from = null, closed_to = null'));

const age = (id: number, hours: number) =>
  shop.pool.query(
    'update request set created_at = now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  );

/** A request that nobody has answered for so many hours. */
async function silentRequest(fields: Record<string, unknown> = {}, hours = 49) {
  const { data } = await readAnswer(await shop.submit(fields));
  await age(data.id, hours);
  return { ...data, call: `${data.link.replace('/my-request/', '/v1/public/requests/')}/others` };
}

const listed = async (call: string) => {
  const response = await shop.request(call);
  expect(response.status).toBe(200);
  return (await answerOf<OtherSeller[]>(response)).data;
};
const namesOf = (others: OtherSeller[]) => others.map(({ business }) => business.business_name);

async function ask(call: string, fields: object = {}, by: Pick<RequestShop, 'request'> = shop) {
  const token = await solveToken(shop.services.captcha);
  return by.request(call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeaders },
    body: JSON.stringify({ type: 'product', id: rivals[0]?.piece, token, ...fields }),
  });
}
const rowOf = (id: number) =>
  shop.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const set = (id: number, columns: object) =>
  shop.db.updateTable('request').set(columns).where('id', '=', id).execute();
const holiday = () => ({
  closed_from: tiraneDayIn(0, Date.now()),
  closed_to: tiraneDayIn(3, Date.now()),
});
const close = (id: number) =>
  shop.db.updateTable('business').set(holiday()).where('id', '=', id).execute();

test('after two days of silence the two likest pieces of two other shops are offered', async () => {
  const { call } = await silentRequest();
  const others = await listed(call);
  expect(namesOf(others)).toEqual(['Dyqan 150', 'Dyqan 170']);
  expect(others[0]).toMatchObject({
    business: { id: rivals[0]?.business, logo: expect.stringMatching(/^http/) },
    item: { id: rivals[0]?.piece, type: 'product', price: 150 },
  });
});

test.each([
  ['before two days are over', {}, 47],
  ['once it is answered', { state: 'answered' }, 49],
  ['once an answer has come to the page', { sent_at: new Date(), sent_words: 'Po' }, 49],
  ['to a buyer who was reached', { outcome: 'yes', outcome_at: new Date() }, 49],
])('nobody is offered %s', async (_, columns, hours) => {
  const { id, call } = await silentRequest({}, hours);
  if (Object.keys(columns).length > 0) await set(id, columns);
  expect(await listed(call)).toEqual([]);
  expect((await ask(call)).status).toBe(409);
});

test('others are offered at once to a buyer who says that the seller did not reach them', async () => {
  const { id, call } = await silentRequest({}, 25);
  await set(id, { outcome: 'no', state: 'answered' });
  expect(await listed(call)).toHaveLength(2);
  expect((await ask(call)).status).toBe(201);
});

test('nobody is offered while the asked shop is on holiday, and none that is', async () => {
  const { call } = await silentRequest();
  await close(rivals[0]?.business ?? 0);
  expect(namesOf(await listed(call))).toEqual(['Dyqan 170', 'Dyqan 300']);
  expect((await ask(call)).status).toBe(409);
  await close(shop.business);
  expect(await listed(call)).toEqual([]);
  expect((await ask(call, { id: rivals[1]?.piece })).status).toBe(409);
});

test('another seller gets the same question, marked as asked elsewhere too', async () => {
  const seller = await signUpOwner(shop);
  const piece = await createProduct(shop, {
    business_id: seller.businessId,
    price: 152,
    made_to_measure: true,
  });
  const { id, call } = await silentRequest({
    preferredContactMethod: 'phone',
    prefersWhatsapp: true,
    phoneNumber: '069 123 4567',
  });
  await set(id, { wanted_length: 220 });
  const response = await ask(call, { id: piece });
  expect(response.status).toBe(201);
  const { data } = await readAnswer(response);
  expect(data.link).toMatch(/^\/my-request\/[\w-]{22}$/);
  const [first, other] = [await rowOf(id), await rowOf(data.id)];
  expect(first.round).not.toBeNull();
  expect(other).toMatchObject({
    business_id: seller.businessId,
    state: 'new',
    round: first.round,
    client_name: first.client_name,
    client_phone: '+355691234567',
    client_email: first.client_email,
    client_message: first.client_message,
    client_language: first.client_language,
    preferred_contact_method: 'phone',
    prefers_whatsapp: true,
    wanted_length: 220,
  });
  const { headers } = seller;
  const orders = await shop.request('/v1/private/business-request/get', { headers });
  const { results } = (await answerOf<{ results: Request[] }>(orders)).data;
  expect(results).toMatchObject([{ id: data.id, also_asked: true }]);
  const mails = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('request_id', '=', data.id)
    .where('template', '=', 'request')
    .execute();
  expect(mails.length).toBeGreaterThan(0);
  await shop.db.deleteFrom('product').where('id', '=', piece).execute();
});

test('the pages of both requests lead to each other, until one of them is closed', async () => {
  const { call, link } = await silentRequest();
  const asked = (await readAnswer(await ask(call))).data.link;
  const askedOn = async (page: string) => {
    const response = await shop.request(page.replace('/my-request/', '/v1/public/requests/'));
    return (await answerOf<OwnRequest>(response)).data.asked;
  };
  expect(await askedOn(link)).toEqual([
    { business_name: 'Dyqan 150', item_name: expect.any(String), link: asked },
  ]);
  expect((await askedOn(asked)).map((other) => other.link)).toEqual([link]);
  await shop.pool.query('update request set link_closed_at = now() where business_id = $1', [
    rivals[0]?.business,
  ]);
  expect(await askedOn(link)).toEqual([]);
});

test('who was asked is not offered again, and three are the most', async () => {
  const { call } = await silentRequest();
  expect((await ask(call)).status).toBe(201);
  expect(namesOf(await listed(call))).toEqual(['Dyqan 170']);
  expect((await ask(call, { id: rivals[1]?.piece })).status).toBe(201);
  expect(await listed(call)).toEqual([]);
  expect((await ask(call, { id: rivals[2]?.piece })).status).toBe(409);
});

test('taps at once, and in two processes, make one request for each seller', async () => {
  const other = await startShopProcess(shop);
  const { id, call } = await silentRequest();
  const [one, two] = rivals;
  const answers = await Promise.all(
    [shop, other, shop, other].flatMap((by) => [
      ask(call, { id: one?.piece }, by),
      ask(call, { id: two?.piece }, by),
    ]),
  );
  await other.kill();
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const ids = await Promise.all(answers.map(async (each) => (await readAnswer(each)).data.id));
  expect(new Set(ids).size).toBe(2);
  const { round } = await rowOf(id);
  const members = await shop.db
    .selectFrom('request')
    .select('business_id')
    .where('round', '=', round)
    .orderBy('business_id')
    .execute();
  expect(members.map(({ business_id: business }) => business)).toEqual([
    shop.business,
    one?.business,
    two?.business,
  ]);
});

test('of a held request the others are held too', async () => {
  const { call } = await silentRequest({ signals: { website: 'x' } });
  const { data } = await readAnswer(await ask(call));
  expect(await rowOf(data.id)).toMatchObject({ state: 'held', signals: ['honeypot'] });
});

test('each needs a captcha, and a piece that visitors can see', async () => {
  const { call } = await silentRequest();
  const unsolved = await ask(call, { token: 'none' });
  expect(unsolved.status).toBe(422);
  expect(await brokenFields(unsolved)).toEqual(['recaptcha']);
  expect(await brokenFields(await ask(call, { type: 'business' }))).toEqual(['type']);
  expect((await ask(call, { id: 999_999 })).status).toBe(404);
  const business = await createBusiness(shop);
  const hidden = await createProduct(shop, { business_id: business });
  await suspendBusiness(shop, business);
  expect((await ask(call, { id: hidden })).status).toBe(404);
  expect((await ask(call, { id: shop.product })).status).toBe(201);
});

test('a question to a shop itself, and a piece that is gone, have no others', async () => {
  const question = await silentRequest({ type: 'business', id: shop.business });
  expect(await listed(question.call)).toEqual([]);
  const set = await createPackage(shop, { business_id: shop.business, products: [shop.product] });
  const gone = await silentRequest({ type: 'package', id: set });
  await shop.db.deleteFrom('package').where('id', '=', set).execute();
  expect(await listed(gone.call)).toEqual([]);
});

test('a withdrawn request asks nobody else', async () => {
  const { id, call } = await silentRequest();
  await set(id, { withdrawn_at: new Date(), client_name: '', state: 'lost' });
  expect(await listed(call)).toEqual([]);
  expect((await ask(call)).status).toBe(409);
});

test('a guess finds nobody', async () => {
  const call = `/v1/public/requests/${'A'.repeat(22)}/others`;
  expect((await shop.request(call)).status).toBe(404);
  expect((await ask(call)).status).toBe(404);
});
