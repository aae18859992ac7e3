import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export interface CategorySuggestion {
  id: number;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  icon: string;
}

export interface BusinessSuggestion {
  id: number;
  business_name: string;
  logo: string;
}

export async function listCategories(db: Kysely<Database>): Promise<CategorySuggestion[]> {
  const { rows } = await sql<CategorySuggestion>`
    select id, industry_id, category_name, category_name_al, icon from category order by position, id`.execute(
    db,
  );
  return rows;
}

/** The businesses that visitors may see. */
export async function listBusinesses(db: Kysely<Database>): Promise<BusinessSuggestion[]> {
  const { rows } = await sql<BusinessSuggestion>`
    select id, business_name, logo from business where suspended_at is null order by id`.execute(
    db,
  );
  return rows;
}
