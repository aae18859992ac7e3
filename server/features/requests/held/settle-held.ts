import type { HeldAction } from '@orendi/contract/schemas/held';
import { setStages } from '@orendi/contract/leads';
import type { Services } from '../../../services.ts';
import type { RequestState, Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { findRecipients, queueRequestMail, recipientsOf } from '../mail/queue-request-mail.ts';
import { queueOwnMail } from '../own/queue-own-mail.ts';
import { pushQueue } from '../push/push-requests.ts';
import { lockRequests, setState } from './list-held.ts';

/** Where an action leads from each state; a state that is left out refuses it. */
const moves: Record<HeldAction, Partial<Record<RequestState, RequestState>>> = {
  restore: {
    held: 'new',
    dropped: 'new',
    ...Object.fromEntries(setStages.map((stage) => [stage, stage])),
  },
  drop: { held: 'dropped', dropped: 'dropped' },
  hold: { dropped: 'held', held: 'held' },
};

interface Settlement {
  ids: number[];
  action: HeldAction;
  /** Null for the operator, who decides for any business. The seller's browsers are told of what comes back to them. */
  businessId: number | null;
}

/** In the log: the words of the command line where it has them. */
const auditWords: Record<HeldAction, string> = {
  restore: 'request release',
  drop: 'request drop',
  hold: 'request hold',
};

/**
 * Restores or drops held requests, or takes a drop back: all of them or none. Repeating it changes nothing. A restored
 * one is told of like a new one: by mail, to its buyer, too, and unless the seller did it in the dashboard, on the seller's browsers.
 * @param operator who does it instead of the seller, which is recorded
 * @throws ApiError NOT_FOUND when one is unknown, of another business, or an order that the action is not for
 */
export async function settleHeld(
  services: Pick<Services, 'changes' | 'db' | 'jobs' | 'secret' | 'settings'>,
  settlement: Settlement,
  operator: string | null = null,
): Promise<void> {
  const { changes, jobs } = services;
  const settled = await withMails(services, async (trx) => {
    const moved = await settle(trx, services, settlement);
    const action = auditWords[settlement.action];
    if (operator !== null)
      for (const { id } of moved)
        await recordAction(trx, { actor: operator, action, subject: `request ${id}` });
    return moved;
  });
  jobs.wake(pushQueue);
  for (const id of new Set(settled.map((row) => row.business_id))) changes.announceOrders(id);
}

/**
 * Without waking the queues.
 * @returns the requests whose state has changed
 */
async function settle(
  trx: Trx,
  services: Pick<Services, 'jobs' | 'secret' | 'settings'>,
  { ids, action, businessId }: Settlement,
): Promise<{ id: number; business_id: number }[]> {
  const { jobs, settings } = services;
  const distinct = [...new Set(ids)];
  const found = await lockRequests(trx, distinct, businessId);
  const isAllowed = found.every(({ state }) => moves[action][state] !== undefined);
  if (found.length < distinct.length || !isAllowed) throw new ApiError('NOT_FOUND');
  const settled = found.filter(({ state }) => moves[action][state] !== state);
  const moving = settled.map(({ id }) => id);
  if (moving.length === 0) return settled;
  if (action !== 'restore') {
    await setState(trx, moving, action === 'drop' ? 'dropped' : 'held');
    return settled;
  }
  await setState(trx, moving, 'new');
  for (const { id, subscription_ids: browsers, ...told } of await findRecipients(trx, moving)) {
    await queueRequestMail(trx, settings, id, recipientsOf(told));
    await queueOwnMail(trx, services, { requestId: id, kind: 'sent' });
    for (const subscriptionId of businessId === null ? browsers : []) {
      await jobs.send(trx, pushQueue, { requestId: id, subscriptionId });
    }
  }
  return settled;
}
