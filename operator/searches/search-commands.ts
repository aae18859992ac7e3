import { listFruitlessSearches } from '@orendi/server/features/discovery/index';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';

export const searchFruitlessCommand: Command = {
  summary: 'list what visitors searched for in vain',
  help: `Lists the words that at least three visitors of the last 30 days searched for and that are nowhere in the shop, with how
many visitors that were, the most wanted first. What is there under another name becomes found by a synonym: synonym add.

  npm run operator -- search fruitless`,
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    const searches = await withShop(context, ({ db }) => listFruitlessSearches(db));
    if (searches.length === 0) context.print('Nothing was searched for in vain.');
    for (const { words, visitors, lastAt } of searches) {
      const day = lastAt.toISOString().slice(0, 10);
      context.print(`${String(visitors).padStart(5)}  ${day}  ${words}`);
    }
    return 0;
  },
};
