import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { withinTime } from '../within-time.ts';

/** Counts by key, in fixed windows that begin with a key's first event. */
export interface Counter {
  /** Counts one more. @throws RateLimiterRes beyond its points */
  consume(key: string): Promise<RateLimiterRes>;
  /** Counts one more, however many there are. */
  penalty(key: string): Promise<RateLimiterRes>;
  /** Null when nothing was counted. */
  get(key: string): Promise<RateLimiterRes | null>;
}

export interface Counters {
  open(name: string, seconds: number, points: number): Counter;
}

/** How long a count in the database is waited for, in milliseconds. */
const PATIENCE = 1_000;

/**
 * Counts in this process or, with a pool, in the database, for all processes together. What counts must never cost a
 * request: when the database is late or cannot be reached, this process counts for itself until a count arrives there
 * again. A form is counted several times, one after the other, so only the first count of an outage is waited for.
 */
export function createCounters(pool: pg.Pool | null): Counters {
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
  return {
    open(name, seconds, points) {
      const options = { keyPrefix: name, points, duration: seconds };
      const own = new RateLimiterMemory(options);
      if (!pool) return own;
      const shared = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
      });
      const inTime = async <T>(count: (counter: RateLimiterAbstract) => Promise<T>): Promise<T> => {
        if (!isAway) {
          const counting = count(shared);
          try {
            return await withinTime(PATIENCE, counting, () => new Error('not counted yet'));
          } catch (reason) {
            if (reason instanceof RateLimiterRes) throw reason;
            isAway = true;
            watch(counting);
          }
        } else if (!trial) watch(count(shared));
        return count(own);
      };
      return {
        consume: (key) => inTime((counter) => counter.consume(key)),
        penalty: (key) => inTime((counter) => counter.penalty(key)),
        get: (key) => inTime((counter) => counter.get(key)),
      };
    },
  };
}
