import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { authStore } from './auth-store.ts';
import { sealToken } from './session-cookie.ts';

/** From where somebody signs in: shown to them in the list of their sessions. */
export interface SignInPlace {
  address: string;
  userAgent: string;
}

/** Longest name of a browser that is kept. */
const USER_AGENT_LENGTH = 300;

/** Opens a session. @returns what its cookie carries */
export async function startSession(
  db: Kysely<Database>,
  secret: string,
  accountId: number,
  { address, userAgent }: SignInPlace,
): Promise<string> {
  const store = await authStore(db);
  const { token } = await store.createSession(String(accountId), false, {
    ipAddress: address,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
  });
  return sealToken(secret, token);
}
