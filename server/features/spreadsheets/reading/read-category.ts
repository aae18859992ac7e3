import { m } from '@orendi/messages';
import type { FindCategories } from './category-finder.ts';
import type { CellOf, ChooseCategory, Refuse, RowValues } from './row-values.ts';

/** Reads industry and category. The industry is only needed if several have a category of that name. */
export function readCategory(cellOf: CellOf, choose: ChooseCategory, refuse: Refuse): RowValues {
  const cell = cellOf('category');
  const industry = cellOf('industry')?.text ?? '';
  // Changing the industry alone would leave the product in a category of another one.
  if (cell === undefined && industry === '') return {};
  const chosen = choose(cell?.text.trim() ?? '', industry);
  if (chosen === null) return { industry_id: undefined, category_id: undefined };
  if (!('fault' in chosen)) return { industry_id: chosen.industry_id, category_id: chosen.id };
  refuse(chosen.column ?? 'category', chosen.fault);
  return {};
}

/** Chooses the only category with a name. */
export function chooseNamed(find: FindCategories): ChooseCategory {
  return (name, industry) => {
    if (name === '') return null;
    const found = find(name, industry);
    const [category] = found;
    if (category && found.length === 1) return category;
    if (!category && industry !== '' && find(name).length > 0) {
      // The category exists, so what it is said to be in is wrong.
      return {
        column: 'industry',
        fault: (locale) => m.api_row_industry_unknown({ name, industry }, { locale }),
      };
    }
    const sentence = category ? m.api_row_category_ambiguous : m.api_row_category_unknown;
    return { fault: (locale) => sentence({ name }, { locale }) };
  };
}
