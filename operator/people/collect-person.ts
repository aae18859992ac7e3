import type { Services } from '@orendi/server/services';
import { sql } from 'kysely';
import type { Traces } from './find-person.ts';

type Row = Record<string, unknown>;

/** Credentials are left out: nobody may read them, not even the owner; nor may a seller read what a buyer has withdrawn. */
const secrets =
  '{password_hash,token,token_hash,sealed_secret,code_hash,auth,p256dh,public_key,seed,link_seed,link_hash,client_network,withdrawn}';

/**
 * A copy of everything stored about a person: rows with every column but secrets, from every table that refers to an
 * account or a business, whatever is added to the tables. Photographs of requests are with their rows, as base64.
 */
export async function collectPerson(
  { db, photos }: Pick<Services, 'db' | 'photos'>,
  { requests, notes, accounts, businesses, mails, invitations, watchers }: Traces,
): Promise<Record<string, Row[]>> {
  const own = await listRows(db, 'account', 'id', accounts);
  const shops = own.flatMap(({ business_id: id }) => (typeof id === 'number' ? [id] : []));
  const copy: Record<string, Row[]> = {
    request: await listRows(db, 'request', 'id', requests),
    // Nothing else of these: they are requests of others.
    note: (await listRows(db, 'request', 'id', notes)).map(({ id, note, lost_reason }) => {
      return { id, note, lost_reason };
    }),
    account: own,
    business: await listRows(db, 'business', 'id', [...shops, ...businesses]),
    mail: await listRows(db, 'mail', 'id', mails),
    invitation: await listRows(db, 'invitation', 'id', invitations),
    watcher: await listRows(db, 'watcher', 'id', watchers),
    watch: await listRows(db, 'watch', 'watcher_id', watchers),
  };
  await addReferring(db, copy, 'request_id', requests);
  for (const row of copy['request_photo'] ?? []) {
    row['webp'] = (await photos?.read(String(row['key'])))?.toString('base64') ?? null;
  }
  await addReferring(db, copy, 'account_id', accounts);
  await addReferring(db, copy, 'business_id', [...shops, ...businesses]);
  return Object.fromEntries(Object.entries(copy).filter(([, rows]) => rows.length > 0));
}

/** Adds the rows of all tables that have this column, each row once. */
async function addReferring(
  db: Services['db'],
  copy: Record<string, Row[]>,
  column: 'request_id' | 'account_id' | 'business_id',
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = ${column} order by 1`.execute(db);
  for (const { table } of tables) {
    const all = [...(copy[table] ?? []), ...(await listRows(db, table, column, ids))];
    copy[table] = [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
  }
}

async function listRows(db: Services['db'], table: string, column: string, ids: number[]) {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - ${secrets}::text[] as row from ${sql.table(table)} t
    where ${sql.ref(column)} = any(${ids}::bigint[]) order by 1`.execute(db);
  return rows.map(({ row }) => row);
}
