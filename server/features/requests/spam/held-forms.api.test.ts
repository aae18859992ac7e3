import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTallies } from '../../../platform/http/counters.ts';
import { solveToken } from '../../../platform/captcha/testing/solve-token.ts';
import { openRequestShop, type RequestShop } from '../testing/open-request-shop.ts';
import { readAnswer } from '../testing/visitor.ts';

let shop: RequestShop;

beforeAll(async () => {
  // Rate limits are another test's subject.
  shop = await openRequestShop({ services: { countCall: async () => {} } });
});
afterAll(() => shop.close());
beforeEach(() => {
  // As after a quiet day.
  shop.services.tallies = createTallies();
  shop.services.settings.rateLimitScale = 1;
});

/** Sends a form, which is always accepted, and finds what became of it. */
async function send(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await shop.submit(fields, headers);
  expect(response.status).toBe(201);
  const { data } = await readAnswer(response);
  const { rows } = await shop.pool.query(
    `select state, signals, (select count(*)::int from mail where request_id = r.id and template = 'request') as mails
     from request r where id = $1`,
    [data.id],
  );
  return rows[0];
}

const arrived = { state: 'new', signals: [], mails: 1 };
const heldFor = (...signals: string[]) => ({ state: 'held', signals, mails: 0 });
const offer = 'Rritni shitjet tuaja me ofertën tonë të shkëlqyer, na shkruani sot!';

test('a form as people fill it in arrives, and so does one from a caller without a form', async () => {
  expect(await send({ signals: { website: '', shownMs: 24_000 } })).toEqual(arrived);
  expect(await send()).toEqual(arrived);
});

test.each([{ website: 5 }, { shownMs: -1 }, 'x', null, 7])(
  'signals that make no sense, such as %j, cost no request',
  async (signals) => {
    expect(await send({ signals })).toEqual(arrived);
  },
);

test.each([
  ['honeypot', { signals: { website: 'https://spam.example', shownMs: 24_000 } }],
  ['speed', { signals: { shownMs: 300 } }],
  ['links', { message: 'Shiko https://spam.example/oferta' }],
])('a form is held for its %s', async (signal, fields) => {
  expect(await send(fields)).toEqual(heldFor(signal));
});

test('a text that comes for the fifth time is held', async () => {
  for (let time = 0; time < 4; time += 1) expect(await send({ message: offer })).toEqual(arrived);
  expect(await send({ message: `${offer} 5` })).toEqual(heldFor('repeated', 'burst'));
});

/** The cookie of a new visitor, as it is sent back. */
async function newVisitor(): Promise<Record<string, string>> {
  const [, cookie = ''] = (await shop.request('/v1/public/captcha')).headers.getSetCookie();
  return { cookie: `XSRF-TOKEN=abc; lang=en; ${cookie.split(';', 1)[0]}` };
}

test('ten forms of a visitor within ten minutes arrive at once, and so do those of neighbors', async () => {
  const headers = await newVisitor();
  for (let form = 1; form <= 15; form += 1) {
    const expected = form <= 10 ? arrived : heldFor('burst');
    expect(await send({ name: `Ana ${form}` }, headers)).toEqual(expected);
  }
  expect(await send({ name: 'Besa' })).toEqual(arrived);
  expect(await send({ name: 'Cana' }, await newVisitor())).toEqual(arrived);
});

test('a captcha that was used counts for nobody, however often it comes again', async () => {
  const token = await solveToken(shop.services.captcha);
  const headers = await newVisitor();
  expect(await send({ token }, headers)).toEqual(arrived);
  for (let time = 0; time < 40; time += 1) {
    expect((await shop.submit({ token, message: offer }, headers)).status).toBe(422);
  }
  expect(await send({ message: offer, signals: { shownMs: 2_000 } }, headers)).toEqual(arrived);
});

test('above the cap of a seller, forms with a weak signal are held, and no others', async () => {
  const hurried = { signals: { shownMs: 2_000 } };
  const key = { name: 'form-seller', seconds: 3600 };
  for (let form = 0; form < 29; form += 1) {
    await shop.services.tallies.add(key, String(shop.business));
  }
  expect(await send(hurried)).toEqual(arrived);
  expect(await send(hurried)).toEqual(heldFor('speed'));
  expect(await send({ signals: { website: '', shownMs: 9_000 } })).toEqual(arrived);
  expect(await send()).toEqual(arrived);
  shop.services.settings.rateLimitScale = 10;
  expect(await send({ signals: { shownMs: 200 } })).toEqual(arrived);
});

test('RATE_LIMIT_SCALE widens the thresholds', async () => {
  shop.services.settings.rateLimitScale = 1_000;
  for (let form = 0; form < 12; form += 1) {
    expect(await send({ message: offer, signals: { shownMs: 50 } })).toEqual(arrived);
  }
});

test('a form that is sent again, later, is the same form', async () => {
  const headers = { 'idempotency-key': 'again' };
  const first = await shop.submit({ signals: { shownMs: 9_000 } }, headers);
  const second = await shop.submit({ signals: { shownMs: 14_000 } }, headers);
  expect(await second.json()).toEqual(await first.json());
});
