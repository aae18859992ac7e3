import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { createPush } from '../../../platform/push/create-push.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { openTestShop, testSecret, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signIn, signUpOwner, signUpStaff } from '../../../testing/seller.ts';
import { openPushService } from '../../../platform/push/testing/open-push-service.ts';
import { settleHeld } from '../held/settle-held.ts';
import { idOf, submitForm } from '../testing/visitor.ts';
import { startPushWork } from './push-requests.ts';

const soon = { timeout: 15_000, interval: 20 };
const contact = 'mailto:operator@example.com';

let service: Awaited<ReturnType<typeof openPushService>>;
let shop: TestShop;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  service = await openPushService();
  const push = createPush({ secret: testSecret, contact, services: { reaches: () => true } });
  shop = await openTestShop({ services: { push } });
  startPushWork(shop.services);
});
afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
  service.close();
});
beforeEach(async () => {
  seller = await signUpOwner(shop);
  product = await createProduct(shop, {
    business_id: seller.businessId,
    product_name: 'Divan Dora',
  });
  service.delivered.length = 0;
  Object.assign(service.answers, { status: 201, location: undefined });
});

const send = (method: string, body: unknown, headers = seller.headers, to = shop) =>
  to.request('/v1/private/push-subscriptions', { method, headers, body: JSON.stringify(body) });
const ask = () => submitForm(shop, { id: product });
const deliveries = (count: number) =>
  vi.waitUntil(() => service.delivered.length >= count && service.delivered, soon);
