import type { User } from '@orendi/contract/schemas/user';
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { updateRow } from '../../platform/db/rows.ts';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';

/** The `provider` of a credential that is a password. */
const byPassword = 'credential';

/** An account as operations need it: the user, an address that is still to be verified, and the password hash. */
export interface Account {
  user: User;
  newEmail: string | null;
  passwordHash: string | null;
  /** Changes whenever everything pending ends; see `endPending`. */
  stamp: number;
}

/** The columns of `account a` that make up a `User`. */
export const userColumns = sql`
  a.id, a.name, a.surname, a.email, a.birth_date::text as "birthDate", a.language, a.isactive,
  coalesce(a.business_id, a.staff_of) as business_id,
  case when a.business_id is not null then 'owner' when a.staff_of is not null then 'staff' end as role,
  a.is_operator as "isOperator"`;

interface AccountRow extends User {
  new_email: string | null;
  password_hash: string | null;
  stamp: number;
}

async function findAccount(db: Db, which: RawBuilder<unknown>): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`${prepared}
    select ${userColumns}, a.new_email, a.stamp, c.password_hash
    from account a left join credential c on c.account_id = a.id and c.provider = 'credential'
    ${which}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { new_email: newEmail, password_hash: passwordHash, stamp, ...user } = row;
  return { user, newEmail, passwordHash, stamp };
}

/** @param email compared case-insensitively */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return findAccount(db, sql`where a.email = ${email.toLowerCase()}`);
}

export function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  return findAccount(db, sql`where a.id = ${id}`);
}

/** Like `findAccountById`, and locks the account until the transaction ends. */
export async function lockAccount(trx: Trx, id: number): Promise<Account | undefined> {
  // Read after the lock, not with it: a statement that waits for a lock would see the password from before the wait.
  await sql`select from account where id = ${id} for update`.execute(trx);
  return findAccountById(trx, id);
}

export type NewAccount = Insertable<Database['account']> & { passwordHash: string };

/**
 * An account with a password.
 * @returns its id
 * @throws the database's unique violation for a taken address
 */
export async function createAccount(
  trx: Trx,
  { passwordHash: password_hash, email, ...columns }: NewAccount,
): Promise<number> {
  const { id } = await trx
    .insertInto('account')
    .values({ ...columns, email: email.toLowerCase() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const credential = { account_id: id, provider: byPassword, provider_account_id: String(id) };
  await trx
    .insertInto('credential')
    .values({ ...credential, password_hash })
    .execute();
  return id;
}

type AccountChanges = UpdateObject<Database, 'account'>;

export async function updateAccount(db: Db, id: number, changes: AccountChanges) {
  await updateRow(db, 'account', id, { ...changes, updated_at: sql`now()` });
}

/**
 * Ends everything pending: a new address that is not verified yet, every link mailed before, and the count of failed
 * attempts to sign in. Must accompany every change of the password and every verification, so that nothing a stranger has
 * prepared outlives it.
 */
export async function endPending(trx: Trx, id: number, changes: AccountChanges = {}) {
  await updateAccount(trx, id, { ...changes, new_email: null, stamp: sql`stamp + 1` });
}

/** Also ends everything pending. */
export async function updatePassword(trx: Trx, accountId: number, passwordHash: string) {
  await sql`
    update credential set password_hash = ${passwordHash}, updated_at = now()
    where account_id = ${accountId} and provider = ${byPassword}`.execute(trx);
  await endPending(trx, accountId);
}
