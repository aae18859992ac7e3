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
export async function keepFruitless(services: Pick<Services, 'db' | 'listings'>, firstDay: string) {
  const { db, listings } = services;
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

/** Words that found nothing. */
export interface FruitlessSearch {
  /** Folded: lower case, without accents. */
  words: string;
  /** Different ones of each of the last 30 days, added up. */
  visitors: number;
  last_at: Date;
}

/** The words that at least three visitors of the last 30 days searched for in vain, the most wanted first. */
export async function listFruitlessSearches(db: Db): Promise<FruitlessSearch[]> {
  const { rows } = await sql<FruitlessSearch>`
    select words, sum(visitors)::int as visitors, max(last_at) as last_at
    from fruitless_search group by words having sum(visitors) >= ${LEAST_VISITORS}
    order by visitors desc, last_at desc, words limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Forgets that nothing was found for these words or phrases, in whichever spelling. */
export async function forgetFruitless(db: Db, phrases: string[]): Promise<void> {
  const words = phrases.map((phrase) => foldWords(phrase).join(' '));
  await sql`delete from fruitless_search where words = any(${words}::text[])`.execute(db);
}
