import { closeness as quality, rankWorths } from '../words/closeness.ts';
import type { ExpandedWord } from './expand-word.ts';
import { allRanks, lastRank, rankCount } from './postings.ts';

/*
 * How well an ordinal matches a word or a phrase, as one number: the quality of the word in the upper bits, the ranks
 * of texts that contain it in the lower ones. 0 is no match.
 */

export const makeAnswer = (how: number, ranks: number): number => (how << rankCount) | ranks;

export const qualityOf = (answer: number): number => answer >>> rankCount;

/** In the order of their bits: the last rank first. */
const rankWorth = rankWorths.toReversed();
const worthOfRanks = Uint8Array.from({ length: allRanks + 1 }, (_, ranks) =>
  rankWorth.reduce((sum, worth, bit) => sum + ((ranks & (1 << bit)) > 0 ? worth : 0), 0),
);

/** The worth of every answer there is. */
const worths = Uint8Array.from(
  { length: makeAnswer(quality.same, allRanks) + 1 },
  (_, answer) => qualityOf(answer) * (worthOfRanks[answer & allRanks] ?? 0),
);

/** An answer is worth more for a better rank and a closer word. */
export const worthOf = (answer: number): number => worths[answer] ?? 0;

/**
 * Combines two matches of one word: the better of the two, or all ranks of both with the lower quality if that is worth
 * more. Never all ranks with the higher quality: an exact word in a long text does not improve a title with a merely
 * similar word.
 */
export function eitherAnswer(one: number, other: number): number {
  if (one === 0 || other === 0) return one | other;
  const shared = makeAnswer(Math.min(qualityOf(one), qualityOf(other)), (one | other) & allRanks);
  const better = worthOf(one) >= worthOf(other) ? one : other;
  return worthOf(better) >= worthOf(shared) ? better : shared;
}

/** Combines the words of a phrase: the lower quality, in the ranks that they share. */
export function bothAnswers(one: number, other: number): number {
  const ranks = one & other & allRanks;
  return makeAnswer(Math.min(qualityOf(one), qualityOf(other)), ranks === 0 ? lastRank : ranks);
}

/** The ranks that are ignored because a match there says too little. */
export function leastRanks({ skipsLastRank }: ExpandedWord, how: number): number {
  return skipsLastRank && how === quality.beginning ? lastRank : 0;
}
