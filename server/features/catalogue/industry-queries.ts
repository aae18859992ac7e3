import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

export interface CategoryRow {
  id: number;
  category_name: string;
  category_name_al: string | null;
  icon: string;
}

export interface IndustryRow {
  id: number;
  industry_name: string;
  industry_name_al: string | null;
  categories: CategoryRow[];
}

/** All industries with their categories, in the operator's order. */
export async function listIndustries(db: Kysely<Database>): Promise<IndustryRow[]> {
  const { rows } = await sql<IndustryRow>`
    select i.id, i.industry_name, i.industry_name_al,
      coalesce(json_agg(json_build_object(
        'id', c.id, 'category_name', c.category_name, 'category_name_al', c.category_name_al, 'icon', c.icon
      ) order by c.position, c.id) filter (where c.id is not null), '[]') as categories
    from industry i left join category c on c.industry_id = i.id
    group by i.id order by i.position, i.id`.execute(db);
  return rows;
}
