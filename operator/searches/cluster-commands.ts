import { fillIndex } from '@orendi/server/features/discovery/index';
import { commandLineActor, recordAction } from '@orendi/server/platform/audit/record-action';
import { StartError } from '@orendi/server/platform/start-error';
import type { Command } from '../command-line/command.ts';
import { noMoreOperands } from '../command-line/no-more-operands.ts';
import { printFacts } from '../command-line/print-facts.ts';
import { readOptions } from '../command-line/read-options.ts';
import { withShop } from '../command-line/with-shop.ts';

export const searchStatusCommand: Command = {
  summary: 'say how the search cluster is',
  help: `Says which index of the search cluster is searched, how long ago it had everything, and whether another one is being filled.

  npm run operator -- search status`,
  effect: 'reads',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    return withShop(context, async ({ listings, searchCluster }) => {
      const status = await listings.findStatus();
      if (!status || !searchCluster) {
        context.print('Without SEARCH_URL each process searches in its own memory.');
        return 0;
      }
      const served = await searchCluster.findServed().then(
        (index) => ({ index, fault: null }),
        (error: Error) => ({ index: null, fault: error.message }),
      );
      const { index, fedSecondsAgo, filling } = status;
      const seconds = fedSecondsAgo === null ? null : Math.round(fedSecondsAgo);
      printFacts(context, {
        cluster: served.fault ?? 'answers',
        searched: served.fault === null ? (served.index ?? 'nothing yet') : null,
        fed: index,
        'had everything': seconds === null ? null : `${seconds} s ago`,
        'being filled': filling && `${filling.index}, ${filling.listings} listings so far`,
      });
      return served.fault === null ? 0 : 1;
    });
  },
};

export const searchRebuildCommand: Command = {
  summary: 'fill a new index of the search cluster',
  help: `Fills a new index with all listings, has it searched instead of the present one, and removes that. Searches are answered and
writes go on meanwhile. Of use after a snapshot of the cluster was brought back, or for another number of shards; an index
that is lost, or was not fed for half a day, is filled anew by itself.

  npm run operator -- search rebuild`,
  effect: 'changes',
  async run(args, context) {
    noMoreOperands(readOptions(args, {}).operands);
    return withShop(context, async (services) => {
      const { searchCluster: cluster } = services;
      if (!cluster) {
        throw new StartError('SEARCH_URL is not set: each process searches in its own memory.');
      }
      const filled = await fillIndex(
        { ...services, cluster },
        {
          signal: context.signal,
          progress: (listings) => context.progress(`${listings} listings`),
          record: (trx, index) =>
            recordAction(trx, {
              actor: commandLineActor(),
              action: 'search rebuild',
              subject: index,
            }),
        },
      );
      if (!filled) {
        throw new StartError('An index is being filled already: search status says how far it is.');
      }
      context.print(`${filled.index} with ${filled.listings} listings is searched from now on.`);
      return 0;
    });
  },
};
