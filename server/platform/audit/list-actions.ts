import { type Selectable, sql } from 'kysely';
import { readPage } from '../db/read-page.ts';
import type { Database, Db } from '../db/tables.ts';

export type ActionEntry = Selectable<Database['audit_entry']>;

/** The latest first. */
export function listActions(
  db: Db,
  { since = null, ...page }: { since?: Date | null; page: number; perPage: number },
) {
  const columns = sql<ActionEntry>`id, happened_at, actor, action, subject, details`;
  const found = sql`from audit_entry where happened_at >= coalesce(${since}::timestamptz, '-infinity')`;
  return readPage(db, page, columns, { found, order: sql`happened_at desc, id desc` });
}
