import {
  listAssortment,
  removeIndustry,
  saveIndustry,
  type StockedIndustry,
} from '@orendi/server/features/catalogue/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { findIndustry } from './find-industry.ts';
import { nameOptions, readNames, readNewNames } from './name-options.ts';
import { placeOptions, readPlace } from './place-options.ts';

export const industryListCommand: Command = {
  summary: 'list the industries, which are rooms on screen',
  help: `Lists the industries in their order: id, name in both languages, how many categories, products and businesses.

  npm run operator -- industry list`,
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const industries = await withShop(context, ({ db }) => listAssortment(db));
    for (const industry of industries) {
      const id = String(industry.id).padStart(5);
      context.print(`${id}  ${namesOf(industry)}: ${extentOf(industry)}`);
    }
    return 0;
  },
};

export const industryAddCommand: Command = {
  summary: 'add an industry',
  help: `Adds an industry, at the end or before another one.

  npm run operator -- industry add --en "Bathroom" --al "Banjo" [--before NAME]`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, { ...nameOptions, ...placeOptions });
    noMoreOperands(operands);
    const names = readNames(options);
    const id = await withShop(context, async (services) => {
      const before = await readPlace(options, (name) => findIndustry(services.db, name));
      return saveIndustry(services, commandLineActor(), {
        id: null,
        names,
        before: before ?? null,
      });
    });
    context.print(`Added: ${id}  ${names.en} · ${names.al}`);
    return 0;
  },
};

export const industryRenameCommand: Command = {
  summary: 'rename an industry',
  help: `Gives an industry another name, in one language or both. Pages and search follow at once.

  npm run operator -- industry rename NAME_OR_ID --en NAME --al NAME`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, nameOptions);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const names = readNewNames(options);
    const industry = await withShop(context, async (services) => {
      const { id } = await findIndustry(services.db, name);
      await saveIndustry(services, commandLineActor(), { id, names });
      return findIndustry(services.db, String(id));
    });
    context.print(`It is ${namesOf(industry)}.`);
    return 0;
  },
};

export const industryMoveCommand: Command = {
  summary: 'give an industry another place in the list',
  help: `Puts an industry before another one, or at the end.

  npm run operator -- industry move NAME_OR_ID --before OTHER
  npm run operator -- industry move NAME_OR_ID --last`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, placeOptions);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const industries = await withShop(context, async (services) => {
      const { id } = await findIndustry(services.db, name);
      const before = await readPlace(options, (other) => findIndustry(services.db, other));
      if (before === undefined) throw new UsageError('Say where to: --before OTHER, or --last.');
      await saveIndustry(services, commandLineActor(), { id, before });
      return listAssortment(services.db);
    });
    context.print(industries.map((industry) => industry.industry_name).join(', '));
    return 0;
  },
};

const removeOptions = {
  into: { kind: 'text', value: 'OTHER', help: 'the industry that takes what is in it' },
  ...yesOption,
} as const satisfies Record<string, OptionSpec>;

export const industryRemoveCommand: Command = {
  summary: 'remove an industry',
  help: `Removes an industry with its categories. What is in one goes into another one with --into: its categories with their
products, and the businesses; of two categories with one name the other industry's stays. Without --yes it only says
what would go.

  npm run operator -- industry remove NAME_OR_ID --yes
  npm run operator -- industry remove NAME_OR_ID --into OTHER --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, removeOptions);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const said = await withShop(context, async (services) => {
      const industry = await findIndustry(services.db, name);
      const into =
        options.into === undefined ? null : await findIndustry(services.db, options.into);
      const deed = `${namesOf(industry)} with ${extentOf(industry)}`;
      if (into?.id === industry.id) throw new UsageError('It cannot go into itself.');
      if (!into && industry.products + industry.businesses > 0) {
        throw new UsageError(
          `There are ${extentOf(industry)} in ${namesOf(industry)}: say with --into where they go.`,
        );
      }
      const going = into ? `${deed}, which go into ${into.industry_name}` : deed;
      askFirst(options, `removes ${going}`);
      await removeIndustry(services, commandLineActor(), industry.id, into?.id ?? null);
      return going;
    });
    context.print(`Removed: ${said}.`);
    return 0;
  },
};

function namesOf({ industry_name: en, industry_name_al: al }: StockedIndustry): string {
  return al === null ? en : `${en} · ${al}`;
}

function extentOf({ categories, products, businesses }: StockedIndustry): string {
  return `${categories.length} categories, ${products} products, ${businesses} businesses`;
}
