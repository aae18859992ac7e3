import type { Fields, Row } from '../fields.ts';
import { type ColumnOptions, Columns } from './columns.ts';
import { allRanks, ForwardPostings, Postings, rankCount } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

const space = 0x20;
const newline = 0x0a;

interface IndexOptions extends ColumnOptions {
  stem: (word: string) => string;
}

/** How many recent changes a search may look through before they are merged into a new array. */
const leastChanges = 20_000;

/** Rows in memory: columns to filter, count and sort by, and a posting list per word. */
export class MemoryIndex {
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  readonly postings = new Postings();
  #forward: ForwardPostings | null = new ForwardPostings();
  /** The words of the row that is being added, and their ranks. */
  #words: number[] = [];
  #ranks: number[] = [];
  #compacted = 0;
  /** The ordinals below have all their words where a search looks for them. */
  settled = 0;

  constructor(options: IndexOptions) {
    this.columns = new Columns(options);
    this.vocabulary = new Vocabulary(options.stem);
  }

  /** Adds a row, replacing the one with its id. */
  add(row: Row<Fields, string>): void {
    const ordinal = this.columns.add(row);
    if (ordinal < 0) return;
    const { words } = row;
    if (typeof words === 'string') {
      const bytes = Buffer.from(words);
      this.#readWords(bytes, 0, bytes.length);
    } else {
      this.#readWords(words.bytes, words.from, words.to);
    }
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? 0;
      const ranks = this.#ranks[at] ?? 0;
      if (this.#forward) this.#forward.add(word, ranks);
      else this.postings.add(word, ordinal, ranks);
    }
    this.#forward?.endRow();
  }

  remove(id: number): void {
    this.columns.remove(id);
  }

  /** Makes additions and removals visible to searches. Belongs at the end of every batch. */
  settle(): void {
    if (this.#forward) {
      const order = this.columns.sortByAge();
      this.postings.settle(this.vocabulary.size, this.#forward, order);
      // So that no search has to put all texts in order.
      for (const { texts } of this.columns.facets.values()) texts.ranks();
      this.#forward = null;
      this.#compacted = this.columns.count;
    }
    this.vocabulary.order();
    this.columns.followAge();
    const { count, living } = this.columns;
    const changes = count - this.#compacted + (count - living);
    if (changes > Math.max(leastChanges, living / 5)) this.compact();
    this.settled = this.columns.count;
  }

  /** Removes the gaps of removed rows, and merges everything into one array again. */
  compact(): void {
    const moved = this.columns.compact();
    this.postings.compact(this.vocabulary.size, moved);
    this.#compacted = this.columns.count;
    this.settled = this.columns.count;
  }

  /** A word may occur in texts of several ranks; it is stored once, with all of them. */
  #readWords(bytes: Buffer, from: number, to: number): void {
    this.#words.length = 0;
    this.#ranks.length = 0;
    let line = 0;
    let start = from;
    for (let at = from; at <= to; at += 1) {
      const byte = at === to ? newline : bytes[at];
      if (byte !== space && byte !== newline) continue;
      if (at > start) {
        const word = this.vocabulary.addBytes(bytes, start, at);
        this.#words.push(word);
        this.#ranks.push(line < rankCount ? 1 << (rankCount - 1 - line) : allRanks);
      }
      start = at + 1;
      if (byte === newline) line += 1;
    }
    this.#joinRepeated();
  }

  /** The index plus one of each word within the current row, 0 for none. */
  #placeOfWord = new Uint16Array(1024);

  #joinRepeated(): void {
    if (this.vocabulary.size > this.#placeOfWord.length) {
      this.#placeOfWord = new Uint16Array(this.vocabulary.size * 2);
    }
    const words = this.#words;
    const ranks = this.#ranks;
    let kept = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      const place = (this.#placeOfWord[word] ?? 0) - 1;
      if (place >= 0) {
        ranks[place] = (ranks[place] ?? 0) | (ranks[at] ?? 0);
        continue;
      }
      words[kept] = word;
      ranks[kept] = ranks[at] ?? 0;
      kept += 1;
      this.#placeOfWord[word] = kept;
    }
    words.length = kept;
    ranks.length = kept;
    for (let at = 0; at < kept; at += 1) this.#placeOfWord[words[at] ?? 0] = 0;
  }
}
