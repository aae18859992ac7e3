import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database, ItemType } from '../../platform/db/tables.ts';

/*
 * Parts of the sitemap are ranges of ids: part 3 of 10,000 contains the ids from 30,000 on. A page never moves from one
 * part to another, whatever is added or deleted.
 */

/** A part that is not empty. */
interface PartRow {
  part: number;
  changed_at: Date;
}

/** The parts with listings. Suspended businesses have none. */
export async function listListingParts(
  db: Kysely<Database>,
  size: number,
  unlisted: number[],
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select l.id / ${size}::int as part, max(coalesce(p.updated_at, k.updated_at)) as changed_at
    from listing l
      left join product p on p.id = l.product_id
      left join package k on k.id = l.package_id
    where l.business_id <> all(${unlisted}::int[])
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The parts with visible businesses. */
export async function listBusinessParts(
  db: Kysely<Database>,
  size: number,
  unlisted: number[],
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select id / ${size}::int as part, max(updated_at) as changed_at
    from business where suspended_at is null and id <> all(${unlisted}::int[]) group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/** Ids from `from` up to but excluding `to`. */
export interface Range {
  from: number;
  to: number;
  /** Businesses that are left out. */
  unlisted: number[];
}

interface ListingRow {
  id: number;
  type: ItemType;
  picture_key: string | null;
  changed_at: Date;
}

export async function listListings(
  db: Kysely<Database>,
  { from, to, unlisted }: Range,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`${prepared}
    select l.id, case when l.product_id is null then 'package' else 'product' end as type, l.picture_key,
      coalesce(p.updated_at, k.updated_at) as changed_at
    from listing l
      left join product p on p.id = l.product_id
      left join package k on k.id = l.package_id
    where l.id >= ${from} and l.id < ${to} and l.business_id <> all(${unlisted}::int[]) order by l.id`.execute(
    db,
  );
  return rows;
}

interface BusinessRow {
  id: number;
  picture_key: string;
  changed_at: Date;
}

/** Visible businesses. */
export async function listBusinesses(
  db: Kysely<Database>,
  { from, to, unlisted }: Range,
): Promise<BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`${prepared}
    select id, coalesce(cover_photo, logo) as picture_key, updated_at as changed_at
    from business where id >= ${from} and id < ${to} and suspended_at is null
      and id <> all(${unlisted}::int[]) order by id`.execute(db);
  return rows;
}

/** A list page: the products of a category, or all packages if there is no category. */
interface GroupRow {
  industry_id: number | null;
  category_id: number | null;
  /** When its newest listing was published, and its newest listing on sale. */
  newest: Date;
  newest_on_sale: Date | null;
}

/** The list pages that are not empty, ordered by id, in one pass over all listings. */
export async function listGroups(db: Kysely<Database>, unlisted: number[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select industry_id, category_id, max(published_at) as newest,
      max(published_at) filter (where sale > 0) as newest_on_sale
    from listing where business_id <> all(${unlisted}::int[]) group by industry_id, category_id order by industry_id, category_id`.execute(
    db,
  );
  return rows;
}
