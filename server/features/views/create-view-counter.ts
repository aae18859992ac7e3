import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { createBatchWriter } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { createSalts } from './create-salts.ts';
import { storeViews } from './store-views.ts';
import type { View } from './view.ts';

/** Buffers views before they are written to the database. */
export interface ViewCounter {
  /** Accepts a view, to be written within a second. Never waits and never fails. */
  add(view: View): void;
  /** Writes the buffered views now. If the database is unreachable, they are retried later. */
  flush(): Promise<void>;
  /** Writes the buffered views and accepts no more. */
  stop(): Promise<void>;
}

interface CounterOptions {
  db: Kysely<Database>;
  log: Pick<Log, 'warn' | 'error'>;
  /** How many views may wait, about 200 bytes each; any beyond that are dropped. */
  maxWaiting?: number;
}

/**
 * Counts views in memory and writes them once a second. A process that is killed loses the last second. If a batch was
 * written but the database's answer was lost, its views are not counted twice, because their marks are stored.
 */
export function createViewCounter({ db, log, maxWaiting = 20_000 }: CounterOptions): ViewCounter {
  const saltOf = createSalts(db);
  const { add, flush, stop } = createBatchWriter<View>({
    name: 'views',
    log,
    write: (views) => storeViews(db, saltOf, views),
    maxWaiting,
  });
  return {
    add: (view) => add(`${view.subject} ${view.id} ${view.visitor.toString('base64')}`, view),
    flush,
    stop,
  };
}
