import { isDatabaseUnreachable } from '../db/unreachable.ts';
import { outsideCalls } from '../deadline.ts';
import type { Log } from '../log/log.ts';
import { createFaultReporter } from './report-fault.ts';

export type BatchWriter<Entry> = ReturnType<typeof createBatchWriter<Entry>>;

interface WriterOptions<Entry> {
  /** The kind of entries, for the log. */
  name: string;
  log: Pick<Log, 'warn' | 'error'>;
  /** Equal for entries that count once. */
  keyOf: (entry: Entry) => string;
  /** Writes a batch, all or nothing, and so that a batch that is written twice counts once. */
  write: (entries: Entry[]) => Promise<void>;
  /** How many entries may wait; any beyond that are dropped. */
  maxWaiting: number;
}

/** SQLSTATE classes of transient failures: 40 deadlock, 53 resources, 55 locked, 57 canceled or shutdown. */
const passing = /^(40|53|55|57)/;

const WRITE_EVERY_MS = 1_000;
const BATCH_SIZE = 2_000;

/** Gathers entries that nobody waits for in memory, and writes them once a second. A process that is killed loses the last second. */
export function createBatchWriter<Entry>({
  name,
  log,
  keyOf,
  write,
  maxWaiting,
}: WriterOptions<Entry>) {
  const reportFault = createFaultReporter(log, `${name} cannot be written`);
  const waiting = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const writeBatch = async () => {
    const batch = [...waiting].slice(0, BATCH_SIZE);
    try {
      await write(batch.map(([, entry]) => entry));
    } catch (error) {
      if (isWorthRepeating(error)) throw error;
      log.error({ err: error, [name]: batch.length }, `${name} were lost`);
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
    running ??= outsideCalls(writeAll).finally(() => {
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
    /** Accepts an entry, to be written within a second, unless an equal one waits already. Never waits, never fails. */
    add(entry: Entry): void {
      const key = keyOf(entry);
      if (isStopped || waiting.has(key) || waiting.size >= maxWaiting) return;
      waiting.set(key, entry);
      schedule();
    },
    /** Writes the buffered entries now. If the database is unreachable, they are retried later. */
    async flush() {
      await running;
      await flush();
    },
    /** Writes the buffered entries and accepts no more. */
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
