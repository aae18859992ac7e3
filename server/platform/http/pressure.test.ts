import { apiRoutes } from '@orendi/contract/routes/index';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withDeadline } from '../deadline.ts';
import { silentLog } from '../log/log.ts';
import { createApi } from './api.ts';
import { failureResponse, toApiError } from './failure-response.ts';
import {
  createPressure,
  mostWait,
  shedLoad,
  workFor,
  type Worth,
  worthOf,
  worths,
} from './pressure.ts';

const calls = Object.values(apiRoutes).map(({ method, getRoutingPath }) => ({
  method: method.toUpperCase(),
  path: `/v1${getRoutingPath()}`,
}));

/** A process in which somebody has waited for a turn for so long. */
function openBusy() {
  const clock = { now: 0 };
  const pressure = createPressure(() => clock.now);
  void pressure.turn('aside');
  const app = createApi();
  app.onError((thrown, c) => failureResponse(c, toApiError(thrown, silentLog, '')));
  app.use('/v1/*', shedLoad(pressure));
  app.all('*', (c) => c.text('done'));
  return { clock, app };
}

test('work shed at some pressure is shed at any greater one, in the order of worth', async () => {
  let before = new Set<string>();
  const steps: number[] = [];
  for (const wait of [0, ...worths.map((worth) => mostWait[worth] + 1)]) {
    const { clock, app } = openBusy();
    clock.now = wait;
    const shed = new Set<string>();
    for (const { method, path } of calls) {
      const answer = await app.request(path, { method });
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503) shed.add(`${method} ${path}`);
      expect(answer.headers.has('retry-after')).toBe(answer.status === 503);
    }
    expect([...before].filter((call) => !shed.has(call))).toEqual([]);
    steps.push(shed.size);
    before = shed;
  }
  expect(steps).toEqual([0, 5, calls.length - countOf('asking'), calls.length]);
});
const countOf = (worth: string) =>
  calls.filter(({ method, path }) => worthOf(method, path) === worth).length;

test.each([
  ['aside', 'GET', '/v1/public/results/related/7'],
  ['aside', 'GET', '/v1/public/suggestions'],
  ['aside', 'POST', '/v1/public/products/7/views'],
  ['reading', 'GET', '/v1/public/products/7'],
  ['reading', 'GET', '/v1/public/results/search'],
  ['reading', 'GET', '/products/7'],
  ['reading', 'GET', '/'],
  ['asking', 'POST', '/v1/public/requests'],
  ['asking', 'GET', '/v1/public/captcha'],
  ['asking', 'POST', '/v1/public/businesses/7/contact'],
  ['asking', 'POST', '/v1/auth/login'],
  ['asking', 'GET', '/v1/auth/user'],
  ['asking', 'PUT', '/v1/private/product-creation/update'],
  ['asking', 'GET', '/products/7/request'],
  ['asking', 'GET', '/login'],
])('it is %s: %s %s', (worth, method, path) => {
  expect(worthOf(method, path)).toBe(worth);
});

test('a page that was let in gets all it needs but what is beside it', async () => {
  const { clock, app } = openBusy();
  clock.now = mostWait.reading + 1;
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf('/v1/public/products/7')).toBe(503);
  const page = ['/v1/public/products/7', '/v1/public/results/related/7'];
  expect(await workFor('asking', () => Promise.all(page.map(statusOf)))).toEqual([200, 503]);
});

test('between two turns the event loop goes round, and who waits no more is passed over', async () => {
  const pressure = createPressure();
  const done: string[] = [];
  const take = (name: string, ms = 60_000) =>
    withDeadline({ ms, isRead: true }, () =>
      pressure.turn('reading').then(
        () => done.push(name),
        () => done.push(`${name} is late`),
      ),
    );
  const all = [take('first'), take('second', 0), take('third'), take('fourth')].map((one) =>
    one.catch(() => {}),
  );
  await nextTurn();
  expect(done).toEqual(['first']);
  await nextTurn();
  expect(done).toEqual(['first', 'second is late']);
  await Promise.all(all);
  expect(done).toEqual(['first', 'second is late', 'third', 'fourth']);
  expect(() => pressure.admit('aside')).not.toThrow();
});

test('work already begun comes first, then new work in the order of worth', async () => {
  const pressure = createPressure();
  const done: string[] = [];
  const take = (worth?: Worth) => pressure.turn(worth).then(() => done.push(worth ?? 'begun'));
  await Promise.all([take('reading'), take('reading'), take('asking'), take()]);
  expect(done).toEqual(['reading', 'begun', 'asking', 'reading']);
});

test('a single long turn of the event loop sheds nothing; several do', () => {
  vi.useFakeTimers();
  const clock = { now: 0 };
  const pressure = createPressure(() => clock.now);
  const tick = (late: number) => {
    clock.now += 50 + late;
    vi.advanceTimersByTime(50);
  };
  tick(3_000);
  expect(() => pressure.admit('aside')).not.toThrow();
  tick(3_000);
  expect(() => pressure.admit('reading')).toThrow('UNAVAILABLE');
  expect(() => pressure.admit('asking')).not.toThrow();
  tick(0);
  expect(() => pressure.admit('aside')).not.toThrow();
  vi.useRealTimers();
});
