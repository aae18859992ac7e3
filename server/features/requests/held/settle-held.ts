import type { HeldAction } from '@orendi/contract/schemas/held';
import type { Services } from '../../../services.ts';
import type { RequestState } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { queueRequestMail, recipientsOf } from '../mail/queue-request-mail.ts';
import { pushQueue, queuePushes } from '../push/send-due-push.ts';
import { findRecipients, lockRequests, setState } from './held-queries.ts';

/** Where an action leads from each state; a state that is left out refuses it. */
const moves: Record<HeldAction, Partial<Record<RequestState, RequestState>>> = {
  restore: { held: 'new', dropped: 'new', new: 'new', answered: 'answered' },
  drop: { held: 'dropped', dropped: 'dropped' },
  hold: { dropped: 'held', held: 'held' },
};

export interface Settlement {
  ids: number[];
  action: HeldAction;
  /** Null for the operator, who decides for any business. The seller's browsers are told of what comes back to them. */
  businessId: number | null;
}

/**
 * Restores or drops held requests, or takes a drop back: all of them or none. Repeating it changes nothing. A restored
 * one is told of like a new one: by mail, and unless the seller did it in the dashboard, on the seller's browsers.
 * @throws ApiError NOT_FOUND when one is unknown, of another business, or an order that the action is not for
 */
export async function settleHeld(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  { ids, action, businessId }: Settlement,
): Promise<void> {
  const distinct = [...new Set(ids)];
  await db.transaction().execute(async (trx) => {
    const found = await lockRequests(trx, distinct, businessId);
    const isAllowed = found.every(({ state }) => moves[action][state] !== undefined);
    if (found.length < distinct.length || !isAllowed) throw new ApiError('NOT_FOUND');
    const moving = found.filter(({ state }) => moves[action][state] !== state).map(({ id }) => id);
    if (moving.length === 0) return;
    if (action !== 'restore') {
      await setState(trx, moving, action === 'drop' ? 'dropped' : 'held');
      return;
    }
    await setState(trx, moving, 'new');
    for (const { id, subscription_ids: browsers, ...told } of await findRecipients(trx, moving)) {
      await queueRequestMail(trx, settings, id, recipientsOf(told));
      if (businessId === null) await queuePushes(trx, jobs, id, browsers);
    }
  });
  jobs.wake(mailQueue);
  jobs.wake(pushQueue);
}
