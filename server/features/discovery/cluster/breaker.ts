import { type AwayReason, SearchAway } from '@orendi/search/opensearch/search-away';
import { withinTime } from '../../../platform/within-time.ts';

interface BreakerOptions {
  /** How long one call may take, in milliseconds. */
  limitMs?: number;
  /** After so many calls in a row without an answer, nobody is let through for a while. */
  mostFailures?: number;
  /** How long that is, in milliseconds; then one call tries. */
  restMs?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/**
 * Keeps callers from waiting for a cluster that does not answer: none waits for long, and after some have waited in vain the
 * others are told at once, until one call has got through again.
 */
export function createBreaker({
  limitMs = 3_000,
  mostFailures = 3,
  restMs = 2_000,
  now = () => performance.now(),
}: BreakerOptions = {}) {
  let failures = 0;
  let triesAt = 0;
  let reason: AwayReason = 'unreachable';

  return {
    /** Whether calls are turned away. */
    get isOpen(): boolean {
      return failures >= mostFailures;
    },
    /** @throws SearchAway */
    async run<T>(call: () => Promise<T>): Promise<T> {
      if (failures >= mostFailures) {
        if (now() < triesAt) throw new SearchAway(reason, 'it did not answer a moment ago');
        // Others wait until this one knows more.
        triesAt = now() + limitMs + restMs;
      }
      try {
        const late = () => new SearchAway('unreachable', 'it did not answer in time');
        const answer = await withinTime(limitMs, call(), late);
        failures = 0;
        return answer;
      } catch (error) {
        // That there is no index yet, a healthy cluster says at once.
        if (error instanceof SearchAway && error.reason !== 'missing') {
          failures += 1;
          ({ reason } = error);
          triesAt = now() + restMs;
        }
        throw error;
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
