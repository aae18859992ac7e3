import { analyseQuery } from '@orendi/search/words/analyse-query';
import { lifetimes } from '@orendi/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { type BatchWriter, createBatchWriter } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import {
  createSalts,
  markVisitor,
  type SaltOf,
  tiraneDay,
  type Visitor,
  daysBefore,
} from '../../views/index.ts';
import type { ListingIndex } from '../listing-source.ts';
import { findAsked } from '../things/find-asked.ts';
import type { Services } from '../../../services.ts';
import {
  addFruitless,
  deleteOldFruitless,
  forgetFruitless,
  listFruitlessSearches,
} from './fruitless-queries.ts';

/** A search by a visitor that found nothing. */
interface VainSearch {
  /** The result of `fruitlessWords`. */
  words: string;
  visitor: Visitor;
  at: Date;
}

export type FruitlessSearches = BatchWriter<VainSearch>;

interface FruitlessSources {
  db: Kysely<Database>;
  listings: ListingIndex;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Counts the visitors who searched for words that are nowhere in the shop, each visitor and word once a day. */
export function createFruitlessSearches({
  db,
  listings,
  log,
}: FruitlessSources): FruitlessSearches {
  const saltOf = createSalts(db);
  return createBatchWriter({
    name: 'searches',
    log,
    keyOf: ({ words, visitor }) => `${words} ${visitor.toString('base64')}`,
    write: (searches) => store(db, listings, saltOf, searches),
    maxWaiting: 2_000,
  });
}

/** A search narrowed by a filter may find something without it: only words that find nothing by themselves count. */
async function store(
  db: Kysely<Database>,
  listings: ListingIndex,
  saltOf: SaltOf,
  searches: VainSearch[],
): Promise<void> {
  const fruitless = await findFruitless(
    listings,
    searches.map(({ words }) => words),
  );
  const marked = searches
    .filter(({ words }) => fruitless.has(words))
    .map(async ({ words, visitor, at }) => {
      const day = tiraneDay(at);
      return { words, day, at, mark: markVisitor(visitor, `search ${words}`, await saltOf(day)) };
    });
  if (marked.length > 0) await addFruitless(db, await Promise.all(marked));
}

const none = { offset: 0, limit: 0 };

/** The words that no product and no package in the whole shop is, or says if they name no category. */
export async function findFruitless(
  listings: ListingIndex,
  words: Iterable<string>,
): Promise<Set<string>> {
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
  await deleteOldFruitless(db, daysBefore(today, lifetimes.fruitlessSearchDays), today);
  const listed = (await listFruitlessSearches(db)).map(({ words }) => words);
  if (listed.length === 0) return;
  const fruitless = await findFruitless(listings, listed);
  const found = listed.filter((words) => !fruitless.has(words));
  await forgetFruitless(db, found);
}
