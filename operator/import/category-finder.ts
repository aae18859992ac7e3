import {
  type Category,
  categoryFinder as finder,
} from '@orendi/server/features/spreadsheets/index';

export type FindCategory = (text: string) => Category | { fault: string };

/** Finds a category as the sellers' spreadsheets do, or says why there is none. */
export function categoryFinder(categories: Category[]): FindCategory {
  const find = finder(categories);
  return (text) => {
    const found = find(text);
    const [only] = found;
    if (only && found.length === 1) return only;
    if (!only) return { fault: `there is no category "${text}"` };
    const choices = found.map((category) => `${category.industry_name}/${category.category_name}`);
    return { fault: `the category "${text}" is one of several: say ${choices.join(' or ')}` };
  };
}
