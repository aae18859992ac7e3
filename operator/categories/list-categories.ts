import type { Parts } from '@orendi/server/parts';

export interface Category {
  id: number;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  industry_name: string;
  industry_name_al: string | null;
}

/** All categories with their industries, in the order in which the shop shows them. */
export function listCategories(db: Parts['db']): Promise<Category[]> {
  return db
    .selectFrom('category')
    .innerJoin('industry', 'industry.id', 'category.industry_id')
    .select([
      'category.id',
      'category.industry_id',
      'category.category_name',
      'category.category_name_al',
      'industry.industry_name',
      'industry.industry_name_al',
    ])
    .orderBy('industry.position')
    .orderBy('industry.id')
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
}
