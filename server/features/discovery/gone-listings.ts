import { lifetimes } from '@orendi/contract/limits';
import type { GoneListing } from '@orendi/contract/schemas/card';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { listingKind } from './listing-cards.ts';
import { type KnownListing, listCardsInPlaceOf } from './related.ts';

const keptDays = sql.lit(`${lifetimes.goneDays} days`);

/** Notes what visitors see at this moment of listings that are being deleted; nothing of those that they do not see. */
export async function noteGone(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into gone_listing (listing_id, type, name, business_id, category_ids, brand, color, material, euros)
    select id, ${listingKind}, name, business_id, coalesce(part_category_ids, array[category_id]), brand, color, material,
      effective_price * coalesce((select euro_rate from exchange_rate r where r.currency = l.currency), 0)
    from listing l where id = any(${ids}::int[])`.execute(trx);
}

/** Forgets what was noted of listings that are brought back. */
export async function forgetGone(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from gone_listing where listing_id = any(${ids}::int[])`.execute(trx);
}

export async function forgetLongGone({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from gone_listing where gone_at < ${clock()}::timestamptz - ${keptDays}::interval`.execute(
    db,
  );
}

/** The kind of each of these listings that their sellers have deleted. */
export async function listGone(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Pick<GoneListing, 'id' | 'type'>>`
    select g.listing_id as id, g.type from gone_listing g join business b on b.id = g.business_id
    where g.listing_id = any(${ids}::int[]) and b.suspended_at is null`.execute(db);
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/**
 * A listing that its seller has deleted in the last year, and what there is in its place; null for any other, and while
 * the business is out of the shop.
 */
export async function findGone(
  { db, listings, clock }: Pick<Services, 'db' | 'listings' | 'clock'>,
  id: number,
) {
  const { rows } = await sql<
    Omit<GoneListing, 'listings'> & Pick<KnownListing, 'values'>
  >`${prepared}
    select g.listing_id as id, g.type, g.name, g.business_id, b.business_name, c.category_name as category,
      c.category_name_al as category_al, json_build_object('category', g.category_ids,
        'business', array[g.business_id], 'brand', g.brand, 'color', g.color, 'material', g.material, 'price', g.euros) as values
    from gone_listing g join business b on b.id = g.business_id
      left join category c on g.type = 'product' and c.id = g.category_ids[1]
    where g.listing_id = ${id} and b.suspended_at is null
      and g.gone_at > ${clock()}::timestamptz - ${keptDays}::interval`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { values, ...gone } = found;
  return { gone, ...(await listCardsInPlaceOf({ db, listings }, { kind: gone.type, values })) };
}
