import { randomBytes } from 'node:crypto';
import { remember } from '../../platform/db/remember.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type BatchWriter, createBatchWriter } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { findOrAddSalt } from './mark-queries.ts';
import { storeViews } from './store-views.ts';
import type { View } from './visitor.ts';

/** The same in all processes. */
export type SaltOf = (day: string) => Promise<Buffer>;

/** A crash of the database empties the table of salts; all processes agree on a new one within this time. */
const saltSeconds = 60;

/** Daily salts, made on first need. The cleanup deletes them after the day; then marks stand for nobody. */
export function createSalts(db: Db, now: () => number = Date.now): SaltOf {
  const clock = () => new Date(now());
  return remember({ clock }, { seconds: saltSeconds, most: 2 }, (day) =>
    findOrAddSalt(db, day, randomBytes(32)),
  );
}

export type ViewCounter = BatchWriter<View>;

interface CounterOptions {
  db: Db;
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
  return createBatchWriter({
    name: 'views',
    log,
    keyOf: ({ subject, id, visitor }) => `${subject} ${id} ${visitor.toString('base64')}`,
    write: (views) => storeViews(db, saltOf, views),
    maxWaiting,
  });
}
