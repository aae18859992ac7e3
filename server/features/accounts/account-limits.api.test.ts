import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  goodPassword,
  post,
  registerForm,
  type Seller,
  signUp,
  visitorHeaders,
} from '../../testing/seller.ts';
import { byAddress } from './limits.ts';

let shop: TestShop;
let seller: Seller;
let limiter: TestShop['services']['countCall'];

beforeAll(async () => {
  shop = await openTestShop({ services: { countCall: (limit, key) => limiter(limit, key) } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  limiter = createRateLimiter(1);
  seller = await signUp(shop);
});

/** Sends up to `many` calls and returns how many were accepted before the first 429, which must say when to retry. */
async function takenOf(many: number, send: (index: number) => Promise<Response>): Promise<number> {
  for (let index = 0; index < many; index += 1) {
    const response = await send(index);
    if (response.status !== 429) continue;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' });
    return index;
  }
  return many;
}

const resetForm = { token: 'x', password: goodPassword, confirmPassword: goodPassword };

const get = (path: string, headers = visitorHeaders) => shop.request(`/v1${path}`, { headers });

test.each([
  ['register', 20 - 1, () => post(shop, '/auth/register', registerForm({ name: '' }))],
  [
    'log in',
    50,
    (index: number) => post(shop, '/auth/login', { email: `a${index}@x.al`, password: 'x' }),
  ],
  ['verify an address', 60, () => get('/auth/verify-email/x')],
  [
    'ask for a link',
    20,
    (index: number) => post(shop, '/auth/forget-password', { email: `a${index}@example.com` }),
  ],
  ['set a password', 30, () => post(shop, '/auth/reset-password', resetForm)],
  ['ask who is signed in', 1_200, () => get('/auth/user')],
  ['sign out', 1_200, () => get('/auth/logout')],
])('an address may %s so and so many times', async (_, calls, send) => {
  expect(await takenOf(calls + 1, send)).toBe(calls);
});

test.each([
  ['have its password tried', 10, () => post(shop, '/auth/login', { ...seller, password: 'x' })],
  [
    'be sent the mail again',
    5,
    () => get('/auth/generate-email-verification-token', seller.headers),
  ],
  ['be sent a link', 5, () => post(shop, '/auth/forget-password', { email: seller.email })],
  ['change its password', 10, () => post(shop, '/auth/change-password', {}, seller.headers)],
  ['change its address', 10, () => post(shop, '/auth/change-email', {}, seller.headers)],
  ['be deleted', 10, () => post(shop, '/auth/delete-account', {}, seller.headers)],
  ['list its sessions', 120, () => get('/auth/sessions', seller.headers)],
  ['be downloaded', 120, () => get('/auth/account-data', seller.headers)],
])('an account may %s so and so many times', async (_, calls, send) => {
  expect(await takenOf(calls + 1, send)).toBe(calls);
});

const forms: [string, number, string, () => object][] = [
  ['register', 201, '/auth/register', () => registerForm()],
  ['log in', 401, '/auth/login', () => ({ email: 'a@x.al', password: 'x' })],
  ['ask for a link', 200, '/auth/forget-password', () => ({ email: 'a@x.al' })],
  ['set a password', 400, '/auth/reset-password', () => resetForm],
];

test.each(forms)(
  'calls to %s that are not well-formed are charged to nobody',
  async (_, taken, path, form) => {
    limiter = createRateLimiter(1 / 100);
    const send = (body: string, type = 'application/json') =>
      shop.request(`/v1${path}`, {
        method: 'POST',
        headers: { ...visitorHeaders, 'content-type': type },
        body,
      });
    for (let round = 0; round < 3; round += 1) {
      expect((await send('{}')).status).toBe(422);
      expect((await send('x', 'text/plain')).status).toBe(415);
      expect((await send('{"')).status).toBe(400);
    }
    expect((await post(shop, path, form())).status).toBe(taken);
    expect((await post(shop, path, form())).status).toBe(429);
  },
);

test.each(forms)(
  'a solved captcha lets a neighbor %s past the limit of the address, once',
  async (_, taken, path, form) => {
    const narrow = createRateLimiter(1 / 100);
    limiter = async (limit, key) => {
      // The limits by account and recipient stay as wide as they are.
      if (Object.values(byAddress).some(({ name }) => name === limit.name))
        await narrow(limit, key);
    };
    expect((await post(shop, path, form())).status).toBe(taken);
    expect((await post(shop, path, form())).status).toBe(429);
    const headers = {
      ...visitorHeaders,
      'X-Captcha-Token': await solveToken(shop.services.captcha),
    };
    expect((await post(shop, path, form(), headers)).status).toBe(taken);
    expect((await post(shop, path, form(), headers)).status).toBe(429);
  },
);

test('no captcha gets past a limit of the account', async () => {
  const attempt = { ...seller, password: 'x' };
  expect(await takenOf(11, () => post(shop, '/auth/login', attempt))).toBe(10);
  const headers = { ...visitorHeaders, 'X-Captcha-Token': await solveToken(shop.services.captcha) };
  expect((await post(shop, '/auth/login', attempt, headers)).status).toBe(429);
});

describe('one account from many addresses', () => {
  let app: ReturnType<typeof buildApp>;
  beforeAll(() => {
    app = buildApp(shop.services);
  });

  const tryFrom = (address: string, password = 'not that one') => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    const body = JSON.stringify({ email: seller.email, password });
    const init = { method: 'POST', headers: visitorHeaders, body };
    const bindings = { incoming: new IncomingMessage(socket) };
    return Promise.resolve(app.request('/v1/auth/login', init, bindings));
  };

  test('is not kept from its owner by a stranger who tries passwords elsewhere', async () => {
    expect(await takenOf(49, () => tryFrom('203.0.113.7'))).toBe(10);
    expect((await tryFrom('198.51.100.4', seller.password)).status).toBe(200);
    expect((await tryFrom('203.0.113.7', seller.password)).status).toBe(429);
  });

  test('may have its password tried so and so many times in all', async () => {
    limiter = createRateLimiter(1 / 10);
    expect(await takenOf(11, (index) => tryFrom(`203.0.113.${index}`))).toBe(10);
    expect((await tryFrom('198.51.100.4', seller.password)).status).toBe(429);
  });

  test('counts all of a home with one IPv6 prefix as one', async () => {
    expect(await takenOf(11, (index) => tryFrom(`2001:db8:1:2::${index + 1}`))).toBe(10);
  });
});
