import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { insertSession } from './session-queries.ts';
import { sealToken } from './session-cookie.ts';

/** Where somebody signs in from, as shown in the list of their sessions. */
export interface SignInPlace {
  address: string;
  userAgent: string;
}

/** Longer user agents are cut. */
const USER_AGENT_LENGTH = 300;
/** 32 characters in base64. */
const TOKEN_BYTES = 24;

/**
 * Opens a session.
 * @returns the value of its cookie
 */
export async function startSession(
  db: Kysely<Database>,
  secret: string,
  accountId: number,
  { address, userAgent }: SignInPlace,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(db, {
    account_id: accountId,
    token,
    ip_address: address,
    user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
  });
  return sealToken(secret, token);
}
