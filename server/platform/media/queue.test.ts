import { setImmediate as tick } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';
import { createSingleFlight } from './single-flight.ts';

test('never runs more at once than it has slots, in the order of coming, failures included', async () => {
  const works = fc.array(fc.record({ ticks: fc.nat(3), fails: fc.boolean() }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), works, async (slots, list) => {
      const queue = createQueue(slots);
      const started: number[] = [];
      let running = 0;
      let most = 0;
      const outcomes = await Promise.allSettled(
        list.map(({ ticks, fails }, index) =>
          queue(async () => {
            started.push(index);
            running += 1;
            most = Math.max(most, running);
            for (let i = 0; i < ticks; i += 1) await tick();
            running -= 1;
            if (fails) throw new Error('as told');
            return index;
          }),
        ),
      );
      expect(started).toEqual(list.map((_, index) => index));
      expect(most).toBeLessThanOrEqual(slots);
      expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(list.map((w) => w.fails));
    }),
  );
});

test('uses all its slots', async () => {
  const queue = createQueue(2);
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  await Promise.all([queue(() => met), queue(async () => meet())]);
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
