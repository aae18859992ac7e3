import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  openSilentDatabase,
  shortLimits,
  type SilentDatabase,
} from '../../testing/silent-database.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { silentLog } from '../log/log.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { isDatabaseUnreachable } from './unreachable.ts';
import { liftTimeLimits } from './watch-connections.ts';

let shop: TestShop;
let silent: SilentDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  silent = await openSilentDatabase(shop.connection);
  open = reopen();
});
afterEach(async () => {
  await open.close();
  await silent.proxy.close();
});

const reopen = (statementMs = 30_000, { log = silentLog, limits = shortLimits } = {}) =>
  openDatabase({ ...silent.connection, max: 2, statement_timeout: statementMs }, log, limits);
/** For a server that answers, if only after a while where the machine is busy. */
const patient = { limits: { ...shortLimits, connect: 30_000, inquiry: 30_000 } };
const ask = () => sql`select 1`.execute(open.db);
const sleep = (ms: number) => sql`select pg_sleep(${ms / 1000})`.execute(open.db);
/** What a promise fails with. */
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('everyone who waits for a silent database is told soon, and no place in the pool is lost', async () => {
  await Promise.all([ask(), ask()]);
  silent.proxy.silence();
  const faults = await Promise.all([1, 2, 3, 4].map(() => faultOf(ask())));
  expect(faults.map(isDatabaseUnreachable)).toEqual([true, true, true, true]);
  // Neither are the sockets kept, towards a server that will never hear of their end.
  await expect.poll(() => silent.proxy.open()).toBe(0);
  silent.proxy.forget();
  await Promise.all([ask(), ask(), ask()]);
});

test('a question that comes while another is being asked does not wait for its own turn', async () => {
  await open.close();
  const warn = vi.fn<(facts: unknown) => void>();
  open = reopen(undefined, {
    log: Object.assign(Object.create(silentLog), { warn }),
    limits: { ...shortLimits, inquiry: 1_500 },
  });
  await Promise.all([ask(), ask()]);
  silent.proxy.silence();
  const first = faultOf(ask());
  await expect.poll(() => silent.proxy.open()).toBe(3);
  const faults = await Promise.all([first, faultOf(ask())]);
  expect(faults.map(isDatabaseUnreachable)).toEqual([true, true]);
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
    { connections: 2, resting: 0, answers: false },
  ]);
});

test('connections that were forgotten are replaced, those at rest too, before they cost anyone time', async () => {
  await Promise.all([sleep(10), sleep(10)]);
  expect(open.pool.totalCount).toBe(2);
  silent.proxy.silence('open');
  expect(isDatabaseUnreachable(await faultOf(ask()))).toBe(true);
  expect(open.pool.totalCount).toBe(0);
  await Promise.all([ask(), ask()]);
});

test('a transaction that falls silent fails, and its locks are given up with it', async () => {
  const failing = open.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    silent.proxy.silence('open');
    await sql`select 2`.execute(trx);
  });
  expect(isDatabaseUnreachable(await faultOf(failing))).toBe(true);
  await ask();
});

test('a statement on which the server works is waited for', async () => {
  await open.close();
  open = reopen(undefined, patient);
  await Promise.all([sleep(600), sleep(10)]);
  expect(open.pool.totalCount).toBe(2);
});

test('a database that only pauses answers what it was asked before, if it is back in time', async () => {
  await open.close();
  open = reopen(undefined, patient);
  await ask();
  silent.proxy.silence();
  const answered = ask();
  // By now the server is being asked about it.
  await expect.poll(() => silent.proxy.open()).toBeGreaterThan(1);
  silent.proxy.resume();
  expect((await answered).rows).toHaveLength(1);
});

test('no statement is waited for much longer than the server may work on it', async () => {
  await open.close();
  open = reopen(50, patient);
  const client = await open.pool.connect();
  await client.query('set statement_timeout = 0');
  const fault = await faultOf(client.query('select pg_sleep(5)'));
  expect(isDatabaseUnreachable(fault)).toBe(true);
  client.release();
});

test('a client without limits works as long as it needs', async () => {
  await open.close();
  open = reopen(50, patient);
  const client = await open.pool.connect();
  await liftTimeLimits(client);
  await expect(client.query('select pg_sleep(0.4)')).resolves.toMatchObject({ rowCount: 1 });
  client.release(true);
});

test('a pool closes although its connections are silent', async () => {
  await Promise.all([ask(), ask()]);
  silent.proxy.silence();
  const failing = faultOf(ask());
  const closing = open.close();
  expect(isDatabaseUnreachable(await failing)).toBe(true);
  await closing;
  open = reopen();
  silent.proxy.forget();
});
