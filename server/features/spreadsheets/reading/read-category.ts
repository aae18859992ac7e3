import { m } from '@orendi/messages';
import type { FindCategories } from './category-finder.ts';
import type { CellOf, Refuse, RowValues } from './row-values.ts';

/** Industry and category. The industry is needed only where several have a category of that name. */
export function readCategory(cellOf: CellOf, find: FindCategories, refuse: Refuse): RowValues {
  const cell = cellOf('category');
  const industry = cellOf('industry')?.text ?? '';
  // An industry alone would leave the product in a category of another one.
  if (cell === undefined && industry === '') return {};
  if (!cell) return { industry_id: undefined, category_id: undefined };
  const name = cell.text.trim();
  const found = find(name, industry);
  const [category] = found;
  if (category && found.length === 1) {
    return { industry_id: category.industry_id, category_id: category.id };
  }
  const sentence = category ? m.api_row_category_ambiguous : m.api_row_category_unknown;
  refuse('category', (language) => sentence({ name }, { locale: language }));
  return {};
}
