import type { Transaction } from 'kysely';
import { m } from '@orendi/messages';
import type { Database } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { holdAccount, updateAccount } from './account-queries.ts';

/** For those who have a business: nobody has two. */
export function businessExists(): ApiError {
  return new ApiError('CONFLICT', {
    sentence: (language) => m.api_business_exists({}, { locale: language }),
  });
}

/**
 * Makes a business that of an account.
 * @throws ApiError CONFLICT when it has one, also when that has come at the same moment
 */
export async function claimBusiness(
  trx: Transaction<Database>,
  accountId: number,
  businessId: number,
): Promise<void> {
  const account = await holdAccount(trx, accountId);
  if (!account) throw new ApiError('UNAUTHENTICATED');
  if (account.user.business_id !== null) throw businessExists();
  await updateAccount(trx, accountId, { business_id: businessId });
}
