import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { usesOf } from '../../views/index.ts';
import { type CardRow, listCards } from '../card-queries.ts';
import { bestAnswers } from '../search-index/best-answers.ts';
import { slotKinds } from '../search-index/columns.ts';
import type { LiveIndex } from '../search-index/live-index.ts';
import type { QueryConcept } from '../words/analyse-query.ts';
import { foldWords } from '../words/fold.ts';
import { byUse } from './by-use.ts';

/** Of so many good answers, the most used are suggested. */
const candidates = 40;
/** So many listings, of the most used and of the newest, are looked through for one letter. */
const lookedThrough = 150;

/**
 * Products and packages that answer the query well, the most used first.
 * @param uses of the most used listings, by id
 */
export async function suggestAnswers(
  db: Kysely<Database>,
  live: LiveIndex,
  concepts: readonly QueryConcept[],
  uses: ReadonlyMap<number, number>,
  now: Date,
): Promise<CardRow[]> {
  const best = bestAnswers(live, concepts, uses, candidates);
  const ids = best.map(({ id }) => id);
  const [ownUses, cards] = await Promise.all([usesOf(db, 'listing', ids, now), listCards(db, ids)]);
  return byUse(best, ownUses).flatMap(({ id }) => cards.get(id) ?? []);
}

/**
 * What one letter may begin. It begins nearly everything, so only the most used and the newest listings are looked
 * through, by their names.
 * @param uses of the most used listings, by id, the most used first
 */
export async function suggestForLetter(
  db: Kysely<Database>,
  live: LiveIndex,
  letter: string,
  uses: ReadonlyMap<number, number>,
): Promise<CardRow[]> {
  const ids = [...new Set([...[...uses.keys()].slice(0, lookedThrough), ...newest(live)])];
  const cards = await listCards(db, ids);
  return ids
    .flatMap((id) => cards.get(id) ?? [])
    .filter(({ name }) => foldWords(name).some((word) => word.startsWith(letter)));
}

function newest({ index: { columns } }: LiveIndex): number[] {
  const ids: number[] = [];
  for (let slot = columns.count - 1; slot >= 0 && ids.length < lookedThrough; slot -= 1) {
    if (columns.kind[slot] !== slotKinds.none) ids.push(columns.id[slot] ?? 0);
  }
  return ids;
}
