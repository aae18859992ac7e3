import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { authStore } from './auth-store.ts';
import { listOpenSessions } from './session-queries.ts';

/**
 * Ends those sessions of an account that `ends` says of.
 * @returns how many
 */
export async function endSessions(
  db: Kysely<Database>,
  accountId: number,
  ends: (sessionId: number) => boolean,
): Promise<number> {
  const sessions = await listOpenSessions(db, accountId);
  const tokens = sessions.filter(({ id }) => ends(id)).map(({ token }) => token);
  if (tokens.length === 0) return 0;
  const store = await authStore(db);
  await store.deleteSessions(tokens);
  return tokens.length;
}
