import type { Captcha as Challenge } from '@orendi/contract/schemas/captcha';
import { type Captcha, createCaptcha } from '../../platform/captcha/index.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { createTallies } from '../../platform/http/counters.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop, testSecret } from '../../testing/open-test-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestForm } from './testing/visitor.ts';

/** Guesses a second of a cheap phone, a sixth of Chromium's on the machine of the bench. */
const PHONE = 5_651 / 6;
/** The usual work is 1,000 guesses on average, and 1,400 at most. */
const SECONDS = { mean: 1_000 / PHONE, most: 1_400 / PHONE };
const shopsCount = 20;

let shop: TestShop;
let shops: { business: number; product: number }[];
/** How much work each challenge was made for, in multiples of the usual. */
let asked: number[] = [];

beforeAll(async () => {
  const made = createCaptcha({ secret: testSecret, recaptcha: null, cost: 1 });
  const captcha: Captcha = {
    verify: made.verify,
    challenge(work = 1) {
      asked.push(work);
      // Quick to solve however much work is asked for, which is only counted.
      return made.challenge();
    },
  };
  shop = await openTestShop({ settings: { rateLimitScale: 1 }, services: { captcha } });
  shops = [];
  for (let n = 0; n < shopsCount; n += 1) {
    const business = await createBusiness(shop, { shows_phone: true, email: `s${n}@example.com` });
    shops.push({ business, product: await createProduct(shop, { business_id: business }) });
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  asked = [];
  shop.services.tallies = createTallies();
  await shop.pool.query('delete from request; delete from rate_limit');
});

const shopOf = (n: number) => shops[n % shopsCount] ?? { business: 0, product: 0 };
const from = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress }, headers: {} } }) as never;

/** A browser with its cookies at one address. */
function openBrowser(address: string) {
  const cookies = new Map([['XSRF-TOKEN', 'abc']]);
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      'content-type': 'application/json',
      'x-xsrf-token': 'abc',
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0.0.0 Mobile Safari/537.36',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await shop.request(`/v1/public/${path}`, { ...init, headers }, from(address));
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });
  /** As pages do: asks for a challenge, naming the shop. */
  const solve = (business: number) =>
    solveToken({
      challenge: async () =>
        ((await (await call(`captcha?shop=${business}`)).json()) as { data: Challenge }).data,
    });
  return {
    call,
    post,
    solve,
    /** Presses, and where work is asked for does it and presses again. */
    async press({ business }: { business: number }) {
      const path = `businesses/${business}/contact`;
      const first = await post(path, { method: 'phone' });
      if (first.status !== 422) return first.status;
      const again = { 'x-captcha-token': await solve(business) };
      return (await post(path, { method: 'phone' }, again)).status;
    },
    async send({ business, product }: { business: number; product: number }, fields = {}) {
      const token = await solve(business);
      const form = { ...requestForm({ id: product, token }), ...fields };
      return (await post('requests', form, { 'idempotency-key': crypto.randomUUID() })).status;
    },
  };
}

type Neighbor = ReturnType<typeof openBrowser>;
/** Every kind of call that is wrong, or comes for nothing. */
const junk: ((neighbor: Neighbor, n: number) => Promise<unknown>)[] = [
  ({ call }) =>
    call('requests', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
  ({ call }) => call('requests', { method: 'POST', body: '{' }),
  ({ post }) => post('requests', {}),
  ({ post }, n) => post('requests', requestForm({ id: shopOf(n).product, token: 'wrong' })),
  ({ post }) => post('reports', {}),
  ({ post }, n) =>
    post('reports', { id: shopOf(n).product, type: 'product', reason: 'other', token: 'wrong' }),
  ({ post }, n) => post(`businesses/${shopOf(n).business}/contact`, { method: 'nonsense' }),
  ({ post }, n) => post(`businesses/${shopOf(n).business}/contact`, { method: 'phone' }),
  ({ call }) => call('captcha'),
  ({ post }, n) =>
    post(
      `businesses/${shopOf(n).business}/contact`,
      { method: 'phone' },
      { 'x-captcha-token': 'x' },
    ),
];

const states = async () =>
  (
    await shop.pool.query<{ state: string; n: number }>(
      `select state, count(*)::int as n from request where client_name not like 'Rival%' group by 1`,
    )
  ).rows;

test.each([
  ['many shops', shopsCount],
  ['one shop', 1],
])(
  '300 visitors behind one address get through to %s beside a neighbor’s 5,000 junk calls',
  async (_, shopsAsked) => {
    const address = '198.51.100.7';
    const neighbor = openBrowser(address);
    const statuses: number[] = [];
    const works: number[] = [];
    const pressWork: number[] = [];
    for (let n = 0; n < 300; n += 1) {
      for (let call = 0; call < 5_000 / 300; call += 1)
        await junk[call % junk.length]?.(neighbor, n + call);
      const visitor = openBrowser(address);
      asked = [];
      for (let press = 0; press < 3; press += 1)
        statuses.push(await visitor.press(shopOf(n + press)));
      pressWork.push(asked.length);
      statuses.push(await visitor.send(shopOf(n % shopsAsked), { name: `Ana ${n}` }));
      works.push(...asked);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(900);
    expect(statuses.filter((status) => status === 201)).toHaveLength(300);
    expect(await states()).toEqual([{ state: 'new', n: 300 }]);
    // Once for the presses, and once for the form.
    expect(Math.max(...pressWork)).toBe(1);
    const most = Math.max(...works);
    expect(most * SECONDS.most).toBeLessThan(8);
    const mean = works.reduce((sum, work) => sum + work, 0) / works.length;
    const presses = pressWork.filter((count) => count > 0).length;
    console.info(
      `900 presses, of 300 visitors ${presses} were asked for work once; 300 requests; ${works.length} captchas: ` +
        `${mean.toFixed(2)} times the usual work on average, ${most} at most; on a cheap phone ` +
        `${(mean * SECONDS.mean).toFixed(1)} s on average, ${(most * SECONDS.most).toFixed(1)} s at most`,
    );
  },
  240_000,
);

test('a rival with 200 addresses keeps no lead from a shop, and what is held is seen there', async () => {
  const target = shopOf(0);
  for (let n = 0; n < 200; n += 1) {
    const rival = openBrowser(`203.0.${n}.9`);
    for (let form = 0; form < 6; form += 1) {
      expect(await rival.send(target, { name: `Rival ${n} ${form}`, message: '' })).toBe(201);
    }
    if (n % 10 > 0) continue;
    const buyer = openBrowser(`192.0.2.${n}`);
    expect(await buyer.send(target, { name: `Ana ${n}`, message: `Sa kushton ${n}?` })).toBe(201);
    // One who shares the rival's address, and writes to another shop.
    const neighbor = openBrowser(`203.0.${n}.9`);
    expect(await neighbor.send(shopOf(1 + (n % 7)), { name: `Besa ${n}` })).toBe(201);
  }
  expect(await states()).toEqual([{ state: 'new', n: 40 }]);
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from request where state = 'held') as held,
       (select count(*)::int from mail where template = 'held-digest') as digests`,
  );
  expect(rows[0].held).toBeGreaterThan(0);
  expect(rows[0].digests).toBe(1);
}, 240_000);
