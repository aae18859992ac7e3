import type { AwayReason } from '@orendi/search/opensearch/search-away';
import type { Services } from '../../../services.ts';
import { remainingMs } from '../../../platform/deadline.ts';
import { listCards } from '../listing-cards.ts';
import { followWrites } from '../follow-writes.ts';
import type { ListingIndex } from '../listing-source.ts';
import { createPlainLists } from '../plain-lists.ts';
import type { Rates } from '../exchange-rates.ts';
import { readState } from '../read-listings.ts';
import { showSearch } from '../show-search.ts';
import { loadWords, selectWords, type ShopWords, type WordsState } from '../things/load-words.ts';
import { awaitIndex } from './await-index.ts';
import { createBreaker } from './breaker.ts';
import { findFeedStatus } from './feed-queries.ts';
import { guardEngine } from './guard-engine.ts';
import type { ListingCluster } from './open-cluster.ts';
import { startFeeding } from './start-feeding.ts';

type ClusterSources = Pick<Services, 'db' | 'reads' | 'pool' | 'changes' | 'log'> & {
  /** Whether rates and synonyms cannot be looked after for now; those that are known then have to do. */
  isWithoutPrimary?: () => boolean;
  metrics: Pick<Services['metrics'], 'registry'>;
};

/** Searches a cluster, and takes part in feeding it: this process holds no listing. */
export function keepListingsInCluster(
  cluster: ListingCluster,
  { db, reads, pool, changes, log, isWithoutPrimary = () => false, metrics }: ClusterSources,
): ListingIndex {
  const { alias } = cluster;
  const figures = showSearch(metrics.registry, {
    isAway: () => breaker.isOpen,
    findLag: async () => (await findFeedStatus(db, alias).catch(() => null))?.fedSecondsAgo ?? null,
  });
  const breaker = createBreaker();
  const guarded = guardEngine(cluster.engine, {
    breaker,
    standIn: createPlainLists(reads, () => rates),
    noteAway(error) {
      figures.noteUnanswered();
      // Once for as long as nothing changes, and not for a single call in vain.
      if (breaker.isOpen && error.reason !== told)
        log.warn({ reason: error.message }, 'the search does not answer');
      told = breaker.isOpen ? error.reason : null;
    },
  });
  const engine = { ...guarded, find: figures.timed(guarded.find) };
  let told: AwayReason | null = null;
  let rates: Rates = {};
  let words: ShopWords | null = null;
  let knownWords = '';
  let isFeeding = false;

  changes.onCommitted(async (tags, transaction) => {
    if (!isFeeding || !tags.includes('listings')) return;
    const failure = () => cluster.failure()?.reason ?? 'late';
    const patienceMs = Math.min(cluster.patienceMs, remainingMs() / 2);
    const isAway = () => breaker.isOpen || failure() !== 'late';
    const inTime = await awaitIndex({ db, changes, alias, patienceMs, isAway }, transaction).catch(
      () => false,
    );
    if (!inTime) figures.noteLate();
  });

  const catchUp = followWrites({ changes, isWithoutPrimary, isEager: false }, async () => {
    const state = await readState<WordsState>(db, selectWords);
    if (words === null || state.wordsVersion !== knownWords) words = await loadWords(db);
    knownWords = state.wordsVersion;
    ({ rates } = state);
    cluster.engine.setWorth('price', state.rates);
  });

  return {
    async current() {
      await catchUp();
      if (words === null) throw new Error('the synonyms were not read');
      return { engine, ...words };
    },
    listCards,
    rates: () => rates,
    start() {
      isFeeding = true;
      const stop = startFeeding({ db, pool, changes, log, cluster, noteFilled: figures.noteBuilt });
      return async () => {
        isFeeding = false;
        await stop();
      };
    },
    async findStatus() {
      const status = await findFeedStatus(db, alias);
      const none = { index: null, fedSecondsAgo: null, filling: null };
      const failure = cluster.failure()?.message ?? null;
      return { ...none, ...status, isAway: breaker.isOpen, failure };
    },
  };
}
