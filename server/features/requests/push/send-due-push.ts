import { m } from '@orendi/messages';
import type { Parts } from '../../../parts.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import { findDuePush, forgetSubscription } from './push-queries.ts';

interface PushJob {
  requestId: number;
  subscriptionId: number;
}

/** A job for each browser that is to be told of a request. */
export const pushQueue: Queue<PushJob> = { name: 'push' };

/** Tells browsers of new requests. What fails is tried again, later each time, for an hour. */
export function startPushWork(parts: Pick<Parts, 'db' | 'jobs' | 'log' | 'push'>): void {
  parts.jobs.work(pushQueue, (job) => sendDuePush(parts, job));
}

/** As long as the message is worth showing to a phone that was off. */
const TTL_SECONDS = 12 * 3600;

/**
 * Tells one browser of one request, in the language of its account: the names of buyer and item, which show on a locked
 * phone, and nothing more.
 * @throws when it shall be tried again
 */
async function sendDuePush(
  { db, log, push }: Pick<Parts, 'db' | 'log' | 'push'>,
  job: PushJob,
): Promise<void> {
  const due = await findDuePush(db, job);
  if (!due) return;
  const { language: locale, client_name: name, item_name: item, endpoint, p256dh, auth } = due;
  const topic = `request-${job.requestId}`;
  const message = {
    title: m.api_push_title({}, { locale }),
    body: m.api_push_body({ name, item }, { locale }),
    lang: locale === 'al' ? 'sq' : 'en',
    tag: topic,
    url: '/dashboard',
  };
  const outcome = await push.send(
    { endpoint, keys: { p256dh, auth } },
    { payload: JSON.stringify(message), topic, ttlSeconds: TTL_SECONDS },
  );
  if (outcome === 'gone') await forgetSubscription(db, job.subscriptionId);
  if (outcome === 'refused') log.warn({ subscription: job.subscriptionId }, 'a push was refused');
}
