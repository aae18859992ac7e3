import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openServicesOn } from '../../../open-services.ts';
import type { Services } from '../../../services.ts';
import { listen } from '../../../platform/http/listen.ts';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signIn, signUpOwner, signUpStaff } from '../../../testing/seller.ts';
import { listenToEvents } from '../../../testing/listen-to-events.ts';
import { mergeBusinesses, takeBack } from '../../ownership/index.ts';
import { startShopProcess } from '../testing/start-shop-process.ts';
import { storeOrder } from '../testing/store-order.ts';
import { submitForm } from '../testing/visitor.ts';
import { createLiveOrders } from './create-live-orders.ts';

const soon = { timeout: 30_000, interval: 20 };
const undo: (() => unknown)[] = [];

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/**
 * Serves the app over the network with its own services, like a second process.
 * @returns its address
 */
async function serve({
  heartbeatMs = 60_000,
  settleMs,
  ...others
}: Partial<Services> & { heartbeatMs?: number; settleMs?: number } = {}) {
  const {
    services: opened,
    listenForChanges,
    close,
  } = await openServicesOn(shop.connection, shop.services.settings, silentLog);
  const services: Services = { ...opened, captcha: shop.services.captcha, ...others };
  services.liveOrders =
    others.liveOrders ?? createLiveOrders({ ...services, heartbeatMs, settleMs });
  const app = getRequestListener(buildApp(services).fetch);
  const { port, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const stopListening = await listenForChanges();
  undo.push(async () => {
    services.liveOrders.close();
    await stop();
    await stopListening();
    await close();
  });
  return { address: `http://127.0.0.1:${port}`, services, stop };
}

async function watch(address: string, headers = seller.headers) {
  const events = await listenToEvents(address, headers);
  undo.push(events.stop);
  return events;
}

const call = (address: string, path: string, method: string, body?: object) =>
  fetch(`${address}/v1${path}`, {
    method,
    headers: seller.headers,
    ...(body && { body: JSON.stringify(body) }),
  });

test('an open dashboard is told of a request and of its answer, also by other processes', async () => {
  // Long enough for the database to say it back on a busy machine.
  const patient = { settleMs: 500 };
  const [here, there] = [await serve(patient), await serve(patient)];
  const events = [await watch(here.address), await watch(there.address)];
  const [first] = events;
  expect(first?.status).toBe(200);
  expect(first?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(first?.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(first?.headers.get('x-accel-buffering')).toBe('no');
  expect(first?.headers.has('content-encoding')).toBe(false);
  for (const { told } of events) {
    await expect
      .poll(() => told, soon)
      .toEqual([{ total: 0, pending: 0, latest_id: null, held: 0, leads: 0, changed_at: null }]);
  }

  const product = await createProduct(shop, { business_id: seller.businessId });
  const request: TestShop['request'] = (path, init) => fetch(here.address + path, init);
  const sent = await submitForm({ request, services: shop.services }, { id: product });
  const { data } = (await sent.json()) as { data: { id: number } };
  const arrived = {
    ...{ total: 1, pending: 1, latest_id: data.id, held: 0, leads: 1 },
    changed_at: null,
  };
  for (const { told } of events) await expect.poll(() => told.at(-1), soon).toEqual(arrived);

  const change = { requestId: data.id, status: true };
  await call(there.address, '/private/business-request/update', 'PUT', change);
  for (const { told } of events) {
    await expect.poll(() => told.at(-1), soon).toEqual({ ...arrived, pending: 0 });
    // Our own change, coming back through the database, is not sent twice.
    expect(told.length).toBe(3);
  }
});

test('an open dashboard is told of a held request, which counts as no order', async () => {
  const { address } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  const product = await createProduct(shop, { business_id: seller.businessId });
  const request: TestShop['request'] = (path, init) => fetch(address + path, init);
  const robot = { id: product, signals: { website: 'x' } };
  await submitForm({ request, services: shop.services }, robot);
  const state = { total: 0, pending: 0, latest_id: null, held: 1, leads: 0, changed_at: null };
  await expect.poll(() => events.told.at(-1), soon).toEqual(state);
});

test('an open dashboard is told of what buyers do with their requests, also where it counts as before', async () => {
  const { address } = await serve();
  const product = await createProduct(shop, { business_id: seller.businessId });
  const request: TestShop['request'] = (path, init) => fetch(address + path, init);
  const sent = await submitForm({ request, services: shop.services }, { id: product });
  const { data } = (await sent.json()) as { data: { id: number; link: string } };
  const path = data.link.replace('/my-request/', '/public/requests/');
  const events = await watch(address);
  const state = { total: 1, pending: 1, latest_id: data.id, held: 0, leads: 1 };
  await expect.poll(() => events.told.at(-1), soon).toEqual({ ...state, changed_at: null });
  const steps: [string, string, object?][] = [
    ['PUT', 'message', { message: 'Edhe në të kuqe?' }],
    ['POST', 'outcome', { outcome: 'no' }],
    ['POST', 'withdraw'],
    ['DELETE', 'withdraw'],
  ];
  const times = new Set<unknown>();
  for (const [method, end, body] of steps) {
    const before = events.told.at(-1);
    await call(address, `${path}/${end}`, method, body);
    await expect.poll(() => events.told.at(-1)?.changed_at, soon).not.toBe(before?.changed_at);
    times.add(events.told.at(-1)?.changed_at);
  }
  expect(times.size).toBe(3);
  expect(events.told.at(-1)).toMatchObject(state);
});

test('an open dashboard is told of a lead that its seller writes down elsewhere', async () => {
  const { address } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  const lead = { name: 'Besa', phone: '069 123 4567', stage: 'new' };
  await call(address, '/private/business-request/create', 'POST', lead);
  const state = { total: 0, pending: 0, latest_id: null, held: 0, leads: 1, changed_at: null };
  await expect.poll(() => events.told.at(-1), soon).toEqual(state);
});

test('a request that another process of the server takes is told within seconds', async () => {
  const { address } = await serve();
  const other = await startShopProcess(shop);
  undo.push(other.kill);
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  const product = await createProduct(shop, { business_id: seller.businessId });
  await submitForm({ request: other.request, services: shop.services }, { id: product });
  // The heartbeat, which would tell it too, comes every minute.
  await expect.poll(() => events.told.at(-1), soon).toMatchObject({ total: 1 });
});

test('sellers hear nothing of requests to others', async () => {
  const { address, services } = await serve();
  const other = await signUpOwner(shop);
  const [own, others] = [await watch(address), await watch(address, other.headers)];
  await vi.waitUntil(() => own.told.length > 0 && others.told.length > 0, soon);
  await storeOrder(shop, { business_id: seller.businessId });
  services.changes.announceOrders(seller.businessId);
  // Twice, where the database says it back late.
  await vi.waitUntil(() => own.told.length > 1, soon);
  expect(others.told).toHaveLength(1);
});

test('changes during a lost database connection are announced once it is back', async () => {
  const { address } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  await storeOrder(shop, { business_id: seller.businessId });
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'orendi changes' and datname = current_database()`,
  );
  await expect.poll(() => events.told.at(-1), soon).toMatchObject({ total: 1 });
});

test('a word that is lost is made good with the next heartbeat', async () => {
  const { address } = await serve({ heartbeatMs: 100 });
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1 && events.names.includes('comment'), soon);
  await storeOrder(shop, { business_id: seller.businessId });
  await expect.poll(() => events.told.at(-1), soon).toMatchObject({ total: 1 });
  expect(events.told).toHaveLength(2);
});

test('it ends with the session', async () => {
  const { address } = await serve({ heartbeatMs: 100 });
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  await call(address, '/auth/logout', 'GET');
  await vi.waitUntil(events.isOver, soon);
  expect(events.names.at(-1)).toBe('end');
  expect((await watch(address)).status).toBe(401);
});

test.each([
  ['logging out', '/auth/logout', 'GET'],
  ['ending the session elsewhere', '/auth/sessions', 'DELETE'],
])('%s ends it within a second, also in another process', async (_, path, method) => {
  // The heartbeat, which would end it too, comes every minute.
  const [here, there] = [await serve(), await serve()];
  const events = [await watch(here.address), await watch(there.address)];
  await vi.waitUntil(() => events.every(({ told }) => told.length === 1), soon);
  const by = method === 'GET' ? seller.headers : await signIn(shop, seller);
  await fetch(`${here.address}/v1${path}`, { method, headers: by });
  const answeredAt = performance.now();
  await vi.waitUntil(() => events.every(({ isOver }) => isOver()), {
    timeout: 5_000,
    interval: 10,
  });
  expect(performance.now() - answeredAt).toBeLessThan(1_000);
  expect(events.map(({ names }) => names.at(-1))).toEqual(['end', 'end']);
});

test('it opens again as that of the business that its own became part of', async () => {
  const { address } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  await storeOrder(shop, { business_id: seller.businessId });
  const into = await createBusiness(shop);
  const elsewhere = await serve();
  expect(await mergeBusinesses(elsewhere.services, 'a test', seller.businessId, into)).toBeNull();
  await vi.waitUntil(events.isOver, soon);
  // Closed as by a lost connection: a browser comes back by itself, which it does not after an `end`.
  expect(events.names).not.toContain('end');
  const again = await watch(address);
  await expect.poll(() => again.told.at(-1), soon).toMatchObject({ total: 1 });
});

test('it ends when the operator takes the business back, for staff too', async () => {
  const { address } = await serve();
  const staff = await signUpStaff(shop, seller.businessId);
  const all = [await watch(address), await watch(address, staff.headers)];
  await vi.waitUntil(() => all.every(({ told }) => told.length === 1), soon);
  await takeBack((await serve()).services, 'a test', seller.businessId, 'a reason');
  await vi.waitUntil(() => all.every(({ isOver }) => isOver()), soon);
  for (const { names } of all) expect(names.at(-1)).toBe('end');
});

test('removing staff ends theirs within a second, also in another process', async () => {
  const [here, there] = [await serve(), await serve()];
  const staff = await signUpStaff(shop, seller.businessId);
  const events = await listenToEvents(there.address, staff.headers);
  undo.push(events.stop);
  await vi.waitUntil(() => events.told.length === 1, soon);
  const path = `${here.address}/v1/private/people/${staff.id}`;
  expect((await fetch(path, { method: 'DELETE', headers: seller.headers })).status).toBe(200);
  const answeredAt = performance.now();
  await vi.waitUntil(events.isOver, { timeout: 5_000, interval: 10 });
  expect(performance.now() - answeredAt).toBeLessThan(1_000);
  expect((await listenToEvents(there.address, staff.headers)).status).toBe(401);
});

test('one whose end is missed is ended once the database tells again', async () => {
  const { address } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  await shop.pool.query(
    `alter table session disable trigger session_ended;
     delete from session where account_id = ${seller.id};
     alter table session enable trigger session_ended;
     select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'orendi changes' and datname = current_database()`,
  );
  await vi.waitUntil(events.isOver, soon);
  expect(events.names.at(-1)).toBe('end');
});

test('a server that stops does not wait for open dashboards', async () => {
  const { address, services, stop } = await serve();
  const events = await watch(address);
  await vi.waitUntil(() => events.told.length === 1, soon);
  const startedAt = performance.now();
  services.liveOrders.close();
  await stop();
  // They would be cut after ten.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  await vi.waitUntil(events.isOver, soon);
});

test('an account has room for ten, and for another once one has gone', async () => {
  const { address } = await serve();
  const opened = [];
  for (let i = 0; i < 10; i += 1) opened.push(await watch(address));
  const refused = await watch(address);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  opened[0]?.stop();
  await expect.poll(async () => (await watch(address)).status, soon).toBe(200);
});

test('all accounts together have so and so many', async () => {
  const { services } = await serve();
  const liveOrders = createLiveOrders({ ...services, mostStreams: 1 });
  const { address } = await serve({ liveOrders });
  expect((await watch(address)).status).toBe(200);
  expect((await watch(address)).status).toBe(503);
});

test('it may be opened so and so often', async () => {
  const { address } = await serve({ countCall: createRateLimiter(1 / 300) });
  expect((await watch(address)).status).toBe(200);
  expect((await watch(address)).status).toBe(429);
});
