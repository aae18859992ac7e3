import { randomBytes } from 'node:crypto';
import type { User } from '@orendi/contract/schemas/user';
import type { SignIn } from '@orendi/contract/schemas/account-data';
import { isSameSignature, signatureOf } from '../../platform/signature.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import type { Session, Sessions } from '../../platform/http/session.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listOpenSessions,
  prolongSession,
} from './session-queries.ts';
import type { SignInPlace } from './security-events.ts';

const purpose = 'session';

/** The value of a session cookie: its token, and a signature that cannot be made from a copy of the database. */
function sealToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, purpose, [token])}`;
}

/** The token in a cookie; null when the signature is not ours. */
function openCookie(secret: string, cookie: string): string | null {
  const [token = '', signature = ''] = cookie.split('.', 2);
  return isSameSignature(signature, signatureOf(secret, purpose, [token])) ? token : null;
}

/** 32 characters in base64. */
const TOKEN_BYTES = 24;

/** @returns the value of the session cookie */
export async function startSession(
  db: Db,
  secret: string,
  user: Pick<User, 'id' | 'isOperator'>,
  { address, userAgent }: SignInPlace,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(db, user, { token, ip_address: address, user_agent: userAgent });
  return sealToken(secret, token);
}

/** Sessions stored in the database. A cookie without our signature is rejected without a query. */
export function createSessions({ db, secret }: Pick<Services, 'db' | 'secret'>): Sessions {
  return {
    async find(cookie) {
      const token = openCookie(secret, cookie);
      return token === null ? null : findSession(db, token);
    },
    prolong: (session) => prolongSession(db, session),
  };
}

export async function listSignIns(db: Db, { id: current, user }: Session): Promise<SignIn[]> {
  const sessions = await listOpenSessions(db, user.id);
  return sessions.map(({ id, user_agent, ip_address, created_at, updated_at }) => ({
    id,
    user_agent,
    ip_address,
    created_at: created_at.toISOString(),
    last_used_on: updated_at.toISOString().slice(0, 10),
    isCurrent: id === current,
  }));
}

/**
 * Ends the sessions for which `ends` is true.
 * @returns how many
 */
export async function endSessions(
  db: Db,
  accountId: number,
  ends: (sessionId: number) => boolean,
): Promise<number> {
  const sessions = await listOpenSessions(db, accountId);
  const ids = sessions.map(({ id }) => id).filter(ends);
  await deleteSessions(db, ids);
  return ids.length;
}

export async function logOut(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  cookie: string,
): Promise<void> {
  const token = openCookie(secret, cookie);
  if (token !== null) await deleteSession(db, token);
}
