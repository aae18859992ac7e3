import type { QueryConcept } from '../words/analyse-query.ts';
import {
  bothAnswers,
  eitherAnswer,
  leastRanks,
  makeAnswer,
  qualityOf,
  worthOf,
} from './answers.ts';
import { countBits, hasBit, keepBoth, listBits, lowestOf, setBit } from './bits.ts';
import { addMatching, narrow } from './condition.ts';
import { type Concept, type ExpandedWord, expandConcept, type Phrase } from './expand-word.ts';
import type { MemoryIndex } from './memory-index.ts';
import {
  allRanks,
  cutRange,
  makePosting,
  mostInRange,
  ordinalOf,
  type PostingRange,
} from './postings.ts';
import type { Steps } from './time-slices.ts';

/** The rows that answer words; both are valid until the next query. */
export interface WordMatches {
  bits: Uint32Array;
  /** How well each of them does: integers, by ordinal. For other rows it holds what an earlier search left. */
  scores: Float64Array;
}

/** Postings that answer a concept equally closely. */
interface PostingList extends PostingRange {
  quality: number;
  /** Ranks up to this say too little. */
  least: number;
}

/** To look more rows up is hardly faster than to read even the longest lists of 100,000 rows. */
const mostFew = 4_096;

/**
 * Finds rows that match the words as typed; failing that, all but the doubtful words; failing that, words that are nearly
 * the same.
 * @param kind of the rows to find; undefined for all
 * @param isForgiving false skips the last step
 */
export function* matchWords(
  index: MemoryIndex,
  query: readonly QueryConcept[],
  kind: string | undefined,
  isForgiving = true,
): Steps<WordMatches> {
  const wanted = query.filter(({ optional }) => !optional);
  const exact = yield* matchAll(index, wanted, kind, false);
  if (exact) return exact;
  const certain = wanted.filter(({ isDoubtful }) => !isDoubtful);
  const asked = certain.length > 0 ? certain : wanted;
  const without = asked.length < wanted.length ? yield* matchAll(index, asked, kind, false) : null;
  const found = without ?? (isForgiving ? yield* matchAll(index, asked, kind, true) : null);
  return found ?? nothing(index);
}

function nothing({ columns: { rooms } }: MemoryIndex): WordMatches {
  return { bits: rooms.get('bits', 'words').fill(0), scores: rooms.get('keys', 'scores') };
}

/** Finds rows that answer all concepts, going from the rarest concept to the most frequent; null if there are none. */
function* matchAll(
  index: MemoryIndex,
  query: readonly QueryConcept[],
  kind: string | undefined,
  isForgiving: boolean,
): Steps<WordMatches | null> {
  const concepts = query
    .map((concept) => expandConcept(index, concept, isForgiving))
    .sort((a, b) => a.count - b.count);
  yield;
  const matches = nothing(index);
  const { bits } = matches;
  bits.fill(-1);
  for (const [place, concept] of concepts.entries()) {
    const isFirst = place === 0;
    const answers = yield* findAnswers(index, concept, isFirst ? null : bits);
    keepBoth(bits, answers.bits);
    addWorth(matches, answers.worth, isFirst);
    if (countBits(bits) === 0) return null;
    yield;
  }
  yield* narrow(bits, [index.columns.ofKind(kind)]);
  return concepts.length > 0 && countBits(bits) > 0 ? matches : null;
}

/** The scores of several concepts add up; before the first, they are what an earlier search left. */
function addWorth({ bits, scores }: WordMatches, worth: Uint8Array, isFirst: boolean): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      const ordinal = lowestOf(left, word);
      scores[ordinal] = (isFirst ? 0 : (scores[ordinal] ?? 0)) + (worth[ordinal] ?? 0);
    }
  }
}

/**
 * Goes through the postings of everything that a concept may stand for, from the closest words to the least close ones. So
 * a row is worth the most that one closeness gives, in all ranks in which an answer is at least that close.
 * @param among the only rows that matter; null for all. The result may contain others
 */
export function* findAnswers(
  index: MemoryIndex,
  concept: Concept,
  among: Uint32Array | null = null,
) {
  const { rooms } = index.columns;
  const lists: PostingList[] = [];
  for (const phrase of concept.phrases) lists.push(...(yield* listPostings(index, phrase)));
  lists.sort((one, other) => other.quality - one.quality);
  const bits = rooms.get('bits', 'answering').fill(0);
  const worth = rooms.get('bytes', 'worth').fill(0);
  const ranks = rooms.get('bytes', 'ranks').fill(0);
  const few = listFew(among, rooms.get('ordinals', 'few'));
  // A beginning may stand for thousands of words in a few rows each: to yield after each would cost more than to read them.
  let noted = 0;
  for (const list of lists) {
    for (const range of cutRange(list, few)) {
      noteAll({ bits, worth, ranks, among }, range, list);
      // A long list that is looked up counts as if it was read: rather too many interruptions than too few.
      noted += Math.min(list.to - list.from, mostInRange);
      if (noted < mostInRange) continue;
      noted = 0;
      yield;
    }
  }
  // Rows that meet conditions instead are worth nothing.
  if (concept.orWhere) yield* addMatching(index.columns, concept.orWhere, bits);
  return { bits, worth };
}

