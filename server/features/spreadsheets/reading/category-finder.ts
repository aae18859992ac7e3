import { foldName } from '@orendi/contract/fold-name';
import { m } from '@orendi/messages';
import { say } from '../../../platform/sentence.ts';
import type { Services } from '../../../services.ts';
import { listIndustries } from '../../catalogue/index.ts';
import formerNames from './former-names.json' with { type: 'json' };
import type { CellOf, ChooseCategory, Refuse, RowValues } from './row-values.ts';

/** In display order. */
export async function listCategories(db: Services['db']) {
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

export type Category = Awaited<ReturnType<typeof listCategories>>[number];

/** Former names of base categories and industries, by id: a sheet filled in then still means them. */
const formerCategories: Partial<Record<string, string[]>> = formerNames.categories;
const formerIndustries: Partial<Record<string, string[]>> = formerNames.industries;

/** Finds the categories with a name, in all industries or only in the given one: none, one or several. */
type FindCategories = (name: string, industry?: string) => Category[];

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
  const former = formerCategories[category.id] ?? [];
  const own = [category.category_name, category.category_name_al, ...former].filter(
    (name) => name !== null,
  );
  const within = industriesOf(category).flatMap((industry) =>
    own.map((name) => `${industry}/${name}`),
  );
  return [...own, ...within].map(foldName);
}

const industriesOf = ({ industry_id, industry_name, industry_name_al }: Category) =>
  [industry_name, industry_name_al, ...(formerIndustries[industry_id] ?? [])].filter(
    (name) => name !== null,
  );

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

export function chooseNamed(find: FindCategories): ChooseCategory {
  return (name, industry) => {
    if (name === '') return null;
    const found = find(name, industry);
    const [category] = found;
    if (category && found.length === 1) return category;
    if (!category && industry !== '' && find(name).length > 0) {
      // The category exists, so what it is said to be in is wrong.
      return { column: 'industry', fault: say(m.api_row_industry_unknown, { name, industry }) };
    }
    const sentence = category ? m.api_row_category_ambiguous : m.api_row_category_unknown;
    return { fault: say(sentence, { name }) };
  };
}
