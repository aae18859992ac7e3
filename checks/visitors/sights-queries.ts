import type { OpenDatabase } from '@orendi/server/platform/db/open-database';

/** What visitors can see of products. */
export async function listProducts(
  pool: OpenDatabase['pool'],
): Promise<{ id: number; name: string; industryId: number; categoryId: number }[]> {
  const { rows } = await pool.query<{
    id: number;
    name: string;
    industryId: number;
    categoryId: number;
  }>(
    `select product_id as id, name, industry_id as "industryId", category_id as "categoryId"
     from listing
     where product_id is not null
     order by product_id`,
  );
  return rows;
}
