import { lifetimes } from '@orendi/contract/limits';
import type { User } from '@orendi/contract/schemas/user';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { Session } from '../../platform/http/session.ts';
import { userColumns, userOf } from './account-queries.ts';

type SessionRow = User & { session_id: number; is_due: boolean };

/** The open session of a token, with its user. */
export async function findSession(db: Kysely<Database>, token: string): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`${prepared}
    select s.id as session_id, s.updated_at < now() - interval '1 day' as is_due, ${userColumns}
    from session s join account a on a.id = s.account_id
    where s.token = ${token} and s.expires_at > now()`.execute(db);
  const [row] = rows;
  return row ? { id: row.session_id, user: userOf(row), isDue: row.is_due } : null;
}

const endOfLife = sql<Date>`now() + ${sql.lit(`${lifetimes.sessionDays} days`)}::interval`;

export async function insertSession(
  db: Kysely<Database>,
  session: { account_id: number; token: string; ip_address: string; user_agent: string },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, expires_at: endOfLife })
    .execute();
}

export async function prolongSession(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: endOfLife, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The open sessions of an account, the latest first. */
export function listOpenSessions(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'token', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}

export async function deleteSessions(db: Kysely<Database>, ids: number[]): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

export async function deleteExpiredSessions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
