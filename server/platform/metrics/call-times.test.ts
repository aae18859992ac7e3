import fc from 'fast-check';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { bucketCount, bucketOf, CallTimes, shownBounds, upperBound } from './call-times.ts';
import { showCalls } from './create-metrics.ts';

/** Calls by a clock that the test sets. */
function openCalls() {
  let now = 0;
  const calls = new CallTimes(() => now);
  return {
    calls,
    take(route: string, ms: number, source: 'made' | 'kept' = 'made', status = 200) {
      calls.note(route, status, now - ms, source);
    },
    wait(ms: number) {
      now += ms;
    },
  };
}
const hour = 3_600_000;

test('a time is in the bucket between whose bounds it lies', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (ms) => {
      const bucket = bucketOf(ms);
      expect(ms).toBeLessThanOrEqual(upperBound(bucket));
      expect(ms).toBeGreaterThan(bucket === 0 ? -1 : upperBound(bucket - 1));
    }),
  );
  expect(bucketOf(1e9)).toBe(bucketCount - 1);
});

test('the bounds that are shown are bounds of buckets', () => {
  for (const { ms, lastBucket } of shownBounds) expect(upperBound(lastBucket)).toBe(ms);
});

test('quantiles are right to a fifth, and never above the longest time', () => {
  const times = fc.array(fc.double({ min: 0.1, max: 10_000, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(times, (all) => {
      const { calls, take } = openCalls();
      for (const ms of all) take('search', ms);
      const [found] = calls.slowest(1);
      const sorted = all.toSorted((one, other) => one - other);
      const exact = (share: number) => sorted[Math.ceil(all.length * share) - 1] ?? 0;
      for (const [told, share] of [
        [found?.p50, 0.5],
        [found?.p95, 0.95],
      ] as const) {
        expect(told).toBeGreaterThanOrEqual(exact(share) * 0.999);
        expect(told).toBeLessThanOrEqual(exact(share) * 1.2);
      }
      expect(found).toMatchObject({ calls: all.length, most: expect.closeTo(sorted.at(-1) ?? 0) });
    }),
  );
});

test('the slowest routes come first, by answers that were made', () => {
  const { calls, take } = openCalls();
  take('quick', 1);
  take('slow', 500);
  take('from memory', 9_000, 'kept');
  expect(calls.slowest(5).map(({ route }) => route)).toEqual(['slow', 'quick']);
  expect(calls.slowest(1).map(({ route }) => route)).toEqual(['slow']);
});

test('times older than an hour are forgotten, those of half an hour ago are not', () => {
  const { calls, take, wait } = openCalls();
  take('search', 5);
  wait(hour * 0.55);
  expect(calls.slowest(1)).toMatchObject([{ calls: 1 }]);
  take('search', 5);
  wait(hour * 0.5);
  expect(calls.slowest(1)).toMatchObject([{ calls: 1 }]);
  wait(hour * 10);
  expect(calls.slowest(1)).toEqual([]);
});

test('Prometheus gets cumulative buckets, the sum in seconds, and all of it again at the next look', async () => {
  const { calls, take } = openCalls();
  const registry = new Registry();
  showCalls(registry, calls);
  take('home', 3);
  take('home', 3, 'made', 404);
  take('home', 40_000);
  for (let look = 0; look < 2; look += 1) {
    const text = await registry.metrics();
    const bucket = (le: string) =>
      new RegExp(`bucket\\{route="home",source="made",le="${le}"\\} (\\d+)`).exec(text)?.[1];
    expect([bucket('0.002'), bucket('0.004'), bucket('16.384'), bucket('\\+Inf')]).toEqual([
      '0',
      '2',
      '2',
      '3',
    ]);
    expect(text).toContain('_sum{route="home",source="made"} 40.006\n');
    expect(text).toContain('orendi_http_requests_total{route="home",status="404"} 1\n');
    expect(text).toContain('orendi_http_requests_total{route="home",status="200"} 2\n');
    expect(text).not.toContain('source="kept"');
  }
});
