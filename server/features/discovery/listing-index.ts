import { facetValues } from '@orendi/contract/limits';
import { MemoryEngine } from '@orendi/search/memory/memory-engine';
import type { Synonyms } from '@orendi/search/words/synonyms';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Changes } from '../../platform/db/changes.ts';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Currency, Database } from '../../platform/db/tables.ts';
import type { Log } from '../../platform/log/log.ts';
import { type ListingEngine, listingFields, listingKinds } from './listing-fields.ts';
import { readRows } from './read-rows.ts';
import { loadSynonyms, shopLanguage } from './words/shop-language.ts';

/** What a search needs, as it is now. */
export interface CurrentListings {
  engine: ListingEngine;
  synonyms: Synonyms;
}

export interface ListingIndex {
  /**
   * The search with everything in it that this process has committed, and what others have committed up to now as far
   * as word of it has come; that takes well below a second. The first call reads all listings.
   */
  current(): Promise<CurrentListings>;
}

interface Parts {
  db: Kysely<Database>;
  pool: pg.Pool;
  changes: Changes;
  log: Pick<Log, 'info'>;
}

/** Traces of removed listings are kept for a day; an index that has not looked for half of it starts over. */
const longestPauseMs = 12 * 3_600_000;
/** So an index looks now and then, also where nothing is changed and nobody searches. */
const longestRestMs = 3_600_000;

/** Keeps an index of all listings in memory, read from the table at first need and then brought up to every change. */
export function keepListingIndex({ db, pool, changes, log }: Parts): ListingIndex {
  let live: CurrentListings | null = null;
  /** Every transaction before it has been taken in. */
  let horizon = '0';
  let synonymsVersion = '';
  let readAt = 0;
  /** Counts the words of changes, so that a reading knows which of them it has covered. */
  let heard = 1;
  let covered = 0;
  let isInformed = false;
  let reading: Promise<CurrentListings> | null = null;

  changes.onTouched((tags: readonly string[]) => {
    if (tags.some((tag) => tag === 'listings' || tag === '*')) hear();
  });
  changes.onConnection((connected) => {
    isInformed = connected;
    hear();
  });

  /** Takes the change in at once, so that no search has to wait for it; what fails, the next search tries again. */
  function hear(): void {
    heard += 1;
    if (live !== null && isInformed) catchUp(heard).catch(() => {});
  }

  setInterval(hear, longestRestMs).unref();

  async function current(): Promise<CurrentListings> {
    // Without word of other processes' changes, every search looks for them itself.
    if (!isInformed) heard += 1;
    return catchUp(heard);
  }

  async function catchUp(wanted: number): Promise<CurrentListings> {
    let known = live;
    while (known === null || covered < wanted) {
      reading ??= read().finally(() => {
        reading = null;
      });
      known = await reading;
    }
    return known;
  }

  async function read(): Promise<CurrentListings> {
    const covering = heard;
    // By the clock on the wall, which goes on while a laptop sleeps.
    const isStale = Date.now() - readAt > longestPauseMs;
    live = live === null || isStale ? await load() : await follow(live);
    readAt = Date.now();
    covered = covering;
    return live;
  }

  async function load(): Promise<CurrentListings> {
    const started = performance.now();
    const state = await readState(db, '0');
    const engine = new MemoryEngine({
      kinds: listingKinds,
      fields: listingFields,
      age: 'publishedAt',
      mostValues: facetValues.max,
      stem: shopLanguage.stem,
    });
    await withLongStatements(pool, (client) => readRows(client, null, (row) => engine.upsert(row)));
    await engine.settle();
    engine.setWorth('price', state.rates);
    const synonyms = await loadSynonyms(db);
    horizon = state.horizon;
    synonymsVersion = state.synonyms_version;
    const ms = Math.round(performance.now() - started);
    log.info({ listings: engine.size, ms }, 'listings are ready to be searched');
    return { engine, synonyms };
  }

  async function follow(known: CurrentListings): Promise<CurrentListings> {
    const { engine } = known;
    const state = await readState(db, horizon);
    for (const id of state.removed) engine.remove(id);
    if (state.has_changed) await readChanged(pool, engine, horizon);
    if (state.has_changed || state.removed.length > 0) await engine.settle();
    if (state.synonyms_version !== synonymsVersion) known.synonyms = await loadSynonyms(db);
    synonymsVersion = state.synonyms_version;
    engine.setWorth('price', state.rates);
    horizon = state.horizon;
    return known;
  }

  return { current };
}

interface State {
  /** All transactions before it are visible or were rolled back. */
  horizon: string;
  removed: number[];
  has_changed: boolean;
  rates: Record<Currency, number>;
  synonyms_version: string;
}

/** What is new since a transaction; the listings themselves are read afterwards, so that none is missed. */
async function readState(db: Kysely<Database>, since: string): Promise<State> {
  const { rows } = await sql<State>`${prepared}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      array(select listing_id from listing_removal where removed_in >= ${since}::xid8) as removed,
      (select changed_in from listing order by changed_in desc limit 1) >= ${since}::xid8 as has_changed,
      (select json_object_agg(currency, euro_rate) from exchange_rate) as rates,
      (select count(*) || ':' || coalesce(max(id), 0) from synonym_group) as synonyms_version`.execute(
    db,
  );
  const [state] = rows;
  if (!state) throw new Error('the database has not told what is new');
  return state;
}

/** Few rows of many, whatever the database believes it knows of a table that has just been filled. */
async function readChanged(pool: pg.Pool, engine: ListingEngine, since: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin read only; set local enable_seqscan = off');
    await readRows(client, since, (row) => engine.upsert(row));
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function withLongStatements(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await work(client);
  } finally {
    // Its setting ends with it.
    client.release(true);
  }
}
