import type { User } from '@orendi/contract/schemas/user';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database } from '../../platform/db/tables.ts';

/** An account as its operations need it: who it is, what opens it, and where its mails go. */
export interface Account {
  user: User;
  newEmail: string | null;
  passwordHash: string | null;
}

/** The columns of `account a` that make a `User`. */
export const userColumns = sql`
  a.id, a.name, a.surname, a.email, a.birth_date::text as "birthDate", a.language, a.isactive, a.business_id`;

export function userOf(row: User): User {
  const { id, name, surname, email, birthDate, language, isactive, business_id } = row;
  return { id, name, surname, email, birthDate, language, isactive, business_id };
}

type AccountRow = User & { new_email: string | null; password_hash: string | null };

async function findAccount(
  db: Kysely<Database>,
  which: RawBuilder<unknown>,
): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`${prepared}
    select ${userColumns}, a.new_email, c.password_hash
    from account a left join credential c on c.account_id = a.id and c.provider = 'credential'
    ${which}`.execute(db);
  const [row] = rows;
  return row && { user: userOf(row), newEmail: row.new_email, passwordHash: row.password_hash };
}

/** @param email in any case */
export function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<Account | undefined> {
  return findAccount(db, sql`where a.email = ${email.toLowerCase()}`);
}

export function findAccountById(db: Kysely<Database>, id: number): Promise<Account | undefined> {
  return findAccount(db, sql`where a.id = ${id}`);
}

/** The same, and nobody else changes it until the transaction ends. */
export function holdAccount(trx: Transaction<Database>, id: number): Promise<Account | undefined> {
  return findAccount(trx, sql`where a.id = ${id} for update of a`);
}

export async function isEmailTaken(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
