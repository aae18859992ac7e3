import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createPasswords } from './passwords/create-passwords.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import {
  headersAfter,
  post,
  type Seller,
  signIn,
  signUp,
  visitorHeaders,
} from '../../testing/seller.ts';

let shop: TestShop;
let seller: Seller;
/** The hashes that passwords were compared with; null when there was none. */
let hashed: (string | null)[];

beforeAll(async () => {
  const passwords = createPasswords();
  hashed = [];
  shop = await openTestShop({
    services: {
      passwords: {
        ...passwords,
        isRight: (password, hash) => {
          hashed.push(hash);
          return passwords.isRight(password, hash);
        },
      },
    },
  });
  seller = await signUp(shop);
});
afterAll(() => shop.close());

const userOf = async (headers: Record<string, string>) =>
  (await answerOf<User | null>(await shop.request('/v1/auth/user', { headers }))).data;

describe('signing in', () => {
  test('opens a session of its own', async () => {
    const { email, password } = seller;
    const response = await post(shop, '/auth/login', { email: email.toUpperCase(), password });
    expect(response.status).toBe(200);
    expect((await answerOf<User>(response)).data).toMatchObject({ id: seller.id, email });
    const headers = headersAfter(response);
    expect(headers.cookie).not.toBe(seller.headers.cookie);
    expect(await userOf(headers)).toMatchObject({ id: seller.id });
    expect(await userOf(seller.headers)).toMatchObject({ id: seller.id });
  });

  test('fails in one and the same way, and with the same work, whatever is wrong', async () => {
    hashed.length = 0;
    const attempts = [
      { email: seller.email, password: 'not that one' },
      { email: 'nobody@example.com', password: seller.password },
    ];
    const answers = [];
    for (const attempt of attempts) {
      const response = await post(shop, '/auth/login', attempt);
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
      answers.push(await answerOf(response));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'The e-mail or the password is wrong.',
      errors: [{ path: 'password', msg: 'The e-mail or the password is wrong.' }],
    });
    expect(hashed).toEqual([expect.stringMatching(/^\$argon2id\$/), null]);
  });

  test('needs both fields, and the XSRF header', async () => {
    const response = await post(shop, '/auth/login', {});
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['email', 'password']);
    const headers = { 'content-type': 'application/json' };
    expect((await post(shop, '/auth/login', seller, headers)).status).toBe(403);
  });
});

describe('the user', () => {
  test('is null for a visitor, who gets the XSRF cookie', async () => {
    const response = await shop.request('/v1/auth/user');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
    expect((await answerOf(response)).data).toBeNull();
  });

  test('is spoken to in the language of the account, whatever the cookie and the address say', async () => {
    const cookie = seller.headers.cookie?.replace('lang=en', 'lang=al') ?? '';
    const response = await shop.request('/v1/nothing?lang=al', { headers: { cookie } });
    expect((await answerOf(response)).message).toBe('What you are looking for was not found.');
  });
});

describe('a session', () => {
  test('lives on when it is used after a day, and its cookie with it', async () => {
    const headers = await signIn(shop, seller);
    const token = /session=([\w-]+)\./.exec(headers.cookie ?? '')?.[1] ?? '';
    const fresh = await shop.request('/v1/auth/user', { headers });
    expect(fresh.headers.getSetCookie()).toEqual([]);
    await shop.pool.query(
      `update session set updated_at = now() - interval '25 hours', expires_at = now() + interval '5 days'
        where token = $1`,
      [token],
    );
    const response = await shop.request('/v1/auth/user', { headers });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=.*Max-Age=2592000/),
    ]);
    const { rows } = await shop.pool.query(
      `select extract(day from expires_at - now())::int as days from session where token = $1`,
      [token],
    );
    expect(rows).toEqual([{ days: 29 }]);
  });

  test('ends by itself, and its cookie is taken away', async () => {
    const headers = await signIn(shop, seller);
    const token = /session=([\w-]+)\./.exec(headers.cookie ?? '')?.[1] ?? '';
    await shop.pool.query('update session set expires_at = now() where token = $1', [token]);
    const response = await shop.request('/v1/auth/user', { headers });
    expect((await answerOf(response)).data).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=; Max-Age=0; Path=\//),
    ]);
  });

  test('has a secure cookie of the set domain where visitors come by https', async () => {
    const settings = { ...shop.services.settings, publicUrl: 'https://shop.example' };
    const secure = await openTestShop({ settings: { ...settings, cookieDomain: 'shop.example' } });
    const { headers } = await signUp(secure).then((other) =>
      post(secure, '/auth/login', other).then((response) => ({ headers: response.headers })),
    );
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^session=.*; Domain=shop\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^device=.*; Domain=shop\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    await secure.close();
  });
});

describe('signing out', () => {
  test('ends this session, and no other', async () => {
    const headers = await signIn(shop, seller);
    const response = await shop.request('/v1/auth/logout', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=; Max-Age=0/),
    ]);
    expect(await userOf(headers)).toBeNull();
    expect(await userOf(seller.headers)).not.toBeNull();
  });

  test('works for a visitor too', async () => {
    expect((await shop.request('/v1/auth/logout', { headers: visitorHeaders })).status).toBe(200);
  });

  test('is refused to another site', async () => {
    const headers = { ...seller.headers, 'sec-fetch-site': 'cross-site' };
    expect((await shop.request('/v1/auth/logout', { headers })).status).toBe(403);
    expect(await userOf(seller.headers)).not.toBeNull();
  });
});
