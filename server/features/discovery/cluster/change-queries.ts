import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { History, Reached } from './feed-queries.ts';

export interface Changes extends Reached {
  removed: number[];
  hasChanged: boolean;
}

const history = sql`json_build_object(
  'databaseId', (select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database()),
  'timeline', left(pg_walfile_name(pg_current_wal_lsn()), 8)
)`;

/** Which database this is, and which of its timelines. */
export async function findHistory(db: Kysely<Database>): Promise<History> {
  const { rows } = await sql<{ history: History }>`select ${history} as history`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has not told which it is');
  return row.history;
}

/**
 * What has changed since a transaction, and up to where that goes. The listings themselves are read afterwards, so that
 * none is missed.
 */
export async function readChanges(db: Kysely<Database>, since: string): Promise<Changes> {
  const { rows } = await sql<Changes>`${prepared}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_current_snapshot()::text as seen,
      ${history} as history,
      array(select listing_id from listing_removal where removed_in >= ${since}::xid8) as removed,
      coalesce((select changed_in from listing order by changed_in desc limit 1) >= ${since}::xid8, false)
        as "hasChanged"`.execute(db);
  const [changes] = rows;
  if (!changes) throw new Error('the database has not told what is new');
  return changes;
}
