import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Trx } from '../../platform/db/tables.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import {
  businessOfMember,
  selectSubscription,
  sendPush,
} from '../../platform/push/subscriptions.ts';
import { subscriptionsOf } from '../requests/index.ts';

/** One job for each browser, about the operator's yes or no to a new business. */
export const approvalPushQueue: Queue<{
  subscriptionId: number;
  businessId: number;
  isApproved: boolean;
}> = { name: 'approval-push', isOutgoing: true };

/** After the commit, `jobs.wake(approvalPushQueue)` sends them at once. */
export async function queueApprovalPushes(
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  businessId: number,
  isApproved: boolean,
): Promise<void> {
  const { browsers } = await trx
    .selectNoFrom(subscriptionsOf(sql`${businessId}::int`).as('browsers'))
    .executeTakeFirstOrThrow();
  for (const subscriptionId of browsers) {
    await jobs.send(trx, approvalPushQueue, { subscriptionId, businessId, isApproved });
  }
}

/** Failures are retried, and left out once the operator has decided otherwise. */
export function startApprovalPushWork(services: Pick<Services, 'db' | 'jobs' | 'log' | 'push'>) {
  services.jobs.work(approvalPushQueue, async ({ subscriptionId, businessId, isApproved }) => {
    const due = await selectSubscription(services.db, subscriptionId)
      .innerJoin('business as b', (join) => join.on('b.id', '=', businessOfMember))
      .select('business_name')
      .where('b.id', '=', businessId)
      .where('suspended_at', isApproved ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (!due) return;
    const { language: locale, business_name: business } = due;
    const title = isApproved ? m.api_push_approved : m.api_push_refused;
    const body = isApproved ? m.api_push_approved_body : m.api_push_refused_body;
    await sendPush(services, due, {
      title: title({}, { locale }),
      body: body({ business }, { locale }),
      locale,
      topic: 'approval',
      url: '/dashboard',
    });
  });
}
