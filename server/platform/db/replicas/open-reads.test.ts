import { sql } from 'kysely';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { openReads } from './open-reads.ts';
import type { Replica } from './replica.ts';

let asked: string[];
let failing: Map<string, Error>;
let state: { needed: number; isAway: boolean };
beforeEach(() => {
  asked = [];
  failing = new Map();
  state = { needed: 100, isAway: false };
});

const lost = Object.assign(new Error('Connection terminated unexpectedly'));
const slow = Object.assign(new Error('canceling statement'), { code: '57014' });
const overtaken = Object.assign(new Error('conflict with recovery'), { code: '40001' });
const wrong = Object.assign(new Error('no such column'), { code: '42703' });

const poolOf = (name: string) =>
  ({
    connect: async () => ({
      async query() {
        asked.push(name);
        const error = failing.get(name);
        if (error) throw error;
        return { rows: [] };
      },
      release() {},
    }),
  }) as unknown as pg.Pool;

/** @param replicas how far each has come, by name */
function open(replicas: Record<string, number>) {
  const all = Object.entries(replicas).map(([name, replayed]) => {
    const replica = { name, replayed, pool: poolOf(name), fault: null as string | null };
    return Object.assign(replica, { leaveOut: (reason: string) => (replica.fault = reason) });
  });
  const reads = openReads({
    watched: {
      replicas: all as unknown as Replica[],
      needed: () => state.needed,
      isPrimaryAway: () => state.isAway,
      doubtPrimary: async () => state.isAway,
    },
    pool: poolOf('primary'),
    count: () => {},
  });
  return async (times = 1) => {
    for (let each = 0; each < times; each += 1) await sql`select 1`.execute(reads);
    return asked.splice(0).join(' ');
  };
}

test('replicas take turns, without those that have not come far enough', async () => {
  const read = open({ a: 100, b: 99, c: 300 });
  expect(await read(4)).toBe('c a c a');
});

test('the primary is read when no replica is recent enough', async () => {
  const read = open({ a: 100, b: 99 });
  state.needed = Infinity;
  expect(await read(2)).toBe('primary primary');
});

test.each([
  ['is lost', lost, 'a primary', 'primary'],
  ['has to give a read up', overtaken, 'a primary', 'a primary'],
])('a replica that %s costs no answer', async (_, error, first, second) => {
  const read = open({ a: 100 });
  failing.set('a', error);
  expect(await read()).toBe(first);
  expect(await read()).toBe(second);
});

test.each([
  ['a statement that is wrong', wrong],
  ['one that takes too long', slow],
])('%s is not asked elsewhere', async (_, error) => {
  const read = open({ a: 100 });
  failing.set('a', error);
  await expect(read()).rejects.toThrow(error.message);
  expect(asked).toEqual(['a']);
});

test('without a primary, any replica is read, however far behind', async () => {
  const read = open({ a: 10 });
  failing.set('primary', lost);
  state.isAway = true;
  expect(await read()).toBe('primary a');
});

test('with a primary, a failed read is repeated there, and its failure reported', async () => {
  const read = open({ a: 10 });
  failing.set('primary', lost);
  await expect(read()).rejects.toThrow(lost.message);
  expect(asked).toEqual(['primary', 'primary']);
});
