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
} from '../../views/index.ts';
import type { ListingIndex } from '../listing-source.ts';
import { findFruitless } from './find-fruitless.ts';
import { addFruitless } from './fruitless-queries.ts';

/** A search by a visitor that found nothing. */
export interface VainSearch {
  /** As `fruitlessWords` makes them. */
  words: string;
  visitor: Visitor;
  at: Date;
}

export type FruitlessSearches = BatchWriter<VainSearch>;

interface Parts {
  db: Kysely<Database>;
  listings: ListingIndex;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Counts the visitors who searched for words that are nowhere in the shop, each visitor and word once a day. */
export function createFruitlessSearches({ db, listings, log }: Parts): FruitlessSearches {
  const saltOf = createSalts(db);
  return createBatchWriter({
    name: 'searches',
    log,
    keyOf: ({ words, visitor }) => `${words} ${visitor.toString('base64')}`,
    write: (searches) => store(db, listings, saltOf, searches),
    maxWaiting: 2_000,
  });
}

/** What was narrowed by a filter may be found without it: only words that find nothing by themselves count. */
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
