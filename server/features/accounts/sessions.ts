import { randomBytes } from 'node:crypto';
import type { User } from '@orendi/contract/schemas/user';
import { sql } from 'kysely';
import { isSameSignature, signatureOf } from '../../platform/signature.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { lifeOfSession, type Session, type Sessions } from '../../platform/http/session.ts';
import { userColumns } from './account-queries.ts';
import type { SignInPlace } from './security-events.ts';

const purpose = 'session';

/** The token in a cookie; null when the signature is not ours. */
function openCookie(secret: string, cookie: string): string | null {
  const [token = '', signature = ''] = cookie.split('.', 2);
  return isSameSignature(signature, signatureOf(secret, purpose, [token])) ? token : null;
}

/** 32 characters in base64. */
const TOKEN_BYTES = 24;

const endOfLife = (user: Pick<User, 'isOperator'>) =>
  sql<Date>`now() + make_interval(secs => ${lifeOfSession(user)})`;

/** @returns the session cookie: its token, and a signature that cannot be made from a copy of the database */
export async function startSession(
  db: Db,
  secret: string,
  user: Pick<User, 'id' | 'isOperator'>,
  { address, userAgent }: SignInPlace,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const from = { ip_address: address, user_agent: userAgent };
  await db
    .insertInto('session')
    .values({ ...from, token, account_id: user.id, expires_at: endOfLife(user) })
    .execute();
  return `${token}.${signatureOf(secret, purpose, [token])}`;
}

/** Sessions stored in the database. A cookie without our signature is rejected without a query. */
export function createSessions({ db, secret }: Pick<Services, 'db' | 'secret'>): Sessions {
  return {
    async find(cookie) {
      const token = openCookie(secret, cookie);
      return token === null ? null : findSession(db, token);
    },
    async prolong({ id, user }) {
      await sql`
        update session set expires_at = ${endOfLife(user)}, updated_at = now()
        where id = ${id}`.execute(db);
    },
  };
}

type SessionRow = User & Omit<Session, 'id' | 'user'> & { sessionId: number };

async function findSession(db: Db, token: string): Promise<Session | null> {
  const { rows } = await sql<SessionRow>`${prepared}
    select ${userColumns}, s.id as "sessionId", not a.is_operator and s.updated_at < now() - interval '1 day' as "isDue",
      extract(epoch from s.expires_at - now())::integer as "secondsLeft",
      exists (select from authenticator where account_id = a.id) as "hasAuthenticator"
    from session s join account a on a.id = s.account_id
    where s.token = ${token} and s.expires_at > now()`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sessionId: id, isDue, secondsLeft, hasAuthenticator, ...user } = row;
  return { id, user, isDue, secondsLeft, hasAuthenticator };
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

export async function listSignIns(db: Db, { id: current, user }: Session) {
  const sessions = await listOpenSessions(db, user.id);
  return sessions.map(({ id, user_agent, ip_address, created_at, updated_at }) => ({
    id,
    user_agent,
    ip_address,
    created_at,
    last_used_on: updated_at.toISOString().slice(0, 10),
    isCurrent: id === current,
  }));
}

/**
 * Ends the sessions for which `ends` is true.
 * @returns how many
 */
export async function endSessions(db: Db, accountId: number, ends: (sessionId: number) => boolean) {
  const sessions = await listOpenSessions(db, accountId);
  const ids = sessions.map(({ id }) => id).filter(ends);
  await sql`delete from session where id = any(${ids}::int[])`.execute(db);
  return ids.length;
}

export async function logOut({ db, secret }: Pick<Services, 'db' | 'secret'>, cookie: string) {
  const token = openCookie(secret, cookie);
  if (token !== null) await db.deleteFrom('session').where('token', '=', token).execute();
}
