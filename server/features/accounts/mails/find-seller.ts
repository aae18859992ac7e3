import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export interface MailedSeller {
  /** Of the account. */
  id: number;
  email: string;
  /** Of the business. */
  name: string;
}

/** Whoever signs in for a business; undefined for one that the operator has brought in and nobody signs in for. */
export function findSeller(
  db: Kysely<Database>,
  businessId: number,
): Promise<MailedSeller | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('business', 'business.id', 'account.business_id')
    .select(['account.id', 'account.email', 'business.business_name as name'])
    .where('business.id', '=', businessId)
    .executeTakeFirst();
}
