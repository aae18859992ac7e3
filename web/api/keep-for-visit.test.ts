import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForVisit, rememberForVisit, rememberPart } from './keep-for-visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (value: string) => vi.fn(async () => value);
const failure = () => vi.fn(() => Promise.reject(new Error('no network')));

it('asks once in five minutes, and keeps what cannot be renewed', async () => {
  const first = answer('first');
  expect(await keepForVisit('list', first)).toBe('first');
  expect(await keepForVisit('list', answer('second'))).toBe('first');
  vi.advanceTimersByTime(5 * 60_000 + 1);
  expect(await keepForVisit('list', failure())).toBe('first');
  expect(await keepForVisit('list', answer('third'))).toBe('third');
  expect(first).toHaveBeenCalledOnce();
});

it('asks again after a failure', async () => {
  await expect(keepForVisit('broken', failure())).rejects.toThrow('no network');
  expect(await keepForVisit('broken', answer('whole'))).toBe('whole');
});

it('does not ask for what a page has', async () => {
  const ask = answer('asked');
  rememberForVisit('page', 'of the page');
  expect(await keepForVisit('page', ask)).toBe('of the page');
  expect(ask).not.toHaveBeenCalled();
});

it('takes a part only while the whole cannot be had', async () => {
  rememberPart('part', 'part');
  expect(await keepForVisit('part', failure())).toBe('part');
  expect(await keepForVisit('part', answer('whole'))).toBe('whole');
  rememberPart('part', 'another part');
  expect(await keepForVisit('part', failure())).toBe('whole');
});
