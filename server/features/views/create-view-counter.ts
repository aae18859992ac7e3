import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { isDatabaseUnreachable } from '../../platform/db/unreachable.ts';
import { createFaultReporter } from '../../platform/jobs/index.ts';
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
 * SQLSTATE classes of transient failures: 40 deadlock, 53 out of resources, 55 locked, 57 canceled or shutting down.
 */
const passing = /^(40|53|55|57)/;

const WRITE_EVERY_MS = 1_000;
const BATCH_SIZE = 2_000;

/**
 * Counts views in memory and writes them once a second. A process that is killed loses the last second. If a batch was
 * written but the database's answer was lost, its views are not counted twice, because their marks are stored.
 */
export function createViewCounter({ db, log, maxWaiting = 20_000 }: CounterOptions): ViewCounter {
  const reportFault = createFaultReporter(log, 'views cannot be written');
  const saltOf = createSalts(db);
  const waiting = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const writeBatch = async () => {
    const batch = [...waiting].slice(0, BATCH_SIZE);
    try {
      await storeViews(
        db,
        saltOf,
        batch.map(([, view]) => view),
      );
    } catch (error) {
      if (isWorthRepeating(error)) throw error;
      log.error({ err: error, views: batch.length }, 'views were lost');
    }
    for (const [key] of batch) waiting.delete(key);
  };
  const writeAll = async () => {
    try {
      for (let left = waiting.size; left > 0; left -= BATCH_SIZE) await writeBatch();
    } catch (error) {
      reportFault(error);
    }
  };
  const flush = () => {
    running ??= writeAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  const schedule = () => {
    timer ??= setTimeout(async () => {
      await flush();
      timer = undefined;
      if (waiting.size > 0 && !isStopped) schedule();
    }, WRITE_EVERY_MS).unref();
  };

  return {
    add(view) {
      const key = `${view.subject} ${view.id} ${view.visitor.toString('base64')}`;
      if (isStopped || waiting.has(key) || waiting.size >= maxWaiting) return;
      waiting.set(key, view);
      schedule();
    },
    async flush() {
      await running;
      await flush();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await flush();
    },
  };
}

/** Whether the same statement may succeed later. */
function isWorthRepeating(error: unknown): boolean {
  if (isDatabaseUnreachable(error)) return true;
  return passing.test(String((error as { code?: unknown } | null)?.code));
}
