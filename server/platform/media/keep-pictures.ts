import { sql } from 'kysely';
import type pg from 'pg';
import { readValue } from '../db/rows.ts';
import type { Db } from '../db/tables.ts';
import type { Media } from './media.ts';
import type { ReadPicture } from './read-picture.ts';

/**
 * Stores files before the rows that show them, and removes them if those fail.
 * @param work writes the rows
 */
export async function keepPictures<T>(
  { db, media }: { db: Db; media: Pick<Media, 'keep' | 'remove'> },
  pictures: readonly ReadPicture[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (const picture of pictures) await media.keep(picture);
    return await work();
  } catch (error) {
    const keys = pictures.map(({ key }) => key);
    await removeFiles({ db, media }, keys);
    throw error;
  }
}

/** Removes the files of pictures in all sizes, unless the same picture has been uploaded again meanwhile. */
export async function removeFiles(
  { db, media }: { db: Db; media: Pick<Media, 'remove'> },
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const row = db.selectFrom('picture').select('key').where('key', '=', key);
    if (!(await row.executeTakeFirst())) await media.remove(key);
  }
}

export async function insertPictures(trx: Db, pictures: readonly ReadPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await trx
    .insertInto('picture')
    .values(pictures.map(({ key, focus, webp }) => ({ key, bytes: webp.length, focus })))
    // Refreshes its age, so that the cleanup of unused pictures leaves it alone.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        created_at: sql`now()`,
        focus: sql`coalesce(picture.focus, excluded.focus)`,
      }),
    )
    .execute();
}

/** Arbitrary, but the same in every process. */
const PICTURES_LOCK = 7_360_003;

/** Lets nobody remove a picture until this connection ends: somebody copies them. */
export async function holdPictures(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [PICTURES_LOCK]);
}

/** Whether pictures may be removed in this transaction; nobody begins to copy them until it ends. */
export const mayRemovePictures = (trx: Db) => readValue(trx)<boolean>`
  select pg_try_advisory_xact_lock(${PICTURES_LOCK})`;
