import {
  bestQuality,
  bothAnswers,
  eitherAnswer,
  leastRanks,
  makeAnswer,
  qualityOf,
} from './answers.ts';
import type { Concept, Phrase } from './expand-word.ts';
import { allRanks, ordinalOf, type Postings } from './postings.ts';

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
