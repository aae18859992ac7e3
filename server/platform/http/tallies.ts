import { type Counters, createCounters } from './counters.ts';

/** A counted event, and for how long it counts from the first one on. */
export interface Tally {
  name: string;
  seconds: number;
}

/** Counts what is not limited by itself. Like the rate limiter, it never fails a call because of the database. */
export interface Tallies {
  /** @returns how many there are now */
  add(tally: Tally, key: string): Promise<number>;
  remove(tally: Tally, key: string): Promise<void>;
  read(tally: Tally, key: string): Promise<number>;
}

/** @param counters without them, this process counts for itself */
export function createTallies(counters: Counters = createCounters(null)): Tallies {
  const counterOf = ({ name, seconds }: Tally) => counters.open(name, seconds, 1);
  return {
    add: async (tally, key) => (await counterOf(tally).penalty(key)).consumedPoints,
    remove: async (tally, key) => void (await counterOf(tally).reward(key)),
    read: async (tally, key) => (await counterOf(tally).get(key))?.consumedPoints ?? 0,
  };
}
