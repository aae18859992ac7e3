import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';

/*
 * Parts of the sitemap are ranges of ids: part 3 of 10,000 contains the ids from 30,000 on. A page never moves from one
 * part to another, whatever is added or deleted.
 */

type PartKind = 'listings' | 'businesses';

/** The pages that visitors may see; suspended businesses have no listings. */
const pagesOf = {
  listings: sql`(
    select l.id, l.business_id, l.name, case when l.product_id is null then 'package' else 'product' end as type,
      l.picture_key, coalesce(p.updated_at, k.updated_at) as changed_at
    from listing l left join product p on p.id = l.product_id left join package k on k.id = l.package_id
  ) pages`,
  businesses: sql`(
    select id, id as business_id, business_name as name, 'business' as type, coalesce(cover_photo, logo) as picture_key, updated_at as changed_at
    from business where suspended_at is null
  ) pages`,
};

/**
 * Leaves out empty parts.
 * @param unlisted businesses that are left out
 */
export async function listParts(db: Db, kind: PartKind, size: number, unlisted: number[]) {
  const { rows } = await sql<{ part: number; changed_at: Date }>`
    select id / ${size}::int as part, max(changed_at) as changed_at from ${pagesOf[kind]}
    where business_id <> all(${unlisted}::int[]) group by 1 order by 1`.execute(db);
  return rows;
}

interface PageRow {
  id: number;
  type: 'product' | 'package' | 'business';
  name: string;
  picture_key: string | null;
  changed_at: Date;
}

export async function listPages(
  db: Db,
  kind: PartKind,
  { from, to, unlisted }: { from: number; to: number; unlisted: number[] },
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`${prepared}
    select id, type, name, picture_key, changed_at from ${pagesOf[kind]}
    where id >= ${from} and id < ${to} and business_id <> all(${unlisted}::int[])
    order by id`.execute(db);
  return rows;
}

/** When the newest piece of each section of home was published; null for an empty section. */
export async function findNewest(db: Db, unlisted: number[], startOfNew: Date) {
  const { rows } = await sql<Record<'sale' | 'new' | 'packages', Date | null>>`
    select max(published_at) filter (where sale > 0 and product_id is not null) as sale,
      max(published_at) filter (where published_at >= ${startOfNew} and product_id is not null) as new,
      max(published_at) filter (where product_id is null) as packages
    from listing where business_id <> all(${unlisted}::int[])`.execute(db);
  return Object.entries(rows[0] ?? {});
}
