import * as routes from '@orendi/contract/routes/operator-work';
import { fillIndex, listFruitlessSearches, listSynonymGroups } from '../../discovery/index.ts';
import { presentCounts } from '../../watches/index.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { StartError } from '../../../platform/start-error.ts';
import { action, numberLine, listAction } from './action.ts';
import { consoleCall } from './console-call.ts';
import { printFacts } from '../command-line/print-facts.ts';

export const searchActions = {
  'search fruitless': listAction({
    summary: 'list what visitors searched for in vain',
    help: `Lists the words that at least three visitors of the last 30 days searched for and that are nowhere in the shop, with how
many visitors that were, the most wanted first. What is there under another name becomes found by a synonym: synonym add.`,
    call: consoleCall(routes.getSearchWork, async (_, { services: { db }, language }) => ({
      fruitless: await listFruitlessSearches(db),
      synonyms: await listSynonymGroups(db),
      watches: await presentCounts(db, language),
    })),
    none: 'Nothing was searched for in vain.',
    list: async ({ db }) =>
      (await listFruitlessSearches(db)).map(({ words, visitors, last_at }) =>
        numberLine(visitors, `${last_at.toISOString().slice(0, 10)}  ${words}`),
      ),
  }),

  'search watches': listAction({
    summary: 'list what visitors want to be told of',
    help: 'Lists the searches and pieces that most visitors watch, with how many they are.',
    none: 'Nothing is watched.',
    list: async ({ db }) =>
      (await presentCounts(db, 'en')).map(({ label, href, watchers }) =>
        numberLine(watchers, `${label}  ${href}`),
      ),
  }),

  'search status': action({
    summary: 'say how the search cluster is',
    help: 'Says which index of the search cluster is searched, how long ago it had everything, and whether another one is being filled.',
    effect: 'reads',
    async run({ listings, searchCluster }, _, context) {
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
    },
  }),

  'search rebuild': action({
    summary: 'fill a new index of the search cluster',
    help: `Fills a new index with all listings, has it searched instead of the present one, and removes that. Searches are answered and
writes go on meanwhile. Of use after a snapshot of the cluster was brought back, or for another number of shards; an index
that is lost, or was not fed for half a day, is filled anew by itself.`,
    effect: 'changes',
    async run(services, _, { actor, print, progress, signal }) {
      const { searchCluster: cluster } = services;
      if (!cluster) {
        throw new StartError('SEARCH_URL is not set: each process searches in its own memory.');
      }
      const filled = await fillIndex(
        { ...services, cluster },
        {
          signal,
          progress: (listings) => progress(`${listings} listings`),
          record: (trx, index) =>
            recordAction(trx, { actor, action: 'search rebuild', subject: index }),
        },
      );
      if (!filled) {
        throw new StartError('An index is being filled already: search status says how far it is.');
      }
      print(`${filled.index} with ${filled.listings} listings is searched from now on.`);
    },
  }),
};
