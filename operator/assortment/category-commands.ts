import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { preview } from '@orendi/contract/limits';
import {
  type Icon,
  listAssortment,
  readIcon,
  removeCategory,
  saveCategory,
} from '@orendi/server/features/catalogue/index';
import { type Media, PictureError, type ReadPicture } from '@orendi/server/platform/media/index';
import type { Services } from '@orendi/server/services';
import { type CommandContext, shopCommand } from '../command-line/command.ts';
import { type Options, type OptionSpecs, UsageError } from '../command-line/read-options.ts';
import { fileFault, pictureFault } from '../command-line/file-fault.ts';
import {
  nameOptions,
  placeOptions,
  readNames,
  readNewNames,
  readPlace,
} from './assortment-options.ts';
import { findCategory, findIndustry, type FoundCategory } from './find-assortment.ts';

const industryOption = {
  industry: { kind: 'text', value: 'NAME', help: 'the industry that it is in' },
} as const satisfies OptionSpecs;

const iconOptions = {
  icon: { kind: 'text', value: 'FILE', help: 'its icon: an SVG or a picture' },
  'icon-of': { kind: 'text', value: 'CATEGORY', help: 'the same icon as that category' },
} as const satisfies OptionSpecs;

export const categoryCommands = {
  'category list': shopCommand({
    summary: 'list the categories with their ids',
    help: 'Lists the categories: id, industry, name in both languages, how many products.\n\n  npm run operator -- category list',
    effect: 'reads',
    async run({ db }, _, { print }) {
      for (const industry of await listAssortment(db)) {
        for (const category of industry.categories) {
          const line = `${String(category.id).padStart(5)}  ${sayCategory({ ...category, industry })}`;
          print(category.products > 0 ? `${line}: ${category.products} products` : line);
        }
      }
    },
  }),

  'category add': shopCommand({
    summary: 'add a category with its icon',
    help: `Adds a category to an industry. Its icon is an SVG or a picture, dark on white or on nothing, best a square; the page
fills its shape with a color of its own.

  npm run operator -- category add --industry NAME --en "Bathtubs" --al "Vaska" --icon FILE [--before OTHER]
  npm run operator -- category add --industry NAME --en "Bathtubs" --al "Vaska" --icon-of CATEGORY`,
    effect: 'changes',
    options: { ...industryOption, ...nameOptions, ...iconOptions, ...placeOptions },
    read: ({ options }) => ({ names: readNames(options) }),
    async run(services, { names, options }, context) {
      const { db } = services;
      const { id: industryId } = await findIndustry(db, options.industry);
      const icon = await readIconOption(options, services, context.folder);
      const before = await readPlace(options, (name) => findCategory(db, name));
      const added = { id: null, industryId, names, icon, before: before ?? null };
      const id = await saveCategory(services, context.actor, added);
      tell(context, await findCategory(db, String(id)));
    },
  }),

  'category rename': shopCommand({
    summary: 'rename a category',
    help: `Gives a category another name, in one language or both. Pages and search follow at once.

  npm run operator -- category rename NAME_OR_ID --en NAME --al NAME`,
    effect: 'changes',
    options: nameOptions,
    operands: 1,
    read: ({ options }) => ({ names: readNewNames(options) }),
    async run(services, { names, operands: [name] }, context) {
      const { id } = await findCategory(services.db, name);
      await saveCategory(services, context.actor, { id, names });
      tell(context, await findCategory(services.db, String(id)));
    },
  }),

  'category move': shopCommand({
    summary: 'put a category elsewhere in the list, or into another industry',
    help: `Puts a category before another one of its industry, or at the end; or into another industry, where its products go
with it and their sellers join that industry.

  npm run operator -- category move NAME_OR_ID --before OTHER
  npm run operator -- category move NAME_OR_ID --last
  npm run operator -- category move NAME_OR_ID --industry NAME [--before OTHER]`,
    effect: 'changes',
    options: { ...industryOption, ...placeOptions },
    operands: 1,
    async run(services, { options, operands: [name] }, context) {
      const { db } = services;
      const { id } = await findCategory(db, name);
      const target =
        options.industry === undefined ? undefined : await findIndustry(db, options.industry);
      const before = await readPlace(options, (other) => findCategory(db, other));
      if (!target && before === undefined) {
        throw new UsageError('Say where to: --before OTHER, --last or --industry NAME.');
      }
      await saveCategory(services, context.actor, { id, industryId: target?.id, before });
      const moved = await findCategory(db, String(id));
      tell(context, moved);
      const { industry_name: industry, categories } = moved.industry;
      context.print(`${industry}: ${categories.map((each) => each.category_name).join(', ')}`);
    },
  }),

  'category icon': shopCommand({
    summary: 'give a category another icon',
    help: `Gives a category another icon: an SVG or a picture, dark on white or on nothing, best a square.

  npm run operator -- category icon NAME_OR_ID --icon FILE
  npm run operator -- category icon NAME_OR_ID --icon-of CATEGORY`,
    effect: 'changes',
    options: iconOptions,
    operands: 1,
    async run(services, { options, operands: [name] }, { actor, folder, print }) {
      const category = await findCategory(services.db, name);
      const icon = await readIconOption(options, services, folder);
      await saveCategory(services, actor, { id: category.id, icon });
      print(`${sayCategory(category)} has a new icon.`);
    },
  }),

  'category remove': shopCommand({
    summary: 'remove a category',
    help: `Removes a category. Its products go into another one with --into, in whichever industry that is; their sellers join
that industry. Without --yes it only says what would go.

  npm run operator -- category remove NAME_OR_ID --yes
  npm run operator -- category remove NAME_OR_ID --into OTHER --yes`,
    effect: 'destroys',
    options: {
      into: { kind: 'text', value: 'OTHER', help: 'the category that its products go into' },
    },
    operands: 1,
    async run(services, { options, operands: [name] }, { actor, askFirst, print }) {
      const { db } = services;
      const category = await findCategory(db, name);
      const { id, products } = category;
      const into = options.into === undefined ? null : await findCategory(db, options.into);
      if (into?.id === id) throw new UsageError('It cannot go into itself.');
      if (!into && products > 0) {
        throw new UsageError(
          `There are ${products} products in ${sayCategory(category)}: say with --into where they go.`,
        );
      }
      const where = into ? `; its ${products} products go into ${sayCategory(into)}` : '';
      askFirst(`removes the category ${sayCategory(category)}${where}`);
      await removeCategory(services, actor, id, into?.id ?? null);
      print(`Removed: ${sayCategory(category)}${where}.`);
    },
  }),
};

