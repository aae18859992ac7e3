import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';
import type { Supervisor } from './join-supervisor.ts';

const RETRY_MS = 2_000;

/**
 * Does the background work as soon as the supervisor wants it done here. If it cannot begin, as without a database, it tries
 * again.
 * @param begin begins nothing if it fails; returns what ends the work
 * @returns ends the work, or its beginning
 */
export function takeWork(
  supervisor: Pick<Supervisor, 'onWork'>,
  begin: () => Promise<() => Promise<void>>,
  log: Pick<Log, 'warn'>,
  retryMs = RETRY_MS,
): () => Promise<void> {
  const ending = new AbortController();
  let beginning: Promise<(() => Promise<void>) | null> = Promise.resolve(null);
  const keepTrying = async () => {
    while (!ending.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the background work does not begin');
        await pause(retryMs, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
    return null;
  };
  supervisor.onWork(() => {
    beginning = keepTrying();
  });
  return async () => {
    ending.abort();
    const end = await beginning;
    await end?.();
  };
}
