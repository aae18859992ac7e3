import { analyseQuery } from '@orendi/search/words/analyse-query';
import { lifetimes } from '@orendi/contract/limits';
import { foldWords } from '@orendi/search/words/fold-words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { type BatchWriter, createBatchWriter } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { createSalts, markVisitor, type Visitor, daysBefore } from '../../views/index.ts';
import type { ListingIndex } from '../listing-source.ts';
import { findAsked } from '../things/find-asked.ts';
import type { Services } from '../../../services.ts';

/** A search by a visitor that found nothing. */
interface VainSearch {
  /** The result of `fruitlessWords`. */
  words: string;
  visitor: Visitor;
  at: Date;
}

export type FruitlessSearches = BatchWriter<VainSearch>;

/**
 * Counts the visitors who searched for words that are nowhere in the shop, each visitor and word once a day. A search
 * narrowed by a filter may find something without it: only words that find nothing by themselves count.
 */
export function createFruitlessSearches({
  db,
  listings,
  log,
}: Pick<Services, 'db' | 'listings'> & { log: Pick<Log, 'warn' | 'error'> }): FruitlessSearches {
  const saltOf = createSalts(db);
  return createBatchWriter({
    name: 'searches',
    log,
    keyOf: ({ words, visitor }) => `${words} ${visitor.toString('base64')}`,
    async write(searches) {
      const typed = searches.map(({ words }) => words);
      const fruitless = await findFruitless(listings, typed);
      const marked = searches
        .filter(({ words }) => fruitless.has(words))
        .map(async ({ words, visitor, at }) => {
          const day = tiraneDay(at);
          const mark = markVisitor(visitor, `search ${words}`, await saltOf(day));
          return { words, day, at, mark };
        });
      if (marked.length > 0) await addFruitless(db, await Promise.all(marked));
    },
    maxWaiting: 2_000,
  });
}

const none = { offset: 0, limit: 0 };

/** The words that no product and no package in the whole shop is, or says if they name no category. */
export async function findFruitless(listings: ListingIndex, words: Iterable<string>) {
  const current = await listings.current();
  const { engine, synonyms } = current;
  const fruitless = new Set<string>();
  for (const each of new Set(words)) {
    const concepts = analyseQuery(each, synonyms);
    const named = await findAsked(each, current);
    const first = named ? { anyOf: named, areLeading: false } : undefined;
    const [found] = await engine.find([{ concepts, first, range: none }]);
    if ((named ? found?.firstTotal : found?.total) === 0) fruitless.add(each);
  }
  return fruitless;
}

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** Removes searches that are too old, and the listed ones that find something by now. */
export async function keepFruitless({ db, clock, listings }: Sources): Promise<void> {
  const today = tiraneDay(clock());
  const firstDay = daysBefore(today, lifetimes.fruitlessSearchDays);
  await sql`delete from fruitless_search where day < ${firstDay}`.execute(db);
  await sql`delete from search_mark where day < ${today}`.execute(db);
  const listed = (await listFruitlessSearches(db)).map(({ words }) => words);
  if (listed.length === 0) return;
  const fruitless = await findFruitless(listings, listed);
  const found = listed.filter((words) => !fruitless.has(words));
  await forgetFruitless(db, found);
}

/** From how many visitors on words are shown: what fewer typed, may be about one of them. */
const LEAST_VISITORS = 3;
const MOST_LISTED = 200;
/** Different words kept of one day, so that nobody fills the disk with nonsense. */
const MOST_OF_DAY = 10_000;

interface MarkedSearch extends Pick<VainSearch, 'words' | 'at'> {
  /** The visitor and the words as a hash, 32 hexadecimal digits. */
  mark: string;
  /** In Europe/Tirane, YYYY-MM-DD. */
  day: string;
}

/** Counts those whose marks are new. In the order of the keys, so that processes never wait for one another in a circle. */
export async function addFruitless(db: Db, searches: MarkedSearch[]): Promise<void> {
  await sql`
    with given as (
      select mark, day, words, at from unnest(
        ${searches.map(({ mark }) => mark)}::uuid[],
        ${searches.map(({ day }) => day)}::date[],
        ${searches.map(({ words }) => words)}::text[],
        ${searches.map(({ at }) => at)}::timestamptz[]
      ) as n (mark, day, words, at)
    ), marked as (
      insert into search_mark (mark, day) select mark, day from given order by mark
      on conflict do nothing returning mark
    )
    insert into fruitless_search (day, words, visitors, last_at)
    select g.day, g.words, count(*), max(g.at)
    from given g join marked on marked.mark = g.mark
    where exists (select from fruitless_search f where f.day = g.day and f.words = g.words)
      or (select count(*) from fruitless_search f where f.day = g.day) < ${MOST_OF_DAY}
    group by g.day, g.words order by g.day, g.words
    on conflict (day, words) do update set
      visitors = fruitless_search.visitors + excluded.visitors,
      last_at = greatest(fruitless_search.last_at, excluded.last_at)`.execute(db);
}

/** Words that found nothing. */
export interface FruitlessSearch {
  /** Folded: lower case, without accents. */
  words: string;
  /** Different ones of each of the last 30 days, added up. */
  visitors: number;
  lastAt: Date;
}

/** The words that at least three visitors of the last 30 days searched for in vain, the most wanted first. */
export async function listFruitlessSearches(db: Db): Promise<FruitlessSearch[]> {
  const { rows } = await sql<FruitlessSearch>`
    select words, sum(visitors)::int as visitors, max(last_at) as "lastAt"
    from fruitless_search group by words having sum(visitors) >= ${LEAST_VISITORS}
    order by visitors desc, "lastAt" desc, words limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Forgets that nothing was found for these words or phrases, in whichever spelling. */
export async function forgetFruitless(db: Db, phrases: string[]): Promise<void> {
  const words = phrases.map((phrase) => foldWords(phrase).join(' '));
  await sql`delete from fruitless_search where words = any(${words}::text[])`.execute(db);
}
