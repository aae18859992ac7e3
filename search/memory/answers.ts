import { closeness as quality, rankWorths } from '../words/closeness.ts';
import type { Concept, ExpandedWord, Phrase } from './expand-word.ts';
import { allRanks, lastRank, ordinalOf, type Postings, rankCount } from './postings.ts';

/*
 * How well an ordinal matches a word or a phrase, as one number: the quality of the word in the upper bits, the ranks
 * of texts that contain it in the lower ones. 0 is no match.
 */

export const makeAnswer = (how: number, ranks: number): number => (how << rankCount) | ranks;

export const bestQuality = Math.max(...Object.values(quality));

export const qualityOf = (answer: number): number => answer >>> rankCount;

/** In the order of their bits: the last rank first. */
const rankWorth = rankWorths.toReversed();
const worthOfRanks = Uint8Array.from({ length: allRanks + 1 }, (_, ranks) =>
  rankWorth.reduce((sum, worth, bit) => sum + ((ranks & (1 << bit)) > 0 ? worth : 0), 0),
);

/** An answer is worth more for a better rank and a closer word. */
export const worthOf = (answer: number): number =>
  qualityOf(answer) * (worthOfRanks[answer & allRanks] ?? 0);

/**
 * Combines two matches of one word: the better of the two, or all ranks of both with the lower quality if that is worth
 * more. Never all ranks with the higher quality: an exact word in a long text does not improve a title with a merely
 * similar word.
 */
export function eitherAnswer(one: number, other: number): number {
  const shared = makeAnswer(Math.min(qualityOf(one), qualityOf(other)), (one | other) & allRanks);
  const better = worthOf(one) >= worthOf(other) ? one : other;
  return one === 0 || other === 0 || worthOf(better) >= worthOf(shared) ? better : shared;
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

/**
 * The worth of all answers of an ordinal to a concept together: the most that one quality gives, in all ranks in which an
 * answer is at least that good.
 * @param ranksOf by quality
 */
export function worthOfAll(ranksOf: Uint8Array): number {
  let ranks = 0;
  let most = 0;
  for (let how = ranksOf.length - 1; how > 0; how -= 1) {
    ranks |= ranksOf[how] ?? 0;
    if (ranksOf[how] !== 0) most = Math.max(most, worthOf(makeAnswer(how, ranks)));
  }
  return most;
}

/** A look-up in a posting list costs about as much as this many steps through it. */
const lookUpSteps = 20;

/** Whether looking a concept up in each of some ordinals is faster than going through all postings of its words. */
export function isRatherLookedUp(ordinals: number, { phrases, count, orWhere }: Concept): boolean {
  const words = phrases.flat().reduce((sum, { expansions }) => sum + expansions.length, 0);
  return orWhere === undefined && ordinals * lookUpSteps * words < count;
}

/** In which ranks of texts an ordinal answers a concept, by how closely. */
export function lookUpAll(postings: Postings, { phrases }: Concept, ordinal: number): Uint8Array {
  const ranks = new Uint8Array(bestQuality + 1);
  for (const phrase of phrases) {
    const [word, ...others] = phrase;
    if (others.length > 0) {
      const answer = lookUp(postings, phrase, ordinal);
      const how = qualityOf(answer);
      ranks[how] = (ranks[how] ?? 0) | (answer & allRanks);
      continue;
    }
    for (const { word: number, quality } of word?.expansions ?? []) {
      const own = lookUpRanks(postings, number, ordinal);
      if (word && own > leastRanks(word, quality)) ranks[quality] = (ranks[quality] ?? 0) | own;
    }
  }
  return ranks;
}

/** How an ordinal matches a phrase, 0 for not at all. */
export function lookUp(postings: Postings, phrase: Phrase, ordinal: number): number {
  let answer = 0;
  for (const word of phrase) {
    let own = 0;
    for (const expansion of word.expansions) {
      const ranks = lookUpRanks(postings, expansion.word, ordinal);
      if (ranks <= leastRanks(word, expansion.quality)) continue;
      own = eitherAnswer(own, makeAnswer(expansion.quality, ranks));
    }
    if (own === 0) return 0;
    answer = answer === 0 ? own : bothAnswers(answer, own);
  }
  return answer;
}

/** The ranks of texts in which an ordinal has a word, 0 for none. */
function lookUpRanks(postings: Postings, word: number, ordinal: number): number {
  const recent = postings.recent(word);
  return (
    ranksIn(postings.all, postings.start(word), postings.end(word), ordinal) ||
    ranksIn(recent, 0, recent.length, ordinal)
  );
}

/** The ranks of an ordinal among the postings at [start, end), 0 if it is not there. */
function ranksIn(
  postings: Uint32Array | readonly number[],
  start: number,
  end: number,
  ordinal: number,
): number {
  let from = start;
  let to = end;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ordinalOf(postings[middle] ?? 0) < ordinal) from = middle + 1;
    else to = middle;
  }
  const posting = postings[from] ?? 0;
  return from < end && ordinalOf(posting) === ordinal ? posting & allRanks : 0;
}
