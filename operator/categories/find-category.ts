import {
  listAssortment,
  type StockedCategory,
  type StockedIndustry,
} from '@orendi/server/features/catalogue/index';
import { listCategories } from '@orendi/server/features/spreadsheets/index';
import type { Services } from '@orendi/server/services';
import { UsageError } from '../command-line/usage-error.ts';
import { categoryFinder } from './category-finder.ts';

export interface FoundCategory extends StockedCategory {
  industry: StockedIndustry;
}

/**
 * A category by its id, its name in either language, or `industry/category`.
 * @throws UsageError when there is none, or more than one
 */
export async function findCategory(
  db: Services['db'],
  text: string | undefined,
): Promise<FoundCategory> {
  if (text === undefined) throw new UsageError('Name the category, or its id.');
  const named = categoryFinder(await listCategories(db))(text);
  if ('fault' in named) {
    throw new UsageError(`${named.fault.replace(/^t/, 'T')}; \`category list\` shows all of them.`);
  }
  for (const industry of await listAssortment(db)) {
    const category = industry.categories.find(({ id }) => id === named.id);
    if (category) return { ...category, industry };
  }
  throw new UsageError(`There is no category "${text}" any more.`);
}

/** As `category list` shows it. */
export function sayCategory({ industry, ...category }: FoundCategory): string {
  const { category_name: en, category_name_al: al } = category;
  const names = [en, al].filter((name) => name !== null).join(' · ');
  return `${industry.industry_name}/${names}`;
}
