import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  deadlineSignal,
  isForRead,
  outsideCalls,
  patience,
  readOutsideCalls,
  remainingMs,
  wholeDeadlineMs,
  withDeadline,
} from './deadline.ts';
import { answerInTime, takesLong } from './http/answer-in-time.ts';
import { createApi } from './http/api.ts';
import { failureResponse, toApiError } from './http/failure-response.ts';
import { silentLog } from './log/log.ts';

const limits = { ...patience, read: 20, file: 40, write: 60, seller: 400 };

/** Notes what is left to each call, by its path. */
function openApp() {
  const left: Record<string, number> = {};
  const app = createApi();
  app.use(answerInTime(limits));
  app.onError((thrown, c) => failureResponse(c, toApiError(thrown, silentLog, '')));
  app.all('/never', () => new Promise<never>(() => {}));
  app.get('/file', takesLong, async (c) => c.text(String(await pause(60, remainingMs()))));
  app.all('*', (c) => {
    left[`${c.req.method} ${c.req.path}`] = remainingMs();
    return c.text('quick');
  });
  return { app, left };
}

test.each(['GET', 'POST'])(
  'a %s is answered 503 in time, whatever it waits for',
  async (method) => {
    const { app } = openApp();
    const answer = await app.request('/never', { method });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  },
);

test('each kind of call has its time', async () => {
  const { app, left } = openApp();
  const files = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  await app.request('/v1/public/industries');
  await app.request('/media/x/320.webp');
  await app.request('/v1/public/requests', { method: 'POST' });
  await app.request('/v1/private/products');
  await app.request('/v1/operator/reports', { method: 'POST' });
  await app.request('/v1/private/uploads', files);
  const most = {
    'GET /v1/public/industries': limits.read,
    'GET /media/x/320.webp': limits.file,
    'POST /v1/public/requests': limits.write,
    'GET /v1/private/products': limits.seller,
    'POST /v1/operator/reports': limits.seller,
    'POST /v1/private/uploads': Infinity,
  };
  const times = Object.values(limits).filter((ms) => ms !== limits.search);
  const kindOf = (ms = 0) => [...times.sort((a, b) => a - b), Infinity].find((most) => ms <= most);
  const kinds = Object.keys(most).map((call) => [call, kindOf(left[call])]);
  expect(Object.fromEntries(kinds)).toEqual(most);
  expect(remainingMs()).toBe(Infinity);
});

test('work without a deadline is waited for', async () => {
  expect(await (await openApp().app.request('/file')).text()).toBe('Infinity');
});

test('a read that calls share counts as a read, and ends with none of them', async () => {
  const seen = await withDeadline({ ms: 20, isRead: false }, async () =>
    readOutsideCalls(() => [isForRead(), remainingMs(), wholeDeadlineMs()]),
  );
  expect(seen).toEqual([true, Infinity, null]);
  expect(outsideCalls(isForRead)).toBe(false);
});

test('when the time has run out, nothing is left of it until the call has ended', async () => {
  const app = createApi();
  const seen: number[] = [];
  const ended = Promise.withResolvers<void>();
  app.use(answerInTime(limits));
  app.onError((thrown, c) => failureResponse(c, toApiError(thrown, silentLog, '')));
  app.get('*', async (c) => {
    await new Promise((resolve) => deadlineSignal().addEventListener('abort', resolve));
    seen.push(
      remainingMs(),
      outsideCalls(() => remainingMs()),
    );
    setImmediate(() => {
      seen.push(remainingMs());
      ended.resolve();
    });
    return c.text('late');
  });
  expect((await app.request('/')).status).toBe(503);
  await ended.promise;
  expect(seen).toEqual([0, Infinity, Infinity]);
});
