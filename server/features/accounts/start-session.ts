import { randomBytes } from 'node:crypto';
import type { User } from '@orendi/contract/schemas/user';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { insertSession } from './session-queries.ts';
import { sealToken } from './session-cookie.ts';
import type { SignInPlace } from './sign-in-place.ts';

/** 32 characters in base64. */
const TOKEN_BYTES = 24;

/**
 * Opens a session.
 * @returns the value of its cookie
 */
export async function startSession(
  db: Kysely<Database>,
  secret: string,
  user: Pick<User, 'id' | 'isOperator'>,
  { address, userAgent }: SignInPlace,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(db, user, { token, ip_address: address, user_agent: userAgent });
  return sealToken(secret, token);
}
