import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getReadiness } from '../../features/operations/index.ts';
import { openServicesOn } from '../../open-services.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { countsInRedis, createCounters, createTallies } from '../http/counters.ts';
import { createRateLimiter, refusalOf } from '../http/rate-limit.ts';
import { silentLog } from '../log/log.ts';
import { namespaceOf, openRedis, type Redis } from './open-redis.ts';
import { tryRedis } from './redis-client.ts';
import { findRedisServer } from './testing/find-redis-server.ts';
import { startRedis, type TestRedis } from './testing/start-redis.ts';

const program = findRedisServer();
const hour = { name: 'tried', seconds: 3600 };
const thrice = { name: 'calls', calls: 3, seconds: 3600 };
/** Longer than any count may take, even on a busy machine; the silence that is tested has no end. */
const soon = 5_000;

// Without a Redis or Valkey of Debian (apt-get install redis-server), these tests are left out.
describe.skipIf(program === null)('a Redis', () => {
  let server: TestRedis;
  const opened: { close(): unknown }[] = [];
  const open = async (log: Parameters<typeof openRedis>[1] = silentLog): Promise<Redis> => {
    const redis = await openRedis(server.url, log);
    opened.push(redis);
    return redis;
  };
  /** What one process counts with. */
  const process = async (secret = 'one shop') => {
    const redis = await open();
    const counters = createCounters(countsInRedis(redis, namespaceOf(secret, 'a shop')));
    return { redis, tallies: createTallies(counters), count: createRateLimiter(1, counters) };
  };

  beforeEach(async () => {
    server = await startRedis(program ?? '');
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    await server.stop();
  });

  test('counts for all processes of a shop, for as long as a count lasts, and for no other shop', async () => {
    const [here, there, elsewhere] = [await process(), await process(), await process('another')];
    expect(await here.tallies.read(hour, 'a')).toBe(0);
    expect([await here.tallies.add(hour, 'a'), await there.tallies.add(hour, 'a')]).toEqual([1, 2]);
    expect(await here.tallies.read(hour, 'a')).toBe(2);
    expect(await elsewhere.tallies.read(hour, 'a')).toBe(0);
    for (const caller of [here, there, here]) await caller.count(thrice, 'b');
    expect(await refusalOf(there.count(thrice, 'b'))).toMatchObject({ code: 'RATE_LIMITED' });
    const keys = server.ask('keys', '*').split('\n');
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(Number(server.ask('ttl', key))).toBeGreaterThan(3000);
  });

  test('that is stopped costs a moment once, and no count', async () => {
    const { tallies, count } = await process();
    for (const _ of [1, 2]) await count(thrice, 'b');
    server.freeze();
    const before = performance.now();
    for (const number of [1, 2, 3]) expect(await tallies.add(hour, 'a')).toBe(number);
    await count(thrice, 'b');
    expect(await refusalOf(count(thrice, 'b'))).not.toBeNull();
    expect(performance.now() - before).toBeLessThan(soon);
    server.thaw();
    const other = await process();
    await vi.waitFor(
      async () => {
        await tallies.add(hour, 'c');
        expect(await other.tallies.read(hour, 'c')).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
  });

  test('that stays stopped is given up, and found again when it goes on', async () => {
    const { redis } = await process();
    server.freeze();
    await vi.waitFor(() => expect(redis.isConnected()).toBe(false), { timeout: 10_000 });
    server.thaw();
    await vi.waitFor(() => expect(redis.isConnected()).toBe(true), { timeout: 10_000 });
  });

  test('that is killed forgets, but the process that counted does not', async () => {
    const { redis, count, tallies } = await process();
    for (const _ of [1, 2, 3]) await count(thrice, 'b');
    await server.kill();
    expect(await refusalOf(count(thrice, 'b'))).not.toBeNull();
    expect(await tallies.add(hour, 'a')).toBe(1);
    await server.start();
    await vi.waitFor(() => expect(redis.isConnected()).toBe(true), { timeout: 10_000 });
    expect(server.ask('keys', '*')).toBe('');
    expect(await refusalOf(count(thrice, 'b'))).not.toBeNull();
    expect(await tallies.add(hour, 'a')).toBe(2);
  });

  test('that has no room answers with errors, and costs no count', async () => {
    const { redis, count } = await process();
    server.ask('config', 'set', 'maxmemory', '1');
    for (const _ of [1, 2, 3]) await count(thrice, 'b');
    expect(await refusalOf(count(thrice, 'b'))).not.toBeNull();
    expect(redis.isConnected()).toBe(true);
  });

  test('that is away, or asks for a password, at the start does not end it, and is said', async () => {
    const log = { warn: vi.fn(), info: vi.fn() };
    server.ask('config', 'set', 'requirepass', 'locked');
    const redis = await open(log);
    expect(redis.isConnected()).toBe(false);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { reason: expect.stringMatching(/NOAUTH|required/), leftOut: 0 },
      'Redis is away: each process counts for itself',
    );
    await server.kill();
    await server.start();
    await vi.waitFor(() => expect(redis.isConnected()).toBe(true), { timeout: 10_000 });
    expect(log.info).toHaveBeenCalledWith({}, 'Redis is back');
  });

  test('is examined: what it is and how soon it answers, or why it does not', async () => {
    const version = /redis_version:(\S+)/.exec(server.ask('info', 'server'))?.[1];
    expect(await tryRedis(server.url)).toEqual({ version, milliseconds: expect.any(Number) });
    server.freeze();
    await expect(tryRedis(server.url)).rejects.toThrow('it does not answer');
    server.thaw();
    await server.kill();
    await expect(tryRedis(server.url)).rejects.toThrow(/\S/);
  });

  describe('between two processes of a shop', () => {
    let shop: TestShop;
    const touched = (services: TestShop['services']) => {
      const heard: string[] = [];
      services.changes.onTouched((tags) => heard.push(...tags));
      return heard;
    };
    const touch = (services: TestShop['services'], tag: 'listings' | 'industries') =>
      services.changes.transaction(async (_trx, announce) => announce(tag));
    /** What `/readyz?details` and the metrics say of it. */
    const tellRedis = async (services: TestShop['services']) => {
      const { redis } = await getReadiness(services);
      const figure = services.metrics.registry.getSingleMetric('orendi_redis_connected');
      return [redis, (await figure?.get())?.values[0]?.value];
    };
    /** Another process, which does not listen to the database yet. */
    const openOther = async () => {
      const other = await openServicesOn(shop.connection, shop.services.settings, silentLog);
      opened.push(other);
      return other;
    };

    beforeEach(async () => {
      shop = await openTestShop({ settings: { redisUrl: server.url } });
      opened.push(shop);
    });
    afterEach(async () => {
      for (const one of opened.splice(0).reverse()) await one.close();
    });

    test('carries what one has touched and whose orders have changed, to the other alone', async () => {
      const { services } = await openOther();
      const [here, there] = [touched(shop.services), touched(services)];
      const orders: (number | null)[] = [];
      services.changes.onOrders((businessId) => orders.push(businessId));
      await touch(shop.services, 'listings');
      shop.services.changes.announceOrders(7);
      await expect.poll(() => [there, orders]).toEqual([['listings'], [7]]);
      expect(here).toEqual(['listings']);
    });

    test('is not needed: what is touched while it is gone arrives through the database', async () => {
      const { services, listenForChanges } = await openOther();
      const stop = await listenForChanges();
      const heard = touched(services);
      await server.kill();
      await touch(shop.services, 'industries');
      await expect.poll(() => heard).toEqual(['industries']);
      expect(await tellRedis(services)).toEqual([{ isConnected: false }, 0]);
      await stop();
      await server.start();
      await vi.waitFor(() => expect(services.redis?.isConnected()).toBe(true), { timeout: 10_000 });
      await vi.waitFor(
        async () => {
          await touch(shop.services, 'listings');
          expect(heard).toContain('listings');
        },
        { timeout: 10_000 },
      );
      expect(await tellRedis(services)).toEqual([{ isConnected: true }, 1]);
    });
  });
});
