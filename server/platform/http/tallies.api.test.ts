import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { countsInDatabase, createCounters, createTallies } from './counters.ts';

const hour = { name: 'tried', seconds: 3600 };

let shop: TestShop;
const openTallies = () => createTallies(createCounters(countsInDatabase(shop.pool)));

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('processes that share a database count together, each key by itself', async () => {
  const [here, there] = [openTallies(), openTallies()];
  expect(await here.read(hour, 'a')).toBe(0);
  expect([await here.add(hour, 'a'), await there.add(hour, 'a')]).toEqual([1, 2]);
  await here.add(hour, 'b');
  expect([await there.read(hour, 'a'), await there.read(hour, 'b')]).toEqual([2, 1]);
});

test('each process counts for itself where they cannot', async () => {
  const [here, there] = [createTallies(), createTallies()];
  await Promise.all(Array.from({ length: 5 }, () => here.add(hour, 'a')));
  expect([await here.read(hour, 'a'), await there.read(hour, 'a')]).toEqual([5, 0]);
});

test('the first count of an outage is waited for, the others are made here until one arrives again', async () => {
  const [tallies, elsewhere] = [openTallies(), openTallies()];
  const waiting = () =>
    sql<{ count: number }>`select count(*)::int from pg_locks where not granted
      and relation = 'rate_limit'::regclass`.execute(shop.db);
  await shop.db.transaction().execute(async (trx) => {
    await sql`lock table rate_limit in access exclusive mode`.execute(trx);
    for (const count of [1, 2, 3]) expect(await tallies.add(hour, 'late')).toBe(count);
    expect((await waiting()).rows).toEqual([{ count: 1 }]);
  });
  // The count that was late has arrived in the end, and all see it; those made here still hold here.
  await expect.poll(() => elsewhere.read(hour, 'late')).toBe(1);
  expect(await tallies.read(hour, 'late')).toBe(3);
});

test('a count that fails is made here, and in the database as soon as that counts again', async () => {
  const [tallies, elsewhere] = [openTallies(), openTallies()];
  await sql`alter table rate_limit rename to rate_limit_away`.execute(shop.db);
  for (const count of [1, 2]) expect(await tallies.add(hour, 'away')).toBe(count);
  // The second is tried in the database beside its answer: were it on its way still, it would be counted there.
  const busy = () => shop.pool.totalCount - shop.pool.idleCount + shop.pool.waitingCount;
  await expect.poll(busy).toBe(0);
  await sql`alter table rate_limit_away rename to rate_limit`.execute(shop.db);
  const addAndRead = async () => {
    await tallies.add(hour, 'back');
    return elsewhere.read(hour, 'back');
  };
  await expect.poll(addAndRead).toBeGreaterThan(0);
  expect([await tallies.read(hour, 'away'), await elsewhere.read(hour, 'away')]).toEqual([2, 0]);
});
