import { saveCategory } from '@orendi/server/features/catalogue/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import type { Command, CommandContext } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { findIndustry } from '../industries/find-industry.ts';
import { nameOptions, readNames, readNewNames } from '../industries/name-options.ts';
import { placeOptions, readPlace } from '../industries/place-options.ts';
import { findCategory, type FoundCategory, sayCategory } from './find-category.ts';
import { iconOptions, readIconOption } from './icon-options.ts';
import { preview } from '@orendi/contract/limits';

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

const industryOption = {
  industry: { kind: 'text', value: 'NAME', help: 'the industry that it is in' },
} as const;

export const categoryAddCommand: Command = {
  summary: 'add a category with its icon',
  help: `Adds a category to an industry. Its icon is an SVG or a picture, dark on white or on nothing, best a square; the page
fills its shape with a color of its own.

  npm run operator -- category add --industry NAME --en "Bathtubs" --al "Vaska" --icon FILE [--before OTHER]
  npm run operator -- category add --industry NAME --en "Bathtubs" --al "Vaska" --icon-of CATEGORY`,
  effect: 'changes',
  async run(args, context) {
    const specs = { ...industryOption, ...nameOptions, ...iconOptions, ...placeOptions };
    const { options, operands } = readOptions(args, specs);
    noMoreOperands(operands);
    const names = readNames(options);
    const added = await withShop(context, async (services) => {
      const { id: industryId } = await findIndustry(services.db, options.industry);
      const icon = await readIconOption(options, services, context.folder);
      const before = await readPlace(options, (name) => findCategory(services.db, name));
      const input = { id: null, industryId, names, icon, before: before ?? null };
      const id = await saveCategory(services, commandLineActor(), input);
      return findCategory(services.db, String(id));
    });
    tell(context, added);
    return 0;
  },
};

export const categoryRenameCommand: Command = {
  summary: 'rename a category',
  help: `Gives a category another name, in one language or both. Pages and search follow at once.

  npm run operator -- category rename NAME_OR_ID --en NAME --al NAME`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, nameOptions);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const names = readNewNames(options);
    const renamed = await withShop(context, async (services) => {
      const { id } = await findCategory(services.db, name);
      await saveCategory(services, commandLineActor(), { id, names });
      return findCategory(services.db, String(id));
    });
    tell(context, renamed);
    return 0;
  },
};

export const categoryMoveCommand: Command = {
  summary: 'put a category elsewhere in the list, or into another industry',
  help: `Puts a category before another one of its industry, or at the end; or into another industry, where its products go
with it and their sellers join that industry.

  npm run operator -- category move NAME_OR_ID --before OTHER
  npm run operator -- category move NAME_OR_ID --last
  npm run operator -- category move NAME_OR_ID --industry NAME [--before OTHER]`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, { ...industryOption, ...placeOptions });
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const moved = await withShop(context, async (services) => {
      const { db } = services;
      const { id } = await findCategory(db, name);
      const industry =
        options.industry === undefined ? undefined : await findIndustry(db, options.industry);
      const before = await readPlace(options, (other) => findCategory(db, other));
      if (!industry && before === undefined) {
        throw new UsageError('Say where to: --before OTHER, --last or --industry NAME.');
      }
      await saveCategory(services, commandLineActor(), { id, industryId: industry?.id, before });
      return findCategory(db, String(id));
    });
    tell(context, moved);
    const { industry } = moved;
    const order = industry.categories.map((category) => category.category_name);
    context.print(`${industry.industry_name}: ${order.join(', ')}`);
    return 0;
  },
};

export const categoryIconCommand: Command = {
  summary: 'give a category another icon',
  help: `Gives a category another icon: an SVG or a picture, dark on white or on nothing, best a square.

  npm run operator -- category icon NAME_OR_ID --icon FILE
  npm run operator -- category icon NAME_OR_ID --icon-of CATEGORY`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, iconOptions);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const changed = await withShop(context, async (services) => {
      const { id } = await findCategory(services.db, name);
      const icon = await readIconOption(options, services, context.folder);
      await saveCategory(services, commandLineActor(), { id, icon });
      return findCategory(services.db, String(id));
    });
    context.print(`${sayCategory(changed)} has a new icon.`);
    return 0;
  },
};

function tell({ print }: CommandContext, category: FoundCategory): void {
  print(`${category.id}  ${sayCategory(category)}`);
  const advice = labelAdvice(category);
  if (advice !== null) print(advice);
}
