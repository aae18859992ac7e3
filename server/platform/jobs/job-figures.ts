import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../db/tables.ts';
import { secondsSince, shareLook, showGauge } from '../metrics/index.ts';

export interface JobFigures {
  /** Due, and not done yet. */
  waiting: number;
  /** Since when the oldest of them is due. */
  since: Date | null;
  /** Failed at their last attempt; they are tried again. */
  failing: number;
}

export async function findJobFigures(db: Db): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select count(*) filter (where due_at <= now()) as waiting,
      min(due_at) filter (where due_at <= now()) as since,
      count(*) filter (where last_error is not null) as failing from job`.execute(db);
  return rows[0] ?? { waiting: 0, since: null, failing: 0 };
}

interface FailedJob {
  queue: string;
  attempts: number;
  /** Reckoned back from the delays between attempts, so that it is earlier than told where the product stood still. */
  since: Date;
  error: string;
  due_at: Date;
}

/** The longest failing first. */
export async function listFailedJobs(db: Db, most = 50): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select queue, attempts, last_error as error, due_at, greatest(created_at, due_at - interval '1 second' * (
      select coalesce(sum(least(power(2, least(n, 10)), 900)), 0) from generate_series(0, attempts - 1) n
    )) as since
    from job where last_error is not null
    order by since, id limit ${most}`.execute(db);
  return rows;
}

export function showJobs(registry: Registry, db: Db) {
  const look = shareLook(() => findJobFigures(db));
  showGauge(registry, 'orendi_jobs_waiting', 'Jobs that are due', () =>
    look(({ waiting }) => waiting),
  );
  showGauge(registry, 'orendi_jobs_oldest_seconds', 'For how long the oldest due job waits', () =>
    look(({ since }) => secondsSince(since)),
  );
  showGauge(registry, 'orendi_jobs_failing', 'Jobs that failed and are tried again', () =>
    look(({ failing }) => failing),
  );
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['queue'], registers: [registry] });
  return {
    done: counter('orendi_jobs_done_total', 'Jobs done'),
    failed: counter('orendi_jobs_failed_total', 'Attempts that failed'),
  };
}
