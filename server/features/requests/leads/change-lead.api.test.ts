import type { LeadHistory } from '@orendi/contract/schemas/leads';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { storeOrder } from '../testing/store-order.ts';

let shop: TestShop;
const now = new Date('2027-03-10T23:30:00Z');
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const store = (fields: object = {}) =>
  storeOrder(shop, { business_id: seller.businessId, ...fields });
const send = (requestId: number, change: object, by: Seller = seller) =>
  callsOf(shop, by).send('PUT', '/private/business-request/update', { requestId, ...change });
const changed = async (requestId: number, change: object) => {
  const response = await send(requestId, change);
  expect(response.status).toBe(200);
  return (await answerOf<Request>(response)).data;
};
const refused = async (requestId: number, change: object) => {
  const response = await send(requestId, change);
  expect(response.status).toBe(422);
  return brokenFields(response);
};
const historyOf = async (requestId: number) => {
  const path = `/private/business-request/history?requestId=${requestId}`;
  const { data } = await answerOf<LeadHistory>(await callsOf(shop, seller).get(path));
  return data.map(({ kind, value }) => [kind, value]);
};
const answeredAt = async (id: number) => {
  const { rows } = await shop.pool.query<{ answered_at: Date | null }>(
    'select answered_at from request where id = $1',
    [id],
  );
  return rows[0]?.answered_at ?? null;
};
const age = (id: number) =>
  shop.pool.query(
    `update request_event set happened_at = happened_at - interval '2 minutes' where request_id = $1`,
    [id],
  );

describe('the stage of a lead', () => {
  test.each(['answered', 'offered', 'won', 'lost', 'spam'])(
    '%s counts as responded',
    async (stage) => {
      const id = await store();
      expect(await changed(id, { stage })).toMatchObject({
        stage,
        request_status: true,
        waiting_since: null,
      });
    },
  );

  test('returns with the status to where it was, with note, offer and reason', async () => {
    const id = await store();
    const kept = { note: 'Do ta marrë në maj', offered_price: 900, lost_reason: 'Çmimi' };
    await changed(id, { stage: 'lost', ...kept });
    const pending = await changed(id, { status: false });
    expect(pending).toMatchObject({ stage: 'new', request_status: false, lost_reason: null });
    expect(pending.waiting_since).toBe(pending.created_at);
    expect(await changed(id, { status: false })).toMatchObject({ stage: 'new' });
    const again = { stage: 'lost', ...kept, offered_currency: 'EUR' };
    expect(await changed(id, { status: true })).toMatchObject(again);
    expect(await changed(id, { status: true })).toMatchObject(again);
  });

  test('is remembered by the stage new as by the status', async () => {
    const id = await store();
    await changed(id, { stage: 'won' });
    await changed(id, { stage: 'new' });
    expect(await changed(id, { status: true })).toMatchObject({ stage: 'won' });
  });

  test('is forgotten once another is chosen', async () => {
    const id = await store();
    await changed(id, { stage: 'won' });
    await changed(id, { status: false });
    await changed(id, { stage: 'offered' });
    await changed(id, { status: false });
    expect(await changed(id, { status: true })).toMatchObject({ stage: 'offered' });
  });

  test('may agree with a status beside it', async () => {
    const id = await store();
    expect(await changed(id, { stage: 'won', status: true })).toMatchObject({ stage: 'won' });
    expect(await changed(id, { stage: 'new', status: 'false' })).toMatchObject({ stage: 'new' });
  });

  test.each([
    [{ stage: 'won', status: false }, 'stage'],
    [{ stage: 'new', status: true }, 'stage'],
    [{ stage: 'held' }, 'stage'],
    [{ stage: 'dropped' }, 'stage'],
    [{ stage: '' }, 'stage'],
    [{ stage: null }, 'stage'],
    [{ stage: 'WON' }, 'stage'],
    [{ stage: 7 }, 'stage'],
    [{ stage: ['won'] }, 'stage'],
    [{}, 'status'],
    [{ status: null }, 'status'],
    [{ offered_currency: '' }, 'status'],
  ])('is refused with %j under %s', async (change, field) => {
    const id = await store();
    expect(await refused(id, change)).toEqual([field]);
    expect(await historyOf(id)).toEqual([]);
  });

  test.each([{ status: true }, { status: false }, { stage: 'won' }, { note: 'x' }])(
    'of a held one is in conflict with %j',
    async (change) => {
      const id = await store({ state: 'held' });
      expect((await send(id, change)).status).toBe(409);
      expect((await send(id, change, await signUpOwner(shop))).status).toBe(404);
    },
  );

  test('of a dropped one or of another seller is unknown', async () => {
    expect((await send(await store({ state: 'dropped' }), { stage: 'won' })).status).toBe(404);
    const id = await store();
    const other = await signUpOwner(shop);
    expect((await send(id, { stage: 'won', note: 'x' }, other)).status).toBe(404);
    expect(await historyOf(id)).toEqual([]);
  });

  test('tells since when it is answered', async () => {
    const id = await store();
    await changed(id, { stage: 'spam' });
    expect(await answeredAt(id)).toBeNull();
    await changed(id, { stage: 'answered' });
    const first = await answeredAt(id);
    expect(first).not.toBeNull();
    await changed(id, { stage: 'won' });
    expect(await answeredAt(id)).toEqual(first);
    await changed(id, { status: false });
    expect(await answeredAt(id)).toBeNull();
  });

  test('keeps the time of the answer over a slip', async () => {
    const id = await store();
    await changed(id, { status: true });
    const first = await answeredAt(id);
    await age(id);
    await changed(id, { status: false });
    await changed(id, { status: true });
    const aged = new Date((first?.getTime() ?? 0) - 120_000);
    expect((await answeredAt(id))?.getTime()).toBe(aged.getTime());
  });
});

