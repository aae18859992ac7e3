import { removeCategory } from '@orendi/server/features/catalogue/index';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { findCategory, sayCategory } from './find-category.ts';

const specs = {
  into: { kind: 'text', value: 'OTHER', help: 'the category that its products go into' },
  ...yesOption,
} as const satisfies Record<string, OptionSpec>;

export const categoryRemoveCommand: Command = {
  summary: 'remove a category',
  help: `Removes a category. Its products go into another one with --into, in whichever industry that is; their sellers join
that industry. Without --yes it only says what would go.

  npm run operator -- category remove NAME_OR_ID --yes
  npm run operator -- category remove NAME_OR_ID --into OTHER --yes`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, specs);
    const [name, ...rest] = operands;
    noMoreOperands(rest);
    const going = await withShop(context, async (services) => {
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
      askFirst(options, `removes the category ${sayCategory(category)}${where}`);
      await removeCategory(services, commandLineActor(), id, into?.id ?? null);
      return `${sayCategory(category)}${where}`;
    });
    context.print(`Removed: ${going}.`);
    return 0;
  },
};
