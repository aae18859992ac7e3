import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import type { Metrics } from '../../metrics/index.ts';
import type { Changes } from '../changes.ts';
import type { OpenDatabase } from '../open-database.ts';
import type { Database } from '../tables.ts';
import type { DatabaseLimits } from '../time-limits.ts';
import { openReads } from './open-reads.ts';
import { showReplicas } from './show-replicas.ts';
import { watchReplicas } from './watch-replicas.ts';

export { publicSources } from './public-sources.ts';
export { findWritten, waitForReplay } from './wait-for-replay.ts';

/** A replica as it is now. */
export interface ReplicaState {
  server: string;
  /** Null of one in use. */
  leftOut: string | null;
  /** Null while it cannot be told. */
  lagSeconds: number | null;
}

export interface Reads {
  /** For what anybody may read. Without replicas, the primary. */
  reads: Kysely<Database>;
  list(): ReplicaState[];
  /** Whether the primary is away, and visitors read what a replica has. */
  isWithoutPrimary(): boolean;
  close(): Promise<void>;
}

interface Parts {
  database: OpenDatabase;
  replicas: readonly pg.ClientConfig[];
  changes: Changes;
  log: Log;
  limits: DatabaseLimits;
  metrics: Pick<Metrics, 'registry'>;
}

/** Opens the replicas beside a database. */
export function openReplicas({ database, metrics, ...parts }: Parts): Reads {
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
