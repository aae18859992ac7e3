import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from '../../log/log.ts';
import { type Metrics, showSeries } from '../../metrics/index.ts';
import type { Changes } from '../changes.ts';
import type { OpenDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';
import type { DatabaseLimits } from '../time-limits.ts';
import { openReads } from './open-reads.ts';
import { watchReplicas } from './watch-replicas.ts';
import type { Replica } from './replica.ts';

export { findWritten, waitForReplay } from './wait-for-replay.ts';

export interface Reads {
  /** For what anybody may read. Without replicas, the primary. */
  reads: Db;
  /** `leftOut` is null for one in use, and `lagSeconds` while it cannot be told. */
  list(): { server: string; leftOut: string | null; lagSeconds: number | null }[];
  /** Whether the primary is away, and visitors read what a replica has. */
  isWithoutPrimary(): boolean;
  close(): Promise<void>;
}

interface ReplicasOptions {
  database: OpenDatabase;
  replicas: readonly pg.ClientConfig[];
  changes: Changes;
  log: Log;
  limits: DatabaseLimits;
  metrics: Pick<Metrics, 'registry'>;
}

export function openReplicas({ database, metrics, ...parts }: ReplicasOptions): Reads {
  const { db, pool, primary } = database;
  if (parts.replicas.length === 0) {
    // The figures are there, without a value, as the alerts name them.
    showReplicas(metrics.registry, []);
    return { reads: db, list: () => [], isWithoutPrimary: () => false, close: async () => {} };
  }
  const watched = watchReplicas({ ...parts, primary });
  const { replicas } = watched;
  const count = showReplicas(metrics.registry, replicas);
  return {
    reads: openReads({ watched, pool, count }),
    list: () =>
      replicas.map(({ name, fault, lagMs }) => ({
        server: name,
        leftOut: fault,
        lagSeconds: lagMs === null ? null : lagMs / 1000,
      })),
    isWithoutPrimary: () => watched.isPrimaryAway() && replicas.some(({ fault }) => fault === null),
    close: watched.close,
  };
}

function showReplicas(
  registry: Registry,
  replicas: readonly Pick<Replica, 'name' | 'fault' | 'lagMs'>[],
): (server: string) => void {
  const used = {
    name: 'orendi_database_replica_used',
    help: '1 for a replica that is in use, 0 for one that is left out',
    label: 'server',
  };
  showSeries(registry, Gauge, used, () =>
    replicas.map(({ name, fault }) => [name, fault === null ? 1 : 0]),
  );
  const lag = {
    name: 'orendi_database_replica_lag_seconds',
    help: 'How late a replica is; absent while it cannot be told',
    label: 'server',
  };
  showSeries(registry, Gauge, lag, () =>
    replicas.flatMap(({ name, lagMs }) => (lagMs === null ? [] : [[name, lagMs / 1000] as const])),
  );
  const reads = new Counter({
    name: 'orendi_database_public_reads_total',
    help: 'Public reads by the server they went to: a replica, or the primary',
    labelNames: ['server'],
    registers: [registry],
  });
  return (server) => reads.inc({ server });
}

/**
 * Chooses what a public call reads from: visitors' calls may be answered by a replica, those of whoever is signed in by the
 * primary, which knows at once what they have written through another process.
 */
export function publicSources<DB, Sources extends { db: DB; reads: DB }>(sources: Sources) {
  const { reads } = sources;
  if (reads === sources.db) return () => sources;
  const forVisitors = { ...sources, db: reads };
  return (call: { get(name: 'session'): unknown }): Sources =>
    call.get('session') === null ? forVisitors : sources;
}
