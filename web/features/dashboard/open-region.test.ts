import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { openRegion } from './use-region.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('brings its data on the server', async () => {
  expect(await openRegion(async () => 7)).toEqual({ data: 7 });
});

it('keeps the page from nobody else after a failure of its own', async () => {
  const failure = new ApiFailure(503, 'UNAVAILABLE', 'Provo përsëri.');
  expect(await openRegion(() => Promise.reject(failure))).toEqual({ data: null });
});

it('does not let the page wait for it', async () => {
  vi.useFakeTimers();
  const opening = openRegion(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await opening).toEqual({ data: null });
});

it('hides no fault of the program', async () => {
  await expect(openRegion(() => Promise.reject(new TypeError('fault')))).rejects.toThrow('fault');
});

it('loads nothing in the browser, where the page shows first', async () => {
  vi.stubGlobal('document', {});
  const load = vi.fn();
  expect(await openRegion(load)).toEqual({ data: null });
  expect(load).not.toHaveBeenCalled();
});
