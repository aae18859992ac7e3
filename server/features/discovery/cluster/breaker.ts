import { AsyncLocalStorage } from 'node:async_hooks';
import { type AwayReason, SearchAway } from '@orendi/search/opensearch/search-away';
import PQueue from 'p-queue';
import { withinTime } from '../../../platform/within-time.ts';

/**
 * How long the cluster is waited for, in milliseconds: by what has a stand-in sooner, by what is beside a page soonest. By a
 * write, until searches find it: two rounds under pressure, and little of what a seller waits.
 */
export const patience = { search: 6_500, plain: 2_000, aside: 600, written: 5_000 };
/** How many calls the cluster has to answer at a time; asked for more at once, it answers all of them later. */
const mostAtOnce = 16;
/** Outcomes of so many milliseconds count, and the last few, however old. Others are turned away when so many, and half of all, have failed. */
const judgedMs = 10_000;
const leastFailures = 3;
/** How often one is let through then. */
const tryMs = 1_000;

/** The time and place that a call may take of the cluster. */
export interface Share {
  /** For its place and its answer together, in milliseconds. */
  ms: number;
  /** Such a call never waits for a place, leaves half of them to others, and tells nothing of the cluster if it is late. */
  isAside?: boolean;
}

const waited = new AsyncLocalStorage<AbortSignal>();

/** Aborted when nobody waits any more for what the running code asks of the cluster; null outside of a breaker. */
export const waitedFor = (): AbortSignal | null => waited.getStore() ?? null;

/**
 * Stands between callers and a cluster. When most calls of late have failed, others are told at once, and one a second tries. A
 * cluster that is late for some while it answers others is slow, not gone: it is then asked as much as it can answer.
 */
export function createBreaker(places = mostAtOnce, now = () => performance.now()) {
  const queue = new PQueue({ concurrency: places });
  let outcomes: { at: number; isFailure: boolean }[] = [];
  let answeredAt = -Infinity;
  let isOpen = false;
  let triesAt = 0;
  let reason: AwayReason = 'unreachable';

  function note(isFailure: boolean): void {
    outcomes.push({ at: now(), isFailure });
    const isOld = ({ at }: { at: number }) => at <= now() - judgedMs;
    while (outcomes.length > leastFailures && outcomes[0] && isOld(outcomes[0])) outcomes.shift();
    if (!isFailure) return;
    const failures = outcomes.filter((one) => one.isFailure).length;
    isOpen = failures >= leastFailures && failures * 2 >= outcomes.length;
    if (isOpen) triesAt = now() + tryMs;
  }

  function noteAnswer(): void {
    if (isOpen) outcomes = [];
    isOpen = false;
    answeredAt = now();
    note(false);
  }

  async function judged<T>(call: Promise<T>, isAside: boolean): Promise<T> {
    const askedAt = now();
    try {
      const answer = await call;
      noteAnswer();
      return answer;
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error;
      // That there is no index yet, a healthy cluster says at once.
      if (error.reason === 'missing') noteAnswer();
      else if (error.reason !== 'late' || (!isAside && answeredAt < askedAt)) {
        ({ reason } = error);
        // Whatever it answered before, it has fallen silent since.
        if (reason === 'late') outcomes = outcomes.filter(({ isFailure }) => isFailure);
        note(true);
      }
      throw error;
    }
  }

  return {
    /** Whether calls are turned away. */
    get isOpen(): boolean {
      return isOpen;
    },
    /** @throws SearchAway */
    async run<T>(call: () => Promise<T>, { ms, isAside = false }: Share): Promise<T> {
      const late = () => new SearchAway('late', 'others are asking');
      if (ms <= 0 || (isAside && queue.pending >= places / 2)) throw late();
      const isTry = isOpen && !isAside && now() >= triesAt;
      if (isTry) triesAt = now() + tryMs;
      const refuse = () => {
        if (isOpen && !isTry) throw new SearchAway(reason, 'it did not answer a moment ago');
      };
      refuse();
      const until = now() + ms;
      const place = Promise.withResolvers<void>();
      const leaving = Promise.withResolvers<void>();
      void queue.add(() => (place.resolve(), leaving.promise));
      const waiting = new AbortController();
      const giveUp = () => {
        waiting.abort(new SearchAway('late', 'it took too long'));
        return waiting.signal.reason;
      };
      try {
        // Whoever has waited for longer could not be answered in what is left.
        await withinTime(ms / 2, place.promise, late);
        refuse();
        const asking = waited.run(waiting.signal, call);
        return await judged(withinTime(Math.max(0, until - now()), asking, giveUp), isAside);
      } finally {
        leaving.resolve();
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
