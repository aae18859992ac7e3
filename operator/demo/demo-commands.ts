import { formatNumber } from '@orendi/contract/money';
import { fillDemo } from '@orendi/demo/fill/fill-demo';
import { countDemo, type DemoExtent, removeDemo } from '@orendi/demo/remove/remove-demo';
import { demoSeed } from '@orendi/demo/fill/demo-queries';
import { shopCommand } from '../command-line/command.ts';
import { yesOption, UsageError } from '@orendi/server/features/operators/index';
import { writeOwnFile } from '../command-line/write-own-file.ts';

export const demoCommands = {
  'demo add': shopCommand({
    summary: 'put the demo catalog into the shop',
    help: 'Puts the demo catalog into the shop, beside what is there: 24 businesses with 600 products.',
    usage: '[--seed NUMBER]',
    effect: 'changes',
    options: { 'seed NUMBER': 'another catalog, with the pictures of the usual one' },
    read({ options: { seed = String(demoSeed) } }) {
      if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`--seed ${seed}: it is a whole number.`);
      return { seed: Number(seed) };
    },
    async run(services, { seed }, { actor, print }) {
      const filled = await fillDemo(services, seed, actor);
      if (!filled) return print('The demo is in the shop already.');
      const { businessIds, productIds, packageIds, seller } = filled;
      print(
        `Added ${businessIds.size} businesses with ${productIds.size} products and ${packageIds.size} packages.
Sign in as ${seller.businessName} with ${seller.email} and the password ${seller.password}`,
      );
    },
  }),

  'demo remove': shopCommand({
    summary: 'take the demo catalog out of the shop',
    help: `Takes the demo catalog out again: its businesses with their products, packages, requests, mails, views and
pictures, and nothing else. It does not come back by itself. Without --yes it only says what would go. Requests that
visitors have sent to it go only with one of the other options.`,
    usage: ['--yes', '--export requests.json --yes'],
    listsOptions: true,
    effect: 'destroys',
    options: {
      'export FILE':
        'first write what visitors have sent to the demo into a new file, which only you can read',
      'with-requests': 'remove what visitors have sent, too',
      ...yesOption,
    },
    async run(services, { options }, context) {
      const extent = await countDemo(services.db);
      if (extent) context.askFirst(`removes the demo: ${wordsOf(extent)}`);
      const removed = await removeDemo(services, context.actor, async (leads) => {
        if (options.export !== undefined) await writeOwnFile(context, options.export, leads);
        else if (!options['with-requests']) {
          throw new UsageError(
            `Visitors have sent ${leads.length} of the requests. --export FILE writes them into a file before they go; --with-requests lets them go.`,
          );
        }
      });
      context.print(removed ? `Removed ${wordsOf(removed)}.` : 'There is no demo in the shop.');
    },
  }),
};

function wordsOf({ businesses, products, packages, requests, pictures }: DemoExtent): string {
  const shown = formatNumber(pictures, 'en');
  return `${businesses} businesses, ${products} products, ${packages} packages, ${requests} requests and ${shown} pictures`;
}
