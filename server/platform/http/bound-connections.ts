import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createFaultReporter } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';

/** With fewer, a few hundred visitors at once are too many. */
const ENOUGH_FILES = 1_024;
/** What the process needs besides connections: the database, pictures, logs. */
const OTHER_FILES = 100;

/**
 * Takes no more connections than leave room for the other files of this process, and says so in the log. Without that, the
 * system's limit would reset connections without a word, and keep pictures from being read.
 * @param limit replaced by tests
 */
export function boundConnections(
  server: Pick<Server, 'maxConnections' | 'on'>,
  log: Pick<Log, 'warn'>,
  limit = readFileLimit(),
): void {
  if (limit === null) return;
  const advice = 'allow this process more open files (ulimit -n, LimitNOFILE)';
  if (limit < ENOUGH_FILES) log.warn({ limit }, `few connections can be taken at once: ${advice}`);
  server.maxConnections = Math.max(limit - OTHER_FILES, Math.ceil(limit / 2));
  const report = createFaultReporter(log, `connections are turned away: ${advice}`);
  server.on('drop', () => report(`${server.maxConnections} are open`));
}

/** How many files the system lets this process open; null where it does not say, or sets no limit. */
function readFileLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? 0) || null;
  } catch {
    return null;
  }
}
