import type { Transaction } from 'kysely';
import pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/tables.ts';
import type { Log } from '../log/log.ts';
import { createFaultReporter } from './report-fault.ts';

/** A kind of work. `Data` is JSON: what the sender hands to the worker, perhaps in another process. */
export interface Queue<Data extends object = object> {
  name: string;
  /** Most jobs handed to the worker at once; 1 unless told. */
  batchSize?: number;
  /** How often each process looks for jobs that it was not woken for, in seconds; 2 unless told. */
  pollSeconds?: number;
  /** Never set: carries the type of the data. */
  data?: Data;
}

export interface Jobs {
  /** Adds a job on the transaction that causes it: the job exists exactly if that commits. */
  send<Data extends object>(
    trx: Transaction<Database>,
    queue: Queue<Data>,
    data: Data,
  ): Promise<void>;
  /**
   * Tells this process's worker that a job was just committed, so that it does not wait for its next look. NOTIFY
   * would tell all processes, but it makes commits wait for one another: half as many requests a second.
   */
  wake(queue: Queue): void;
  /** Handles the queue's jobs. A batch whose handler throws is tried again, later each time. */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: (batch: Data[]) => Promise<void>,
  ): Promise<void>;
  /** Adds a job by the clock, once for all processes. @param cron five fields, UTC */
  schedule(queue: Queue, cron: string): Promise<void>;
  /** Needed by those who work; sending works without. */
  start(): Promise<void>;
  /** Lets running jobs end for some seconds; those that do not are tried again by others. */
  stop(): Promise<void>;
}

interface JobsOptions {
  connection: pg.ClientConfig;
  log: Pick<Log, 'warn'>;
  /** How often jobs of killed processes are looked for, in seconds. */
  superviseSeconds?: number;
}

const STOP_MS = 5_000;

/** A killed process's job is taken up by another at most heartbeat + supervise + delay = 36 seconds later. */
const queueOptions = {
  heartbeatSeconds: 20,
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: 600,
};

/** Jobs kept in the database by pg-boss, in the schema that `migrateJobs` installs. Connects at the first use. */
export function createJobs({ connection, log, superviseSeconds = 15 }: JobsOptions): Jobs {
  const reportFault = createFaultReporter(log, 'the jobs have trouble');
  const pool = new pg.Pool({
    max: 3,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: 'orendi jobs',
    ...connection,
  });
  pool.on('error', reportFault);
  pool.on('connect', (client) => client.on('error', () => {}));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', reportFault);
  boss.on('warning', ({ message }) => reportFault(message));

  const known = new Map<string, Promise<void>>();
  const workers = new Map<string, string>();

  const makeQueue = async ({ name }: Queue) => {
    await boss.createQueue(name, queueOptions);
    await boss.updateQueue(name, queueOptions);
  };
  const ensureQueue = (queue: Queue) => {
    const made = known.get(queue.name) ?? makeQueue(queue);
    known.set(queue.name, made);
    made.catch(() => known.delete(queue.name));
    return made;
  };

  return {
    async send(trx, queue, data) {
      await ensureQueue(queue);
      await boss.send(queue.name, data, { db: fromKysely(trx) });
    },
    wake({ name }) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    async work<Data extends object>(queue: Queue<Data>, handler: (batch: Data[]) => Promise<void>) {
      await ensureQueue(queue);
      const options = {
        batchSize: queue.batchSize ?? 1,
        pollingIntervalSeconds: queue.pollSeconds ?? 2,
        burstWhenBatchFull: true,
      };
      const worker = await boss.work<Data>(queue.name, options, (jobs) =>
        handler(jobs.map(({ data }) => data)),
      );
      workers.set(queue.name, worker);
    },
    async schedule(queue, cron) {
      await ensureQueue(queue);
      await boss.schedule(queue.name, cron);
    },
    async start() {
      await boss.start();
    },
    async stop() {
      workers.clear();
      await boss.stop({ timeout: STOP_MS });
      await pool.end();
    },
  };
}
