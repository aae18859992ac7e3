import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPush } from '../../../platform/push/create-push.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { testSecret } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { signUpStaff } from '../../../testing/seller.ts';
import { openPushService } from '../../../platform/push/testing/open-push-service.ts';
import { openReminderShop, type ReminderShop } from '../testing/open-reminder-shop.ts';
import { startReminderPushWork } from './tell-reminders.ts';

const noon = '2026-02-10T11:00:00Z';
const night = '2026-02-10T20:30:00Z';

let service: Awaited<ReturnType<typeof openPushService>>;
let shop: ReminderShop;
let seller: Awaited<ReturnType<ReminderShop['openSeller']>>;
let now: string;

beforeAll(async () => {
  service = await openPushService();
  const push = createPush({
    secret: testSecret,
    contact: 'mailto:operator@example.com',
    services: { reaches: () => true },
  });
  shop = await openReminderShop({ services: { push } });
});
afterAll(async () => {
  await shop.close();
  service.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom('request').execute();
  await shop.db.deleteFrom('job').execute();
  seller = await shop.openSeller();
  service.delivered.length = 0;
  now = noon;
});

async function subscribe() {
  const { form, read } = service.subscribe();
  const saved = await callsOf(shop, seller).send('POST', '/private/push-subscriptions', form);
  expect(saved.status).toBe(201);
  return read;
}
const countJobs = async () =>
  (await shop.db.selectFrom('job').select('id').where('queue', '=', 'reminder-push').execute())
    .length;
/** Does all jobs of this queue. */
async function deliver() {
  startReminderPushWork(shop.services, async () => new Date(now));
  await vi.waitUntil(async () => (await countJobs()) === 0, { timeout: 15_000, interval: 20 });
  await shop.services.jobs.stop();
}

test('a reminder shows on each browser of the account once, in its language and by numbers only', async () => {
  const read = await subscribe();
  await subscribe();
  await seller.ask(noon, 30);
  await seller.ask(noon, 5);
  await shop.remind(noon);
  await shop.remind(noon);
  expect(await countJobs()).toBe(2);
  await deliver();
  expect(service.delivered).toHaveLength(2);
  const [first] = service.delivered;
  expect(first?.headers).toMatchObject({ topic: 'reminder' });
  const messages = service.delivered.flatMap((delivered) => {
    try {
      return [read(delivered)];
    } catch {
      return [];
    }
  });
  expect(messages).toEqual([
    {
      title: 'Your requests',
      body: '2 requests wait for an answer, the oldest for 30 hours',
      lang: 'en',
      tag: 'reminder',
      url: '/dashboard',
    },
  ]);
});

test('a browser is told nothing of what was answered meanwhile, at night, or an hour late', async () => {
  await subscribe();
  const id = await seller.ask(noon, 5);
  await shop.remind(noon);
  await shop.db.updateTable('request').set({ state: 'answered' }).where('id', '=', id).execute();
  await deliver();
  for (const [asked, later] of [
    ['2026-02-10T19:55:00Z', night],
    ['2026-02-11T09:00:00Z', '2026-02-11T10:00:01Z'],
  ] as const) {
    await seller.ask(asked, 5);
    await shop.remind(asked);
    expect(await countJobs()).toBe(1);
    now = later;
    await deliver();
  }
  expect(service.delivered).toEqual([]);
});

test('staff are told on their own browser, in their own language', async () => {
  const staff = await signUpStaff(shop, seller.businessId);
  await shop.pool.query(`update account set language = 'al' where id = $1`, [staff.id]);
  const { form, read } = service.subscribe();
  await callsOf(shop, staff).send('POST', '/private/push-subscriptions', form);
  await seller.ask(noon, 5);
  await shop.remind(noon);
  await deliver();
  const [first] = service.delivered;
  expect(first && read(first)).toMatchObject({ lang: 'sq', tag: 'reminder' });
});

test('a browser is told nothing once it is signed out', async () => {
  await subscribe();
  await seller.ask(noon, 5);
  await shop.remind(noon);
  await shop.db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', seller.id)
    .execute();
  await deliver();
  expect(service.delivered).toEqual([]);
});

test('an account chooses its reminders, and has them in the file of its data', async () => {
  const own = callsOf(shop, seller);
  const path = '/private/account/reminders';
  const all = { waiting: true, follow_up: true, morning: true };
  const chosen = async () => (await answerOf(await own.get(path))).data;
  expect(await chosen()).toEqual(all);
  const some = { waiting: false, follow_up: true, morning: false };
  const saved = await own.send('PUT', path, some);
  expect([saved.status, (await answerOf(saved)).data]).toEqual([200, some]);
  expect(await chosen()).toEqual(some);
  const file = (await answerOf(await own.get('/auth/account-data'))) as {
    data: { user: { reminders_off: string[] } };
  };
  expect(file.data.user.reminders_off).toEqual(['waiting', 'morning']);
  const other = await shop.openSeller();
  expect((await answerOf(await callsOf(shop, other).get(path))).data).toEqual(all);
  const broken = await own.send('PUT', path, { waiting: 'perhaps', morning: true });
  expect(broken.status).toBe(422);
  expect(await brokenFields(broken)).toEqual(['waiting', 'follow_up']);
});
