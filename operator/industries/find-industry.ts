import { foldName } from '@orendi/contract/fold-name';
import { listAssortment, type StockedIndustry } from '@orendi/server/features/catalogue/index';
import type { Services } from '@orendi/server/services';
import { UsageError } from '../command-line/usage-error.ts';

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
