import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { post, registerForm, type Seller, signUp, visitorHeaders } from '../../testing/seller.ts';

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

const get = (path: string, headers = visitorHeaders) => shop.request(`/v1${path}`, { headers });

test.each([
  ['register', 20 - 1, () => post(shop, '/auth/register', registerForm({ name: '' }))],
  ['log in', 50, (index: number) => post(shop, '/auth/login', { email: `a${index}@x.al` })],
  ['verify an address', 60, () => get('/auth/verify-email/x')],
  [
    'ask for a link',
    20,
    (index: number) => post(shop, '/auth/forget-password', { email: `a${index}@example.com` }),
  ],
  ['set a password', 30, () => post(shop, '/auth/reset-password', {})],
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
