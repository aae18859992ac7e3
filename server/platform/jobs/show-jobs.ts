import type { Kysely } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '../db/tables.ts';
import { secondsSince, shareLook, showGauge } from '../metrics/index.ts';
import { findJobFigures } from './job-figures.ts';

/** Shows the jobs of all processes as they stand, and what this process has done of them. */
export function showJobs(registry: Registry, db: Kysely<Database>) {
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
