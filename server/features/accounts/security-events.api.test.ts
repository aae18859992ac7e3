import type { AccountData, SecurityEvent } from '@orendi/contract/schemas/account-data';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWorkers } from '../../start-workers.ts';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { activate, post, type Seller, signUp, visitorHeaders } from '../../testing/seller.ts';
import { recordFailedSignIn } from './log-in.ts';
import { sendResetLink } from './mailed-links.ts';
import { recordSecurityEvent } from './security-events.ts';
import { cleanUpAccounts } from './start-account-work.ts';
import { mailedToken } from './testing/mailed-link.ts';

let shop: TestShop;
let seller: Seller;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
});

const get = (path: string, headers = seller.headers) => shop.request(`/v1${path}`, { headers });
const list = async (headers = seller.headers) =>
  (await answerOf<SecurityEvent[]>(await get('/auth/security-events', headers))).data;
const kinds = async (headers = seller.headers) => (await list(headers)).map(({ kind }) => kind);
const place = (address: string, userAgent = 'Firefox') => ({ address, userAgent });
const fail = (address: string, { email } = seller) =>
  recordFailedSignIn({ email, place: place(address) }, { trx: shop.db });

test('a life of an account is told, the latest first', async () => {
  await activate(shop, seller);
  const newPassword = 'një fjalëkalim i ri';
  const newPasswords = { password: newPassword, confirmPassword: newPassword };
  const { headers, password: currentPassword, email } = seller;
  await post(shop, '/auth/login', seller, { ...visitorHeaders, 'user-agent': 'Safari' });
  await post(shop, '/auth/change-password', { ...newPasswords, currentPassword }, headers);
  const form = { email: `new-${email}`, currentPassword: newPassword };
  await post(shop, '/auth/change-email', form, headers);
  await get(`/auth/verify-email/${await mailedToken(shop, seller.id)}`);
  expect(await kinds()).toEqual([
    'email_changed',
    'email_change_asked',
    'password_changed',
    'signed_in',
    'registered',
  ]);
  expect((await list())[3]).toEqual({
    id: expect.any(Number),
    kind: 'signed_in',
    happened_at: expect.stringMatching(/^\d{4}-.*Z$/),
    times: 1,
    user_agent: 'Safari',
    network: '127.0.0.*',
  });
  await sendResetLink(shop.services, { email: form.email });
  const token = await mailedToken(shop, seller.id);
  await post(shop, '/auth/reset-password', { ...newPasswords, token });
  const after = await post(shop, '/auth/login', { ...form, password: newPassword });
  expect(after.status).toBe(200);
  const { rows } = await shop.pool.query(
    'select kind from security_event where account_id = $1 order by id desc limit 2',
    [seller.id],
  );
  expect(rows).toEqual([{ kind: 'signed_in' }, { kind: 'password_reset' }]);
});

test('a failed attempt is recorded later, so that its answer takes as long without an account', async () => {
  const stop = await startWorkers(shop.services, () => {});
  for (const email of [seller.email, 'nobody@example.com']) {
    await post(shop, '/auth/login', { email, password: 'not that one' });
  }
  await vi.waitUntil(async () => (await kinds())[0] === 'sign_in_failed', { timeout: 10_000 });
  await stop();
  const { rows } = await shop.pool.query(`select from job where queue = 'failed-sign-ins'`);
  expect(rows).toEqual([]);
});

test('failures from one network and browser are told together, and crowd out nothing', async () => {
  for (let index = 0; index < 40; index += 1) {
    await fail(`203.0.${index}.7`);
    await fail(`203.0.${index}.8`);
  }
  const events = await list();
  expect(events).toHaveLength(26);
  expect(events[0]).toMatchObject({ kind: 'sign_in_failed', times: 2, network: '203.0.39.*' });
  expect(events.at(-1)).toMatchObject({ kind: 'registered' });
  const { data } = await answerOf<AccountData>(await get('/auth/account-data'));
  expect(data.security_events).toHaveLength(41);
});

test('events are private to their account, and deleted with it', async () => {
  const other = await signUp(shop);
  await fail('203.0.113.7', other);
  expect(await kinds()).toEqual(['registered']);
  expect((await get('/auth/security-events', visitorHeaders)).status).toBe(401);
  const form = { currentPassword: other.password };
  await post(shop, '/auth/delete-account', form, other.headers);
  const { rows } = await shop.pool.query('select from security_event where account_id = $1', [
    other.id,
  ]);
  expect(rows).toEqual([]);
});

test('they are kept for ninety days', async () => {
  await recordSecurityEvent(shop.db, seller.id, 'factor_removed', null);
  await shop.pool.query(
    `update security_event set happened_at = now() - interval '90 days 1 minute'
      where account_id = $1 and kind = 'registered'`,
    [seller.id],
  );
  await shop.pool.query(
    `update security_event set happened_at = now() - interval '89 days 23 hours'
      where account_id = $1 and kind = 'factor_removed'`,
    [seller.id],
  );
  await cleanUpAccounts(shop.db);
  expect(await list()).toEqual([expect.objectContaining({ kind: 'factor_removed', network: '' })]);
});
