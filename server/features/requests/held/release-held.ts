import type { HeldAction } from '@orendi/contract/schemas/held';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { pushQueue } from '../push/send-due-push.ts';
import { settle } from './settle-held.ts';

type NeededServices = Pick<Services, 'changes' | 'db' | 'jobs' | 'settings'>;

/**
 * Makes orders of requests that were held, or that their seller has dropped: all of them or none. Their sellers are told
 * as of new ones, by mail and on their browsers. Those that are orders already stay as they are.
 * @throws ApiError NOT_FOUND when one is unknown
 */
export function releaseHeld(services: NeededServices, actor: string, ids: number[]): Promise<void> {
  return settleFor(services, actor, ids, 'restore');
}

/**
 * Drops held requests, as their seller would: all of them or none.
 * @throws ApiError NOT_FOUND when one is unknown, or an order
 */
export function dropHeld(services: NeededServices, actor: string, ids: number[]): Promise<void> {
  return settleFor(services, actor, ids, 'drop');
}

/**
 * Takes back a drop: all of them or none.
 * @throws ApiError NOT_FOUND when one is unknown, or an order
 */
export function holdAgain(services: NeededServices, actor: string, ids: number[]): Promise<void> {
  return settleFor(services, actor, ids, 'hold');
}

/** In the log, the words of the command line where it has them. */
const auditWords: Record<HeldAction, string> = {
  restore: 'request release',
  drop: 'request drop',
  hold: 'request hold',
};

async function settleFor(
  services: NeededServices,
  actor: string,
  ids: number[],
  action: HeldAction,
): Promise<void> {
  const { changes, db, jobs } = services;
  const settled = await db.transaction().execute(async (trx) => {
    const moved = await settle(trx, services, { ids, action, businessId: null });
    for (const { id } of moved) {
      await recordAction(trx, { actor, action: auditWords[action], subject: `request ${id}` });
    }
    return moved;
  });
  jobs.wake(mailQueue);
  jobs.wake(pushQueue);
  for (const id of new Set(settled.map((row) => row.business_id))) changes.announceOrders(id);
}
