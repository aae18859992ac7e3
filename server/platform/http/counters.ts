import type pg from 'pg';
import {
  type IRateLimiterStoreOptions,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from '../redis/open-redis.ts';
import { withinTime } from '../within-time.ts';

/** A counted event, and for how long it counts from the first one on. */
export interface Tally {
  name: string;
  seconds: number;
}

export type Tallies = ReturnType<typeof createTallies>;

/**
 * Counts what is not limited by itself. Like the rate limiter, it never fails a call because of the database.
 * @param counters without them, this process counts for itself
 */
export function createTallies(counters: Counters = createCounters(null)) {
  const counterOf = ({ name, seconds }: Tally) => counters.open(name, seconds, 1);
  return {
    /** @returns how many there are now */
    add: async (tally: Tally, key: string) => (await counterOf(tally).penalty(key)).consumedPoints,
    remove: async (tally: Tally, key: string) => void (await counterOf(tally).reward(key)),
    read: async (tally: Tally, key: string) =>
      (await counterOf(tally).get(key))?.consumedPoints ?? 0,
  };
}

/**
 * Counts by key, in fixed windows that begin with a key's first event. `consume` throws RateLimiterRes beyond the points,
 * `penalty` counts one more however many there are, and `reward` takes one back.
 */
export type Counter = {
  [Call in 'consume' | 'penalty' | 'reward']: (key: string) => Promise<RateLimiterRes>;
} & { get(key: string): Promise<RateLimiterRes | null> };

export interface Counters {
  /** Opened by its first caller; later ones get the same. */
  open(name: string, seconds: number, points: number): Counter;
}

type CounterOptions = Pick<IRateLimiterStoreOptions, 'keyPrefix' | 'points' | 'duration'>;

export interface SharedCounts {
  open(options: CounterOptions): RateLimiterAbstract;
  /** In milliseconds. */
  patience: number;
}

export const countsInDatabase = (pool: pg.Pool): SharedCounts => ({
  open: (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
    }),
  patience: 1_000,
});

/** @param namespace keeps shops apart that share one Redis */
export const countsInRedis = (redis: Redis, namespace: string): SharedCounts => ({
  open: (options) =>
    new RateLimiterRedis({
      ...options,
      keyPrefix: `${namespace}:${options.keyPrefix}`,
      // The only two calls, made on whichever connection there is at the time.
      storeClient: {
        eval: async (script: string, parts: { keys: string[]; arguments: string[] }) =>
          redis.client().eval(script, parts),
        multi: () => redis.client().multi(),
      },
      useRedisPackage: true,
    }),
  patience: 300,
});

type Count<T> = (counter: Counter) => Promise<T>;

/**
 * Counts in this process and, with `shared`, for all processes together; the higher count holds. What counts must never
 * cost a request: while the shared counts are late or away, this process's own are enough. They also hold when the shared
 * ones have been lost: a store in memory comes back from a crash with none. A form is counted several times, one after
 * the other, so only the first count of an outage is waited for.
 */
export function createCounters(shared: SharedCounts | null): Counters {
  let isAway = false;
  let trial: Promise<void> | null = null;
  const watch = (counting: Promise<unknown>) => {
    const settled = (hasArrived: boolean) => {
      if (hasArrived) isAway = false;
      trial = null;
    };
    trial = counting.then(
      () => settled(true),
      (reason: unknown) => settled(reason instanceof RateLimiterRes),
    );
  };
  /**
   * Null while the shared counts are away.
   * @throws RateLimiterRes beyond the points
   */
  const inTime = async <T>(
    count: Count<T>,
    together: RateLimiterAbstract,
    patience: number,
  ): Promise<T | null> => {
    if (isAway) {
      if (!trial) watch(count(together));
      return null;
    }
    const counting = count(together);
    try {
      return await withinTime(patience, counting, () => new Error('not counted yet'));
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw reason;
      isAway = true;
      watch(counting);
      return null;
    }
  };
  const openNew: Counters['open'] = (name, seconds, points) => {
    const options = { keyPrefix: name, points, duration: seconds };
    const own = new RateLimiterMemory(options);
    if (!shared) return own;
    const together = shared.open(options);
    const both = async <T extends RateLimiterRes | null>(count: Count<T>): Promise<T> => {
      // A call that this process refuses by itself needs no asking.
      const here = await count(own);
      const there = await inTime(count, together, shared.patience);
      return (there?.consumedPoints ?? 0) > (here?.consumedPoints ?? 0) ? (there ?? here) : here;
    };
    return {
      consume: (key) => both((counter) => counter.consume(key)),
      penalty: (key) => both((counter) => counter.penalty(key)),
      reward: (key) => both((counter) => counter.reward(key)),
      get: (key) => both((counter) => counter.get(key)),
    };
  };
  const known = new Map<string, Counter>();
  return {
    open(name, seconds, points) {
      const counter = known.get(name) ?? openNew(name, seconds, points);
      known.set(name, counter);
      return counter;
    },
  };
}
