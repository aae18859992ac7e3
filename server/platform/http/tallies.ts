import type pg from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countedInTime, openCounter } from './rate-limit.ts';

/** What is counted, and for how long from the first one on. */
export interface Tally {
  name: string;
  seconds: number;
}

/** Counts what is not limited by itself. Like the rate limiter, it never fails a call because of the database. */
export interface Tallies {
  /** Counts one more. @returns how many there are now */
  add(tally: Tally, key: string): Promise<number>;
  read(tally: Tally, key: string): Promise<number>;
}

/** Counts in this process or, with a pool, in the database, for all processes together. */
export function createTallies(pool: pg.Pool | null): Tallies {
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (tally: Tally) => {
    const counter = counters.get(tally.name) ?? openCounter(tally, 1, pool);
    counters.set(tally.name, counter);
    return counter;
  };
  return {
    add: async (tally, key) =>
      (await countedInTime(counterOf(tally).penalty(key)))?.consumedPoints ?? 0,
    read: async (tally, key) =>
      (await countedInTime(counterOf(tally).get(key)))?.consumedPoints ?? 0,
  };
}
