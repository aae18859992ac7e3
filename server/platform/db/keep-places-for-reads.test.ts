import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDeadline } from '../deadline.ts';
import { keepPlacesForReads } from './keep-places-for-reads.ts';

const connectMs = 1_000;

/** A pool of four, which always has a connection. */
function openPool() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  onTestFinished(() => void vi.useRealTimers());
  const pool = Object.assign(new EventEmitter(), {
    options: { max: 4 },
    connect: async (): Promise<unknown> => {
      const client = { release: () => pool.emit('release', undefined, client) };
      return client;
    },
  }) as unknown as pg.Pool;
  keepPlacesForReads(pool, { connect: connectMs });
  return pool;
}

/** Connects as often as a pool of four allows to those who write, and three times more. */
async function crowd(pool: pg.Pool) {
  const taken = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const outcomes: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    pool.connect().then(
      () => outcomes.push('taken'),
      (error: Error) => outcomes.push(error.message),
    );
  }
  await vi.advanceTimersByTimeAsync(connectMs - 1);
  expect(outcomes).toEqual([]);
  return { taken, outcomes };
}
const noPlace = 'timeout exceeded when trying to connect';

test('who writes leaves a quarter of the places to who reads', async () => {
  const pool = openPool();
  const { outcomes } = await crowd(pool);
  await withDeadline({ ms: 500, isRead: true }, () => pool.connect());
  await vi.advanceTimersByTimeAsync(2);
  expect(outcomes).toEqual([noPlace, noPlace, noPlace]);
});

test('places that are given back at once go to as many of those who wait', async () => {
  const { taken, outcomes } = await crowd(openPool());
  for (const client of taken.slice(1)) client.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['taken', 'taken']);
});

test('who has given up takes no place', async () => {
  const pool = openPool();
  const { taken } = await crowd(pool);
  await vi.advanceTimersByTimeAsync(2);
  for (const client of taken) client.release();
  const { outcomes } = await crowd(pool);
  await vi.advanceTimersByTimeAsync(2);
  expect(outcomes).toEqual([noPlace, noPlace, noPlace]);
});
