import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { latestMail } from './testing/mailed-link.ts';
import { headersAfter, post, registerForm, signUp, visitorHeaders } from '../../testing/seller.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('somebody who registers is signed in, and asked by mail to verify the address', async () => {
  const response = await post(shop, '/auth/register', registerForm({ email: 'Ana@Example.com' }));
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { data } = await answerOf<User>(response);
  expect(data).toEqual({
    id: expect.any(Number),
    name: 'Ana',
    surname: 'Hoxha',
    email: 'ana@example.com',
    birthDate: '1990-05-01',
    language: 'en',
    isactive: false,
    business_id: null,
    isOperator: false,
    role: null,
  });
  const own = await shop.request('/v1/auth/user', { headers: headersAfter(response) });
  expect((await answerOf(own)).data).toEqual(data);
  const mail = await latestMail(shop, data.id);
  expect(mail).toMatchObject({ recipient: 'ana@example.com', kind: 'verify-email' });
  expect(mail.subject).toBe('Verify your e-mail address');
  expect(mail.text).toContain('http://localhost:3000/verify-email/');
});

test('the cookie of a session can be read by no script, and lives thirty days', async () => {
  const response = await post(shop, '/auth/register', registerForm());
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^session=[\w-]+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^device=.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test('stored data can open no session and contains no link', async () => {
  const seller = await signUp(shop);
  const { token } = await shop.db
    .selectFrom('session')
    .select('token')
    .where('account_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  expect(seller.headers.cookie).toContain(token);
  for (const cookie of [
    `session=${token}`,
    `session=${token}.`,
    `session=${token}.${'A'.repeat(43)}`,
  ]) {
    const response = await shop.request('/v1/auth/user', { headers: { cookie } });
    expect((await answerOf(response)).data).toBeNull();
  }
  const { payload } = await shop.db
    .selectFrom('mail')
    .select('payload')
    .where('account_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(payload).sort()).toEqual(['accountId', 'email', 'expiresAt', 'kind', 'stamp']);
  const { password_hash: hash } = await shop.db
    .selectFrom('credential')
    .select('password_hash')
    .where('account_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['no surname', { surname: undefined }, ['surname']],
  ['a bad address', { email: 'ana@' }, ['email']],
  ['a short password', { password: '1234567', confirmPassword: '1234567' }, ['password']],
  [
    'a long password',
    { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    ['password'],
  ],
  ['a common password', { password: 'Password123', confirmPassword: 'Password123' }, ['password']],
  ['another password', { confirmPassword: 'something else' }, ['confirmPassword']],
  ['a late birth', { birthDate: '2020-01-01' }, ['birthDate']],
  ['an early birth', { birthDate: '1923-12-31' }, ['birthDate']],
  ['terms not accepted', { acceptTerms: false }, ['acceptTerms']],
  [
    'all of it, told at once',
    { name: '', email: 'x', password: '12345678', confirmPassword: 'y', acceptTerms: null },
    ['name', 'email', 'acceptTerms', 'confirmPassword', 'password'],
  ],
])('a registration is refused with %s', async (_, fields, paths) => {
  const response = await post(shop, '/auth/register', registerForm(fields));
  expect(response.status).toBe(422);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await brokenFields(response)).sort()).toEqual(paths.sort());
});

test('an address has one account, whatever its capitals', async () => {
  const { email } = await signUp(shop);
  const response = await post(shop, '/auth/register', registerForm({ email: email.toUpperCase() }));
  expect(response.status).toBe(422);
  const { errors } = await answerOf(response);
  expect(errors).toEqual([{ path: 'email', msg: 'This e-mail address is already in use.' }]);
});

test('an address in use is told before the terms are accepted', async () => {
  const { email } = await signUp(shop);
  const taken = await post(shop, '/auth/register', registerForm({ email, acceptTerms: undefined }));
  expect((await brokenFields(taken)).sort()).toEqual(['acceptTerms', 'email']);
  const free = await post(shop, '/auth/register', registerForm({ acceptTerms: undefined }));
  expect(await brokenFields(free)).toEqual(['acceptTerms']);
});

test('one of many simultaneous registrations of an address succeeds', async () => {
  const form = registerForm();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => post(shop, '/auth/register', form)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from account where email = $1) as accounts,
      (select count(*)::int from mail where recipient = $1) as mails`,
    [form.email],
  );
  expect(rows).toEqual([{ accounts: 1, mails: 1 }]);
});

test('an account is stored with its mail, or not at all', async () => {
  const broken = await openTestShop();
  await broken.pool.query(`alter table mail add constraint no_room check (false)`);
  expect((await post(broken, '/auth/register', registerForm())).status).toBe(500);
  const { rows } = await broken.pool.query(
    `select (select count(*) from account) + (select count(*) from session)
      + (select count(*) from mail) as stored`,
  );
  expect(rows).toEqual([{ stored: 0 }]);
  await broken.close();
});

test('the language of the caller becomes that of the account', async () => {
  const headers = { ...visitorHeaders, cookie: 'XSRF-TOKEN=abc' };
  const response = await post(shop, '/auth/register', registerForm(), headers);
  const { data } = await answerOf<User>(response);
  expect(data.language).toBe('al');
  expect((await latestMail(shop, data.id)).subject).toBe('Konfirmo adresën e e-mailit');
});

test('a registration is refused without the XSRF header, and as another type', async () => {
  const body = registerForm();
  const { 'x-xsrf-token': _, ...headers } = visitorHeaders;
  expect((await post(shop, '/auth/register', body, headers)).status).toBe(403);
  const text = { ...visitorHeaders, 'content-type': 'text/plain' };
  expect((await post(shop, '/auth/register', body, text)).status).toBe(415);
});
