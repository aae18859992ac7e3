import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openDatabase } from '../db/open-database.ts';
import { silentLog } from '../log/log.ts';
import { createMetrics } from '../metrics/index.ts';
import { createJobs, type Jobs, type JobTurn, type Queue } from './create-jobs.ts';
import { lockRow } from './lock-row.ts';

const soon = { timeout: 30_000, interval: 20 };

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

function openJobs(options: Partial<Parameters<typeof createJobs>[0]> = {}): Jobs {
  const jobs = createJobs({ db: shop.db, log, ...options });
  undo.push(jobs.stop);
  return jobs;
}

const send = <Data extends object>(jobs: Jobs, queue: Queue<Data>, data: Data) =>
  shop.db.transaction().execute((trx) => jobs.send(trx, queue, data));
const left = async ({ name }: Queue) => {
  const { rows } = await shop.pool.query('select * from job where queue = $1', [name]);
  return rows;
};

test('a job is there when its transaction commits, and only then', async () => {
  const queue: Queue<{ word: string }> = { name: 'committed' };
  const jobs = openJobs();
  const done: string[] = [];
  jobs.work(queue, async ({ word }) => {
    done.push(word);
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
  const jobs = openJobs();
  const handler = vi.fn<() => Promise<void>>(async () => {});
  jobs.work(queue, handler);
  const sender = openJobs();
  await send(sender, queue, {});
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon);
});

test('a job that its own process is woken for is done at once, however long another takes', async () => {
  const slow: Queue = { name: 'slow' };
  const quick: Queue = { name: 'quick' };
  const jobs = openJobs({ sweepMs: 60_000 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const begun = vi.fn<() => Promise<void>>(() => end);
  const handler = vi.fn<() => Promise<void>>(async () => {});
  jobs.work(slow, begun);
  jobs.work(quick, handler);
  await send(jobs, slow, {});
  jobs.wake(slow);
  await vi.waitUntil(() => begun.mock.calls.length === 1, soon);
  await send(jobs, quick, {});
  jobs.wake(quick);
  // The next look that nobody has asked for is a minute away.
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), soon);
  resolve();
});

test('one of two processes does a job', async () => {
  const queue: Queue<{ n: number }> = { name: 'shared' };
  const done: number[] = [];
  const sender = openJobs();
  for (let n = 0; n < 30; n += 1) await send(sender, queue, { n });
  for (const jobs of [openJobs(), openJobs()]) {
    jobs.work(queue, async ({ n }) => {
      await pause(5);
      done.push(n);
    });
  }
  await vi.waitUntil(async () => (await left(queue)).length === 0, soon);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
});

test('a job whose handler throws is tried again, and nothing that it wrote remains', async () => {
  const queue: Queue = { name: 'throwing' };
  const jobs = openJobs();
  const tries: { attempts: number; last_error: string | null }[] = [];
  jobs.work(queue, async (_, { trx }) => {
    const [job] = await left(queue);
    await trx
      .insertInto('spent_captcha')
      .values(expiring(`try ${job.attempts}`))
      .execute();
    tries.push({ attempts: job.attempts, last_error: job.last_error });
    if (tries.length === 1) throw new Error('once');
  });
  await send(jobs, queue, {});
  jobs.wake(queue);
  await vi.waitUntil(async () => (await left(queue)).length === 0, soon);
  expect(tries).toEqual([
    { attempts: 0, last_error: null },
    { attempts: 1, last_error: 'once' },
  ]);
  const { rows } = await shop.pool.query(`select challenge from spent_captcha`);
  expect(rows).toEqual([{ challenge: 'try 1' }]);
});

test('no other lane takes a job that has failed before it is put off', async () => {
  const queue: Queue<{ number: number }> = { name: 'failing at once' };
  const jobs = openJobs();
  const attempts: number[] = [];
  const failed = new Set<number>();
  jobs.work(queue, async ({ number }) => {
    const job = (await left(queue)).find(({ data }) => data.number === number);
    if (failed.has(number)) attempts.push(job.attempts);
    else {
      failed.add(number);
      throw new Error('at first');
    }
  });
  for (let number = 0; number < 20; number += 1) await send(jobs, queue, { number });
  const waking = setInterval(() => jobs.wake(queue), 1);
  await vi.waitUntil(async () => (await left(queue)).length === 0, soon);
  clearInterval(waking);
  expect(attempts).toEqual(Array(20).fill(1));
});

const expiring = (challenge: string) => ({ challenge, expires_at: new Date() });

test('a job of a process that was killed is taken up by another', async () => {
  const queue: Queue<{ word: string }> = { name: 'killed' };
  const jobs = openJobs();
  await send(jobs, queue, { word: 'orphan' });
  // A worker in that process holds the job's lock, then the process is gone.
  const killed = new pg.Client(shop.connection);
  await killed.connect();
  await killed.query('begin');
  await killed.query(`select from job where queue = $1 for update`, [queue.name]);
  const handler = vi.fn<(data: object) => Promise<void>>(async () => {});
  jobs.work(queue, handler);
  const later: Queue = { name: 'sent after the orphan' };
  const passed = vi.fn<() => Promise<void>>(async () => {});
  jobs.work(later, passed);
  await send(jobs, later, {});
  jobs.wake(later);
  await vi.waitUntil(() => passed.mock.calls.length === 1, soon);
  expect(handler).not.toHaveBeenCalled();
  await killed.end();
  await vi.waitUntil(() => handler.mock.calls.length === 1, soon);
  expect(handler).toHaveBeenCalledWith({ word: 'orphan' }, expect.anything());
});

test('a job may take longer than a transaction may be silent', async () => {
  const queue: Queue = { name: 'long' };
  const jobs = openJobs();
  const handler = vi.fn<(data: object, turn: JobTurn) => Promise<void>>(async (_, { trx }) => {
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(trx);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
    // It would be ended after a second of silence, and sends a heartbeat every 100 ms.
    await sql`set local idle_in_transaction_session_timeout = '1s'`.execute(trx);
    await pause(1_500);
  });
  jobs.work(queue, (_, turn) =>
    lockRow(turn.trx, new AbortController().signal, () => handler({}, turn), 100),
  );
  await send(jobs, queue, {});
  jobs.wake(queue);
  await vi.waitUntil(async () => (await left(queue)).length === 0, soon);
  expect(handler).toHaveBeenCalledOnce();
});

test('a stop lets the running job end', async () => {
  const queue: Queue = { name: 'ending' };
  const jobs = openJobs();
  const steps: string[] = [];
  jobs.work(queue, async () => {
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
  expect(await left(queue)).toEqual([]);
});

test('work by the clock is due once for all processes, and again at its next time', async () => {
  const queue: Queue = { name: 'hourly' };
  const handler = vi.fn<() => Promise<void>>(() => pause(50));
  const schedule = { every: 'hour', at: '00:17' } as const;
  const both = [openJobs({ sweepMs: 100 }), openJobs({ sweepMs: 100 })];
  for (const jobs of both) await jobs.schedule(queue, schedule, handler);
  const isNext = `extract(minute from due_at)::int = 17 and due_at - now() between '0' and '1 hour' as next`;
  const times = async () =>
    (await shop.pool.query(`select ${isNext}, attempts from job where queue = 'hourly'`)).rows;
  expect(await times()).toEqual([{ next: true, attempts: 0 }]);
  expect(handler).not.toHaveBeenCalled();
  // As after a night without a running process.
  await shop.pool.query(
    `update job set due_at = now() - interval '9 hours' where queue = 'hourly'`,
  );
  await vi.waitUntil(() => handler.mock.calls.length > 0, soon);
  await pause(400);
  expect(handler).toHaveBeenCalledOnce();
  expect(await times()).toEqual([{ next: true, attempts: 0 }]);

  await both[0]?.schedule(queue, { every: 'day', at: '02:23' }, handler);
  const { rows } = await shop.pool.query(
    `select to_char(due_at at time zone 'UTC', 'HH24:MI') as at from job where queue = 'hourly'`,
  );
  expect(rows).toEqual([{ at: '02:23' }]);
});

test('jobs that are done, that fail and that wait are counted', async () => {
  await shop.pool.query('delete from job');
  const metrics = createMetrics();
  const jobs = openJobs({ metrics });
  jobs.work({ name: 'good' }, async () => {});
  jobs.work({ name: 'bad' }, async () => {
    throw new Error('no');
  });
  for (const name of ['good', 'bad', 'nobody']) await send(jobs, { name }, {});
  await shop.pool.query(`update job set due_at = now() - interval '1 hour' where queue = 'nobody'`);
  jobs.wake({ name: 'bad' });
  await vi.waitFor(async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^orendi_jobs_done_total\{queue="good"\} 1$/m);
    expect(text).toMatch(/^orendi_jobs_failed_total\{queue="bad"\} [1-9]/m);
    expect(text).toMatch(/^orendi_jobs_failing 1$/m);
    expect(text).toMatch(/^orendi_jobs_oldest_seconds 36\d\d/m);
    expect(text).not.toContain('{queue="nobody"}');
  }, soon);
});

test('a database that goes away and comes back is said once, and work goes on', async () => {
  const { connection, template } = inject('postgres');
  const away = { ...connection, database: `${shop.connection.database}_away` };
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${away.database} template ${template}`);
  undo.push(async () => {
    await admin.query(`drop database ${away.database} with (force)`);
    await admin.end();
  });
  const { db, pool, close } = openDatabase(away, silentLog);
  undo.push(close);
  const jobs = openJobs({ db, sweepMs: 100 });
  const queue: Queue = { name: 'patient' };
  const handler = vi.fn<() => Promise<void>>(async () => {});
  jobs.work(queue, handler);
  log.warn.mockClear();

  await admin.query(`alter database ${away.database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    away.database,
  ]);
  const looks = vi.spyOn(pool, 'connect');
  await vi.waitUntil(() => looks.mock.calls.length > 5, soon);
  expect(log.warn).toHaveBeenCalledOnce();

  await admin.query(`alter database ${away.database} allow_connections true`);
  await pool.query(`insert into job (queue) values ('patient')`);
  await vi.waitUntil(() => handler.mock.calls.length === 1, soon);
});
