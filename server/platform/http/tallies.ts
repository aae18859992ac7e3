import { type Counters, createCounters } from './counters.ts';

/** What is counted, and for how long from the first one on. */
export interface Tally {
  name: string;
  seconds: number;
}

/** Counts what is not limited by itself. Like the rate limiter, it never fails a call because of the database. */
export interface Tallies {
  /** Counts one more. @returns how many there are now */
  add(tally: Tally, key: string): Promise<number>;
  /** Takes one back. */
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
