import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { type AuditedAction, recordAction } from '../../platform/audit/record-action.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { ApiError, conflict, noBusinessFound } from '../../platform/http/api-error.ts';
import { lockAccount, updateAccount } from './account-queries.ts';
import { queueSellerMail } from './mails/queue-account-mail.ts';

export const businessExists = () => conflict(m.api_business_exists);

/** @throws ApiError CONFLICT if the account has a business; the check violation if it is an operator's */
export async function claimBusiness(trx: Trx, accountId: number, businessId: number) {
  const account = await lockAccount(trx, accountId);
  if (!account) throw new ApiError('UNAUTHENTICATED');
  if (account.user.business_id !== null) throw businessExists();
  await updateAccount(trx, accountId, { business_id: businessId });
}

/**
 * The account that owns a business. Locks the business: of two who change its owner, the second sees what the first has done.
 * @throws ApiError NOT_FOUND when there is none
 */
export async function lockOwner(trx: Trx, businessId: number): Promise<number | null> {
  const { rows } =
    await sql`select from business where id = ${businessId} for no key update`.execute(trx);
  if (rows.length === 0) throw noBusinessFound();
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return owner?.id ?? null;
}

/**
 * Makes an account, or one of its staff, the owner of a business that has none. Both the new owner and the address of the
 * business are written to.
 * @param entry of the audit log
 * @throws ApiError CONFLICT when the account has another business by now
 */
export async function becomeOwner(
  trx: Trx,
  services: Pick<Services, 'clock' | 'settings'>,
  businessId: number,
  { id, email }: Pick<User, 'id' | 'email'>,
  entry?: Pick<AuditedAction, 'actor' | 'action' | 'details'>,
): Promise<void> {
  await sql`
    update account set staff_of = null where id = ${id} and staff_of = ${businessId}`.execute(trx);
  await claimBusiness(trx, id, businessId);
  await queueSellerMail(trx, services, businessId, 'business-given', { reason: email, also: [] });
  if (entry) await recordAction(trx, { ...entry, subject: `business ${businessId}` });
}
