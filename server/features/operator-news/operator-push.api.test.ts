import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPush } from '../../platform/push/create-push.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { type SignedUpOperator, signUpOperator } from '../../testing/sign-up-operator.ts';
import { openPushService } from '../../platform/push/testing/open-push-service.ts';
import { removeOperator } from '../operators/index.ts';
import { startOperatorPushWork, tellOperators } from './index.ts';

const soon = { timeout: 15_000, interval: 20 };

let service: Awaited<ReturnType<typeof openPushService>>;
let shop: TestShop;
let operator: SignedUpOperator;

beforeAll(async () => {
  service = await openPushService();
  const push = createPush({
    secret: testSecret,
    contact: 'mailto:operator@example.com',
    services: { reaches: ({ hostname }) => hostname === '127.0.0.1' },
  });
  shop = await openTestShop({ services: { push, passwords: quickPasswords } });
  startOperatorPushWork(shop.services);
});
afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
  service.close();
});
beforeEach(async () => {
  await shop.pool.query('delete from push_subscription; delete from account');
  operator = await signUpOperator(shop);
  service.delivered.length = 0;
});

const send = (method: string, body: unknown, { headers } = operator) =>
  shop.request('/v1/operator/push-subscriptions', { method, headers, body: JSON.stringify(body) });
const tell = () =>
  shop.db.transaction().execute((trx) =>
    tellOperators(trx, shop.services, {
      topic: 'alarm-disk',
      title: (language) => (language === 'al' ? 'Disku po mbushet' : 'The disk is nearly full'),
      lines: [() => '7 %', () => 'x'.repeat(600)],
      path: '/operator',
    }),
  );
const countSubscriptions = async () => {
  const { rows } = await shop.pool.query('select count(*)::int as n from push_subscription');
  return rows[0].n as number;
};
const noJobs = async () => {
  const sent = await shop.db
    .selectFrom('job')
    .select('id')
    .where('queue', '=', 'operator-push')
    .execute();
  return sent.length === 0;
};

test('a browser is told when its operator is signed out, in the language of the account', async () => {
  const { form, read } = service.subscribe();
  const asked = await shop.request('/v1/operator/push-key', { headers: operator.headers });
  expect((await answerOf<{ key: string }>(asked)).data.key).toBe(shop.services.push.publicKey);
  expect((await send('POST', form)).status).toBe(200);
  expect((await send('POST', form)).status).toBe(200);
  await shop.pool.query('delete from session');
  await tell();
  await vi.waitUntil(() => service.delivered.length > 0, soon);
  const [first] = service.delivered;
  expect(first && read(first)).toEqual({
    title: 'The disk is nearly full',
    body: `7 %\n${'x'.repeat(496)}`,
    lang: 'en',
    tag: 'alarm-disk',
    url: '/operator',
  });
  await vi.waitUntil(noJobs, soon);
  expect(service.delivered).toHaveLength(1);
});

test('it is told while the mails of a restored shop are held', async () => {
  await send('POST', service.subscribe().form);
  await shop.pool.query('insert into outbox_hold (restored_at, backup_of) values (now(), now())');
  await tell();
  await expect.poll(() => service.delivered.length, soon).toBe(1);
  await shop.pool.query('delete from outbox_hold');
});

test('only its operator switches it off, and it goes with the account', async () => {
  const { form } = service.subscribe();
  await send('POST', form);
  await send('DELETE', { endpoint: form.endpoint }, await signUpOperator(shop));
  expect(await countSubscriptions()).toBe(1);
  await send('DELETE', { endpoint: form.endpoint });
  expect(await countSubscriptions()).toBe(0);
  await send('POST', form);
  await removeOperator(shop.services, 'a test', operator.email);
  expect(await countSubscriptions()).toBe(0);
});

test('twenty are kept, and one of no known service is refused', async () => {
  for (let i = 0; i < 21; i += 1) await send('POST', service.subscribe().form);
  expect(await countSubscriptions()).toBe(20);
  const unknown = { ...service.subscribe().form, endpoint: 'https://push.example/x' };
  const refused = await send('POST', unknown);
  expect(refused.status).toBe(422);
  expect(await brokenFields(refused)).toEqual(['endpoint']);
});