/** The only rows that matter, if they are few enough to be looked up in long lists. */
function listFew(among: Uint32Array | null, into: Uint32Array): Uint32Array | null {
  if (among === null || countBits(among) > mostFew) return null;
  return into.subarray(0, listBits(among, 0, into, 0));
}

interface ConceptRows {
  bits: Uint32Array;
  worth: Uint8Array;
  ranks: Uint8Array;
  among: Uint32Array | null;
}

function noteAll(
  { bits, worth, ranks, among }: ConceptRows,
  { postings, from, to }: PostingRange,
  { quality, least }: PostingList,
): void {
  for (let at = from; at < to; at += 1) {
    const posting = postings[at] ?? 0;
    const own = posting & allRanks;
    if (own <= least) continue;
    const ordinal = ordinalOf(posting);
    if (among && !hasBit(among, ordinal)) continue;
    const before = ranks[ordinal] ?? 0;
    const all = before | own;
    if (all === before) continue;
    if (before === 0) setBit(bits, ordinal);
    ranks[ordinal] = all;
    const most = worthOf(makeAnswer(quality, all));
    if (most > (worth[ordinal] ?? 0)) worth[ordinal] = most;
  }
}

/** Where a word, or all words of a phrase, occur. */
function* listPostings(index: MemoryIndex, phrase: Phrase): Steps<PostingList[]> {
  const [word, ...others] = phrase;
  if (!word) return [];
  if (others.length > 0) return yield* listPhrase(index, word, others);
  return word.expansions.flatMap(({ word: number, quality }) => {
    const least = leastRanks(word, quality);
    const ranges = index.postings.ranges(number);
    return ranges.map(({ postings, from, to }) => ({ postings, from, to, quality, least }));
  });
}

/** @param rarest the word of the phrase that is looked for first */
function* listPhrase(index: MemoryIndex, rarest: ExpandedWord, others: readonly ExpandedWord[]) {
  const { rooms } = index.columns;
  const rows = rooms.get('bits', 'phrase').fill(0);
  const answers = rooms.get('answers', 'phrase').fill(0);
  yield* noteWord(index, rarest, rows, answers);
  for (const word of others) {
    const having = rooms.get('bits', 'word').fill(0);
    const own = rooms.get('answers', 'word').fill(0);
    yield* noteWord(index, word, having, own, rows);
    rows.set(having);
    for (let at = 0; at < rows.length; at += 1) {
      for (let left = rows[at] ?? 0; left !== 0; left &= left - 1) {
        const ordinal = lowestOf(left, at);
        answers[ordinal] = bothAnswers(answers[ordinal] ?? 0, own[ordinal] ?? 0);
      }
    }
    yield;
  }
  return listByQuality(rows, answers, rooms.get('ordinals', 'phrase'));
}

/**
 * Notes how each row matches a word.
 * @param among other rows are left out; null for none
 */
function* noteWord(
  { postings }: MemoryIndex,
  word: ExpandedWord,
  rows: Uint32Array,
  answers: Uint16Array,
  among: Uint32Array | null = null,
): Steps<void> {
  for (const { word: number, quality } of word.expansions) {
    const least = leastRanks(word, quality);
    const ranges = postings.ranges(number).flatMap((range) => cutRange(range));
    for (const { postings: some, from, to } of ranges) {
      for (let at = from; at < to; at += 1) {
        const posting = some[at] ?? 0;
        const ranks = posting & allRanks;
        if (ranks <= least) continue;
        const ordinal = ordinalOf(posting);
        if (among && !hasBit(among, ordinal)) continue;
        const answer = makeAnswer(quality, ranks);
        answers[ordinal] = eitherAnswer(answers[ordinal] ?? 0, answer);
        setBit(rows, ordinal);
      }
      yield;
    }
  }
}

function listByQuality(rows: Uint32Array, answers: Uint16Array, room: Uint32Array): PostingList[] {
  const byQuality: number[][] = [];
  const count = listBits(rows, 0, room, 0);
  for (let at = 0; at < count; at += 1) {
    const ordinal = room[at] ?? 0;
    const answer = answers[ordinal] ?? 0;
    (byQuality[qualityOf(answer)] ??= []).push(makePosting(ordinal, answer & allRanks));
  }
  return byQuality.flatMap((postings, quality) => ({
    quality,
    least: 0,
    postings,
    from: 0,
    to: postings.length,
  }));
}
