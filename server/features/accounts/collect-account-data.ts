import type { AccountData } from '@orendi/contract/schemas/account-data';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { Session } from '../../platform/http/session.ts';
import { listFactors } from './factors/factor-queries.ts';
import { listSignIns } from './sessions.ts';
import { listSecurityEvents } from './security-events.ts';

type Row = Record<string, unknown>;

/** Everything stored about a user and their business, except what opens the account: the password hash, and the secrets of its factors. */
export async function collectAccountData(
  { db }: Pick<Services, 'db'>,
  session: Session,
): Promise<AccountData> {
  const { user } = session;
  const account = await db
    .selectFrom('account')
    .select(['new_email', 'created_at'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const businessId = user.business_id ?? 0;
  const [business] = await listRows(db, 'business', 'id', businessId);
  return {
    user: { ...user, new_email: account.new_email, created_at: account.created_at.toISOString() },
    sessions: await listSignIns(db, session),
    factors: await listFactors(db, user.id),
    security_events: await listSecurityEvents(db, user.id, null),
    business: business ?? null,
    products: await listRows(db, 'product', 'business_id', businessId),
    packages: await listRows(db, 'package', 'business_id', businessId),
    requests: await listRows(db, 'request', 'business_id', businessId),
  };
}

async function listRows(
  db: Kysely<Database>,
  table: 'business' | 'product' | 'package' | 'request',
  column: 'id' | 'business_id',
  businessId: number,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t
    where ${sql.ref(column)} = ${businessId} order by id`.execute(db);
  return rows.map(({ row }) => row);
}
