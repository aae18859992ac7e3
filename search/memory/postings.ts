import { placeOf } from './place-of.ts';

/**
 * The number of ranks of texts. The lowest bits of a posting say in which of them the word occurs, the first rank in
 * the highest of these bits.
 */
export const rankCount = 5;
/** The bit of the last rank, that of long texts, in which nearly every word occurs somewhere. */
export const lastRank = 1;
/** Masks the ranks of a posting. */
export const allRanks = (1 << rankCount) - 1;

export const ordinalOf = (posting: number): number => posting >>> rankCount;
export const makePosting = (ordinal: number, ranks: number): number =>
  ((ordinal << rankCount) | ranks) >>> 0;

/** Postings at [from, to). */
export interface PostingRange {
  postings: Uint32Array | readonly number[];
  from: number;
  to: number;
}

/** Reading this many takes about half a millisecond. */
export const mostInRange = 2 ** 16;

/** Looking a posting up takes about as long as reading this many. */
const readsPerLook = 32;

/**
 * Cuts a range into such as are read at once, without giving way to anything else.
 * @param few the only ordinals that matter; null for all. Other postings may be left out
 */
export function cutRange(range: PostingRange, few: Uint32Array | null = null): PostingRange[] {
  const { postings, from, to } = range;
  if (few && few.length * readsPerLook < to - from) return [lookUp(range, few)];
  // Nearly all are short already.
  if (to - from <= mostInRange) return [range];
  const cut: PostingRange[] = [];
  for (let start = from; start < to; start += mostInRange) {
    cut.push({ postings, from: start, to: Math.min(to, start + mostInRange) });
  }
  return cut;
}

/** The postings of a few ordinals among many. */
function lookUp({ postings, from, to }: PostingRange, few: Uint32Array): PostingRange {
  const found: number[] = [];
  let start = from;
  for (const ordinal of few) {
    start += placeOf(to - start, (at) => ordinalOf(postings[start + at] ?? 0) < ordinal);
    const posting = postings[start];
    if (start < to && posting !== undefined && ordinalOf(posting) === ordinal) found.push(posting);
  }
  return { postings: found, from: 0, to: found.length };
}

const none = new Uint32Array(0);

/**
 * For each word, the ordinals that contain it in ascending order, each with the ranks. Nearly all postings are in one
 * array, word after word; those added after it was made are in a list per word.
 */
export class Postings {
  #settled = none;
  /** The offset of each word's settled postings, with one more entry for the end of the last. */
  #starts = new Uint32Array(1);
  #recent = new Map<number, number[]>();
  /** How often each word was added for a row that had it before, and has another ordinal now. */
  #repeated = new Map<number, number>();

  /** All postings of a word: the settled ones, and the recent ones, whose ordinals all come after those. */
  ranges(word: number): PostingRange[] {
    const ranges: PostingRange[] = [];
    const count = this.#countSettled(word);
    const from = this.#starts[word] ?? 0;
    if (count > 0) ranges.push({ postings: this.#settled, from, to: from + count });
    const recent = this.#recent.get(word);
    if (recent) ranges.push({ postings: recent, from: 0, to: recent.length });
    return ranges;
  }

  /** How many rows contain a word, including removed rows, and those that had it with other words. */
  count(word: number): number {
    const recent = this.#recent.get(word)?.length ?? 0;
    return this.#countSettled(word) + recent - (this.#repeated.get(word) ?? 0);
  }

  /** A row whose words have just been added had the same words under another ordinal. */
  noteRepeated(words: readonly number[]): void {
    for (const word of words) this.#repeated.set(word, (this.#repeated.get(word) ?? 0) + 1);
  }

  #countSettled(word: number): number {
    const from = this.#starts[word] ?? 0;
    // A word that was added later has no end.
    return (this.#starts[word + 1] ?? from) - from;
  }

  /** @param ordinal greater than every ordinal that already has a posting of this word */
  add(word: number, ordinal: number, ranks: number): void {
    const list = this.#recent.get(word);
    const posting = makePosting(ordinal, ranks);
    if (list) list.push(posting);
    else this.#recent.set(word, [posting]);
  }

  /**
   * Takes over the postings gathered row by row; only valid while there are none yet.
   * @param order the gathered row of each ordinal
   */
  settle(words: number, forward: ForwardPostings, order: Uint32Array): void {
    this.#settle(words, (visit) => forward.forEach(order, visit));
  }

  /**
   * Merges all postings into one new array, without those of ordinals without a row.
   * @param moved the new ordinal of each old one, -1 for none
   */
  compact(words: number, moved: Int32Array): void {
    this.#settle(words, (visit) => {
      for (let word = 0; word < words; word += 1) {
        for (const { postings, from, to } of this.ranges(word)) {
          for (let at = from; at < to; at += 1) {
            const posting = postings[at] ?? 0;
            const ordinal = moved[ordinalOf(posting)] ?? -1;
            if (ordinal >= 0) visit(word, makePosting(ordinal, posting & allRanks));
          }
        }
      }
    });
    this.#recent = new Map();
    this.#repeated = new Map();
  }

  /** @param forEach visits all postings, those of a word in ascending order, as often as it is called */
  #settle(words: number, forEach: (visit: VisitPosting) => void): void {
    const starts = new Uint32Array(words + 1);
    forEach((word) => {
      starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    });
    for (let word = 0; word < words; word += 1) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    const settled = new Uint32Array(starts[words] ?? 0);
    const next = starts.slice(0, words);
    forEach((word, posting) => {
      const place = next[word] ?? 0;
      settled[place] = posting;
      next[word] = place + 1;
    });
    this.#settled = settled;
    this.#starts = starts;
  }
}

type VisitPosting = (word: number, posting: number) => void;

const chunkBits = 18;
const chunkLength = 1 << chunkBits;

/**
 * The words of rows in reading order, before there are postings; stored in chunks, so that no large array is ever
 * copied.
 */
export class ForwardPostings {
  #chunks: Uint32Array[] = [];
  #inLast = chunkLength;
  /** The offset of each row's words, with one more entry for the end of the last. */
  #starts: number[] = [0];
  #count = 0;

  /** Adds a word to the row that is finished by the next call of `endRow`. */
  add(word: number, ranks: number): void {
    if (this.#inLast === chunkLength) {
      this.#chunks.push(new Uint32Array(chunkLength));
      this.#inLast = 0;
    }
    const chunk = this.#chunks[this.#chunks.length - 1];
    if (chunk) chunk[this.#inLast] = makePosting(word, ranks);
    this.#inLast += 1;
    this.#count += 1;
  }

  endRow(): void {
    this.#starts.push(this.#count);
  }

  /**
   * Visits the words ordinal by ordinal.
   * @param order the row of each ordinal
   */
  forEach(order: Uint32Array, visit: VisitPosting): void {
    for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
      const row = order[ordinal] ?? 0;
      const end = this.#starts[row + 1] ?? 0;
      for (let at = this.#starts[row] ?? 0; at < end; at += 1) {
        const entry = this.#chunks[at >>> chunkBits]?.[at & (chunkLength - 1)] ?? 0;
        visit(ordinalOf(entry), makePosting(ordinal, entry & allRanks));
      }
    }
  }
}
