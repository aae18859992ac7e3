import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

export interface Operator {
  id: number;
  email: string;
  name: string;
  surname: string;
  created_at: Date;
  has_authenticator: boolean;
  /** Null: never, or longer ago than security events are kept. */
  signed_in_at: Date | null;
}

export async function listOperators(db: Kysely<Database>): Promise<Operator[]> {
  const { rows } = await sql<Operator>`
    select a.id, a.email, a.name, a.surname, a.created_at,
      exists (select from authenticator where account_id = a.id) as has_authenticator,
      (select max(happened_at) from security_event where account_id = a.id and kind = 'signed_in') as signed_in_at
    from account a where a.is_operator order by a.id`.execute(db);
  return rows;
}

/** The id of the operator with this address; null when there is none. */
export async function findOperator(
  trx: Transaction<Database>,
  email: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('is_operator', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function deleteOperator(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('account').where('id', '=', id).where('is_operator', '=', true).execute();
}
