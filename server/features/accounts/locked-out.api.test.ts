import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { post, type Seller, signUp, visitorHeaders } from '../../testing/seller.ts';
import { sendResetLink } from './mailed-links.ts';
import { mailedToken } from './testing/mailed-link.ts';

/* Strangers who try an account's password use up what is theirs, and never lock out its owner. */

let shop: TestShop;
let app: ReturnType<typeof buildApp>;
let seller: Seller;
let device: string;
let now: Date;
let limiter: TestShop['services']['countCall'];

beforeAll(async () => {
  shop = await openTestShop({
    services: { clock: () => now, countCall: (limit, key) => limiter(limit, key) },
  });
  app = buildApp(shop.services);
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  seller = await uncounted(() => signUp(shop));
  device = await uncounted(async () => deviceOf(await post(shop, '/auth/login', seller)));
  // Tens become ones: an account has 10 attempts an hour, one from each network; a network has 5, a device 1.
  limiter = createRateLimiter(1 / 10);
});

/** Prepares something that counts against no limit. */
async function uncounted<T>(prepare: () => Promise<T>): Promise<T> {
  const present = limiter;
  limiter = async () => {};
  const prepared = await prepare();
  limiter = present;
  return prepared;
}

const strangers = '203.0.113.7';
const home = '198.51.100.4';
const newPassword = 'një fjalëkalim i ri';

const deviceOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((text) => text.startsWith('device='))
    ?.split(';', 1)[0] ?? '';

function postFrom(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  const headers = { ...visitorHeaders, cookie: `${visitorHeaders.cookie}; ${cookie}` };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const bindings = { incoming: new IncomingMessage(socket) };
  return Promise.resolve(app.request(`/v1${path}`, init, bindings));
}
const logIn = async (address: string, cookie = '', { email, password } = seller) =>
  (await postFrom(address, '/auth/login', { email, password }, cookie)).status;
const guess = (address: string, cookie = '') =>
  logIn(address, cookie, { ...seller, password: 'not that one' });
const reset = (address: string, token: string) =>
  postFrom(address, '/auth/reset-password', {
    token,
    password: newPassword,
    confirmPassword: newPassword,
  });

async function useUpAccount(): Promise<void> {
  for (let index = 1; index <= 10; index += 1) await guess(`192.0.2.${index}`);
  expect(await logIn(home)).toBe(429);
}
async function useUpNetwork(path = '/auth/login'): Promise<void> {
  for (let index = 0; index < 6; index += 1) {
    const password = 'not that one at all';
    const form = { email: `a${index}@x.al`, token: 'x', password, confirmPassword: password };
    await postFrom(strangers, path, form);
  }
}

describe('a device that has signed in before', () => {
  test('signs in when strangers have used up the attempts of the account', async () => {
    await useUpAccount();
    expect(await logIn(home, device)).toBe(200);
  });

  test('signs in from a network where strangers have used up all attempts', async () => {
    await useUpNetwork();
    expect(await logIn(strangers)).toBe(429);
    expect(await logIn(strangers, device)).toBe(200);
  });

  test('asks for a link from there too', async () => {
    await useUpNetwork('/auth/forget-password');
    const ask = async (cookie?: string) =>
      (await postFrom(strangers, '/auth/forget-password', { email: seller.email }, cookie)).status;
    expect(await ask()).toBe(429);
    expect(await ask(device)).toBe(200);
  });

  test('may guess so and so many times, and then no more often than strangers', async () => {
    await useUpAccount();
    expect(await guess(home, device)).toBe(401);
    expect(await guess(home, device)).toBe(429);
    expect(await logIn(home, device)).toBe(429);
  });

  test('is one together with all others of the account', async () => {
    await useUpAccount();
    for (let index = 0; index < 10; index += 1) {
      now = new Date(now.getTime() + 1000);
      const other = await uncounted(async () => deviceOf(await post(shop, '/auth/login', seller)));
      expect(await guess(home, other)).toBe(401);
    }
    expect(await logIn(home, device)).toBe(429);
  });

  test('is known to no other account, not for ever, and not by a cookie that is not ours', async () => {
    await useUpAccount();
    const foreign = await uncounted(async () =>
      deviceOf(await post(shop, '/auth/login', await signUp(shop))),
    );
    expect(await logIn(home, foreign)).toBe(429);
    const [, rest = ''] = foreign.split('-', 2);
    expect(await logIn(home, `device=${seller.id}-${rest}`)).toBe(429);
    expect(await logIn(home, device.slice(0, -2))).toBe(429);
    now = new Date(now.getTime() + 366 * 24 * 3_600_000);
    expect(await logIn(home, device)).toBe(429);
  });

  test('is known to several accounts, and opens none of them', async () => {
    const both = await uncounted(async () =>
      deviceOf(await postFrom(home, '/auth/login', await signUp(shop), device)),
    );
    await useUpAccount();
    expect(await logIn(home, both)).toBe(200);
    const user = await shop.request('/v1/auth/user', { headers: { cookie: both } });
    expect(await user.json()).toMatchObject({ data: null });
  });
});

describe('a new password by the link of the mail', () => {
  const mailed = async () => {
    await sendResetLink(shop.services, seller);
    return mailedToken(shop, seller.id);
  };

  test('lifts the lock of the account', async () => {
    await useUpAccount();
    expect((await reset(home, await mailed())).status).toBe(200);
    expect(await logIn('198.51.100.5', '', { ...seller, password: newPassword })).toBe(200);
  });

  test('can be set and used from a network where strangers have used up all attempts', async () => {
    await useUpNetwork();
    await useUpNetwork('/auth/reset-password');
    expect((await reset(strangers, 'no link')).status).toBe(429);
    const response = await reset(strangers, await mailed());
    expect(response.status).toBe(200);
    const known = deviceOf(response);
    expect(await logIn(strangers, known, { ...seller, password: newPassword })).toBe(200);
  });
});
