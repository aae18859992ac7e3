import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';
import { listCategories } from '@orendi/server/features/spreadsheets/index';

export const categoryListCommand: Command = {
  summary: 'list the categories with their ids',
  help: 'Lists the categories: id, industry, name in both languages.\n\n  npm run operator -- category list',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const categories = await withShop(context, ({ db }) => listCategories(db));
    for (const { id, industry_name, category_name, category_name_al } of categories) {
      const names = [category_name, category_name_al].filter((name) => name !== null).join(' · ');
      context.print(`${String(id).padStart(5)}  ${industry_name}/${names}`);
    }
    return 0;
  },
};
