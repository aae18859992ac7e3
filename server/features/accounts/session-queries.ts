import type { User } from '@orendi/contract/schemas/user';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import { lifeOfSession, type Session } from '../../platform/http/session.ts';
import { userColumns, userOf } from './account-queries.ts';

type SessionRow = User & {
  session_id: number;
  is_due: boolean;
  seconds_left: number;
  has_authenticator: boolean;
};

export async function findSession(db: Db, token: string): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`${prepared}
    select s.id as session_id, not a.is_operator and s.updated_at < now() - interval '1 day' as is_due,
      extract(epoch from s.expires_at - now())::integer as seconds_left,
      exists (select from authenticator where account_id = a.id) as has_authenticator, ${userColumns}
    from session s join account a on a.id = s.account_id
    where s.token = ${token} and s.expires_at > now()`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { session_id: id, is_due: isDue, seconds_left, has_authenticator } = row;
  const user = userOf(row);
  return { id, user, isDue, secondsLeft: seconds_left, hasAuthenticator: has_authenticator };
}

const endOfLife = (user: Pick<User, 'isOperator'>) =>
  sql<Date>`now() + make_interval(secs => ${lifeOfSession(user)})`;

export async function insertSession(
  db: Db,
  user: Pick<User, 'id' | 'isOperator'>,
  session: { token: string; ip_address: string; user_agent: string },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, account_id: user.id, expires_at: endOfLife(user) })
    .execute();
}

export async function prolongSession(
  db: Db,
  { id, user }: Pick<Session, 'id' | 'user'>,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: endOfLife(user), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The latest first. */
export function listOpenSessions(db: Db, accountId: number) {
  return db
    .selectFrom('session')
    .select(['id', 'token', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token', '=', token).execute();
}

export async function deleteSessions(db: Db, ids: number[]): Promise<void> {
  await db
    .deleteFrom('session')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
