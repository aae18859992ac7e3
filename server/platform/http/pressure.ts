import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { OutOfTime, remainingMs } from '../deadline.ts';
import { createQueue } from '../media/queue.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { currentWork, workFor, type Worth, worthOf } from './worth.ts';

/** From how long a wait on, in milliseconds, work of that worth is refused. */
export const mostWait: Record<Worth, number> = { aside: 300, reading: 1_000, asking: 3_000 };
/** How often the event loop is measured. */
const tickMs = 50;

/** Tells how busy this process is, and refuses what is worth too little for that. */
export function createPressure(now = () => performance.now()) {
  const queue = createQueue(1);
  const waiting: number[] = [];
  let [tickedAt, lag, wait] = [now(), 0, 0];
  setInterval(() => {
    const late = now() - tickedAt - tickMs;
    // One long turn is over when it is noticed; only when the next is long, too, there is more to do than can be done.
    [tickedAt, lag, wait] = [now(), late, Math.min(lag, late)];
  }, tickMs).unref();

  return {
    /**
     * Waits for a turn of the event loop in which nobody else who waits here works, so that quick calls are answered between two.
     * @throws OutOfTime
     */
    async turn(): Promise<void> {
      waiting.push(now());
      await queue(nextTurn);
      waiting.shift();
      if (remainingMs() === 0) throw new OutOfTime();
    },
    /** @throws ApiError UNAVAILABLE */
    admit(worth: Worth): void {
      const queued = now() - (waiting[0] ?? now());
      if (Math.max(wait, queued) > mostWait[worth]) throw new ApiError('UNAVAILABLE');
    },
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
