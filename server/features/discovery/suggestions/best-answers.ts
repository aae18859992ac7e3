import { listingTypes } from '@orendi/contract/listings';
import type { ListingFinder, ListingQuery } from '../listing-fields.ts';

/** Answers scoring below this share of the best score are not suggested. */
const leastShare = 0.52;

interface Answer {
  id: number;
  score: number;
  isNamed: boolean;
}

/**
 * Products and packages that are what a query names or, if none is, answer it well: the most used first, then by score, then
 * by age.
 * @param first what the query names
 * @param uses how often listings are used, by id; missing ones count as unused
 */
export async function bestAnswers(
  engine: ListingFinder,
  { concepts, first }: Pick<ListingQuery, 'concepts' | 'first'>,
  uses: ReadonlyMap<number, number>,
  most: number,
): Promise<{ id: number }[]> {
  const found: Answer[] = [];
  for (const kind of listingTypes) {
    const [answer] = await engine.find([
      {
        kind,
        concepts,
        first,
        // Typos are only forgiven when nothing else was found.
        mayForgive: found.length === 0,
        range: { offset: 0, limit: most },
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
  const useOf = ({ id }: Answer) => uses.get(id) ?? 0;
  return [...unique.values()]
    .toSorted((a, b) => useOf(b) - useOf(a) || b.score - a.score)
    .slice(0, most);
}
