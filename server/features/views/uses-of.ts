import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { firstRecentDay } from './days.ts';
import type { Subject } from './visitor.ts';

/**
 * Deleted listings count too. Reads one index from its end.
 * @returns views by id, the most viewed first
 */
export async function listMostUsed(db: Db, most: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ listing_id: number; recent: number }>`${prepared}
    select listing_id, recent from view_count
    where recent > 0 order by recent desc, listing_id desc limit ${most}`.execute(db);
  return new Map(rows.map(({ listing_id, recent }) => [listing_id, recent]));
}

/**
 * How often listings or businesses were viewed in the last 30 days: the views of a listing, or of a business's page and
 * all its listings. Reads one index row per listing, at most 30 per business.
 * @returns views by id, unordered; ids without views are missing
 */
export async function usesOf(db: Db, subject: Subject, ids: number[], now: Date) {
  const uses =
    subject === 'listing'
      ? sql`select listing_id as id, recent as views from view_count
          where listing_id = any(${ids}::int[]) and recent > 0`
      : sql`select business_id as id, sum(page_views + item_views) as views from business_view_day
          where business_id = any(${ids}::int[]) and day >= ${firstRecentDay(tiraneDay(now))}
          group by business_id`;
  const { rows } = await sql<{ id: number; views: number }>`${uses}`.execute(db);
  return new Map(rows.map(({ id, views }) => [id, views]));
}
