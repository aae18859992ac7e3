import type { DeleteAccountForm } from '@orendi/contract/schemas/account-forms';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Touch } from '../../platform/db/changes.ts';
import { readRow } from '../../platform/db/rows.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { brokenField } from '../../platform/http/api-error.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { say } from '../../platform/sentence.ts';
import { writeListings } from '../discovery/index.ts';
import { tellOperators } from '../operator-news/index.ts';
import { lockAccount } from './account-queries.ts';
import { becomeOwner } from './claim-business.ts';
import { checkPassword, lockChecked } from './check-password.ts';
import { endStaff } from './members/end-membership.ts';

type Deleting = Pick<Services, 'clock' | 'erasures' | 'settings'>;

/** Tells what becomes of the business of an owner. */
type Fate = Pick<DeleteAccountForm, 'business' | 'successorId'>;

/** @throws ApiError VALIDATION when the password is wrong, or the business cannot be handed over to the successor */
export async function deleteOwnAccount(
  services: Deleting & Pick<Services, 'changes' | 'db' | 'jobs' | 'passwords'>,
  accountId: number,
  { currentPassword, ...fate }: DeleteAccountForm,
): Promise<void> {
  const checked = await checkPassword(services, accountId, currentPassword);
  await services.changes.transaction(async (trx, touch) => {
    const { user } = await lockChecked(trx, checked);
    await deleteAccount(services, trx, touch, accountId, fate);
    if (user.role === 'owner' && fate.business === 'leave') {
      await tellOfLeft(trx, services, user.business_id ?? 0);
    }
  });
  services.jobs.wake(mailQueue);
}

/**
 * Deletes an account with its sessions and mails, and its business with its listings and requests: buyers gave their
 * names and numbers to that business only, so nobody else has a reason to keep them. The nightly picture cleanup
 * removes its pictures. It is noted, so that no restore of a backup brings any of it back. Its staff are told.
 * @param fate of its business; without one, that is deleted
 * @throws ApiError VALIDATION unless the successor works for the business
 */
export async function deleteAccount(
  services: Deleting,
  trx: Trx,
  touch: Touch,
  accountId: number,
  fate: Fate = { business: 'delete' },
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  const businessId = account?.user.role === 'owner' ? account.user.business_id : null;
  const isDeleted = fate.business === 'delete' && businessId !== null;
  const businesses = isDeleted ? [businessId] : [];
  await services.erasures.note(trx, { accounts: [accountId], businesses });
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
  if (account === undefined || businessId === null) return;
  if (fate.business === 'hand_over') {
    await handOver(trx, services, { businessId, from: account.user, to: fate.successorId ?? 0 });
    return;
  }
  await endStaff(trx, services, businessId);
  if (isDeleted) await deleteBusiness(trx, touch, businessId);
}

/** The other staff go on working for the business; requests that went to the address of its owner go to the new one. */
async function handOver(
  trx: Trx,
  services: Deleting,
  { businessId, from, to }: { businessId: number; from: User; to: number },
): Promise<void> {
  const user = (await lockAccount(trx, to))?.user;
  if (user?.role !== 'staff' || user.business_id !== businessId) {
    throw brokenField('successorId', say(m.api_successor));
  }
  await sql`
    update business set email = ${user.email}
    where id = ${businessId} and lower(email) = ${from.email}`.execute(trx);
  await becomeOwner(trx, services, businessId, user);
}

async function tellOfLeft(trx: Trx, services: Deleting & Pick<Services, 'jobs'>, id: number) {
  const { business_name: business } = await readRow(trx, 'business', id, ['business_name']);
  await tellOperators(trx, services, {
    topic: `left-${id}`,
    title: say(m.mail_left_subject, { business }),
    lines: [say(m.mail_left_text, { business })],
    path: `/operator/businesses?q=${id}`,
  });
}

/** Deletes a business with all that it sells and all requests it has received. */
export async function deleteBusiness(trx: Trx, touch: Touch, businessId: number): Promise<void> {
  await sql`select from business where id = ${businessId} for update`.execute(trx);
  const { rows: sold } = await sql<{ productIds: number[]; packageIds: number[] }>`
    select array(select id from product where business_id = ${businessId}) as "productIds",
      array(select id from package where business_id = ${businessId}) as "packageIds"`.execute(trx);
  await trx.deleteFrom('business').where('id', '=', businessId).execute();
  // Mails to a business without an account name nothing else that they would go with.
  await sql`delete from mail where payload ->> 'businessId' = ${String(businessId)}`.execute(trx);
  for (const items of sold) await writeListings(trx, touch, items);
  touch('listings', `business:${businessId}`);
}
