import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { post, type Seller, signUp, visitorHeaders } from '../../testing/seller.ts';

/* On https without COOKIE_DOMAIN, no sub-domain and no plain connection can set the cookie of a session. */

let shop: TestShop;
let seller: Seller;
/** As sealed before the change of names, or where there is no https. */
let value: string;

beforeAll(async () => {
  shop = await openTestShop();
  seller = await signUp(shop);
  value = /session=([^;]+)/.exec(seller.headers.cookie ?? '')?.[1] ?? '';
});
afterAll(() => shop.close());

/** The same shop at another address. */
function shopAt(publicUrl: string, cookieDomain: string | null = null) {
  const app = buildApp({
    ...shop.services,
    settings: { ...shop.services.settings, publicUrl, cookieDomain },
  });
  return { request: async (path: string, init?: RequestInit) => app.request(path, init) };
}
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const askWith = (at: ReturnType<typeof shopAt>, cookie: string, path = '/auth/user') =>
  at.request(`/v1${path}`, { headers: { ...visitorHeaders, cookie: `XSRF-TOKEN=a; ${cookie}` } });
const userOf = async (response: Response) => (await answerOf<User | null>(response)).data;

const secure = () => shopAt('https://shop.example');
const hostCookie =
  /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

describe('on https', () => {
  test('the session has a cookie of this host alone, and no other cookie has', async () => {
    const cookies = cookiesOf(await post(secure(), '/auth/login', seller));
    expect(cookies).toEqual([
      expect.stringMatching(hostCookie),
      expect.stringMatching(/^device=.*; Secure; SameSite=Lax$/),
    ]);
    const [own = ''] = cookies;
    const response = await askWith(secure(), own.split(';', 1)[0] ?? '');
    expect(cookiesOf(response)).toEqual([]);
    expect(await userOf(response)).toMatchObject({ id: seller.id });
    const visitor = await secure().request('/v1/auth/user');
    expect(cookiesOf(visitor)).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
  });

  test('a session from before is carried over', async () => {
    const response = await askWith(secure(), `session=${value}`);
    expect(await userOf(response)).toMatchObject({ id: seller.id });
    expect(cookiesOf(response)).toEqual([
      expect.stringMatching(/^session=; Max-Age=0; Path=\/; HttpOnly; Secure/),
      expect.stringMatching(hostCookie),
    ]);
    expect(cookiesOf(response)[1]).toContain(`__Host-session=${value};`);
  });

  test('a cookie of the old name changes nothing beside the new one', async () => {
    const other = await signUp(shop);
    const planted = /session=([^;]+)/.exec(other.headers.cookie ?? '')?.[1];
    const response = await askWith(secure(), `session=${planted}; __Host-session=${value}`);
    expect(await userOf(response)).toMatchObject({ id: seller.id });
  });

  test('signing out ends the session under either name', async () => {
    for (const name of ['session', '__Host-session']) {
      const login = await post(shop, '/auth/login', seller);
      const own = /session=([^;]+)/.exec(cookiesOf(login).join())?.[1];
      const cookies = cookiesOf(await askWith(secure(), `${name}=${own}`, '/auth/logout'));
      expect(cookies).toContainEqual(expect.stringMatching(`^${name}=; Max-Age=0`));
      expect(await userOf(await askWith(secure(), `${name}=${own}`))).toBeNull();
    }
  });

  test('both cookies of an ended session are taken away', async () => {
    const cookies = cookiesOf(await askWith(secure(), 'session=x; __Host-session=y'));
    expect(cookies).toContainEqual(expect.stringMatching(/^session=; Max-Age=0/));
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-session=; Max-Age=0/));
  });
});

test.each([
  ['http', () => shopAt('http://localhost:3000'), /^session=[^;]+; Max-Age=2592000; Path/],
  [
    'a shared domain',
    () => shopAt('https://shop.example', 'shop.example'),
    /; Domain=shop\.example/,
  ],
])('with %s it keeps its name, and sessions of the host are carried back', async (_, at, form) => {
  const response = await askWith(at(), `__Host-session=${value}`);
  expect(await userOf(response)).toMatchObject({ id: seller.id });
  const [gone, set] = cookiesOf(response);
  expect(gone).toMatch(/^__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure/);
  expect(set).toMatch(/^session=/);
  expect(set).toMatch(form);
});
