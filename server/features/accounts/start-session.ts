import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { insertSession } from './session-queries.ts';
import { sealToken } from './session-cookie.ts';

/** From where somebody signs in: shown to them in the list of their sessions. */
export interface SignInPlace {
  address: string;
  userAgent: string;
}

/** Longest name of a browser that is kept. */
const USER_AGENT_LENGTH = 300;
/** As 32 characters. */
const TOKEN_BYTES = 24;

/** Opens a session. @returns what its cookie carries */
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
