import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWorkers } from '../../start-workers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openSmtpInbox } from '../../platform/mail/testing/smtp-inbox.ts';
import { sendResetLink } from './mailed-links.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { latestMail, mailedToken } from './testing/mailed-link.ts';
import {
  activate,
  post,
  type Seller,
  signIn,
  signUp,
  visitorHeaders,
} from '../../testing/seller.ts';

let shop: TestShop;
let seller: Seller;
let now: Date;

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  seller = await signUp(shop);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const get = (path: string, headers = visitorHeaders) => shop.request(`/v1${path}`, { headers });
const verify = (token: string) => get(`/auth/verify-email/${token}`);
const userOf = async (headers: Record<string, string>) =>
  (await answerOf<User | null>(await get('/auth/user', headers))).data;

describe('the link to verify an address', () => {
  test('makes the account active, and does nothing the second time', async () => {
    const token = await mailedToken(shop, seller.id);
    const response = await verify(token);
    expect(response.status).toBe(200);
    expect((await answerOf(response)).message).toBe('Your e-mail address is verified.');
    expect(await userOf(seller.headers)).toMatchObject({ isactive: true });
    now = inHours(30);
    expect((await verify(token)).status).toBe(200);
  });

  test('holds for a day', async () => {
    const token = await mailedToken(shop, seller.id);
    now = inHours(24.1);
    const response = await verify(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      message: 'This link is no longer valid. Ask for a new one.',
    });
    expect(await userOf(seller.headers)).toMatchObject({ isactive: false });
  });

  test('is refused when anything about it is not ours', async () => {
    const token = await mailedToken(shop, seller.id);
    const [id = '', expires = '', signature = ''] = token.split(/-(.*?)-(.*)/s);
    const other = await signUp(shop);
    for (const forged of [
      'x',
      `${id}-${expires}-`,
      `${other.id}-${expires}-${signature}`,
      `${id}-${Number(expires) + 1}-${signature}`,
      `${id}-${expires}-${signature.slice(0, -2)}AA`,
      `9999999999-${expires}-${signature}`,
    ]) {
      expect((await verify(forged)).status).toBe(400);
    }
    expect(await userOf(seller.headers)).toMatchObject({ isactive: false });
  });

  test('is sent again to those who are signed in and not active yet', async () => {
    const path = '/auth/generate-email-verification-token';
    const first = await mailedToken(shop, seller.id);
    now = inHours(1);
    expect((await get(path, seller.headers)).status).toBe(200);
    expect(await mailedToken(shop, seller.id)).not.toBe(first);
    expect((await get(path)).status).toBe(401);
    const crossSite = { ...seller.headers, 'sec-fetch-site': 'cross-site' };
    expect((await get(path, crossSite)).status).toBe(403);
    await activate(shop, seller);
    expect((await get(path, seller.headers)).status).toBe(409);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => post(shop, '/auth/forget-password', { email });
  const reset = (token: string, password = 'a new password') =>
    post(shop, '/auth/reset-password', { token, password, confirmPassword: password });

  test('is answered in the same way and with the same work, whether there is an account or not', async () => {
    const answers = [];
    for (const email of [seller.email, 'nobody@example.com']) {
      const response = await forget(email);
      expect(response.status).toBe(200);
      answers.push(await answerOf(response));
    }
    expect(answers[0]).toEqual(answers[1]);
    const { rows } = await shop.pool.query(
      `select data->>'email' as email from job where queue = 'forgotten-passwords' order by id`,
    );
    expect(rows).toEqual([{ email: seller.email }, { email: 'nobody@example.com' }]);
    const { kind } = await latestMail(shop, seller.id);
    expect(kind).toBe('verify-email');
  });

  test('is replaced by the link of the mail, once, and all sessions end', async () => {
    const second = await signIn(shop, seller);
    await sendResetLink(shop.services, { email: seller.email.toUpperCase() });
    const token = await mailedToken(shop, seller.id);
    expect((await reset(token)).status).toBe(200);
    expect(await userOf(seller.headers)).toBeNull();
    expect(await userOf(second)).toBeNull();
    expect((await latestMail(shop, seller.id)).kind).toBe('password-changed');
    expect((await reset(token, 'another password')).status).toBe(400);
    expect((await post(shop, '/auth/login', seller)).status).toBe(401);
    const headers = await signIn(shop, { ...seller, password: 'a new password' });
    expect(await userOf(headers)).toMatchObject({ id: seller.id });
  });

  test('is replaced once by two who use the link at the same time', async () => {
    await sendResetLink(shop.services, seller);
    const token = await mailedToken(shop, seller.id);
    const passwords = ['the first one', 'the second one', 'the third one'];
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('has a link that holds for an hour', async () => {
    await sendResetLink(shop.services, seller);
    const token = await mailedToken(shop, seller.id);
    now = inHours(1.1);
    expect((await reset(token)).status).toBe(400);
    expect((await post(shop, '/auth/login', seller)).status).toBe(200);
  });

  test('has a link for nothing else, and no other link serves for it', async () => {
    const verification = await mailedToken(shop, seller.id);
    expect((await reset(verification)).status).toBe(400);
    await sendResetLink(shop.services, seller);
    expect((await verify(await mailedToken(shop, seller.id))).status).toBe(400);
  });

  test('must be followed by a good one', async () => {
    const form = { token: 'x', password: 'password1', confirmPassword: 'other' };
    const response = await post(shop, '/auth/reset-password', form);
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['confirmPassword', 'password']);
    expect((await forget('x')).status).toBe(422);
    expect((await post(shop, '/auth/forget-password', {}, {})).status).toBe(403);
    expect((await post(shop, '/auth/reset-password', form, {})).status).toBe(403);
  });
});

test('the mails go out by themselves', async () => {
  const inbox = await openSmtpInbox();
  const stop = await startWorkers({
    ...shop.services,
    settings: { ...shop.services.settings, smtpUrl: inbox.url, mailFrom: 'shop@orendi.example' },
  });
  const soon = { timeout: 10_000, interval: 20 };
  const mailTo = (address: string, subject: string) => () =>
    inbox.mails.find((mail) => mail.to?.[0]?.address === address && mail.subject === subject);
  const other = await signUp(shop, { name: 'Ana <b>' });
  const welcome = await vi.waitUntil(mailTo(other.email, 'Verify your e-mail address'), soon);
  expect(welcome.html).toContain('Hello Ana &lt;b&gt;,');
  expect(welcome.text).toContain('http://localhost:3000/verify-email/');
  await post(shop, '/auth/forget-password', { email: other.email });
  const link = await vi.waitUntil(mailTo(other.email, 'Set a new password'), soon);
  expect(link.text).toContain('http://localhost:3000/reset-password/');
  await stop();
  await inbox.close();
});