const countSubscriptions = async () => {
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from push_subscription p join session s on s.id = p.session_id
     where s.account_id = $1`,
    [seller.id],
  );
  return rows[0].n as number;
};
const noJobs = async () => {
  const { rows } = await shop.pool.query(`select count(*)::int as n from job where queue = 'push'`);
  return rows[0].n === 0;
};

describe('a browser that subscribes', () => {
  test('is told of a request in the language of its account, by name and item only', async () => {
    const { form, read } = service.subscribe();
    expect((await send('POST', { ...form, expirationTime: null })).status).toBe(201);
    const id = (await answerOf<{ id: number }>(await ask())).data.id;
    const [first] = await deliveries(1);
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: `request-${id}`,
      ttl: '43200',
      urgency: 'high',
    });
    expect(first && read(first)).toEqual({
      title: 'New request',
      body: 'Ana Hoxha: Divan Dora',
      lang: 'en',
      tag: `request-${id}`,
      url: '/dashboard',
    });
  });

  test('is told of a question to the business as one', async () => {
    const { form, read } = service.subscribe();
    await send('POST', form);
    await submitForm(shop, { id: seller.businessId, type: 'business' });
    const [first] = await deliveries(1);
    expect(first && read(first)).toMatchObject({ body: 'Ana Hoxha: a question to the store' });
  });

  test('is told of a held request once the operator releases it, and not before', async () => {
    await send('POST', service.subscribe().form);
    const robot = { id: product, signals: { website: 'x' } };
    const id = await idOf(await submitForm(shop, robot));
    expect(await noJobs()).toBe(true);
    await shop.pool.query(
      `update request set created_at = now() - interval '1 day' where id = $1`,
      [id],
    );
    await settleHeld(shop.services, { ids: [id], action: 'restore', businessId: null });
    const [first] = await deliveries(1);
    expect(first?.headers['topic']).toBe(`request-${id}`);
  });

  test('of staff is told as that of the owner, in its own language, until they are removed', async () => {
    const staff = await signUpStaff(shop, seller.businessId);
    await shop.pool.query(`update account set language = 'al' where id = $1`, [staff.id]);
    const { form, read } = service.subscribe();
    expect((await send('POST', form, staff.headers)).status).toBe(201);
    await ask();
    const [first] = await deliveries(1);
    expect(first && read(first)).toMatchObject({ title: 'Kërkesë e re', lang: 'sq' });

    const { headers } = seller;
    await shop.request(`/v1/private/people/${staff.id}`, { method: 'DELETE', headers });
    await ask();
    expect(await noJobs()).toBe(true);
    expect(service.delivered).toHaveLength(1);
  });

  test('is told of its own requests only: another’s makes no job for it', async () => {
    await send('POST', service.subscribe().form, (await signUpOwner(shop)).headers);
    const { id } = (await answerOf<{ id: number }>(await ask())).data;
    const { rows } = await shop.pool.query(
      `select count(*)::int as n from job where queue = 'push' and data->>'requestId' = $1`,
      [String(id)],
    );
    expect(rows[0].n).toBe(0);
  });

  test('is told by the key that it subscribed with, which stays the same', async () => {
    const response = await shop.request('/v1/private/push-key', { headers: seller.headers });
    const { key } = (await answerOf<{ key: string }>(response)).data;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(createPush({ secret: testSecret, contact }).publicKey).toBe(key);
    await send('POST', service.subscribe().form);
    await ask();
    const [first] = await deliveries(1);
    const [, token = '', usedKey] =
      /^vapid t=([^,]+), k=(.+)$/.exec(first?.headers.authorization ?? '') ?? [];
    expect(usedKey).toBe(key);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.sub).toBe(contact);
  });

  test('subscribes once, however often it says so, and for one account at a time', async () => {
    const { form } = service.subscribe();
    await send('POST', form);
    await send('POST', form);
    expect(await countSubscriptions()).toBe(1);
    await send('POST', form, (await signUpOwner(shop)).headers);
    expect(await countSubscriptions()).toBe(0);
  });

  test('can end it, also twice, but not that of another', async () => {
    const { form } = service.subscribe();
    await send('POST', form);
    const other = await signUpOwner(shop);
    const end = { endpoint: form.endpoint };
    expect((await send('DELETE', end, other.headers)).status).toBe(200);
    expect(await countSubscriptions()).toBe(1);
    expect((await send('DELETE', end)).status).toBe(200);
    expect((await send('DELETE', end)).status).toBe(200);
    expect(await countSubscriptions()).toBe(0);
  });

  test('is told no more once it is signed out', async () => {
    const headers = await signIn(shop, seller);
    await send('POST', service.subscribe().form, headers);
    await send('POST', service.subscribe().form);
    await shop.request('/v1/auth/logout', { headers });
    expect(await countSubscriptions()).toBe(1);
    await ask();
    await deliveries(1);
    await vi.waitUntil(noJobs, soon);
    expect(service.delivered).toHaveLength(1);
  });

  test('gives way to newer ones beyond twenty', async () => {
    for (let i = 0; i < 22; i += 1) await send('POST', service.subscribe().form);
    expect(await countSubscriptions()).toBe(20);
  });

  test('says where, and with which keys', async () => {
    const response = await send('POST', { endpoint: '', keys: { p256dh: 'x', auth: 5 } });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['endpoint', 'keys.p256dh', 'keys.auth']);
  });

  test('is refused where it leads to no push service', async () => {
    const strict = await openTestShop();
    const owner = await signUpOwner(strict);
    const { form } = service.subscribe();
    for (const endpoint of [form.endpoint, 'https://127.0.0.1/x', 'no address']) {
      const response = await send('POST', { ...form, endpoint }, owner.headers, strict);
      expect(response.status).toBe(422);
      expect(await brokenFields(response)).toEqual(['endpoint']);
    }
    const known = { ...form, endpoint: 'https://fcm.googleapis.com/fcm/send/abc' };
    expect((await send('POST', known, owner.headers, strict)).status).toBe(201);
    await strict.close();
  });

  test('may subscribe so and so often', async () => {
    const limited = await openTestShop({
      services: { countCall: createRateLimiter(1 / 60) },
    });
    const { headers } = await signUpOwner(limited);
    expect((await send('DELETE', { endpoint: 'x' }, headers, limited)).status).toBe(200);
    expect((await send('DELETE', { endpoint: 'x' }, headers, limited)).status).toBe(429);
    await limited.close();
  });
});

describe('a push service', () => {
  test.each([404, 410])('that says %i is not asked again', async (status) => {
    await send('POST', service.subscribe().form);
    service.answers.status = status;
    await ask();
    await expect.poll(countSubscriptions, soon).toBe(0);
  });

  test.each([503, 429])('that says %i is asked again', async (status) => {
    await send('POST', service.subscribe().form);
    service.answers.status = status;
    await ask();
    await deliveries(1);
    service.answers.status = 201;
    await deliveries(2);
    await vi.waitUntil(noJobs, soon);
    expect(service.delivered).toHaveLength(2);
    expect(await countSubscriptions()).toBe(1);
  });

  test.each([400, 302])('that says %i is neither followed nor asked again', async (status) => {
    const elsewhere = service.subscribe().form.endpoint;
    await send('POST', service.subscribe().form);
    Object.assign(service.answers, { status, location: elsewhere });
    await ask();
    await deliveries(1);
    await vi.waitUntil(noJobs, soon);
    expect(service.delivered).toHaveLength(1);
    expect(await countSubscriptions()).toBe(1);
  });

  test('is not bothered with what was answered or is old', async () => {
    await send('POST', service.subscribe().form);
    service.answers.status = 503;
    const { id } = (await answerOf<{ id: number }>(await ask())).data;
    await deliveries(1);
    await shop.db.updateTable('request').set({ state: 'answered' }).where('id', '=', id).execute();
    await vi.waitUntil(noJobs, soon);
    expect(service.delivered.length).toBeLessThanOrEqual(2);
  });
});
