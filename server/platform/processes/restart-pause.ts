/** A worker that has served for so long has not ended because of how it starts. */
export const SETTLED_MS = 60_000;

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before a worker is replaced, in milliseconds: not at all the first time, then longer each time.
 * @param earlyEnds how many in a row have ended before they had settled
 */
export function restartPause(earlyEnds: number): number {
  return earlyEnds <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (earlyEnds - 2));
}
