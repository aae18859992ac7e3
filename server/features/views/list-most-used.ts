import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database } from '../../platform/db/tables.ts';

/**
 * The listings with the most views in the last 30 days, including deleted ones. Reads one index from its end.
 * @returns views by id, the most viewed first
 */
export async function listMostUsed(
  db: Kysely<Database>,
  most: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ listing_id: number; recent: number }>`${prepared}
    select listing_id, recent from view_count
    where recent > 0 order by recent desc, listing_id desc limit ${most}`.execute(db);
  return new Map(rows.map(({ listing_id, recent }) => [listing_id, recent]));
}
