import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/**
 * Deletes pictures that nothing shows and that are older than a day; younger ones may be about to be used.
 * @returns the keys of the deleted ones, at most `limit`
 */
export async function deleteUnusedPictures(db: Kysely<Database>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from picture where key in (
      select key from picture p
      where created_at < now() - interval '1 day'
        and not exists (select from business where logo = p.key or cover_photo = p.key)
        and not exists (select from product_picture where picture_key = p.key)
        and not exists (select from category where icon = p.key)
        and not exists (
          select from announcement
          where main_banner = p.key or secondary_banner = p.key or default_banner = p.key
        )
        -- What a preview of a spreadsheet may publish, or its undo bring back.
        and not exists (select from product_import_picture where picture_key = p.key)
        -- What a request shows of a product that may be gone.
        and not exists (select from request where item_images::text like '%' || p.key || '%')
      limit ${limit} for update skip locked
    )
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

export async function isPicture(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
