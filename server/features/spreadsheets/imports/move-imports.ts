import { imports } from '@orendi/contract/limits';
import { sql } from 'kysely';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import type { ImportResult } from './import-plan.ts';

/** The import that can still be undone comes first, then the later one: a business keeps one. */
const firstKept = sql`undone_at is not null, applied_at desc, id desc`;

/**
 * Gives the last import of a business to the one that it becomes part of, to be undone there, unless that one has a later
 * one. Previews of both end, as they were planned for one of them.
 * @param codes what product codes have become
 */
export async function moveImports(
  trx: Trx,
  fromId: number,
  intoId: number,
  codes: readonly { id: number; external_key: string }[],
): Promise<void> {
  const ids = [fromId, intoId];
  await sql`
    delete from product_import where business_id = any(${ids}::int[]) and (applied_at is null or id <> (
      select id from product_import where business_id = any(${ids}::int[]) and applied_at is not null
      order by ${firstKept} limit 1))`.execute(trx);
  const moved = await trx
    .updateTable('product_import')
    .set({ business_id: intoId })
    .where('business_id', '=', fromId)
    .returning(['id', 'result'])
    .$narrowType<{ result: ImportResult }>()
    .executeTakeFirst();
  if (!moved || codes.length === 0) return;
  // An undo would else give back a code that the other business has.
  const codeOf = new Map(codes.map(({ id, external_key }) => [id, external_key]));
  const written = moved.result.written.map(({ former, ...product }) => {
    const external_key = codeOf.get(product.id);
    const isRenamed = former !== null && external_key !== undefined;
    const kept = isRenamed ? { ...former, fields: { ...former.fields, external_key } } : former;
    return { ...product, former: kept };
  });
  const result = JSON.stringify({ ...moved.result, written });
  await updateRow(trx, 'product_import', moved.id, { result });
}

/** Which of two businesses could no longer undo its last import if they were one; undefined if neither. */
export async function findLostUndo(db: Db, fromId: number, intoId: number) {
  const { rows } = await sql<{ business_id: number }>`
    select business_id from (
      select * from product_import
      where business_id = any(${[fromId, intoId]}::int[]) and applied_at is not null
      order by ${firstKept} offset 1
    ) lost
    where undone_at is null
      and applied_at > now() - make_interval(days => ${imports.undoDays})`.execute(db);
  return rows[0]?.business_id;
}
