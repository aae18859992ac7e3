import { rankWorths } from '../words/closeness.ts';
import { all, any, type Clause, nothing } from './conditions.ts';
import type { ExpandedConcept, Expansion } from './expand-concepts.ts';
import { saidIn } from './index-shape.ts';
import { clausesOf } from './word-book.ts';

const ranks = rankWorths.map((_, rank) => rank);
const lastRank = rankWorths.length - 1;

/**
 * Matches rows that answer a concept. The score is a whole number: the most that one closeness gives, which is the
 * closeness times the sum of what those ranks are worth in which something at least that close stands. The words of a
 * phrase stand in the ranks that they share or, if they share none, in the last one.
 */
export function conceptClause({ words, phrases, orElse }: ExpandedConcept): Clause {
  const expansions = [...words, ...phrases.flat(2)];
  const levels = [...new Set(expansions.map((one) => one.closeness))];
  const queries = levels.flatMap((level) => {
    const isNear = ({ closeness }: Expansion) => closeness >= level;
    const near = words.filter(isNear);
    const whole = phrases
      .map((phrase) => phrase.map((word) => word.filter(isNear)))
      .filter((phrase) => phrase.every((word) => word.length > 0));
    const inRanks = ranks
      .map((rank) => clauseIn(rank, level, near, whole))
      .filter((clause) => clause !== null);
    const least = level * (rankWorths[lastRank] ?? 0);
    const apart = whole.map((phrase) => scored(all(phrase.map(anywhere)), least));
    return inRanks.length > 0 ? [any(inRanks)].concat(apart) : apart;
  });
  if (orElse) queries.push(scored(orElse, 0));
  return queries.length > 0 ? { dis_max: { queries } } : nothing;
}

/** Matches the same rows without a score, which costs a fraction of it. */
export function conceptFilter({ words, phrases, orElse }: ExpandedConcept): Clause {
  const whole = phrases.filter((phrase) => phrase.every((word) => word.length > 0));
  return any([
    ...ranks.flatMap((rank) => clausesIn(rank, words)),
    ...whole.map((phrase) => all(phrase.map(anywhere))),
    ...(orElse ? [orElse] : []),
  ]);
}

/** Matches within one rank; null if nothing can. */
function clauseIn(
  rank: number,
  level: number,
  near: readonly Expansion[],
  phrases: readonly Expansion[][][],
): Clause | null {
  const whole = phrases.map((phrase) => all(phrase.map((word) => any(clausesIn(rank, word)))));
  const filter = any(clausesIn(rank, near).concat(whole));
  return filter === nothing ? null : scored(filter, level * (rankWorths[rank] ?? 0));
}

const scored = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } });

const anywhere = (word: readonly Expansion[]): Clause =>
  any(ranks.flatMap((rank) => clausesIn(rank, word)));

function clausesIn(rank: number, expansions: readonly Expansion[]): Clause[] {
  const asked = expansions.filter(({ skipsLastRank }) => !(skipsLastRank && rank === lastRank));
  const words = [...new Set(asked.flatMap((one) => one.words))];
  const beginnings = [...new Set(asked.flatMap(({ beginning }) => beginning ?? []))];
  return [
    ...clausesOf(saidIn(rank), { words }),
    ...beginnings.flatMap((beginning) => clausesOf(saidIn(rank), { words: [], beginning })),
  ];
}
