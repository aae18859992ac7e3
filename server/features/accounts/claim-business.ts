import { m } from '@orendi/messages';
import type { Trx } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { holdAccount, updateAccount } from './account-queries.ts';

export const businessExists = () =>
  new ApiError('CONFLICT', { sentence: say(m.api_business_exists) });

/**
 * Links a business to an account.
 * @throws ApiError CONFLICT when the account already has one, including one created concurrently; the database's check
 * violation when it is an operator's
 */
export async function claimBusiness(
  trx: Trx,
  accountId: number,
  businessId: number,
): Promise<void> {
  const account = await holdAccount(trx, accountId);
  if (!account) throw new ApiError('UNAUTHENTICATED');
  if (account.user.business_id !== null) throw businessExists();
  await updateAccount(trx, accountId, { business_id: businessId });
}
