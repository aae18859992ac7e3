import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { createAccount, findAccountByEmail, type NewAccount } from '../accounts/index.ts';

export interface Operator {
  id: number;
  email: string;
  name: string;
  surname: string;
  has_authenticator: boolean;
  /** Null if never, or longer ago than security events are kept. */
  signed_in_at: Date | null;
}

export async function listOperators(db: Db): Promise<Operator[]> {
  const { rows } = await sql<Operator>`
    select a.id, a.email, a.name, a.surname,
      exists (select from authenticator where account_id = a.id) as has_authenticator,
      (select max(happened_at) from security_event where account_id = a.id and kind = 'signed_in') as signed_in_at
    from account a where a.is_operator order by a.id`.execute(db);
  return rows;
}

/**
 * Adds an operator's account, whose password nobody knows: its owner sets one by a link.
 * @returns false when the address has an account already, a seller's or an operator's
 */
export async function createOperator(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  actor: string,
  { email, ...operator }: Pick<NewAccount, 'name' | 'surname' | 'email' | 'language'>,
): Promise<boolean> {
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  return db.transaction().execute(async (trx) => {
    if (await findAccountByEmail(trx, email)) return false;
    const isOfOperator = { isactive: true, is_operator: true };
    await createAccount(trx, { ...operator, email, ...isOfOperator, passwordHash });
    await recordAction(trx, { actor, action: 'operator add', subject: email.toLowerCase() });
    return true;
  });
}

/**
 * Deletes an operator's account and its sessions; the audit log stays. It is noted, so that no restore brings it back.
 * @returns false when there is no operator of that address
 */
export function removeOperator(
  { db, erasures }: Pick<Services, 'db' | 'erasures'>,
  actor: string,
  email: string,
): Promise<boolean> {
  const address = email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from account where email = ${address} and is_operator for update`.execute(trx);
    if (rows.length === 0) return false;
    await erasures.note(trx, { accounts: rows.map(({ id }) => id) });
    await sql`delete from account where email = ${address}`.execute(trx);
    await recordAction(trx, { actor, action: 'operator remove', subject: address });
    return true;
  });
}
