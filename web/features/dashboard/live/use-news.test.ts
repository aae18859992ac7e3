import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCalm } from './use-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** An area in use, or not. */
function waitFor(isUsed: boolean) {
  const area = Object.assign(new EventTarget(), { matches: () => isUsed });
  const leaving = new AbortController();
  const onCalm = vi.fn();
  void whenCalm(area as unknown as Element, leaving.signal).then(onCalm);
  return { area, leaving, onCalm };
}

it('does not wait where nobody is', async () => {
  const { onCalm } = waitFor(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(onCalm).toHaveBeenCalledOnce();
});

it('waits until whoever is there has done nothing for a moment', async () => {
  const { area, onCalm } = waitFor(true);
  for (let move = 0; move < 5; move += 1) {
    await vi.advanceTimersByTimeAsync(1_400);
    area.dispatchEvent(new Event(move % 2 === 0 ? 'pointermove' : 'keydown'));
  }
  expect(onCalm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onCalm).toHaveBeenCalledOnce();
});

it('waits no longer than the page stands', async () => {
  const { leaving, onCalm } = waitFor(true);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onCalm).toHaveBeenCalledOnce();
});