describe('an offer', () => {
  test('takes the currency of the item, keeps its own, and is cleared', async () => {
    const id = await store();
    const offer = async (change: object) => {
      const { offered_price, offered_currency } = await changed(id, change);
      return [offered_price, offered_currency];
    };
    expect(await offer({ offered_price: '120.50' })).toEqual([120.5, 'EUR']);
    expect(await offer({ offered_currency: 'ALL' })).toEqual([120.5, 'ALL']);
    expect(await offer({ offered_price: 15_000 })).toEqual([15_000, 'ALL']);
    expect(await offer({ note: 'x' })).toEqual([15_000, 'ALL']);
    expect(await offer({ offered_price: '', offered_currency: 'EUR' })).toEqual([null, null]);
    expect(await offer({ offered_price: 99_999_999.99, offered_currency: 'USD' })).toEqual([
      99_999_999.99,
      'USD',
    ]);
    expect(await offer({ offered_price: null })).toEqual([null, null]);
  });

  test('to a question to the business needs a currency', async () => {
    const id = await store({ item_type: 'business', item_price: null, item_currency: null });
    expect(await refused(id, { offered_price: 100 })).toEqual(['offered_currency']);
    const change = { offered_price: 100, offered_currency: 'ALL' };
    expect(await changed(id, change)).toMatchObject(change);
  });

  test.each([
    0,
    -1,
    '-0.01',
    '1.250,00',
    '1,250.00',
    0.001,
    1e8,
    '12 €',
    true,
    [1],
    {},
    'NaN',
    '1e3',
  ])('of %j is refused', async (price) => {
    expect(await refused(await store(), { offered_price: price })).toEqual(['offered_price']);
  });

  test.each(['GBP', 'eur', '€', 7])('in %j is refused', async (currency) => {
    const change = { offered_price: 100, offered_currency: currency };
    expect(await refused(await store(), change)).toEqual(['offered_currency']);
  });

  test('needs a price with its currency', async () => {
    expect(await refused(await store(), { offered_currency: 'EUR' })).toEqual(['offered_price']);
  });
});

