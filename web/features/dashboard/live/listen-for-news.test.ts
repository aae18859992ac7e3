import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForNews } from './listen-for-news.ts';
import { FakeEventSource } from './testing/fake-event-source.ts';

const state = { total: 7, pending: 2, latest_id: 40, held: 0, leads: 7, changed_at: null };
let page: EventTarget & { hidden: boolean };
let windows: AbortController[] = [];

beforeEach(() => {
  FakeEventSource.made = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('document', page);
});

afterEach(() => {
  windows.forEach((window) => window.abort());
  windows = [];
  vi.unstubAllGlobals();
});

function openWindow() {
  const leaving = new AbortController();
  windows.push(leaving);
  const onNews = vi.fn();
  listenForNews(3, { signal: leaving.signal, onNews, onRefused: vi.fn() });
  return { close: () => leaving.abort(), onNews };
}

const open = () => FakeEventSource.made.filter(({ readyState }) => readyState !== 2);
async function expectOneConnection(made: number): Promise<void> {
  await expect.poll(() => [FakeEventSource.made.length, open().length]).toEqual([made, 1]);
}

it('connects one window, the one looked at last, and tells them all', async () => {
  const first = openWindow();
  await expectOneConnection(1);
  const second = openWindow();
  await expectOneConnection(2);
  FakeEventSource.latest.tell(state);
  expect(second.onNews).toHaveBeenCalledWith(state);
  await expect.poll(() => first.onNews).toHaveBeenCalledWith(state);

  page.dispatchEvent(new Event('visibilitychange'));
  await expectOneConnection(3);
  FakeEventSource.latest.tell({ ...state, total: 8 });
  for (const { onNews } of [first, second]) {
    await expect.poll(() => onNews).toHaveBeenCalledWith({ ...state, total: 8 });
  }
});

it('passes the connection on when its window closes', async () => {
  const first = openWindow();
  await expectOneConnection(1);
  page.hidden = true;
  const second = openWindow();
  first.close();
  await expectOneConnection(2);
  FakeEventSource.latest.tell(state);
  expect(second.onNews).toHaveBeenCalledWith(state);
  second.close();
  expect(open()).toEqual([]);
});

it('connects each window by itself where they cannot agree', () => {
  vi.stubGlobal('navigator', {});
  openWindow();
  openWindow();
  expect(open().length).toBe(2);
});
