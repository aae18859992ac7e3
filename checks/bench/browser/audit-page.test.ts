import { expect, it } from 'vitest';
import { blockedMs, type TraceEvent } from './audit-page.ts';

const page = { pid: 7, tid: 1, ph: 'X', args: {} };
const opened: TraceEvent[] = [
  { ...page, ts: 0, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } },
  {
    ...page,
    ts: 10,
    name: 'navigationStart',
    args: { data: { documentLoaderURL: 'http://localhost:1/' } },
  },
  { ...page, ts: 1_000, name: 'firstContentfulPaint' },
];
const task = { ...page, ts: 2_000, name: 'ThreadControllerImpl::RunTask' };

it('counts what a phone a quarter as fast would block beyond fifty milliseconds', () => {
  const tasks = [
    { ...task, dur: 90_000, tdur: 20_000 },
    { ...task, dur: 12_000, tdur: 12_000 },
    { ...task, dur: 30_000, tdur: 15_000 },
  ];
  expect(blockedMs([...opened, ...tasks], 'http://localhost:1')).toBe(30 + 10);
});

it('leaves out other threads, other processes, and what ran before the first view', () => {
  const tasks = [
    { ...task, tdur: 90_000, tid: 2 },
    { ...task, tdur: 90_000, pid: 8 },
    { ...task, tdur: 90_000, ts: 500 },
    { ...task, tdur: 90_000, name: 'FunctionCall' },
  ];
  expect(blockedMs([...opened, ...tasks], 'http://localhost:1')).toBe(0);
});

it('says so when the page is not there', () => {
  expect(() => blockedMs(opened, 'http://localhost:2')).toThrow('no page');
  expect(() => blockedMs(opened.slice(0, 2), 'http://localhost:1')).toThrow('no first view');
});
