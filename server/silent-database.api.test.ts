import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openServicesOn } from './open-services.ts';
import type { Services } from './services.ts';
import { serveCached } from './platform/http/cache/serve-cached.ts';
import { startWorkers } from './start-workers.ts';
import { type Listening, listen } from './platform/http/listen.ts';
import { silentLog } from './platform/log/log.ts';
import { createBusiness, createProduct } from './testing/factories.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';
import { openSilentDatabase, shortLimits, type SilentDatabase } from './testing/silent-database.ts';
import { type Seller, signUpOwner } from './testing/seller.ts';

/*
 * A whole process whose database falls silent: every connection stays open, and nothing passes. The limits are fractions
 * of the product's.
 */

let shop: TestShop;
let database: SilentDatabase;
let services: Services;
let seller: Seller;
let product: number;
let network: Listening;
let stop: () => Promise<void>;

beforeEach(async () => {
  shop = await openTestShop();
  seller = await signUpOwner(shop);
  // Before anyone listens for changes: news of it must not drop its answer from the cache.
  product = await createProduct(shop, { business_id: await createBusiness(shop) });
  database = await openSilentDatabase(shop.connection);
  const { settings } = shop.services;
  const opened = await openServicesOn(database.connection, settings, silentLog, {
    limits: shortLimits,
  });
  services = opened.services;
  const app = buildApp(services);
  const { listener, cache } = serveCached(app, getRequestListener(app.fetch), settings, () => {});
  services.changes.onTouched((tags) => cache.drop(tags));
  services.changes.onConnection((connected) => cache.setEnabled(connected));
  const stopListening = await opened.listenForChanges();
  const stopWorkers = await startWorkers(services, () => {});
  network = await listen(listener, { host: '127.0.0.1', port: 0 });
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    await Promise.all([network.stop(), stopWorkers()]);
    await stopListening();
    await opened.close();
  };
  stop = () => (stopped ??= stopAll());
});
afterEach(async () => {
  await stop();
  await database.proxy.close();
  await shop.close();
});

/** @returns the status, and after how many seconds to try again */
async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${network.port}${path}`, init);
  await response.arrayBuffer();
  return `${response.status} ${response.headers.get('retry-after') ?? ''}`.trim();
}
const soon = { timeout: 30_000, interval: 50 };

test('while it is silent, calls are told when to come back, and pages seen before are shown', async () => {
  const seen = `/v1/public/products/${product}`;
  const own = { headers: seller.headers };
  const form = { method: 'POST', headers: seller.headers, body: '{"email":"ana@example.com"}' };
  const askAll = () =>
    Promise.all([
      ask('/v1/public/results', own),
      ask('/v1/auth/user', own),
      ask('/v1/public/industries'),
      ask('/v1/auth/forget-password', form),
      ask('/readyz'),
    ]);
  expect(await ask(seen)).toBe('200');
  expect(await ask('/v1/auth/user', own)).toBe('200');

  database.proxy.silence();
  expect(await askAll()).toEqual(['503 5', '503 5', '503 5', '503 5', '503 5']);
  expect(await ask(seen)).toBe('200');
  expect(await ask('/healthz')).toBe('200');

  database.proxy.forget();
  await expect.poll(askAll, soon).toEqual(['200', '200', '200', '200', '200']);
  await expect.poll(() => ask(seen), soon).toBe('200');
});

test('a database that was only stopped for a while is used again', async () => {
  expect(await ask('/readyz')).toBe('200');
  database.proxy.silence();
  expect(await ask('/v1/public/industries')).toBe('503 5');
  database.proxy.resume();
  await expect.poll(() => ask('/v1/public/industries'), soon).toBe('200');
  await expect.poll(() => ask('/readyz'), soon).toBe('200');
});

test('a stop ends although it is silent, with calls in progress', async () => {
  database.proxy.silence();
  const calls = Promise.allSettled([ask('/v1/public/industries'), ask('/v1/public/results')]);
  const asked = performance.now();
  await stop();
  await calls;
  // Calls in progress would be cut after ten.
  expect(performance.now() - asked).toBeLessThan(8_000);
});
