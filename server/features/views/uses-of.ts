import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { firstRecentDay } from './recent-days.ts';
import { tiraneDay } from './tirane-day.ts';
import type { Subject } from './view.ts';

/**
 * How much use listings (products and packages) or businesses had in the 30 days up to now: the views of a listing, or
 * of a business's page and everything it sells. One index row for each listing, at most 30 for each business.
 * @returns views by id, in no order; ids without any are not in it
 */
export async function usesOf(
  db: Kysely<Database>,
  subject: Subject,
  ids: number[],
  now: Date,
): Promise<Map<number, number>> {
  const uses = subject === 'listing' ? usesOfListings(ids) : usesOfBusinesses(ids, now);
  const { rows } = await uses.execute(db);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

interface Uses {
  id: number;
  views: number;
}

const usesOfListings = (ids: number[]) => sql<Uses>`
  select listing_id as id, recent as views from view_count
  where listing_id = any(${ids}::int[]) and recent > 0`;

const usesOfBusinesses = (ids: number[], now: Date) => sql<Uses>`
  select business_id as id, sum(page_views + item_views) as views from business_view_day
  where business_id = any(${ids}::int[]) and day >= ${firstRecentDay(tiraneDay(now))}
  group by business_id`;
