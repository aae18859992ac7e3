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
import { type Options, UsageError } from '../command-line/read-options.ts';
import { action, type RunContext } from './action.ts';

type Db = Services['db'];

/** An industry or a category, as the actions on either work with it. */
interface Level<Found extends { id: number }> {
  noun: 'industry' | 'category';
  /** @throws UsageError when there is none of that name or id */
  find(db: Db, text: string | undefined): Promise<Found>;
  rename(services: Services, actor: string, id: number, names: Partial<Names>): Promise<unknown>;
  tellRenamed(found: Found, context: RunContext): void;
  nameOf(found: Found): string;
  /** Describes its contents, which must go elsewhere before it can be removed; null if it is empty. */
  contentsOf(found: Found): string | null;
  /** Describes the removal. */
  describe(found: Found, into: Found | null): string;
  remove(services: Services, actor: string, id: number, into: number | null): Promise<void>;
}

export const nameOptions = {
  'en NAME': 'its name in English',
  'al NAME': 'its name in Albanian',
};

/** @throws UsageError for a text that cannot be a name, and when there is none or not as many as needed */
export function readNames({ en, al }: Options<typeof nameOptions>): Names {
  if (en === undefined || al === undefined) {
    throw new UsageError('Name it in both languages: --en NAME --al NAME.');
  }
  return { en: checkName('--en', en), al: checkName('--al', al) };
}

const checkName = (option: string, text: string) =>
  checkOption(option, line(textLimits.name), text);

/** The action that renames an industry or a category. */
export const renameAction = <Found extends { id: number }>(
  level: Level<Found>,
  words: { summary: string; help: string },
) =>
  action({
    ...words,
    effect: 'changes',
    options: nameOptions,
    operands: 1,
    read({ options: { en, al } }) {
      if (en === undefined && al === undefined) {
        throw new UsageError('Say the new name: --en NAME, --al NAME, or both.');
      }
      return {
        names: {
          ...(en !== undefined && { en: checkName('--en', en) }),
          ...(al !== undefined && { al: checkName('--al', al) }),
        },
      };
    },
    async run(services, { names, operands: [name] }, context) {
      const { id } = await level.find(services.db, name);
      await level.rename(services, context.actor, id, names);
      level.tellRenamed(await level.find(services.db, String(id)), context);
    },
  });

/** The action that removes an industry or a category, or with --into moves its contents into another one first. */
export const removeAction = <Found extends { id: number }>(
  level: Level<Found>,
  {
    taker,
    ...words
  }: Pick<ReturnType<typeof action>, 'summary' | 'help' | 'call'> & { taker: string },
) =>
  action({
    ...words,
    effect: 'destroys',
    options: { 'into OTHER': taker },
    operands: 1,
    async run(services, { options, operands: [name] }, { actor, askFirst, print }) {
      const { db } = services;
      const found = await level.find(db, name);
      const into = options.into === undefined ? null : await level.find(db, options.into);
      if (into?.id === found.id) throw new UsageError('It cannot go into itself.');
      const contents = level.contentsOf(found);
      if (!into && contents !== null) {
        throw new UsageError(
          `There are ${contents} in ${level.nameOf(found)}: say with --into where they go.`,
        );
      }
      const deed = level.describe(found, into);
      askFirst(`removes ${level.noun === 'category' ? 'the category ' : ''}${deed}`);
      await level.remove(services, actor, found.id, into?.id ?? null);
      print(`Removed: ${deed}.`);
    },
  });

/** Where something is to stand in its list. */
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
  find: Level<{ id: number }>['find'],
): Promise<number | null | undefined> {
  if (before !== undefined && last) throw new UsageError('Say --before or --last, not both.');
  if (before !== undefined) return (await find(db, before)).id;
  return last ? null : undefined;
}

/**
 * The industry with that id, or with that name in either language, ignoring case and accents.
 * @throws UsageError when there is none
 */
export async function findIndustry(db: Db, text: string | undefined): Promise<StockedIndustry> {
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
export async function findCategory(db: Db, text: string | undefined): Promise<FoundCategory> {
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
