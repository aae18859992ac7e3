import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageContext } from '@orendi/contract/page-render';
import { expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../deadline.ts';
import { answerInTime } from './answer-in-time.ts';
import { type Api, createApi } from './api.ts';
import { noteHeader } from './notes.ts';
import { type PageHost, renderPages } from './pages.ts';
import { createPressure } from './pressure.ts';
import { requestContext } from './request-context.ts';
import { plainMarket } from '@orendi/contract/testing/plain-market';
import { silentLog } from '../log/log.ts';
import { createMetrics } from '../metrics/index.ts';
import { readSettings } from '../settings.ts';

const settings = readSettings({});
const never = () => new Promise<never>(() => {});
const awayDatabase = Object.assign(new Error('connect'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

/** Answers every address with a page that is drawn so. */
function serve(app: Api, render: unknown, findSession = async (): Promise<null> => null): void {
  const sessions = { find: findSession, prolong: never };
  const host = { render, assets: {} } as unknown as PageHost;
  const pressure = createPressure();
  const findMarket = async () => plainMarket;
  const services = { log: silentLog, metrics: createMetrics(), pressure, sessions, findMarket };
  app.get(
    '*',
    renderPages(
      async () => host,
      never,
      async () => null,
      services,
    ),
  );
}

/** Asks for a page of a signed-in seller. */
async function ask(render: () => Promise<unknown>, findSession = async (): Promise<null> => null) {
  const app = createApi();
  app.use(requestContext(settings), answerInTime({ ...patience, read: 50 }));
  serve(app, render, findSession);
  const headers = { cookie: 'session=abc; lang=en' };
  const response = await app.request('http://localhost/dashboard', { headers });
  return {
    status: response.status,
    again: response.headers.get('retry-after'),
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}
const page = (status: number) => async () => ({
  status,
  html: ['<p>Page</p>'],
  isPrivate: true,
  route: 'home',
});

test('a page of a signed-in seller says when the database is away, and when to try again', async () => {
  const answer = await ask(page(200), () => Promise.reject(awayDatabase));
  expect(answer).toMatchObject({ status: 503, again: '5', type: 'text/html; charset=utf-8' });
  expect(answer.text).toContain('The service is not available at the moment.');
});

test('a page whose rendering does not end is given up', async () => {
  // A machine that pauses for as long as the call may take would have the call answered before its page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = ask(never);
  await vi.advanceTimersByTimeAsync(49);
  expect(await asked).toMatchObject({ status: 503, again: '5' });
});

test('a page that says itself that something is away says when to try again', async () => {
  expect(await ask(page(503))).toMatchObject({ status: 503, again: '5', text: '<p>Page</p>' });
  expect(await ask(page(200))).toMatchObject({ status: 200, again: null });
});

test('a bug is a bug', async () => {
  const answer = await ask(() => Promise.reject(new Error('secret')));
  expect(answer).toMatchObject({ status: 500, again: null });
  expect(answer.text).toContain('An error occurred.');
  expect(answer.text).not.toContain('secret');
});

test('a browser that leaves while its page is rendered is no failure', async () => {
  const failures = vi.spyOn(silentLog, 'error');
  onTestFinished(() => failures.mockRestore());
  const [app, browser] = [createApi(), new AbortController()];
  app.use(requestContext(settings));
  serve(app, async ({ signal }: Request) => {
    browser.abort('Client connection prematurely closed.');
    signal.throwIfAborted();
  });
  const request = new Request('http://localhost/dashboard', { signal: browser.signal });
  expect((await app.request(request)).status).toBe(400);
  expect(failures).not.toHaveBeenCalled();
});

test('a page carries the note of what it shows on, for its visitor', async () => {
  const app = createApi();
  app.use(requestContext(settings));
  const render = async (
    _: Request,
    { callApi }: { callApi: (path: string) => Promise<unknown> },
  ) => {
    await callApi('/v1/public/industries');
    await callApi('/v1/public/results/search');
    return { status: 200, html: [''], isPrivate: false };
  };
  const host = { render, assets: {} } as unknown as PageHost;
  const call = async (path: string) =>
    Response.json({}, { headers: path.endsWith('search') ? { [noteHeader]: 'words=hamak' } : {} });
  const sessions = { find: async () => null, prolong: never };
  const pressure = createPressure();
  const findMarket = async () => plainMarket;
  const services = { log: silentLog, metrics: createMetrics(), pressure, sessions, findMarket };
  const pages = renderPages(
    async () => host,
    call,
    async () => null,
    services,
  );
  app.get('*', pages);
  const open = (headers = {}) => app.request('http://localhost/?query=hamak', { headers });
  expect((await open()).headers.get(noteHeader)).toBe('page&words=hamak');
  expect((await open({ cookie: 'session=abc' })).headers.get(noteHeader)).toBe('words=hamak');
});

test('however many pages are asked for at once, others are answered between any two', async () => {
  let drawn = 0;
  const render = async (_: Request, { turn }: PageContext) => {
    await turn?.();
    drawn += 1;
    return { status: 200, html: [''], isPrivate: false, route: 'home' };
  };
  const app = createApi();
  app.use(requestContext(settings));
  serve(app, render);
  const pages = Array.from({ length: 30 }, async (_, page) =>
    app.request(`http://localhost/?${page}`),
  );
  const inTurns: number[] = [];
  while (drawn < pages.length) {
    const before = drawn;
    await nextTurn();
    inTurns.push(drawn - before);
  }
  expect(Math.max(...inTurns)).toBe(1);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(Array(30).fill(200));
});
