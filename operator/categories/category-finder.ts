import { foldName } from '../values/fold-name.ts';
import type { Category } from './list-categories.ts';

export type FindCategory = (text: string) => Category | { fault: string };

/**
 * Finds a category by its id, by its name in either language, or by `industry/category`, without regard to case and
 * accents.
 */
export function categoryFinder(categories: Category[]): FindCategory {
  const byId = new Map(categories.map((category) => [String(category.id), category]));
  const byName = new Map<string, Set<Category>>();
  for (const category of categories) {
    for (const name of namesOf(category)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(category));
    }
  }
  return (text) => {
    const name = foldName(text).replace(/ ?\/ ?/g, '/');
    const found = [...(byName.get(name) ?? [])];
    const only = byId.get(name) ?? (found.length === 1 ? found[0] : undefined);
    if (only) return only;
    if (found.length === 0) return { fault: `there is no category "${text}"` };
    const choices = found.map((category) => `${category.industry_name}/${category.category_name}`);
    return { fault: `the category "${text}" is one of several: say ${choices.join(' or ')}` };
  };
}

function namesOf(category: Category): string[] {
  const own = [category.category_name, category.category_name_al].filter((name) => name !== null);
  const industries = [category.industry_name, category.industry_name_al].filter(
    (name) => name !== null,
  );
  const within = industries.flatMap((industry) => own.map((name) => `${industry}/${name}`));
  return [...own, ...within].map(foldName);
}
