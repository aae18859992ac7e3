import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Log } from '../log/log.ts';
import { holdRow } from './hold-row.ts';
import {
  claimDueJob,
  type ClaimedJob,
  finishJob,
  insertJob,
  putJobOff,
  type Schedule,
  upsertSchedule,
} from './job-queries.ts';
import { createFaultReporter } from './report-fault.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** A kind of work. `Data` is JSON: what the sender hands to the worker, perhaps in another process. */
export interface Queue<Data extends object = object> {
  name: string;
  /** Never set: carries the type of the data. */
  data?: Data;
}

/** What a job is done on. */
export interface JobTurn {
  /** Ends the job when it commits: what is written on it happens exactly once. */
  trx: Transaction<Database>;
  /** Wakes a queue after that commit. */
  wake(queue: Queue): void;
}

/** @throws to be tried again, later each time */
type Handler<Data> = (data: Data, turn: JobTurn) => Promise<void>;

export interface Jobs {
  /** Adds a job on the transaction that causes it: the job exists exactly if that commits. */
  send<Data extends object>(
    trx: Transaction<Database>,
    queue: Queue<Data>,
    data: Data,
  ): Promise<void>;
  /**
   * Says after a commit that there is work in a queue, so that this process does not wait for its next look. NOTIFY would
   * tell all processes, but it makes commits wait for one another: half as many requests a second.
   */
  wake(queue: Queue): void;
  /** Calls back when a queue is woken, for work that is kept in rows of its own. */
  onWake(queue: Queue, look: () => void): void;
  /** Does the jobs of a queue in this process, from now until `stop`. */
  work<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void;
  /** The same by the clock, in one process at a time. What was missed while no process ran is done at the next start. */
  schedule(queue: Queue, schedule: Schedule, handler: Handler<object>): Promise<void>;
  /** Lets running jobs end for some seconds; those that do not are done again by others. */
  stop(): Promise<void>;
}

interface JobsOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'warn'>;
  sweepMs?: number;
}

/** A job without a word for it is found after this time at the latest, and so is that of a killed process. */
export const SWEEP_MS = 5_000;
/** So that one long job holds up no other. */
const LANES = 2;

/** Jobs as rows of the table `job`. */
export function createJobs({ db, log, sweepMs = SWEEP_MS }: JobsOptions): Jobs {
  const reportFault = createFaultReporter(log, 'the jobs have trouble');
  const handlers = new Map<string, Handler<object>>();
  const listeners = new Map<string, () => void>();
  let worker: Worker | null = null;

  const doNext = async (onClaimed: () => void, stop: AbortSignal): Promise<boolean> => {
    const claimed: ClaimedJob[] = [];
    const woken: Queue[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        const job = await claimDueJob(trx, [...handlers.keys()]);
        const handler = job && handlers.get(job.queue);
        if (!handler) return;
        claimed.push(job);
        onClaimed();
        const turn: JobTurn = { trx, wake: (queue) => woken.push(queue) };
        await holdRow(trx, stop, () => handler(job.data, turn));
        await finishJob(trx, job.id);
      });
    } catch (error) {
      const [job] = claimed;
      if (!job || stop.aborted) throw error;
      reportFault(error);
      await putJobOff(db, job.id, error instanceof Error ? error.message : String(error));
    }
    woken.forEach(jobs.wake);
    return claimed.length > 0;
  };

  const jobs: Jobs = {
    send: (trx, { name }, data) => insertJob(trx, name, data),
    wake: ({ name }) => listeners.get(name)?.(),
    onWake: ({ name }, look) => listeners.set(name, look),
    work(queue, handler) {
      handlers.set(queue.name, handler as Handler<object>);
      worker ??= startWorker({ lanes: LANES, sweepMs, doNext, onFault: reportFault });
      const { look } = worker;
      jobs.onWake(queue, look);
      look();
    },
    async schedule(queue, schedule, handler) {
      await upsertSchedule(db, queue.name, schedule);
      jobs.work(queue, handler);
    },
    async stop() {
      await worker?.stop();
      worker = null;
      handlers.clear();
      listeners.clear();
    },
  };
  return jobs;
}
