import type { QueryConcept } from '../words/analyse-query.ts';
import { type Columns, slotKinds } from './columns.ts';
import { bestFirst } from './find-listings.ts';
import type { LiveIndex } from './live-index.ts';
import { pickSlots } from './pick-slots.ts';
import type { Matches } from './slots.ts';

/** Answers that are worth less than this share of the best one are not suggested. */
const leastShare = 0.52;

interface Answer {
  id: number;
  score: number;
}

/**
 * Products and packages that answer a query well: the most used first, then the best answers, equally good ones by age.
 * @param uses how often listings are used, by id; those that are missing count as not used
 */
export function bestAnswers(
  live: LiveIndex,
  concepts: readonly QueryConcept[],
  uses: ReadonlyMap<number, number>,
  most: number,
): { id: number }[] {
  const { columns } = live.index;
  const found: Answer[] = [];
  for (const kind of [slotKinds.product, slotKinds.package]) {
    // Typos are forgiven where nothing else answers.
    const matches = live.matcher.match(concepts, kind, found.length === 0);
    const best = pickSlots(matches, bestFirst(columns, matches), 0, most);
    for (const slot of [...best, ...usedMatches(columns, matches, uses)]) {
      found.push({ id: columns.id[slot] ?? 0, score: matches.scores[slot] ?? 0 });
    }
  }
  const highest = found.reduce((high, { score }) => Math.max(high, score), 0);
  const good = found.filter(({ score }) => score >= highest * leastShare);
  const unique = new Map(good.map((answer) => [answer.id, answer]));
  const useOf = ({ id }: Answer) => uses.get(id) ?? 0;
  return [...unique.values()]
    .toSorted((a, b) => useOf(b) - useOf(a) || b.score - a.score)
    .slice(0, most);
}

/** The matches among the used listings. Only numbers are looked at for each match: there may be a great many. */
function usedMatches(
  columns: Columns,
  { slots, count }: Matches,
  uses: ReadonlyMap<number, number>,
): number[] {
  const isUsed = columns.scratch(0).fill(0);
  for (const id of uses.keys()) {
    const slot = columns.slotOf(id);
    if (slot >= 0) isUsed[slot] = 1;
  }
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    if (isUsed[slot] === 1) found.push(slot);
  }
  return found;
}
