import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServicesOn } from '../../open-services.ts';
import { openPrimary } from '../../platform/db/servers/primary.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { searchListings } from './search-listings.ts';
import { listExchangeRates, setExchangeRate } from './index.ts';

const operator = 'ana (test)';
let shop: TestShop;
let other: Awaited<ReturnType<typeof openServicesOn>>;
let listening: { stop(): Promise<void> };
beforeAll(async () => {
  shop = await openTestShop();
  other = await openServicesOn(shop.connection, shop.services.settings, silentLog);
  listening = await other.services.changes.listen(openPrimary(shop.connection, silentLog));
  const business_id = await createBusiness(shop);
  const publish = (product_name: string, price: number, currency: 'EUR' | 'ALL') =>
    createProduct(shop, { business_id, product_name, price, currency });
  await publish('Lek', 10_000, 'ALL');
  await publish('Euro', 100, 'EUR');
});
afterAll(async () => {
  await listening.stop();
  await other.close();
  await shop.close();
});

const set = (perEuro: number, isSure = false) =>
  setExchangeRate(shop.services, operator, { currency: 'ALL', perEuro, isSure });

async function cheapest({ services } = { services: shop.services }): Promise<string | undefined> {
  const search = { sortByPrice: 'asc', page: 1, perPage: 12 } as const;
  return (await searchListings(services, search)).rows[0]?.name;
}

test('prices are ordered by a new rate at once, in every process', async () => {
  const tags: string[] = [];
  shop.services.changes.onTouched((touched) => tags.push(...touched));
  expect(await set(97)).toMatchObject({ outcome: 'set', before: 97.0874 });
  expect([await cheapest(), await cheapest(other)]).toEqual(['Euro', 'Euro']);
  expect(await set(105)).toEqual({ outcome: 'set', before: 97 });
  expect(await cheapest()).toBe('Lek');
  await expect.poll(() => cheapest(other)).toBe('Lek');
  expect(tags).toEqual(['listings', 'listings']);
  const [, , lek] = await listExchangeRates(shop.db);
  expect(lek).toEqual({ currency: 'ALL', perEuro: 105, updatedAt: expect.any(Date) });
});

test('a rate stays what was said, to six digits', async () => {
  for (const perEuro of [97.4, 123.456, 99.9999, 61.0001, 100.5]) {
    await set(perEuro, true);
    expect((await listExchangeRates(shop.db))[2]?.perEuro).toBe(perEuro);
    expect(await set(perEuro)).toEqual({ outcome: 'unchanged', before: perEuro });
  }
});

test('a change by more than a fifth, and what no rate can be, change nothing', async () => {
  await set(100, true);
  expect(await set(120.1)).toEqual({ outcome: 'unsure', before: 100 });
  expect(await set(79.9)).toEqual({ outcome: 'unsure', before: 100 });
  for (const slip of [0.0103, 0, -1, 29.9, 401, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(await set(slip, true)).toEqual({ outcome: 'implausible' });
  }
  expect((await listExchangeRates(shop.db))[2]?.perEuro).toBe(100);
  expect(await set(120)).toMatchObject({ outcome: 'set' });
  expect(await set(80, true)).toMatchObject({ outcome: 'set' });
});
