import { foldName } from '@orendi/contract/fold-name';
import { line } from '@orendi/contract/fields/text';
import { textLimits } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import {
  listAssortment,
  type Names,
  type StockedCategory,
  type StockedIndustry,
} from '../../catalogue/index.ts';
import {
  type Category,
  categoryFinder as finder,
  listCategories,
} from '../../spreadsheets/index.ts';
import { checkOption } from '../command-line/check-option.ts';
import { nameOperand, type Options, UsageError } from '../command-line/read-options.ts';
import { actionsAbout } from './action.ts';

type Db = Services['db'];

const nameField = line(textLimits.name);

export const nameOptions = {
  'en NAME': 'its name in English',
  'al NAME': 'its name in Albanian',
};

/** @throws UsageError for a text that cannot be a name, and when there is none or not as many as needed */
export function readNames({ en, al }: Options<typeof nameOptions>): Names {
  if (en === undefined || al === undefined) {
    throw new UsageError('Name it in both languages: --en NAME --al NAME.');
  }
  return { en: checkOption('--en', nameField, en), al: checkOption('--al', nameField, al) };
}

/** @throws UsageError for a text that cannot be a name, and when there is none */
export function readNewNames({ en, al }: Options<typeof nameOptions>): Partial<Names> {
  if (en === undefined && al === undefined) {
    throw new UsageError('Say the new name: --en NAME, --al NAME, or both.');
  }
  return {
    ...(en !== undefined && { en: checkOption('--en', nameField, en) }),
    ...(al !== undefined && { al: checkOption('--al', nameField, al) }),
  };
}

/** @throws UsageError when there is none of that name or id */
type Find<Found extends { id: number }> = (db: Db, text: string) => Promise<Found>;

/**
 * The target that takes the contents of something that is removed; null for none.
 * @param contents describes them; null if it is empty
 * @throws UsageError when they have nowhere to go
 */
export async function readTaker<Found extends { id: number }>(
  db: Db,
  find: Find<Found>,
  removed: Found,
  { into: name }: { into: string | undefined },
  contents: string | null,
): Promise<Found | null> {
  const into = name === undefined ? null : await find(db, name);
  if (into?.id === removed.id) throw new UsageError('It cannot go into itself.');
  if (into || contents === null) return into;
  throw new UsageError(`There are ${contents}: say with --into where they go.`);
}

export const placeOptions = {
  'before NAME': 'the one that it is to stand before',
  last: 'at the end',
};

/**
 * @returns the id of the one it is to stand before; null for the end, undefined when nothing is said
 * @throws UsageError when both are said, or the other one is not there
 */
export async function readPlace(
  { before, last }: Options<typeof placeOptions>,
  db: Db,
  find: Find<{ id: number }>,
): Promise<number | null | undefined> {
  if (before !== undefined && last) throw new UsageError('Say --before or --last, not both.');
  if (before !== undefined) return (await find(db, before)).id;
  return last ? null : undefined;
}

const readIndustry = nameOperand('Name the industry, or its id.');

/**
 * The industry with that id, or with that name in either language, ignoring case and accents.
 * @throws UsageError when there is none
 */
export async function findIndustry(db: Db, text: string | undefined): Promise<StockedIndustry> {
  const named = readIndustry(text);
  const industries = await listAssortment(db);
  const found = industries.find(
    ({ id, industry_name: en, industry_name_al: al }) =>
      String(id) === named || [en, al].some((name) => name && foldName(name) === foldName(named)),
  );
  if (found) return found;
  throw new UsageError(`There is no industry "${named}"; \`industry list\` shows all of them.`);
}

export const industryAction = actionsAbout(readIndustry, findIndustry);

export type FoundCategory = StockedCategory & { industry: StockedIndustry };

/**
 * A category by its id, its name in either language, or `industry/category`.
 * @throws UsageError when there is none, or more than one
 */
export async function findCategory(db: Db, text: string): Promise<FoundCategory> {
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

export const categoryAction = actionsAbout(
  nameOperand('Name the category, or its id.'),
  findCategory,
);

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
