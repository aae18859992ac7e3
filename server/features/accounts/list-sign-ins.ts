import type { SignIn } from '@orendi/contract/schemas/account-data';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Session } from '../../platform/http/session.ts';
import { listOpenSessions } from './session-queries.ts';

/** The user's open sessions as the contract shows them, without tokens. */
export async function listSignIns(
  db: Kysely<Database>,
  { id: current, user }: Session,
): Promise<SignIn[]> {
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
