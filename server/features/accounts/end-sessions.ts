import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { deleteSessions, listOpenSessions } from './session-queries.ts';

/**
 * Ends the sessions of an account for which `ends` is true.
 * @returns how many
 */
export async function endSessions(
  db: Kysely<Database>,
  accountId: number,
  ends: (sessionId: number) => boolean,
): Promise<number> {
  const sessions = await listOpenSessions(db, accountId);
  const ids = sessions.map(({ id }) => id).filter(ends);
  await deleteSessions(db, ids);
  return ids.length;
}
