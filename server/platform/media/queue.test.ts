import { setImmediate as tick } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueue, createSingleFlight } from './queue.ts';

test('never runs more at once than it has slots, in the order of coming, failures included', async () => {
  const work = fc.record({ comesAfter: fc.nat(6), ticks: fc.nat(3), fails: fc.boolean() });
  const works = fc.array(work, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), works, async (slots, list) => {
      const queue = createQueue(slots);
      const came: number[] = [];
      const started: number[] = [];
      let running = 0;
      let most = 0;
      const outcomes = await Promise.allSettled(
        list.map(async ({ comesAfter, ticks, fails }, index) => {
          for (let i = 0; i < comesAfter; i += 1) await tick();
          came.push(index);
          await queue(async () => {
            started.push(index);
            running += 1;
            most = Math.max(most, running);
            for (let i = 0; i < ticks; i += 1) await tick();
            running -= 1;
            if (fails) throw new Error('as told');
          });
        }),
      );
      expect(started).toEqual(came);
      expect(most).toBeLessThanOrEqual(slots);
      expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(list.map((w) => w.fails));
    }),
  );
});

test('uses all its slots', async () => {
  const queue = createQueue(2);
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  const outcomes = await Promise.all([queue(() => met), queue(async () => meet())]);
  expect(outcomes).toHaveLength(2);
});

test('one flight serves all who ask meanwhile; the next one flies again, also after a failure', async () => {
  const once = createSingleFlight<number>();
  let flights = 0;
  const work = async () => {
    flights += 1;
    const flight = flights;
    await tick();
    if (flight === 1) throw new Error('first one fails');
    return flight;
  };
  const first = await Promise.allSettled([once('a', work), once('a', work)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(flights).toBe(1);
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([2, 2, 3]);
});
