import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissTip, isDismissed, postponeTip } from './tips-section.tsx';

const day = 24 * 60 * 60 * 1000;
const tip = { id: 7, type: 'product', tip: 'size' } as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a postponed tip returns after a week', () => {
  expect(isDismissed(tip)).toBe(false);
  postponeTip(tip);
  vi.advanceTimersByTime(7 * day - 1);
  expect(isDismissed(tip)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isDismissed(tip)).toBe(false);
});

it('a dismissed tip stays away, and says nothing of other tips and pieces', () => {
  dismissTip(tip);
  vi.advanceTimersByTime(300 * day);
  expect(isDismissed(tip)).toBe(true);
  expect(isDismissed({ ...tip, tip: 'looks' })).toBe(false);
  expect(isDismissed({ ...tip, id: 8 })).toBe(false);
  expect(isDismissed({ ...tip, type: 'package' })).toBe(false);
});

it('what is over is not kept', () => {
  postponeTip(tip);
  vi.advanceTimersByTime(8 * day);
  postponeTip({ ...tip, id: 8 });
  expect([...stored.values()].join()).not.toContain('product 7 size');
});

it.each(['', 'no JSON', '[]', '{"product 7 size":"tomorrow"}'])('%s is no tip', (text) => {
  stored.set('tips-dismissed', text);
  expect(isDismissed(tip)).toBe(false);
});

it('without storage tips are shown', () => {
  vi.stubGlobal('localStorage', undefined);
  dismissTip(tip);
  expect(isDismissed(tip)).toBe(false);
});
