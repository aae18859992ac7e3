import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLook, showGauge } from './show-gauge.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('two figures are read with one look, and the next time anew', async () => {
  const read = vi.fn<() => Promise<number>>(async () => 7);
  const registry = open(read);
  expect(await registry.metrics()).toMatch(/one 7\n[^]*two 14\n/);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await registry.metrics();
  expect(read).toHaveBeenCalledTimes(2);
});

test('unreadable figures are left out, and the others are reported', async () => {
  const read = vi.fn<() => Promise<number>>(async () => 7);
  const registry = open(read);
  await registry.metrics();
  await vi.advanceTimersByTimeAsync(1_000);
  read.mockRejectedValueOnce(new Error('away'));
  const text = await registry.metrics();
  expect(text).not.toMatch(/^(one|two) /m);
  expect(text).toMatch(/^other 1$/m);
});

test('a hanging database keeps nobody waiting', async () => {
  vi.useRealTimers();
  const registry = open(() => new Promise<never>(() => {}));
  expect(await registry.metrics()).not.toMatch(/^(one|two) /m);
});

function open(read: () => Promise<number>): Registry {
  const registry = new Registry();
  const look = shareLook(read);
  showGauge(registry, 'one', 'one', () => look((value) => value));
  showGauge(registry, 'two', 'two', () => look((value) => 2 * value));
  showGauge(registry, 'other', 'other', () => 1);
  return registry;
}
