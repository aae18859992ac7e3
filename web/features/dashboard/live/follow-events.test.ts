import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './listen-for-news.ts';
import { FakeEventSource } from './testing/fake-event-source.ts';

const state = { total: 7, pending: 2, latest_id: 40, held: 0, leads: 7, changed_at: null };

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.made = [];
});
afterEach(() => vi.useRealTimers());

function follow() {
  const leaving = new AbortController();
  const onNews = vi.fn();
  const onRefused = vi.fn();
  const Source = FakeEventSource as unknown as typeof EventSource;
  followEvents({ signal: leaving.signal, onNews, onRefused }, Source);
  return { leaving, onNews, onRefused };
}

it('tells how the orders stand', () => {
  const { onNews } = follow();
  FakeEventSource.latest.tell(state);
  expect(FakeEventSource.latest.url).toBe('/v1/private/events');
  expect(onNews.mock.calls).toEqual([[state]]);
});

it('leaves a lost line to the browser, and says that nothing can be heard', () => {
  const { onNews, onRefused } = follow();
  FakeEventSource.latest.lose();
  expect(onNews).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(600_000);
  expect(FakeEventSource.made.length).toBe(1);
  FakeEventSource.latest.tell(state);
  expect(onNews).toHaveBeenLastCalledWith(state);
  expect(onRefused).not.toHaveBeenCalled();
});

it('tries a refused connection again, after ever longer pauses', () => {
  const { onRefused } = follow();
  const pauses = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
  pauses.forEach((pause, tries) => {
    FakeEventSource.latest.refuse();
    expect(onRefused).toHaveBeenCalledTimes(tries + 1);
    vi.advanceTimersByTime(pause - 1);
    expect(FakeEventSource.made.length).toBe(tries + 1);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.made.length).toBe(tries + 2);
  });
  FakeEventSource.latest.tell(state);
  FakeEventSource.latest.refuse();
  vi.advanceTimersByTime(5_000);
  expect(FakeEventSource.made.length).toBe(pauses.length + 2);
});

it('takes the end of the session for a refusal', () => {
  const { onRefused } = follow();
  const ended = FakeEventSource.latest;
  ended.dispatchEvent(new Event('end'));
  expect(ended.readyState).toBe(FakeEventSource.CLOSED);
  expect(onRefused).toHaveBeenCalledOnce();
});

it('ends with its signal, also between two tries', () => {
  const { leaving } = follow();
  FakeEventSource.latest.refuse();
  leaving.abort();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.made.length).toBe(1);

  const other = follow();
  other.leaving.abort();
  expect(FakeEventSource.latest.readyState).toBe(FakeEventSource.CLOSED);
  FakeEventSource.latest.refuse();
  expect(other.onRefused).not.toHaveBeenCalled();
});
