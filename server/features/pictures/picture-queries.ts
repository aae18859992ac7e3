import type { Focus } from '@orendi/contract/fit-picture';
import { sql } from 'kysely';
import { lockBusinesses } from '../businesses/index.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';

/** SQL condition: a page shows the picture `p`. */
export const isShown = sql`(
  exists (select from business where logo = p.key or cover_photo = p.key)
  or exists (select from product_picture where picture_key = p.key)
  or exists (select from category where icon = p.key)
  or exists (select from announcement where p.key in (main_banner, secondary_banner, default_banner))
  or exists (select from market where logo = p.key)
)`;

/**
 * Deletes unused pictures older than a day: younger ones may be about to be used.
 * @returns their keys
 */
export async function deleteUnusedPictures(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from picture where key in (
      select key from picture p
      where created_at < now() - interval '1 day'
        and not ${isShown}
        -- What a preview of a spreadsheet may publish, or its undo bring back.
        and not exists (select from product_import_picture where picture_key = p.key)
        -- What a request shows of a product that may be gone.
        and not exists (select from request where item_images::text like '%' || p.key || '%')
      limit ${limit} for update skip locked
    )
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Without a focus yet, the oldest first. */
export async function listPicturesToLookAt(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('key')
    .where('focus', 'is', null)
    .orderBy('created_at')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Stores foci, also for products that sellers have not set themselves.
 * @returns the ids of those products
 */
export async function saveFocuses(trx: Trx, found: { key: string; focus: Focus }[]) {
  const keys = found.map(({ key }) => key);
  const { rows: showing } = await sql<{ id: number }>`
    select distinct product_id as id from product_picture
    where picture_key = any(${keys}) order by 1`.execute(trx);
  const productIds = showing.map(({ id }) => id);
  await lockBusinesses(trx, { productIds });
  const { rows } = await sql<{ id: number }>`
    with found as (
      update picture k set focus = f.focus
      from json_populate_recordset(null::picture, ${JSON.stringify(found)}::json) f
      where k.key = f.key and k.focus is null returning k.key, k.focus
    )
    update product_picture t set focus = found.focus from found
    where t.picture_key = found.key and t.focus is null returning t.product_id as id`.execute(trx);
  return [...new Set(rows.map(({ id }) => id))];
}
