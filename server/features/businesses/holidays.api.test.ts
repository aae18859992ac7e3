import { getRequestListener } from '@hono/node-server';
import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { serveCached } from '../../platform/http/cache/serve-cached.ts';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUp, signUpOwner, visitorHeaders } from '../../testing/seller.ts';
import { endHolidays } from './holidays.ts';

/** Ten past midnight on 1 August in Tirana. */
const start = new Date('2026-07-31T22:10:00Z');
let now = start;

let shop: TestShop;
let server: Listening;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
  const app = buildApp(shop.services);
  const { cache, listener } = serveCached(
    app,
    getRequestListener(app.fetch),
    shop.services.settings,
    () => {},
  );
  shop.services.changes.onTouched((tags) => cache.drop(tags));
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});
beforeEach(async () => {
  now = start;
  owner = await signUpOwner(shop);
});

const close = (body: unknown, headers = owner.headers) =>
  shop.request('/v1/private/business-profile/closed', {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
const days = (closed_from: string | null, closed_to: string | null) => ({ closed_from, closed_to });
const own = async () => {
  const path = '/v1/private/business-profile/get';
  return (await answerOf<OwnBusiness>(await shop.request(path, { headers: owner.headers }))).data;
};
/** Through the cache, as visitors see it. */
const ask = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/public/${path}`);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

test('holidays show at once on the kept pages of a business and what it sells, and go at once', async () => {
  const product = await createProduct(shop, { business_id: owner.businessId });
  const pack = await createPackage(shop, { business_id: owner.businessId, products: [product] });
  const look = async () => {
    const [business, ...items] = await Promise.all([
      ask(`businesses/${owner.businessId}`),
      ask(`products/${product}`),
      ask(`packages/${pack}`),
    ]);
    return [business, ...items.map((item) => item.business)];
  };
  const open = days(null, null);
  const away = days('2026-08-01', '2026-08-15');
  expect(await look()).toMatchObject([open, open, open]);
  const response = await close(away);
  expect(response.status).toBe(200);
  expect((await answerOf(response)).data).toMatchObject(away);
  expect(await look()).toMatchObject([away, away, away]);
  expect(await own()).toMatchObject(away);
  expect((await close({ closed_from: '', closed_to: '' })).status).toBe(200);
  expect(await look()).toMatchObject([open, open, open]);
});

test('holidays that are over disappear by themselves, at midnight in Tirana', async () => {
  const away = days('2026-08-01', '2026-08-15');
  await close(away);
  const shown = () => ask(`businesses/${owner.businessId}`);
  now = new Date('2026-08-15T21:59:00Z');
  await endHolidays(shop.services);
  expect(await shown()).toMatchObject(away);
  now = new Date('2026-08-15T22:04:00Z');
  await endHolidays(shop.services);
  expect(await shown()).toMatchObject(days(null, null));
});

test('one day is enough, and days to come may be set', async () => {
  expect((await close(days('2026-08-01', '2026-08-01'))).status).toBe(200);
  expect((await close(days('2026-12-24', '2027-01-06'))).status).toBe(200);
  expect(await own()).toMatchObject(days('2026-12-24', '2027-01-06'));
});

test.each([
  ['a last day before the first', days('2026-08-15', '2026-08-14'), ['closed_to']],
  ['holidays that are over', days('2026-07-01', '2026-07-31'), ['closed_to']],
  ['a first day alone', days('2026-08-01', null), ['closed_to']],
  ['a last day alone', days(null, '2026-08-15'), ['closed_from']],
  ['nothing', {}, ['closed_from', 'closed_to']],
  ['what is no day', days('2026-02-30', '1.8.2026'), ['closed_from', 'closed_to']],
])('%s is refused', async (_, body, fields) => {
  const response = await close(body);
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual(fields);
  expect(await own()).toMatchObject(days(null, null));
});

test('holidays are for the owner of a business, and touch no other', async () => {
  const other = await signUpOwner(shop);
  await close(days('2026-08-01', '2026-08-15'), other.headers);
  expect(await own()).toMatchObject(days(null, null));
  const body = days('2026-08-01', '2026-08-15');
  expect((await close(body, visitorHeaders)).status).toBe(401);
  expect((await close(body, (await signUp(shop)).headers)).status).toBe(403);
});
