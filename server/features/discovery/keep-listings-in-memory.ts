import { isDeepStrictEqual } from 'node:util';
import type { ListingType } from '@orendi/contract/listings';
import { createMemoryEngine, type MemoryEngine } from '@orendi/search/memory/memory-engine';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Rates } from './exchange-rates.ts';
import { followWrites } from './follow-writes.ts';
import { createMetrics } from '../../platform/metrics/index.ts';
import { KeptCards } from './kept-answers.ts';
import { listingEngineOptions, type ListingFields } from './listing-fields.ts';
import type { ListingIndex } from './listing-source.ts';
import {
  type ListingChanges,
  readAllListings,
  readChangedListings,
  readState,
  selectChanges,
} from './read-listings.ts';
import { showSearch } from './show-search.ts';
import { loadWords, selectWords, type ShopWords, type WordsState } from './things/load-words.ts';

type Live = ShopWords & { engine: MemoryEngine<ListingFields, ListingType> };

type Sources = Pick<Services, 'db' | 'pool' | 'changes'> & {
  log: Pick<Services['log'], 'info' | 'warn'>;
  /** Whether nothing can be written at this moment, so that what is in memory has to do. */
  isWithoutPrimary?: () => boolean;
  metrics?: Pick<Services['metrics'], 'registry'>;
  mostListings?: number;
};

/** With more listings than this, visitors wait for each other's searches too long: see docs/search.md. */
export const mostListingsInMemory = 300_000;

/** Rows about removed listings are kept for a day; an index that has not been updated for half a day is rebuilt. */
const longestPauseMs = 12 * 3_600_000;

/** Keeps an index of all listings in memory: read from the table when first needed, then updated with every change. */
export function keepListingsInMemory(sources: Sources): ListingIndex {
  const { db, pool, changes, log, mostListings = mostListingsInMemory } = sources;
  const { isWithoutPrimary = () => false, metrics = createMetrics() } = sources;
  const figures = showSearch(metrics.registry, { countListings: () => live?.engine.size ?? 0 });
  const cards = new KeptCards();
  let live: Live | null = null;
  /** All transactions before this one are included. */
  let horizon = '0';
  let knownWords = '';
  let rates: Rates = {};
  let readAt = 0;
  let isToldOfMany = false;

  function warnOfMany(listings: number): void {
    if (isToldOfMany || listings <= mostListings) return;
    isToldOfMany = true;
    log.warn(
      { listings, most: mostListings },
      'too many listings for the memory of a process: set SEARCH_URL to a search cluster',
    );
  }

  const catchUp = followWrites({ changes, isWithoutPrimary, isEager: true }, async () => {
    // Wall-clock time, because it also advances while a laptop sleeps.
    const isStale = Date.now() - readAt > longestPauseMs;
    if (live === null || isStale) live = await load();
    else await follow(live);
    readAt = Date.now();
  });

  async function current(): Promise<Live> {
    await catchUp();
    if (live === null) throw new Error('the listings were not read');
    return live;
  }

  async function load(): Promise<Live> {
    const started = performance.now();
    const state = await readNews(db, '0');
    const engine = createMemoryEngine(listingEngineOptions);
    await readAllListings(pool, (row) => engine.upsert(row));
    await engine.settle();
    engine.setWorth('price', state.rates);
    cards.clear();
    rates = state.rates;
    const words = await loadWords(db);
    horizon = state.horizon;
    knownWords = state.wordsVersion;
    const ms = Math.round(performance.now() - started);
    log.info({ listings: engine.size, ms }, 'listings are ready to be searched');
    warnOfMany(engine.size);
    figures.noteBuilt();
    engine.find = figures.timed(engine.find.bind(engine));
    return { engine, ...words };
  }

  async function follow(known: Live): Promise<void> {
    const { engine } = known;
    const state = await readNews(db, horizon);
    await engine.write(() => {
      for (const id of state.removed) {
        engine.remove(id);
        cards.drop(id);
      }
    });
    if (state.hasChanged) {
      await readChangedListings(pool, horizon, (row) =>
        engine.write(() => {
          engine.upsert(row);
          cards.drop(row.id);
        }),
      );
    }
    if (state.hasChanged || state.removed.length > 0) await engine.settle();
    warnOfMany(engine.size);
    if (state.wordsVersion !== knownWords) Object.assign(known, await loadWords(db));
    knownWords = state.wordsVersion;
    engine.setWorth('price', state.rates);
    // The same object for the same rates, so that what was made of them can be told to be the same.
    if (!isDeepStrictEqual(rates, state.rates)) rates = state.rates;
    horizon = state.horizon;
  }

  return {
    current,
    listCards: (from, ids) => cards.list(from, ids),
    rates: () => rates,
    start() {
      // So that the first visitor does not have to wait for that. If it fails, the first search tries again.
      current().catch(() => {});
      return async () => {};
    },
    findStatus: async () => null,
  };
}

const readNews = (db: Db, since: string) =>
  readState<ListingChanges & WordsState>(db, sql`${selectChanges(since)}, ${selectWords}`);
