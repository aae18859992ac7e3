import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createJobs, type Jobs, type Queue } from './create-jobs.ts';
import { migrateJobs } from './migrate-jobs.ts';

const soon = { timeout: 15_000, interval: 20 };

let shop: TestShop;
const log = { warn: vi.fn<(facts: object, text?: string) => void>() };
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

afterAll(() => shop.close());

async function startJobs(options: Partial<Parameters<typeof createJobs>[0]> = {}): Promise<Jobs> {
  const jobs = createJobs({ connection: shop.connection, log, ...options });
  await jobs.start();
  undo.push(jobs.stop);
  return jobs;
}

const send = <Data extends object>(jobs: Jobs, queue: Queue<Data>, data: Data) =>
  shop.db.transaction().execute((trx) => jobs.send(trx, queue, data));

test('a job is there when its transaction commits, and only then', async () => {
  const queue: Queue<{ word: string }> = { name: 'committed' };
  const jobs = await startJobs();
  const done: string[] = [];
  await jobs.work(queue, async (batch) => {
    done.push(...batch.map(({ word }) => word));
  });
  const failing = shop.db.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { word: 'rolled back' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await shop.db.transaction().execute(async (trx) => {
    await jobs.send(trx, queue, { word: 'committed' });
    jobs.wake(queue);
    await pause(200);
    expect(done).toEqual([]);
  });
  jobs.wake(queue);
  await vi.waitUntil(() => done.length > 0, soon);
  expect(done).toEqual(['committed']);
});

test('a job that was sent by a process without workers is found within seconds', async () => {
  const queue: Queue = { name: 'elsewhere' };
  const jobs = await startJobs();
  const handler = vi.fn<() => Promise<void>>(async () => {});
  await jobs.work(queue, handler);
  const sender = createJobs({ connection: shop.connection, log });
  undo.push(sender.stop);
  await send(sender, queue, {});
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon);
});

test('a job whose handler throws is tried again', async () => {
  const queue: Queue = { name: 'throwing' };
  const jobs = await startJobs();
  const handler = vi.fn<() => Promise<void>>(async () => {});
  handler.mockRejectedValueOnce(new Error('once'));
  await jobs.work(queue, handler);
  await send(jobs, queue, {});
  jobs.wake(queue);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), soon);
});

test('a job of a process that was killed is taken up by another', async () => {
  const queue: Queue<{ word: string }> = { name: 'killed' };
  const jobs = await startJobs({ superviseSeconds: 1 });
  await send(jobs, queue, { word: 'orphan' });
  // A worker fetches the job, and then there is nobody: no heartbeat and no answer.
  const db = { executeSql: (text: string, values?: unknown[]) => shop.pool.query(text, values) };
  const [orphan] = await new PgBoss({ db, supervise: false, schedule: false }).fetch(queue.name);
  expect(orphan).toMatchObject({ data: { word: 'orphan' }, heartbeatSeconds: 20 });
  await shop.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '20 seconds' where name = $1`,
    [queue.name],
  );
  const handler = vi.fn<(batch: object[]) => Promise<void>>(async () => {});
  await jobs.work(queue, handler);
  await vi.waitUntil(() => handler.mock.calls.length === 1, soon);
  expect(handler).toHaveBeenCalledWith([{ word: 'orphan' }]);
});

test('a stop lets the running job end', async () => {
  const queue: Queue = { name: 'ending' };
  const jobs = createJobs({ connection: shop.connection, log });
  await jobs.start();
  const steps: string[] = [];
  await jobs.work(queue, async () => {
    steps.push('begun');
    await pause(700);
    steps.push('ended');
  });
  await send(jobs, queue, {});
  jobs.wake(queue);
  await vi.waitUntil(() => steps.length === 1, soon);
  await jobs.stop();
  steps.push('stopped');
  expect(steps).toEqual(['begun', 'ended', 'stopped']);
  const { rows } = await shop.pool.query(`select state from pgboss.job where name = 'ending'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a database that goes away and comes back is said once, and work goes on', async () => {
  const connection = { ...shop.connection, database: `${shop.connection.database}_away` };
  const admin = new pg.Client({ ...shop.connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${connection.database}`);
  undo.push(async () => {
    await admin.query(`drop database ${connection.database} with (force)`);
    await admin.end();
  });
  await migrateJobs(connection);
  const jobs = await startJobs({ connection, superviseSeconds: 1 });
  const queue: Queue = { name: 'patient' };
  const handler = vi.fn<() => Promise<void>>(async () => {});
  await jobs.work(queue, handler);
  log.warn.mockClear();

  await admin.query(`alter database ${connection.database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    connection.database,
  ]);
  await pause(5_000);
  expect(log.warn).toHaveBeenCalledOnce();

  await admin.query(`alter database ${connection.database} allow_connections true`);
  const sender = new PgBoss({ ...connection, supervise: false, schedule: false });
  await sender.start();
  await sender.send(queue.name, {});
  await sender.stop({ graceful: false });
  await vi.waitUntil(() => handler.mock.calls.length === 1, soon);
}, 30_000);