describe('a note, a reason and a day', () => {
  test.each([
    ['  Çelësi është te fqinji\r\n📞 pas orës 18 ', 'Çelësi është te fqinji\n📞 pas orës 18'],
    ['<b>x</b> {emri} %', '<b>x</b> {emri} %'],
    ['e\u0308', 'ë'],
    ['x'.repeat(2_000), 'x'.repeat(2_000)],
    ['', null],
    ['   ', null],
    [null, null],
  ])('keeps the note %j', async (note, kept) => {
    expect((await changed(await store({ note: 'before' }), { note })).note).toBe(kept);
  });

  test.each(['x'.repeat(2_001), 'a\u0000b', 'a\u001bb', 7, ['x'], 'a\ud800b'])(
    'refuses the note %j',
    async (note) => {
      expect(await refused(await store(), { note })).toEqual(['note']);
    },
  );

  test.each(['x'.repeat(201), 'a\nb', 7, 'a\u0000'])(
    'refuses the reason %j',
    async (lost_reason) => {
      expect(await refused(await store(), { lost_reason })).toEqual(['lost_reason']);
    },
  );

  test('shows the reason of a lost one alone', async () => {
    const id = await store();
    expect((await changed(id, { lost_reason: 'Shumë larg' })).lost_reason).toBeNull();
    expect((await changed(id, { stage: 'lost' })).lost_reason).toBe('Shumë larg');
  });

  test('takes a day from today in Tirana on, and one that has passed since', async () => {
    const id = await store();
    expect((await changed(id, { follow_up_on: '2027-03-11' })).follow_up_on).toBe('2027-03-11');
    expect(await refused(id, { follow_up_on: '2027-03-10' })).toEqual(['follow_up_on']);
    const kept = await store({ follow_up_on: '2027-03-01' });
    expect(await changed(kept, { follow_up_on: '2027-03-01', note: 'x' })).toMatchObject({
      follow_up_on: '2027-03-01',
    });
    expect((await changed(kept, { follow_up_on: '' })).follow_up_on).toBeNull();
  });

  test.each([
    '2027-02-30',
    '11.03.2027',
    'nesër',
    '2027-3-12',
    20270312,
    '2027-03-12T10:00:00Z',
    '0000-01-01',
    '1999-12-31',
  ])('refuses the day %j', async (follow_up_on) => {
    expect(await refused(await store(), { follow_up_on })).toEqual(['follow_up_on']);
  });
});

describe('the history of a lead', () => {
  test('has a row for each thing that changed, the newest first, with who and when', async () => {
    const id = await store();
    await changed(id, { stage: 'offered', note: 'x', offered_price: 120.5 });
    await changed(id, { stage: 'offered', note: 'x', offered_price: 120.5 });
    await changed(id, { follow_up_on: '2027-04-01', note: null });
    expect(await historyOf(id)).toEqual([
      ['follow_up', '2027-04-01'],
      ['note', null],
      ['stage', 'offered'],
      ['note', null],
      ['offer', '120.5 EUR'],
    ]);
    const path = `/private/business-request/history?requestId=${id}`;
    const response = await callsOf(shop, seller).get(path);
    const [event] = (await answerOf<LeadHistory>(response)).data;
    expect(event).toMatchObject({ by: expect.stringMatching(/\S \S/) });
    expect(event?.happened_at).toMatch(/^\d{4}-.*Z$/);
  });

  test('leaves out a slip, but not what stood for longer than a minute', async () => {
    const id = await store();
    await changed(id, { stage: 'won' });
    await changed(id, { stage: 'new' });
    expect(await historyOf(id)).toEqual([]);
    await changed(id, { stage: 'answered' });
    await changed(id, { stage: 'won' });
    await changed(id, { stage: 'answered' });
    expect(await historyOf(id)).toEqual([['stage', 'answered']]);
    await age(id);
    await changed(id, { stage: 'new' });
    expect(await historyOf(id)).toEqual([
      ['stage', 'new'],
      ['stage', 'answered'],
    ]);
  });

  test('is that of an own lead alone', async () => {
    const path = `/private/business-request/history?requestId=`;
    const other = callsOf(shop, await signUpOwner(shop));
    expect((await other.get(`${path}${await store()}`)).status).toBe(404);
    const mine = callsOf(shop, seller);
    expect((await mine.get(`${path}${await store({ state: 'held' })}`)).status).toBe(404);
    expect((await mine.get(`${path}x`)).status).toBe(422);
    expect((await mine.get(path)).status).toBe(422);
    expect((await shop.request(`/v1${path}1`)).status).toBe(401);
  });
});

test('two changes at once both count, one after the other', async () => {
  const id = await store();
  await Promise.all([
    changed(id, { note: 'a' }),
    changed(id, { stage: 'offered' }),
    changed(id, { offered_price: 10 }),
    ...Array.from({ length: 4 }, () => changed(id, { status: true })),
  ]);
  const { data } = await answerOf<OrderPage>(
    await callsOf(shop, seller).get('/private/business-request/get'),
  );
  expect(data.results[0]).toMatchObject({ stage: 'offered', note: 'a', offered_price: 10 });
  const kinds = (await historyOf(id)).map(([kind]) => kind);
  expect(kinds.filter((kind) => kind === 'note')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'offer')).toHaveLength(1);
});
