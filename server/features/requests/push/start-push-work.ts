import type { Parts } from '../../../parts.ts';
import { pushQueue } from './push-queue.ts';
import { sendDuePush } from './send-due-push.ts';

/** Tells browsers of new requests. What fails is tried again, later each time, for an hour. */
export async function startPushWork(
  parts: Pick<Parts, 'db' | 'jobs' | 'log' | 'push'>,
): Promise<void> {
  await parts.jobs.work(pushQueue, async (jobs) => {
    for (const job of jobs) await sendDuePush(parts, job);
  });
}
