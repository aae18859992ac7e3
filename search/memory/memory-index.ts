import type { AnyOptions } from '../engine.ts';
import type { Row } from '../fields.ts';
import { Columns, wordsField } from './columns.ts';
import {
  allRanks,
  ForwardPostings,
  makePosting,
  ordinalOf,
  Postings,
  rankCount,
} from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** How many recent changes a search may look through before they are merged into a new array. */
const leastChanges = 20_000;

/** A step of MurmurHash3: every bit of a number changes half of the bits of the result. */
function mixed(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
}

/** Rows in memory: columns to filter, count and sort by, and a posting list per word. */
export class MemoryIndex {
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  readonly postings = new Postings();
  #forward: ForwardPostings | null = new ForwardPostings();
  /** The ranks of texts in which the row that is being added has a word, by its number; 0 between two rows. */
  #ranks = new Uint8Array(1024);
  #compacted = 0;

  constructor(options: AnyOptions) {
    this.columns = new Columns(options);
    this.vocabulary = new Vocabulary(options.stem);
  }

  /** Adds a row, replacing the one with its id. */
  add(row: Row): void {
    const former = this.columns.ordinalOf(row.id);
    const ordinal = this.columns.add(row);
    if (ordinal < 0) return;
    const words = this.#readWords(row.words);
    let mark = 0;
    for (const word of words) {
      const ranks = this.#ranks[word] ?? 0;
      this.#ranks[word] = 0;
      mark = mixed(mark ^ makePosting(word, ranks));
      if (this.#forward) this.#forward.add(word, ranks);
      else this.postings.add(word, ordinal, ranks);
    }
    this.#forward?.endRow();
    const isSame = this.columns.setMark(ordinal, former, mark);
    if (isSame && !this.#forward) this.postings.noteRepeated(words);
  }

  /** The different words of a row; their ranks are left in `#ranks`. */
  #readWords(text: string): number[] {
    const words: number[] = [];
    for (const [line, own] of text.split('\n').entries()) {
      const rank = line < rankCount ? 1 << (rankCount - 1 - line) : allRanks;
      for (const one of own.split(' ')) {
        if (one === '') continue;
        const word = this.vocabulary.add(one);
        if (word >= this.#ranks.length) this.#makeRoom();
        const known = this.#ranks[word] ?? 0;
        if (known === 0) words.push(word);
        this.#ranks[word] = known | rank;
      }
    }
    return words;
  }

  #makeRoom(): void {
    const larger = new Uint8Array(this.#ranks.length * 2);
    larger.set(this.#ranks);
    this.#ranks = larger;
  }

  /** Makes additions and removals visible to searches. Belongs at the end of every batch. */
  settle(): void {
    if (this.#forward) {
      const order = this.columns.sortByAge();
      this.postings.settle(this.vocabulary.size, this.#forward, order);
      // So that no search has to put all texts in order.
      for (const column of this.columns.facets.values()) column.places();
      this.#forward = null;
      this.#compacted = this.columns.count;
    }
    this.vocabulary.order();
    this.columns.followAge();
    const { count, living } = this.columns;
    const changes = count - this.#compacted + (count - living);
    if (changes > Math.max(leastChanges, living / 5)) this.compact();
  }

  /** Removes the gaps of removed rows, and merges everything into one array again. */
  compact(): void {
    const moved = this.columns.compact();
    this.postings.compact(this.vocabulary.size, moved);
    // Words occur less often now, which decides about typos.
    this.columns.changes.noteField(wordsField);
    this.#compacted = this.columns.count;
  }

  /** Whether a word stands in one of the first ranks of texts of some row. Stops at the first such row. */
  isSaid(text: string, ranks: number): boolean {
    const word = this.vocabulary.find(text);
    if (word < 0) return false;
    const wanted = allRanks & ~((1 << (rankCount - ranks)) - 1);
    for (const { postings, from, to } of this.postings.ranges(word)) {
      for (let at = from; at < to; at += 1) {
        const posting = postings[at] ?? 0;
        const isMeant = (posting & wanted) !== 0;
        if (isMeant && this.columns.kindOf(ordinalOf(posting)) !== undefined) return true;
      }
    }
    return false;
  }
}
