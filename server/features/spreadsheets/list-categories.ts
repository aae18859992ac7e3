import type { Services } from '../../services.ts';
import { listIndustries } from '../catalogue/index.ts';
import type { Category } from './reading/category-finder.ts';

/** All categories with their industries, in display order. */
export async function listCategories(db: Services['db']): Promise<Category[]> {
  const industries = await listIndustries(db);
  return industries.flatMap(({ id, industry_name, industry_name_al, categories }) =>
    categories.map((category) => ({
      id: category.id,
      industry_id: id,
      category_name: category.category_name,
      category_name_al: category.category_name_al,
      industry_name,
      industry_name_al,
    })),
  );
}
