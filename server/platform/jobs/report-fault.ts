import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';

const QUIET_MS = 60_000;

/**
 * Reports faults of work that repeats by itself: the first at once, then at most one per minute, with the number
 * skipped in between. A database that is away for an hour makes sixty lines, not thousands.
 */
export function createFaultReporter(log: Pick<Log, 'warn'>, what: string, now = Date.now) {
  let quietUntil = 0;
  let leftOut = 0;
  return (fault: unknown): void => {
    if (now() < quietUntil) {
      leftOut += 1;
      return;
    }
    log.warn({ reason: reasonOf(fault), leftOut }, what);
    quietUntil = now() + QUIET_MS;
    leftOut = 0;
  };
}
