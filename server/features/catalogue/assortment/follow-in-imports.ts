import { imports } from '@orendi/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { readValue } from '../../../platform/db/rows.ts';
import type { Trx } from '../../../platform/db/tables.ts';

/*
 * A spreadsheet that can still be applied, or undone, names categories in its rows. They follow when a category goes or
 * moves; otherwise applying it would publish in a category that is not there.
 */

interface Row {
  fields: { category_id?: number; industry_id?: number } | null;
}

interface ImportRows {
  id: number;
  plan: { rows: Row[] };
  result: { written: { former: Row | null }[] } | null;
}

const isOpen = sql<boolean>`
  undone_at is null and coalesce(applied_at > now() - make_interval(days => ${imports.undoDays}),
    created_at > now() - make_interval(hours => ${imports.previewHours}))`;

const names = (categoryId: number): RawBuilder<boolean> => sql`
  case when applied_at is null
    then plan::jsonb -> 'rows' @> ${JSON.stringify([{ fields: { category_id: categoryId } }])}::jsonb
    else result::jsonb -> 'written' @> ${JSON.stringify([{ former: { fields: { category_id: categoryId } } }])}::jsonb
  end`;

/** How many spreadsheets that can still be applied or undone name the category. */
export const countImportsOf = (trx: Trx, categoryId: number) => readValue(trx)<number>`
  select count(*) from product_import where ${isOpen} and ${names(categoryId)}`;

/** Lets spreadsheets name another category, or the same one in another industry. */
export async function followInImports(
  trx: Trx,
  from: number,
  to: { id: number; industry_id: number },
): Promise<void> {
  const { rows } = await sql<ImportRows>`
    select id, plan, result from product_import where ${isOpen} and ${names(from)}
    order by id for update`.execute(trx);
  const follow = (row: Row | null) => {
    if (row?.fields?.category_id !== from) return;
    row.fields.category_id = to.id;
    row.fields.industry_id = to.industry_id;
  };
  for (const { id, plan, result } of rows) {
    plan.rows.forEach(follow);
    result?.written.forEach(({ former }) => follow(former));
    await sql`
      update product_import set plan = ${JSON.stringify(plan)}::json, result = ${result && JSON.stringify(result)}::json
      where id = ${id}`.execute(trx);
  }
}
