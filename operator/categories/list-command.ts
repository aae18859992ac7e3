import { listAssortment } from '@orendi/server/features/catalogue/index';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';
import { sayCategory } from './find-category.ts';

export const categoryListCommand: Command = {
  summary: 'list the categories with their ids',
  help: 'Lists the categories: id, industry, name in both languages, how many products.\n\n  npm run operator -- category list',
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const industries = await withShop(context, ({ db }) => listAssortment(db));
    for (const industry of industries) {
      for (const category of industry.categories) {
        const line = `${String(category.id).padStart(5)}  ${sayCategory({ ...category, industry })}`;
        context.print(category.products > 0 ? `${line}: ${category.products} products` : line);
      }
    }
    return 0;
  },
};
