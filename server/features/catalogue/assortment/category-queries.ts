import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export interface CategoryNames {
  id: number;
  industry_id: number;
  en: string;
  al: string | null;
  icon: string;
}

/** In the operator's order. */
export async function listCategoryNames(trx: Transaction<Database>): Promise<CategoryNames[]> {
  const { rows } = await sql<CategoryNames>`
    select id, industry_id, category_name as en, category_name_al as al, icon
    from category order by position, id`.execute(trx);
  return rows;
}

export async function insertCategory(
  trx: Transaction<Database>,
  columns: Insertable<Database['category']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('category')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isIndustry(trx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await trx.selectFrom('industry').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
