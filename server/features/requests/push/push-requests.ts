import { m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { insertJobs, type Queue } from '../../../platform/jobs/index.ts';
import {
  businessOfMember,
  selectSubscription,
  sendPush,
} from '../../../platform/push/subscriptions.ts';

/** One job per request and browser. After the commit, `jobs.wake(pushQueue)` sends them at once. */
export const pushQueue: Queue<{ requestId: number; subscriptionId: number }> = {
  name: 'push',
  isOutgoing: true,
};

/**
 * The jobs of a request within the statement that stores the request.
 * @param stored names what returns it; or nothing
 */
export function insertPushes(stored: RawBuilder<unknown>): RawBuilder<unknown> {
  const pushes = sql`(select jsonb_build_object('requestId', id, 'subscriptionId', unnest(subscription_ids)) as data
    from ${stored})`;
  return insertJobs(pushQueue.name, pushes);
}

/**
 * Notifies a browser of each request, in the language of its account. The message contains only the names of buyer and
 * item, because it shows on a locked phone. Failures are retried for an hour, at growing intervals.
 */
export function startPushWork(services: Pick<Services, 'db' | 'jobs' | 'log' | 'push'>): void {
  services.jobs.work(pushQueue, async ({ requestId, subscriptionId }) => {
    // A request is told while it is unanswered, for an hour after it came or was restored.
    const due = await selectSubscription(services.db, subscriptionId)
      .innerJoin('request as r', (join) => join.on('r.business_id', '=', businessOfMember))
      .select(['a.language', 'client_name', 'item_type', 'item_name'])
      .where('r.id', '=', requestId)
      .where('state', '=', 'new')
      .where('state_since', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirst();
    if (!due) return;
    const { language: locale, client_name: name, item_name: item } = due;
    await sendPush(services, due, {
      title: m.api_push_title({}, { locale }),
      body:
        due.item_type === 'business'
          ? m.api_push_body_shop({ name }, { locale })
          : m.api_push_body({ name, item }, { locale }),
      locale,
      topic: `request-${requestId}`,
      url: '/dashboard',
    });
  });
}

/** The browsers to notify of requests to a business: those that its members are signed in on now. */
export function subscriptionsOf(businessId: RawBuilder<unknown>): RawBuilder<number[]> {
  return sql<number[]>`array(
    select p.id from push_subscription p
      join session s on s.id = p.session_id and s.expires_at > now()
      join account a on a.id = s.account_id
    where a.business_id = ${businessId} or a.staff_of = ${businessId} order by p.id)`;
}
