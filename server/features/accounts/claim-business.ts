import { m } from '@orendi/messages';
import type { Trx } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { lockAccount, updateAccount } from './account-queries.ts';

export const businessExists = () =>
  new ApiError('CONFLICT', { sentence: say(m.api_business_exists) });

/** @throws ApiError CONFLICT if the account has a business; the check violation if it is an operator's */
export async function claimBusiness(trx: Trx, accountId: number, businessId: number) {
  const account = await lockAccount(trx, accountId);
  if (!account) throw new ApiError('UNAUTHENTICATED');
  if (account.user.business_id !== null) throw businessExists();
  await updateAccount(trx, accountId, { business_id: businessId });
}
