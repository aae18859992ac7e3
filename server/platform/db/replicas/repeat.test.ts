import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './watch-replicas.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is done at once, and again after the rest it asks for', async () => {
  const work = vi.fn<() => Promise<number>>(async () => 100);
  const { stop } = repeat(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(3);
});

test('hurrying it during a turn causes another turn afterwards', async () => {
  const turns: (() => void)[] = [];
  const { hurry, stop } = repeat(() => new Promise((resolve) => turns.push(() => resolve(100))));
  hurry();
  hurry();
  expect(turns).toHaveLength(1);
  turns[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(turns).toHaveLength(2);
  turns[1]?.();
  await vi.advanceTimersByTimeAsync(50);
  expect(turns).toHaveLength(2);
  hurry();
  expect(turns).toHaveLength(3);
  stop();
});
