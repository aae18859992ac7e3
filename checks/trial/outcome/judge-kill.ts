import type { Part } from '../../visitors/tape.ts';
import { parts } from '../../visitors/tape.ts';
import type { Summary } from './summarize.ts';

/** The longest that a part may be answered with errors after a kill, in seconds; parts that are not named: not at all. */
export type Allowed = Partial<Record<Part, number>>;

/**
 * What is to be said against how the product took a kill; empty if nothing.
 * @param last how the last seconds before the next kill went: by then all must be well
 */
export function judgeKill(summary: Summary, last: Summary, allowed: Allowed): string[] {
  return parts.flatMap((part) => {
    const { calls, errors, errorSeconds } = summary[part];
    const most = allowed[part] ?? 0;
    // A call that is refused at once has failed, however short that was.
    const isTooMuch = most === 0 ? errors > 0 : errorSeconds > most;
    const faults: [boolean, string][] = [
      [calls === 0, 'nobody asked'],
      [isTooMuch, `errors for ${errorSeconds.toFixed(1)} s, not ${most}`],
      [last[part].errors > 0, 'not well at the end'],
    ];
    return faults.filter(([isFault]) => isFault).map(([, fault]) => `${part}: ${fault}`);
  });
}
