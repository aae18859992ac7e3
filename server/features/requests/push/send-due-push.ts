import { m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { insertJobs, type Queue } from '../../../platform/jobs/index.ts';
import { findDuePush, forgetSubscription } from './push-queries.ts';

interface PushJob {
  requestId: number;
  subscriptionId: number;
}

/** One job per request and browser. */
export const pushQueue: Queue<PushJob> = { name: 'push', isOutgoing: true };

/** One job for each browser. After the commit, `jobs.wake(pushQueue)` sends them at once. */
export async function queuePushes(
  trx: Trx,
  jobs: Pick<Services['jobs'], 'send'>,
  requestId: number,
  subscriptionIds: number[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await jobs.send(trx, pushQueue, { requestId, subscriptionId });
  }
}

/**
 * The same within the statement that stores the request.
 * @param stored names what returns it; or nothing
 */
export function insertPushes(stored: RawBuilder<unknown>): RawBuilder<unknown> {
  const pushes = sql`(select jsonb_build_object('requestId', id, 'subscriptionId', unnest(subscription_ids)) as data
    from ${stored})`;
  return insertJobs(pushQueue.name, pushes);
}

/** Failures are retried for an hour, at growing intervals. */
export function startPushWork(services: Pick<Services, 'db' | 'jobs' | 'log' | 'push'>): void {
  services.jobs.work(pushQueue, (job) => sendDuePush(services, job));
}

/** For how long the message is worth showing on a phone that was off. */
const TTL_SECONDS = 12 * 3600;

/**
 * Notifies one browser of one request, in the language of its account. The message contains only the names of buyer and
 * item, because it shows on a locked phone.
 * @throws when it should be retried
 */
async function sendDuePush({ db, log, push }: Pick<Services, 'db' | 'log' | 'push'>, job: PushJob) {
  const due = await findDuePush(db, job);
  if (!due) return;
  const { language: locale, client_name: name, item_name: item, endpoint, p256dh, auth } = due;
  const topic = `request-${job.requestId}`;
  const message = {
    title: m.api_push_title({}, { locale }),
    body:
      due.item_type === 'business'
        ? m.api_push_body_shop({ name }, { locale })
        : m.api_push_body({ name, item }, { locale }),
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
