import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
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
const late = new Error('the database has not counted yet');

/**
 * Counts in this process or, with a pool, in the database, for all processes together. What counts must never cost a
 * request: when the database cannot be reached, or is late, this process counts for itself. One count is waited for, the
 * others meanwhile are not: a form is counted several times, one after the other, and each would wait anew.
 */
export function createCounters(pool: pg.Pool | null): Counters {
  const awaited = new Set<Promise<unknown>>();
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
        insuranceLimiter: own,
      });
      const inTime = async <T>(count: (counter: RateLimiterAbstract) => Promise<T>): Promise<T> => {
        if (awaited.size > 0) return count(own);
        const counting = count(shared);
        try {
          return await withinTime(PATIENCE, counting, () => late);
        } catch (reason) {
          if (reason !== late) throw reason;
          const arrived = () => awaited.delete(counting);
          awaited.add(counting);
          counting.then(arrived, arrived);
          return count(own);
        }
      };
      return {
        consume: (key) => inTime((counter) => counter.consume(key)),
        penalty: (key) => inTime((counter) => counter.penalty(key)),
        get: (key) => inTime((counter) => counter.get(key)),
      };
    },
  };
}
