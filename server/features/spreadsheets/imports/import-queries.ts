import { imports } from '@orendi/contract/limits';
import { sql } from 'kysely';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import type { ImportPlan, ImportResult } from './import-plan.ts';
import type { ReadPhoto } from './judge-row.ts';

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/**
 * Replaces a previous unapplied preview. Photos that its rows name stay as long as it does.
 * @returns its id
 */
export async function replacePreview(
  trx: Trx,
  businessId: number,
  plan: ImportPlan,
  photoCount: number,
): Promise<number> {
  await trx
    .deleteFrom('product_import')
    .where('business_id', '=', businessId)
    .where('applied_at', 'is', null)
    .execute();
  const { id } = await trx
    .insertInto('product_import')
    .values({
      business_id: businessId,
      plan: JSON.stringify(plan),
      photo_count: photoCount,
      is_read: photoCount === 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = plan.rows.flatMap(({ photos }) =>
    (photos ?? []).flatMap((photo) => ('key' in photo ? photo.key : [])),
  );
  await sql`
    insert into product_import_picture (import_id, picture_key)
    select ${id}::int, key from picture where key = any(${kept}::text[])`.execute(trx);
  return id;
}

/** Previews expire after a day. */
export function findImport(db: Db, businessId: number, id: number) {
  return selectImports(db, businessId).where('id', '=', id).executeTakeFirst();
}

/** Like `findImport`, and locks it against being applied or undone until the transaction ends. */
export function lockImport(trx: Trx, businessId: number, id: number) {
  return selectImports(trx, businessId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findLastImport(db: Db, businessId: number) {
  return selectImports(db, businessId).where('applied_at', 'is not', null).executeTakeFirst();
}

const selectImports = (db: Db, businessId: number) =>
  db
    .selectFrom('product_import')
    .select(['id', 'plan', 'photo_count', 'is_read', 'progress_at', 'created_at'])
    .select(['applied_at', 'result', 'undone_at'])
    .$narrowType<{ plan: ImportPlan; result: ImportResult | null }>()
    .where('business_id', '=', businessId)
    .where(isPresent);

const isPresent = sql<boolean>`
  (applied_at is not null or created_at > now() - make_interval(hours => ${imports.previewHours}))`;

/** Files of the zip that have been read so far. */
export async function listReadPhotos(db: Db, id: number): Promise<Map<string, ReadPhoto>> {
  const rows = await db
    .selectFrom('product_import_picture')
    .select(['file', 'picture_key', 'fault'])
    .where('import_id', '=', id)
    .where('file', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ file, picture_key: key, fault }) => [
      file ?? '',
      key === null ? { fault: fault ?? 'not_a_picture' } : { key },
    ]),
  );
}

/** @returns false when the preview no longer exists */
export async function lockPreview(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .updateTable('product_import')
    .set({ progress_at: sql`now()` })
    .where('id', '=', id)
    .where('is_read', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReadPhoto(trx: Trx, importId: number, file: string, photo: ReadPhoto) {
  await trx
    .insertInto('product_import_picture')
    .values({
      import_id: importId,
      file,
      picture_key: 'key' in photo ? photo.key : null,
      fault: 'fault' in photo ? photo.fault : null,
    })
    .execute();
}

/** Replaces the previous import, because only the last one can be undone. */
export async function storeResult(trx: Trx, businessId: number, id: number, result: ImportResult) {
  await trx
    .deleteFrom('product_import')
    .where('business_id', '=', businessId)
    .where('applied_at', 'is not', null)
    .execute();
  const applied = { applied_at: sql<Date>`now()`, result: JSON.stringify(result) };
  await updateRow(trx, 'product_import', id, applied);
  const former = result.written.flatMap((product) => product.former?.pictures ?? []);
  await sql`
    insert into product_import_picture (import_id, picture_key)
    select distinct ${id}::int, unnest(${former.map(({ key }) => key)}::text[])`.execute(trx);
}

/** The import is undone once nothing is left. */
export async function storeUndo(trx: Trx, id: number, result: ImportResult): Promise<void> {
  await updateRow(trx, 'product_import', id, {
    result: JSON.stringify(result),
    ...(result.written.length === 0 && { undone_at: sql<Date>`now()` }),
  });
}

/** Deletes expired previews, and releases the pictures of imports that can no longer be undone. */
export async function deleteExpiredImports(db: Db): Promise<void> {
  await sql`
    delete from product_import
    where applied_at is null
      and created_at < now() - make_interval(hours => ${imports.previewHours})`.execute(db);
  await sql`
    delete from product_import_picture where import_id in (
      select id from product_import
      where undone_at is not null or applied_at < now() - make_interval(days => ${imports.undoDays})
    )`.execute(db);
}

export async function listKnownPictures(db: Db, keys: string[]) {
  const { rows } = await sql<{ key: string; bytes: number }>`
    select key, bytes from picture where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, bytes }) => [key, { bytes }]));
}

export async function listPackaged(trx: Db, businessId: number, ids: number[]) {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from package_item
    where business_id = ${businessId} and product_id = any(${ids}::int[])`.execute(trx);
  return new Set(rows.map(({ product_id }) => product_id));
}

/** @param texts cells of the photos column */
export async function listOwnPhotos(db: Db, businessId: number, texts: string[]) {
  const stems = texts.flatMap((text) => text.match(/\b[\da-f]{32,64}(?=\.webp\b)/g) ?? []);
  if (stems.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select distinct t.picture_key as key
    from product_picture t join product p on p.id = t.product_id
    where p.business_id = ${businessId}
      and split_part(t.picture_key, '-', 1) = any(${[...new Set(stems)]}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}
