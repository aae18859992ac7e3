import { foldWords } from '@orendi/search/words/fold-words';
import { listingTypes } from '@orendi/contract/listings';
import type { Db } from '../../../platform/db/tables.ts';
import { usesOf } from '../../views/index.ts';
import { type CardRow, listCards } from '../listing-cards.ts';
import type { ListingFinder, ListingQuery } from '../listing-fields.ts';

/** From this many good answers, the most used are suggested. */
const candidates = 40;
/** For a single letter, this many of the most used and of the newest listings are considered. */
const lookedThrough = 150;

/**
 * Products and packages that are what a query names, or answer it well, the most used first.
 * @param uses of the most used listings, by id
 */
export async function suggestAnswers(
  db: Db,
  engine: ListingFinder,
  query: Pick<ListingQuery, 'concepts' | 'first'>,
  uses: ReadonlyMap<number, number>,
  now: Date,
): Promise<CardRow[]> {
  const best = await bestAnswers(engine, query, uses);
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
  db: Db,
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

/** Answers scoring below this share of the best score are not suggested. */
const leastShare = 0.52;

/**
 * Products and packages that are what a query names or, if none is, answer it well: the most used first, then by score, then
 * by age.
 * @param first what the query names
 * @param uses how often listings are used, by id; missing ones count as unused
 */
async function bestAnswers(
  engine: ListingFinder,
  { concepts, first }: Pick<ListingQuery, 'concepts' | 'first'>,
  uses: ReadonlyMap<number, number>,
): Promise<{ id: number }[]> {
  const found: { id: number; score: number; isNamed: boolean }[] = [];
  for (const kind of listingTypes) {
    const [answer] = await engine.find([
      {
        kind,
        concepts,
        first,
        // Typos are only forgiven when nothing else was found.
        mayForgive: found.length === 0,
        range: { offset: 0, limit: candidates },
        among: [...uses.keys()],
      },
    ]);
    const { ids = [], scores = [], areFirst = [] } = answer ?? {};
    for (const [place, id] of ids.entries()) {
      found.push({ id, score: scores[place] ?? 0, isNamed: areFirst[place] ?? false });
    }
  }
  const named = found.filter(({ isNamed }) => isNamed);
  const wanted = named.length > 0 ? named : found;
  const highest = wanted.reduce((high, { score }) => Math.max(high, score), 0);
  const good = wanted.filter(({ score }) => score >= highest * leastShare);
  const unique = new Map(good.map((answer) => [answer.id, answer]));
  const useOf = ({ id }: { id: number }) => uses.get(id) ?? 0;
  return [...unique.values()]
    .toSorted((a, b) => useOf(b) - useOf(a) || b.score - a.score)
    .slice(0, candidates);
}

/** Sorts the most used first; equally used ones keep their order. */
export function byUse<Item extends { id: number }>(
  some: readonly Item[],
  uses: ReadonlyMap<number, number>,
): Item[] {
  return some.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0));
}