function sayCategory({ industry, ...category }: FoundCategory): string {
  const { category_name: en, category_name_al: al } = category;
  const names = [en, al].filter((name) => name !== null).join(' · ');
  return `${industry.industry_name}/${names}`;
}

function tell({ print }: Pick<CommandContext, 'print'>, category: FoundCategory): void {
  print(`${category.id}  ${sayCategory(category)}`);
  const advice = labelAdvice(category);
  if (advice !== null) print(advice);
}

/** Advice about a category whose button on home reads like another one's, as long names are cut there; else null. */
function labelAdvice({ industry, ...category }: FoundCategory): string | null {
  for (const key of ['category_name', 'category_name_al'] as const) {
    const label = labelOf(category[key]);
    const twin = industry.categories.find(
      (other) => other.id !== category.id && label !== '' && labelOf(other[key]) === label,
    );
    if (twin)
      return `On home it reads “${label}…”, as “${twin[key]}” does: another first word helps.`;
  }
  return null;
}

const labelOf = (name: string | null) => [...(name ?? '')].slice(0, preview.categoryLabel).join('');

/** @throws UsageError when there is not exactly one of both, or it cannot be used */
async function readIconOption(
  { icon, 'icon-of': like }: Options<typeof iconOptions>,
  { db, media }: Services,
  folder: string,
): Promise<Icon> {
  if ((icon === undefined) === (like === undefined)) {
    throw new UsageError('Say which icon: --icon FILE, or --icon-of CATEGORY.');
  }
  if (icon !== undefined) return { picture: await readIconFile(media, resolve(folder, icon)) };
  return { sameAs: (await findCategory(db, like)).id };
}

/**
 * @throws UsageError when it is neither an SVG nor a picture; StartError when the file cannot be read; ApiError when
 * there is no shape in it
 */
async function readIconFile(media: Media, path: string): Promise<ReadPicture> {
  try {
    return await readIcon(media, await readFile(path));
  } catch (error) {
    if (!(error instanceof PictureError)) throw fileFault(path, error);
    throw new UsageError(
      `${basename(path)}: ${pictureFault(error)} An SVG is drawn without pictures in it.`,
    );
  }
}
