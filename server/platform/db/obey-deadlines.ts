import type pg from 'pg';
import { OutOfTime, remainingMs, wholeDeadlineMs } from '../deadline.ts';

const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)$/i;

/**
 * Makes a pool's connections end statements with the call that has sent them, and send none for a call that has run out,
 * not even its COMMIT; what it has begun is rolled back. The server itself limits the time, because its limit never ends
 * a commit that waits for a standby, whereas a cancellation would, and what it had committed would be seen here only.
 * Transactions get what is left of the time. A statement on its own gets the whole time of its kind of call, so that a
 * connection is rarely told another limit than that of the last one.
 * @param usual the limit outside of calls in milliseconds, 0 for none
 */
export function obeyDeadlines(usual: number): (client: pg.ClientBase) => void {
  return (client) => {
    let limit = usual;
    let isInside = false;
    const run = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((text: unknown, ...rest: unknown[]) => {
      const left = remainingMs();
      if (left === 0 && text !== 'rollback') return refuse(rest.at(-1));
      if (typeof text === 'string' && begins.test(text)) {
        isInside = true;
        const within =
          left === Infinity ? '' : `; set local statement_timeout = ${Math.ceil(left)}`;
        return run(text + within, ...rest);
      }
      if (typeof text === 'string' && ends.test(text)) isInside = false;
      else if (!isInside && (wholeDeadlineMs() ?? usual) !== limit) {
        limit = wholeDeadlineMs() ?? usual;
        // If it fails, so does what follows.
        (run(`set statement_timeout = ${limit}`) as Promise<unknown>).catch(() => {});
      }
      return run(text, ...rest);
    }) as typeof client.query;
  };
}

/** @param callback set by callers that want no promise */
function refuse(callback: unknown): Promise<never> | undefined {
  if (typeof callback !== 'function') return Promise.reject(new OutOfTime());
  process.nextTick(callback, new OutOfTime());
  return undefined;
}
