import { type ExpandedWord, quality } from './expand-word.ts';
import { allRanks, lastRank, rankCount } from './postings.ts';

/*
 * How an ordinal answers a word or a phrase, in one number: the quality of the word above, the ranks of texts it stands in below. 0 is
 * no answer.
 */

export const makeAnswer = (how: number, ranks: number): number => (how << rankCount) | ranks;

const qualityOf = (answer: number): number => answer >>> rankCount;

/** What each rank of texts adds, the last one first, in the order of its bits. */
const rankWorth = [1, 2, 4, 4, 8];
const worthOfRanks = Uint8Array.from({ length: allRanks + 1 }, (_, ranks) =>
  rankWorth.reduce((sum, worth, bit) => sum + ((ranks & (1 << bit)) > 0 ? worth : 0), 0),
);

/** The better the rank and the closer the word, the more an answer is worth. */
export const worthOf = (answer: number): number =>
  qualityOf(answer) * (worthOfRanks[answer & allRanks] ?? 0);

/**
 * A word that answers twice does so as the one that is worth more, or in all ranks of both as well as the worse. Not as well
 * as the better: a long text that has the very word does not make a title better that means something near.
 */
export function eitherAnswer(one: number, other: number): number {
  const shared = makeAnswer(Math.min(qualityOf(one), qualityOf(other)), (one | other) & allRanks);
  const better = worthOf(one) >= worthOf(other) ? one : other;
  return one === 0 || other === 0 || worthOf(better) >= worthOf(shared) ? better : shared;
}

/** Words that belong together answer as well as the worse one, in the ranks that they share. */
export function bothAnswers(one: number, other: number): number {
  const ranks = one & other & allRanks;
  return makeAnswer(Math.min(qualityOf(one), qualityOf(other)), ranks === 0 ? lastRank : ranks);
}

/** The ranks that say too little of a word to count. */
export function leastRanks({ skipsLastRank }: ExpandedWord, how: number): number {
  return skipsLastRank && how === quality.beginning ? lastRank : 0;
}
