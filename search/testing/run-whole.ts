import type { Steps } from '../memory/time-slices.ts';

/** The result of work that is not interrupted. */
export function runWhole<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
