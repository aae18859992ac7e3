import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Touch } from '../../platform/db/changes.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { writeListings } from '../discovery/index.ts';
import { lockAccount } from './account-queries.ts';
import { checkPassword, lockChecked } from './check-password.ts';

/** @throws ApiError VALIDATION when the password is wrong */
export async function deleteOwnAccount(
  services: Pick<Services, 'changes' | 'db' | 'erasures' | 'passwords'>,
  accountId: number,
  password: string,
): Promise<void> {
  const checked = await checkPassword(services, accountId, password);
  await services.changes.transaction(async (trx, touch) => {
    await lockChecked(trx, checked);
    await deleteAccount(services, trx, touch, accountId);
  });
}

/**
 * Deletes an account with its sessions and mails, and its business with its listings and requests: buyers gave their
 * names and numbers to that business only, so nobody else has a reason to keep them. The nightly picture cleanup
 * removes its pictures. It is noted, so that no restore of a backup brings any of it back.
 */
export async function deleteAccount(
  { erasures }: Pick<Services, 'erasures'>,
  trx: Trx,
  touch: Touch,
  accountId: number,
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  const businessId = account?.user.role === 'owner' ? account.user.business_id : null;
  const businesses = businessId === null ? [] : [businessId];
  await erasures.note(trx, { accounts: [accountId], businesses });
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
  if (businessId !== null) await deleteBusiness(trx, touch, businessId);
}

/** Deletes a business with all that it sells and all requests it has received. */
export async function deleteBusiness(trx: Trx, touch: Touch, businessId: number): Promise<void> {
  const listIds = async (table: 'product' | 'package') => {
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('business_id', '=', businessId)
      .execute();
    return rows.map(({ id }) => id);
  };
  await sql`select from business where id = ${businessId} for update`.execute(trx);
  const items = { productIds: await listIds('product'), packageIds: await listIds('package') };
  await trx.deleteFrom('business').where('id', '=', businessId).execute();
  // Mails to a business without an account name nothing else that they would go with.
  await sql`delete from mail where payload ->> 'businessId' = ${String(businessId)}`.execute(trx);
  await writeListings(trx, touch, items);
  touch('listings', `business:${businessId}`);
}
