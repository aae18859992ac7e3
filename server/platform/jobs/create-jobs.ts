import { sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import { withinCall } from '../log/current-call.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';
import { createMetrics, type Metrics } from '../metrics/index.ts';
import { lockRow } from './lock-row.ts';
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
import { showJobs } from './job-figures.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** A kind of job. `Data` is JSON that the sender passes to the worker, possibly in another process. */
export interface Queue<Data extends object = object> {
  name: string;
  /** Its jobs tell people something, so they wait while the outbox is held. */
  isOutgoing?: boolean;
  /** Never set: carries the type of the data. */
  data?: Data;
}

export interface JobTurn {
  /** The job ends when this commits, so what is written on it happens exactly once. */
  trx: Trx;
  /** Wakes a queue after that commit. */
  wake(queue: Queue): void;
}

/** @throws to be retried, with growing delays */
type Handler<Data> = (data: Data, turn: JobTurn) => Promise<void>;

export type Jobs = ReturnType<typeof createJobs>;

interface JobsOptions {
  db: Db;
  log: Pick<Log, 'warn'>;
  metrics?: Pick<Metrics, 'registry'>;
  /** Tells the process that works for this one of a queue to be woken. */
  wakeElsewhere?: (queue: string) => void;
  sweepMs?: number;
}

/** The longest wait for a job nobody has announced, such as one sent or left by another process. */
export const SWEEP_MS = 5_000;
/** Two, so that one long job does not hold up the others. */
const LANES = 2;

export function createJobs({
  db,
  log,
  metrics = createMetrics(),
  wakeElsewhere = () => {},
  sweepMs = SWEEP_MS,
}: JobsOptions) {
  const reportFault = createFaultReporter(log, 'the jobs have trouble');
  const { done, failed } = showJobs(metrics.registry, db);
  const handlers = new Map<string, Handler<object>>();
  const outgoing = new Set<string>();
  const listeners = new Map<string, () => void>();
  let worker: Worker | null = null;

  /**
   * Called after a commit that added work, so that this process does not wait for its next poll. NOTIFY would reach all
   * processes, but it makes commits wait for one another: half as many requests per second.
   */
  const wake = ({ name }: Queue) => {
    const look = listeners.get(name) ?? (() => wakeElsewhere(name));
    look();
  };
  const doNext = async (onClaimed: () => void, stop: AbortSignal): Promise<boolean> => {
    const claimed: ClaimedJob[] = [];
    const woken: Queue[] = [];
    let isDone = false;
    const noteFailure = ({ queue, call_id: callId }: ClaimedJob, error: unknown) => {
      failed.inc({ queue });
      withinCall(callId, () => reportFault(error));
    };
    try {
      await db.transaction().execute(async (trx) => {
        const job = await claimDueJob(trx, [...handlers.keys()], [...outgoing]);
        const handler = job && handlers.get(job.queue);
        if (!handler) return;
        claimed.push(job);
        onClaimed();
        const turn: JobTurn = { trx, wake: (queue) => woken.push(queue) };
        await sql`savepoint handler`.execute(trx);
        try {
          await withinCall(job.call_id, () => lockRow(trx, stop, () => handler(job.data, turn)));
        } catch (error) {
          if (stop.aborted) throw error;
          // In the same transaction, so that no other lane takes the job before it is put off.
          await sql`rollback to savepoint handler`.execute(trx);
          await putJobOff(trx, job.id, reasonOf(error));
          noteFailure(job, error);
          return;
        }
        await finishJob(trx, job.id);
        isDone = true;
      });
      if (isDone) for (const { queue } of claimed) done.inc({ queue });
    } catch (error) {
      const [job] = claimed;
      if (!job || stop.aborted) throw error;
      noteFailure(job, error);
      await putJobOff(db, job.id, reasonOf(error));
    }
    woken.forEach(wake);
    return claimed.length > 0;
  };

  /** Does a queue's jobs in this process until `stop`. */
  const work = <Data extends object>(queue: Queue<Data>, handler: Handler<Data>) => {
    handlers.set(queue.name, handler as Handler<object>);
    if (queue.isOutgoing) outgoing.add(queue.name);
    worker ??= startWorker({ lanes: LANES, sweepMs, doNext, onFault: reportFault });
    const { look } = worker;
    listeners.set(queue.name, look);
    look();
  };
  return {
    /** Adds a job in the transaction that causes it: the job exists only if that commits. */
    send: <Data extends object>(trx: Trx, { name }: Queue<Data>, data: Data) =>
      insertJob(trx, name, data),
    wake,
    /** Calls back when a queue is woken, for work stored in rows of its own. */
    onWake: ({ name }: Queue, look: () => void) => listeners.set(name, look),
    work,
    /** Like `work`, on a schedule, in one process at a time. A missed run happens at the next start. */
    async schedule(queue: Queue, schedule: Schedule, handler: Handler<object>): Promise<void> {
      await upsertSchedule(db, queue.name, schedule);
      work(queue, handler);
    },
    /** Gives running jobs some seconds to finish; unfinished ones are done again by other processes. */
    async stop(): Promise<void> {
      await worker?.stop();
      worker = null;
      handlers.clear();
      listeners.clear();
    },
  };
}
