import { mostReports, sharedLists } from '@orendi/contract/limits';
import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ListingType } from '@orendi/contract/listings';
import { type SqlBool, sql } from 'kysely';
import { recordAction } from '../../platform/audit/record-action.ts';
import { readValue } from '../../platform/db/rows.ts';
import type { Db, Trx } from '../../platform/db/tables.ts';
import { hashToken } from '../../platform/signature.ts';

/** The list that one of its two links opens, which counts as a use of it; only the link for adding can change it. */
export async function openList(db: Db, token: string) {
  const hash = hashToken(token);
  const list = await db
    .selectFrom('list')
    .select(['id', 'name', 'note', sql<boolean>`adding_hash = ${hash}`.as('can_change')])
    .where((eb) => eb.or([eb('reading_hash', '=', hash), eb('adding_hash', '=', hash)]))
    .executeTakeFirst();
  // Once a day at most: an opened list costs no write.
  const used = sql`update list set used_on = current_date where id = ${list?.id} and used_on < current_date`;
  if (list) await used.execute(db);
  return list;
}

/** So that nobody else changes it before the end of the transaction. @returns undefined if it is deleted by now */
export const lockList = (trx: Trx, id: number) =>
  trx.selectFrom('list').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const insertList = (
  trx: Trx,
  texts: { name: string; note: string },
  { reading, adding }: { reading: string; adding: string },
) =>
  trx
    .insertInto('list')
    .values({ ...texts, reading_hash: hashToken(reading), adding_hash: hashToken(adding) })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Pieces that are in the list already stay as they are. */
export const insertPieces = (
  trx: Trx,
  list_id: number,
  pieces: readonly { type: ListingType; id: number }[],
) =>
  trx
    .insertInto('list_piece')
    .values(pieces.map(({ type, id }) => ({ list_id, item_id: id, item_type: type })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listPieces = (db: Db, listId: number) =>
  db
    .selectFrom('list_piece')
    .select(['item_type as type', 'item_id as id', 'note'])
    .where('list_id', '=', listId)
    .orderBy('place')
    .execute();

/** Names a piece of a list in `list_piece`. */
export const isPiece = (listId: number, id: number) =>
  sql<SqlBool>`list_id = ${listId} and item_id = ${id}`;

/** The lists with reports, those with the most first, with their texts and the latest twenty reports. */
export async function listReportedLists(db: Db) {
  const { rows } = await sql<{ id: number; texts: string[]; reports: string[] }>`
    select l.id, array_remove(l.name || array_prepend(l.note, array(
        select note from list_piece where list_id = l.id order by place)), '') as texts,
      array(select reason || ' ' || message from list_report
        where list_id = l.id order by id desc limit 20) as reports
    from list l join list_report r on r.list_id = l.id
    group by l.id order by count(*) desc, l.id limit 100`.execute(db);
  return rows;
}

export const countReportedLists = (db: Db) => readValue(db)<number>`
  select count(distinct list_id) from list_report`;

/** Stores a report, unless the list has as many as are kept. */
export const insertReport = (db: Db, listId: number, reason: ReportReason, message: string) =>
  sql`insert into list_report (list_id, reason, message) select ${listId}, ${reason}, ${message}
    where (select count(*) from list_report where list_id = ${listId}) < ${mostReports}`.execute(
    db,
  );

/**
 * Deletes a list, whose links then open nothing, or dismisses the reports of one that is all right.
 * @returns resolves to false where there is nothing to settle
 */
export const settleList = (
  db: Db,
  actor: string,
  action: 'list remove' | 'list dismiss',
  id: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await (action === 'list remove'
      ? trx.deleteFrom('list').where('id', '=', id).executeTakeFirst()
      : trx.deleteFrom('list_report').where('list_id', '=', id).executeTakeFirst());
    if (numDeletedRows === 0n) return false;
    await recordAction(trx, { actor, action, subject: `list ${id}` });
    return true;
  });

/** Deletes lists that nobody has opened or changed for a year. */
export async function forgetLists({ db }: { db: Db }): Promise<void> {
  const unused = sql.lit(`${sharedLists.unusedMonths} months`);
  await db
    .deleteFrom('list')
    .where(sql<SqlBool>`used_on < current_date - ${unused}::interval`)
    .execute();
}
