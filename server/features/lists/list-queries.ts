import { sharedLists } from '@orendi/contract/limits';
import type { ListingType } from '@orendi/contract/listings';
import type { ReportedList } from '@orendi/contract/schemas/list';
import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { hashToken } from '../../platform/signature.ts';

export interface ListRow {
  id: number;
  name: string;
  note: string;
  /** Whether the token was that of the link for changes. */
  can_change: boolean;
}

/** The list that one of its two links opens, which counts as a use of it. */
export async function openList(db: Db, token: string): Promise<ListRow | undefined> {
  const list = await listOf(db, token).executeTakeFirst();
  // Once a day at most: an opened list costs no write.
  if (list) await markUsed(db, list.id);
  return list;
}

/** The same, so that nobody else changes it before the end of the transaction. */
export const lockList = (trx: Trx, token: string) =>
  listOf(trx, token).forUpdate().executeTakeFirst();

function listOf(db: Db, token: string) {
  const hash = hashToken(token);
  return db
    .selectFrom('list')
    .select(['id', 'name', 'note', sql<boolean>`adding_hash = ${hash}`.as('can_change')])
    .where((eb) => eb.or([eb('reading_hash', '=', hash), eb('adding_hash', '=', hash)]));
}

async function markUsed(db: Db, id: number): Promise<void> {
  await sql`update list set used_on = current_date where id = ${id} and used_on < current_date`.execute(
    db,
  );
}

interface Piece {
  type: ListingType;
  id: number;
}

export async function insertList(
  trx: Trx,
  texts: Pick<ListRow, 'name' | 'note'>,
  tokens: { reading: string; adding: string },
  pieces: readonly Piece[],
): Promise<void> {
  const { id } = await trx
    .insertInto('list')
    .values({
      ...texts,
      reading_hash: hashToken(tokens.reading),
      adding_hash: hashToken(tokens.adding),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const piece of pieces) await insertPiece(trx, id, piece);
}

/** One that is in the list already stays as it is. */
export async function insertPiece(trx: Trx, listId: number, { type, id }: Piece): Promise<void> {
  await trx
    .insertInto('list_piece')
    .values({ list_id: listId, item_id: id, item_type: type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listPieces = (db: Db, listId: number) =>
  db
    .selectFrom('list_piece')
    .select(['item_type as type', 'item_id as id', 'note'])
    .where('list_id', '=', listId)
    .orderBy('place')
    .execute();

/** Whether visitors can see such a listing today. */
export async function isShown(db: Db, { type, id }: Piece): Promise<boolean> {
  const column = type === 'product' ? 'product_id' : 'package_id';
  const found = await db.selectFrom('listing').select('id').where(column, '=', id).execute();
  return found.length > 0;
}

/** The lists with reports, those with the most first. */
export async function listReportedLists(db: Db): Promise<ReportedList[]> {
  const { rows } = await sql<ReportedList>`
    select l.id, l.name,
      array_remove(array_prepend(l.note, array(
        select note from list_piece where list_id = l.id order by place)), '') as notes,
      (select json_agg(r order by r.created_at desc) from (
        select reason, message, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
        from list_report where list_id = l.id order by id desc limit 20) r) as reports
    from list l where exists (select from list_report where list_id = l.id)
    order by (select count(*) from list_report where list_id = l.id) desc, l.id limit 100`.execute(
    db,
  );
  return rows;
}

/** Lists that nobody has opened or changed for a year. */
export async function forgetLists({ db }: { db: Db }): Promise<void> {
  const unused = sql.lit(`${sharedLists.unusedMonths} months`);
  await db
    .deleteFrom('list')
    .where(sql<SqlBool>`used_on < current_date - ${unused}::interval`)
    .execute();
}
