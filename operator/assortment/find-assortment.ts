import { foldName } from '@orendi/contract/fold-name';
import {
  listAssortment,
  type StockedCategory,
  type StockedIndustry,
} from '@orendi/server/features/catalogue/index';
import { listCategories } from '@orendi/server/features/spreadsheets/index';
import type { Services } from '@orendi/server/services';
import { UsageError } from '../command-line/read-options.ts';
import { categoryFinder } from '../import/category-finder.ts';

/**
 * The industry with that id, or with that name in either language, ignoring case and accents.
 * @throws UsageError when there is none
 */
export async function findIndustry(
  db: Services['db'],
  text: string | undefined,
): Promise<StockedIndustry> {
  if (text === undefined) throw new UsageError('Name the industry, or its id.');
  const industries = await listAssortment(db);
  const found = industries.find(
    ({ id, industry_name: en, industry_name_al: al }) =>
      String(id) === text || [en, al].some((name) => name && foldName(name) === foldName(text)),
  );
  if (found) return found;
  throw new UsageError(`There is no industry "${text}"; \`industry list\` shows all of them.`);
}

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
