import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import PQueue from 'p-queue';
import { OutOfTime, remainingMs } from '../deadline.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The loss from an unanswered call: the first kind is shed first. */
export const worths = ['aside', 'reading', 'asking'] as const;
export type Worth = (typeof worths)[number];

/** Similar pieces, suggestions and the count of views: a page is good without them. */
const aside = /^\/v1\/public\/(suggestions$|results\/related\/|\w+\/[^/]+\/views$)/;
/** Besides all that changes something: what leads to it. */
const asking =
  /^\/(v1\/(auth\/|public\/captcha$)|login|sign-up|forgot-password|reset-password|verify-email|invitation|my-request|list|watch|ask$|[^/]+\/[^/]+\/request$)/;

export function worthOf(method: string, path: string): Worth {
  if (aside.test(path)) return 'aside';
  return (method === 'GET' || method === 'HEAD') && !asking.test(path) ? 'reading' : 'asking';
}

interface Work {
  worth: Worth;
  /** When it began, by `performance.now()`. */
  since: number;
}

const current = new AsyncLocalStorage<Work>();

/** Null outside of any. */
export const currentWork = (): Work | null => current.getStore() ?? null;

export function workFor<T>(worth: Worth, work: () => T): T {
  return current.run({ worth, since: performance.now() }, work);
}

/** From how long a wait on, in milliseconds, work of that worth is refused. */
export const mostWait: Record<Worth, number> = { aside: 300, reading: 1_000, asking: 3_000 };
const tickMs = 50;

export function createPressure(now = () => performance.now()) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Set<{ since: number }>();
  let [tickedAt, lag, wait] = [now(), 0, 0];
  setInterval(() => {
    const late = now() - tickedAt - tickMs;
    // One long turn is over when it is noticed; only when the next is long, too, there is more to do than can be done.
    [tickedAt, lag, wait] = [now(), late, Math.min(lag, late)];
  }, tickMs).unref();

  const queued = () => now() - (waiting.values().next().value?.since ?? now());
  const refuseAfter = (ms: number, worth: Worth) => {
    if (ms > mostWait[worth]) throw new ApiError('UNAVAILABLE');
  };

  return {
    /**
     * Waits for a turn of the event loop in which nobody else who waits here works, so that quick calls are answered between two.
     * @param worth of work that begins; absent for what has begun, and comes first, so that what was spent on it is not lost
     * @throws OutOfTime; ApiError UNAVAILABLE when too many wait
     */
    async turn(worth?: Worth): Promise<void> {
      const own = { since: now() };
      if (worth) {
        refuseAfter(queued(), worth);
        waiting.add(own);
      }
      const priority = worth ? worths.indexOf(worth) : worths.length;
      await queue.add(() => nextTurn(), { priority });
      waiting.delete(own);
      if (remainingMs() === 0) throw new OutOfTime();
    },
    /** @throws ApiError UNAVAILABLE for a call that is worth too little for how busy it is */
    admit: (worth: Worth) => refuseAfter(Math.max(wait, queued()), worth),
  };
}
export type Pressure = ReturnType<typeof createPressure>;

/** Refuses calls that are worth too little for how busy it is. A page that was let in gets all it needs. */
export function shedLoad(pressure: Pressure) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const own = worthOf(c.req.method, c.req.path);
    const page = currentWork();
    if (page === null || own === 'aside') pressure.admit(own);
    await workFor(own === 'aside' ? own : (page?.worth ?? own), next);
  });
}
