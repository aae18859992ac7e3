import { analyseQuery } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import type { ListingIndex } from '../listing-source.ts';
import { placeOf, servedIn } from '../places.ts';
import { findAsked } from '../things/find-asked.ts';

const none = { offset: 0, limit: 0 };

/**
 * How many products and packages are what the words name, or say them if they name no category.
 * @param asked with the slug of a town, only those there or delivered there
 */
export async function countListed(
  listings: ListingIndex,
  asked: readonly { words: string; town?: string }[],
): Promise<number[]> {
  const current = await listings.current();
  const { engine, synonyms } = current;
  const totals: number[] = [];
  for (const { words, town } of asked) {
    const concepts = analyseQuery(words, synonyms);
    const named = await findAsked(words, current);
    const first = named ? { anyOf: named, areLeading: false } : undefined;
    const where = town ? placeOf(servedIn(town)) : undefined;
    const [found] = await engine.find([{ concepts, first, where, range: none }]);
    if (!found) throw new Error('the query was left without an answer');
    totals.push(named ? found.firstTotal : found.total);
  }
  return totals;
}

/**
 * The words that nothing in the whole shop is. A search narrowed by a filter may find something without it: only words
 * that find nothing by themselves are fruitless.
 */
export async function findFruitless(listings: ListingIndex, words: readonly string[]) {
  const distinct = [...new Set(words)];
  const asked = distinct.map((each) => ({ words: each }));
  const totals = await countListed(listings, asked);
  return new Set(distinct.filter((_, place) => totals[place] === 0));
}

/** Removes searches from before this day, and the listed ones that find something by now. */
export async function keepFruitless(
  { db, listings }: Pick<Services, 'db' | 'listings'>,
  firstDay: string,
): Promise<void> {
  await sql`delete from fruitless_search where day < ${firstDay}`.execute(db);
  const listed = (await listFruitlessSearches(db)).map(({ words }) => words);
  if (listed.length === 0) return;
  const fruitless = await findFruitless(listings, listed);
  const found = listed.filter((words) => !fruitless.has(words));
  await forgetFruitless(db, found);
}

/** From how many visitors on words are shown: what fewer typed, may be about one of them. */
export const LEAST_VISITORS = 3;
const MOST_LISTED = 200;
/** Different words kept of one day, so that nobody fills the disk with nonsense. */
export const MOST_OF_DAY = 10_000;

interface MarkedSearch {
  words: string;
  at: Date;
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
