import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openServicesOn } from '../../open-services.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createBusiness, createProduct, createProducts } from '../../testing/factories.ts';
import { createViewCounter } from './store-views.ts';
import { openGate } from './testing/open-gate.ts';
import { lookThrough, openViewShop, type ViewShop } from './testing/view-shop.ts';
import { visitorOf } from './visitor.ts';

let shop: ViewShop;
let business: number;
let product: number;

beforeAll(async () => {
  shop = await openViewShop();
  business = await createBusiness(shop);
  product = await createProduct(shop, { business_id: business });
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.setTime('2027-03-10T11:00:00Z');
  await shop.flush();
  await shop.pool.query('truncate view_count, view_day, business_view_day, view_mark');
});

const total = async () => (await shop.counts()).total;
const viewBy = (visitor: string, id = product) => ({
  subject: 'listing' as const,
  id,
  visitor: visitorOf('203.0.113.9', visitor),
  neighbors: visitorOf(visitor, ''),
  at: shop.services.clock(),
});

it('writes by itself', async () => {
  await shop.look(`products/${product}`);
  await expect.poll(total).toEqual({ [product]: 1 });
});

it('counts a visitor of two processes once, and again after half an hour', async () => {
  const other = await shop.openOther();
  await Promise.all([shop.look(`products/${product}`), other.look(`products/${product}`)]);
  await Promise.all([shop.flush(), other.flush()]);
  expect(await total()).toEqual({ [product]: 1 });
  shop.setTime('2027-03-10T11:30:00Z');
  await other.look(`products/${product}`);
  await other.flush();
  await shop.look(`products/${product}`);
  await shop.flush();
  expect(await total()).toEqual({ [product]: 2 });
  await other.close();
});

it('writes what is left when it closes', async () => {
  const other = await shop.openOther();
  await other.look(`products/${product}`);
  await other.close();
  expect(await total()).toEqual({ [product]: 1 });
});

it('waits in no circle when several processes count the same at the same time', async () => {
  const products = await createProducts(
    shop,
    business,
    Array.from({ length: 40 }, () => ({})),
  );
  const warn = vi.fn<(fault: object) => void>();
  const log = { ...silentLog, warn };
  const counters = Array.from({ length: 4 }, () => createViewCounter({ ...shop, log }));
  for (let round = 0; round < 5; round += 1) {
    for (const [i, counter] of counters.entries()) {
      for (const id of i % 2 === 0 ? products : products.toReversed()) {
        counter.add(viewBy(`visitor ${round} of process ${i}`, id));
        counter.add(viewBy(`visitor ${round} of all processes`, id));
      }
    }
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  expect(warn).not.toHaveBeenCalled();
  expect(await total()).toEqual(Object.fromEntries(products.map((id) => [id, 25])));
  expect((await shop.counts()).items).toEqual({ [business]: 1_000 });
});

it('does not count again what was written though nobody heard of it', async () => {
  const first = createViewCounter({ ...shop, log: silentLog });
  const again = createViewCounter({ ...shop, log: silentLog });
  for (const counter of [first, again]) counter.add(viewBy('one'));
  await first.flush();
  await again.flush();
  expect(await total()).toEqual({ [product]: 1 });
});

it('holds so many views and no more', async () => {
  const counter = createViewCounter({ ...shop, log: silentLog, maxWaiting: 2_500 });
  for (let i = 0; i < 10_000; i += 1) counter.add(viewBy(`visitor ${i}`));
  await counter.stop();
  expect(await total()).toEqual({ [product]: 2_500 });
  counter.add(viewBy('too late'));
  await counter.flush();
  expect(await total()).toEqual({ [product]: 2_500 });
});

it('drops a batch that can never be written, says so, and goes on', async () => {
  const error = vi.fn<(fault: object) => void>();
  const counter = createViewCounter({ ...shop, log: { ...silentLog, error } });
  counter.add({ ...viewBy('one'), id: 2 ** 40 });
  await counter.flush();
  expect(error).toHaveBeenCalledOnce();
  counter.add(viewBy('two'));
  await counter.flush();
  expect(await total()).toEqual({ [product]: 1 });
});

it('answers while the database is away, and counts when it is back', async () => {
  const gate = await openGate(shop.connection);
  const { services, close } = await openServicesOn(
    gate.connection,
    shop.services.settings,
    silentLog,
  );
  const app = buildApp({ ...services, clock: shop.services.clock });
  const look = lookThrough(async (path, init) => app.request(path, init));
  expect((await look(`products/${product}`, 'one')).status).toBe(204);
  await gate.shut();
  for (const visitor of ['one', 'two', 'three']) {
    expect((await look(`products/${product}`, visitor)).status).toBe(204);
  }
  expect((await look('products/999999', 'four')).status).toBe(204);
  await services.views.flush();
  expect(await total()).toEqual({});
  await gate.open();
  await expect.poll(total).toEqual({ [product]: 3 });
  await close();
  await gate.shut();
});
