import { foldName } from '@orendi/contract/fold-name';
import { formerCategoryNames, formerIndustryNames } from './former-names.ts';

export interface Category {
  id: number;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  industry_name: string;
  industry_name_al: string | null;
}

/** Finds the categories with a name, in all industries or only in the given one: none, one or several. */
export type FindCategories = (name: string, industry?: string) => Category[];

/** Finds categories by id, by name in either language, or by `industry/category`, ignoring case and accents. */
export function categoryFinder(categories: Category[]): FindCategories {
  const byId = new Map(categories.map((category) => [String(category.id), category]));
  const byName = new Map<string, Set<Category>>();
  for (const category of categories) {
    for (const name of namesOf(category)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(category));
    }
  }
  return (text, industry = '') => {
    const name = foldName(text).replace(/ ?\/ ?/g, '/');
    const named = [...(byName.get(name) ?? [])];
    const within = foldName(industry);
    const found = named.filter(
      (category) => within === '' || industriesOf(category).map(foldName).includes(within),
    );
    const numbered = byId.get(name);
    return numbered && found.length !== 1 ? [numbered] : found;
  };
}

function namesOf(category: Category): string[] {
  const former = formerCategoryNames[category.id] ?? [];
  const own = [category.category_name, category.category_name_al, ...former].filter(
    (name) => name !== null,
  );
  const within = industriesOf(category).flatMap((industry) =>
    own.map((name) => `${industry}/${name}`),
  );
  return [...own, ...within].map(foldName);
}

const industriesOf = ({ industry_id, industry_name, industry_name_al }: Category) =>
  [industry_name, industry_name_al, ...(formerIndustryNames[industry_id] ?? [])].filter(
    (name) => name !== null,
  );
