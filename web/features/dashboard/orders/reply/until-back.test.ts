import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilBack } from './reply-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const back = vi.fn();
  void untilBack(page as unknown as Document).then(back);
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { back, show };
}

it('waits for the seller to come back from another app', async () => {
  const { back, show } = openPage();
  await vi.advanceTimersByTimeAsync(300);
  show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(back).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledOnce();
});

it('is soon over where the link has not left the page, but not before a second press of the finger', async () => {
  const { back } = openPage();
  await vi.advanceTimersByTimeAsync(500);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(back).toHaveBeenCalledOnce();
});
