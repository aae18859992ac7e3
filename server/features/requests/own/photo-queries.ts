import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../../platform/db/tables.ts';

const isStored = sql<boolean>`exists (select from request r where r.id = request_id and r.withdrawn_at is null)`;

/** The photographs of a request, the oldest first; none once it is withdrawn. */
export function listRequestPhotos(db: Db, requestId: number) {
  return db
    .selectFrom('request_photo')
    .select(['id', 'width', 'height', 'fingerprint'])
    .where('request_id', '=', requestId)
    .where(isStored)
    .orderBy('id')
    .execute();
}

/** The request, or the business that it was sent to. */
export type PhotoOwner = { requestId: number } | { businessId: number };

/** Finds the key of a photograph. */
export async function findPhoto(db: Db, id: number, owner: PhotoOwner) {
  const isTheirs =
    'requestId' in owner
      ? sql<boolean>`r.id = ${owner.requestId}`
      : sql<boolean>`r.business_id = ${owner.businessId} and r.state <> 'dropped'`;
  const row = await db
    .selectFrom('request_photo as p')
    .innerJoin('request as r', 'r.id', 'p.request_id')
    .select('p.key')
    .where('p.id', '=', id)
    .where('r.withdrawn_at', 'is', null)
    .where(isTheirs)
    .executeTakeFirst();
  return row?.key;
}

export async function insertPhotos(trx: Trx, photos: Insertable<Database['request_photo']>[]) {
  if (photos.length > 0) await trx.insertInto('request_photo').values(photos).execute();
}

export async function deletePhoto(trx: Trx, requestId: number, id: number): Promise<boolean> {
  const own = trx.deleteFrom('request_photo').where('id', '=', id).where(isStored);
  const { numDeletedRows } = await own.where('request_id', '=', requestId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds which of these keys belong to a photograph. */
export async function findPhotoKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const isAsked = sql<boolean>`key = any(${keys}::text[])`;
  const rows = await db.selectFrom('request_photo').select('key').where(isAsked).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Some, by which the place of all of them is known. */
export async function listPhotoKeys(db: Db): Promise<string[]> {
  const some = db.selectFrom('request_photo').select('key').orderBy('id', 'desc').limit(5);
  return (await some.execute()).map(({ key }) => key);
}
