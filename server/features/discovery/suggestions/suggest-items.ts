import { foldWords } from '@orendi/search/words/fold-words';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { usesOf } from '../../views/index.ts';
import { type CardRow, listCards } from '../card-queries.ts';
import type { ListingFinder, ListingQuery } from '../listing-fields.ts';
import { bestAnswers } from './best-answers.ts';
import { byUse } from './by-use.ts';

/** From this many good answers, the most used are suggested. */
const candidates = 40;
/** For a single letter, this many of the most used and of the newest listings are considered. */
const lookedThrough = 150;

/**
 * Products and packages that are what a query names, or answer it well, the most used first.
 * @param uses of the most used listings, by id
 */
export async function suggestAnswers(
  db: Kysely<Database>,
  engine: ListingFinder,
  query: Pick<ListingQuery, 'concepts' | 'first'>,
  uses: ReadonlyMap<number, number>,
  now: Date,
): Promise<CardRow[]> {
  const best = await bestAnswers(engine, query, uses, candidates);
  const ids = best.map(({ id }) => id);
  const [ownUses, cards] = await Promise.all([usesOf(db, 'listing', ids, now), listCards(db, ids)]);
  return byUse(best, ownUses).flatMap(({ id }) => cards.get(id) ?? []);
}

/**
 * Suggestions for a single letter. It begins words of nearly every listing, so only the names of the most used and the
 * newest listings are considered.
 * @param uses of the most used listings, by id, the most used first
 */
export async function suggestForLetter(
  db: Kysely<Database>,
  engine: ListingFinder,
  letter: string,
  uses: ReadonlyMap<number, number>,
): Promise<CardRow[]> {
  const [newest] = await engine.find([{ range: { offset: 0, limit: lookedThrough } }]);
  const used = [...uses.keys()].slice(0, lookedThrough);
  const ids = [...new Set([...used, ...(newest?.ids ?? [])])];
  const cards = await listCards(db, ids);
  return ids
    .flatMap((id) => cards.get(id) ?? [])
    .filter(({ name }) => foldWords(name).some((word) => word.startsWith(letter)));
}
