import { formatNumber } from '@orendi/contract/money';
import { fillDemo } from '@orendi/demo/fill/fill-demo';
import { countDemo, type DemoExtent, removeDemo } from '@orendi/demo/remove/remove-demo';
import { demoSeed } from '@orendi/demo/seed';
import { commandLineActor } from '@orendi/server/platform/audit/record-action';
import { askFirst, yesOption } from '../command-line/ask-first.ts';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { optionHelp } from '../command-line/option-help.ts';
import { type OptionSpec, readOptions } from '../command-line/read-options.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { withShop } from '../command-line/with-shop.ts';
import { writeOwnFile } from '../command-line/write-own-file.ts';

export const demoAddCommand: Command = {
  summary: 'put the demo catalog into the shop',
  help: `Puts the demo catalog into the shop, beside what is there: 24 businesses with 600 products.

  npm run operator -- demo add [--seed NUMBER]`,
  effect: 'changes',
  async run(args, context) {
    const { options, operands } = readOptions(args, {
      seed: {
        kind: 'text',
        value: 'NUMBER',
        help: 'another catalog, with the pictures of the usual one',
      },
    });
    noMoreOperands(operands);
    const seed = options.seed ?? String(demoSeed);
    if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`--seed ${seed}: it is a whole number.`);
    const filled = await withShop(context, (services) =>
      fillDemo(services, Number(seed), commandLineActor()),
    );
    if (!filled) {
      context.print('The demo is in the shop already.');
      return 0;
    }
    const { businessIds, productIds, packageIds, seller } = filled;
    context.print(
      `Added ${businessIds.size} businesses with ${productIds.size} products and ${packageIds.size} packages.`,
    );
    context.print(
      `Sign in as ${seller.businessName} with ${seller.email} and the password ${seller.password}`,
    );
    return 0;
  },
};

const removeOptions = {
  export: {
    kind: 'text',
    value: 'FILE',
    help: 'first write what visitors have sent to the demo into a new file, which only you can read',
  },
  'with-requests': { kind: 'flag', help: 'remove what visitors have sent, too' },
  ...yesOption,
} as const satisfies Record<string, OptionSpec>;

export const demoRemoveCommand: Command = {
  summary: 'take the demo catalog out of the shop',
  help: `Takes the demo catalog out again: its businesses with their products, packages, requests, mails, views and
pictures, and nothing else. It does not come back by itself. Without --yes it only says what would go. Requests that
visitors have sent to it go only with one of the other options.

  npm run operator -- demo remove --yes
  npm run operator -- demo remove --export requests.json --yes

${optionHelp(removeOptions)}`,
  effect: 'destroys',
  async run(args, context) {
    const { options, operands } = readOptions(args, removeOptions);
    noMoreOperands(operands);
    const removed = await withShop(context, async (services) => {
      const extent = await countDemo(services.db);
      if (extent) askFirst(options, `removes the demo: ${wordsOf(extent)}`);
      return removeDemo(services, commandLineActor(), async (leads) => {
        if (options.export !== undefined) await writeOwnFile(context, options.export, leads);
        else if (!options['with-requests']) {
          throw new UsageError(
            `Visitors have sent ${leads.length} of the requests. --export FILE writes them into a file before they go; --with-requests lets them go.`,
          );
        }
      });
    });
    context.print(removed ? `Removed ${wordsOf(removed)}.` : 'There is no demo in the shop.');
    return 0;
  },
};

function wordsOf({ businesses, products, packages, requests, pictures }: DemoExtent): string {
  const count = (number: number) => formatNumber(number, 'en');
  return `${businesses} businesses, ${products} products, ${packages} packages, ${requests} requests and ${count(pictures)} pictures`;
}
