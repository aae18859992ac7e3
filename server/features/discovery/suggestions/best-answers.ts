import { listingTypes } from '@orendi/contract/listings';
import type { QueryConcept } from '@orendi/search/words/analyse-query';
import type { ListingFinder } from '../listing-fields.ts';

/** Answers scoring below this share of the best score are not suggested. */
const leastShare = 0.52;

interface Answer {
  id: number;
  score: number;
}

/**
 * Products and packages that answer a query well: the most used first, then by score, then by age.
 * @param uses how often listings are used, by id; missing ones count as unused
 */
export async function bestAnswers(
  engine: ListingFinder,
  concepts: readonly QueryConcept[],
  uses: ReadonlyMap<number, number>,
  most: number,
): Promise<{ id: number }[]> {
  const found: Answer[] = [];
  for (const kind of listingTypes) {
    const [answer] = await engine.find([
      {
        kind,
        concepts,
        // Typos are only forgiven when nothing else was found.
        mayForgive: found.length === 0,
        range: { offset: 0, limit: most },
        among: [...uses.keys()],
      },
    ]);
    const { ids = [], scores = [] } = answer ?? {};
    found.push(...ids.map((id, place) => ({ id, score: scores[place] ?? 0 })));
  }
  const highest = found.reduce((high, { score }) => Math.max(high, score), 0);
  const good = found.filter(({ score }) => score >= highest * leastShare);
  const unique = new Map(good.map((answer) => [answer.id, answer]));
  const useOf = ({ id }: Answer) => uses.get(id) ?? 0;
  return [...unique.values()]
    .toSorted((a, b) => useOf(b) - useOf(a) || b.score - a.score)
    .slice(0, most);
}
