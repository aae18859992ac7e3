import { Columns, type ListingValues } from './columns.ts';
import { allFields, fieldBits, ForwardPostings, Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** The bits of the lines of `listing.words`, in their order. */
const lineBits = [
  fieldBits.name,
  fieldBits.kind,
  fieldBits.maker,
  fieldBits.about,
  fieldBits.description,
];

const space = 0x20;
const newline = 0x0a;

/** Changes that a search may look through one by one before they are worth a new array. */
const leastChanges = 20_000;

/**
 * Every visible listing, in memory: columns to filter and order by, and for each word where it stands. All of it is
 * derived from the table `listing` and can be read again at any time.
 */
export class SearchIndex {
  readonly columns = new Columns();
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  #forward: ForwardPostings | null = new ForwardPostings();
  /** The words of the listing that is being taken in, and their fields. */
  #words: number[] = [];
  #fields: number[] = [];
  #compacted = 0;

  /**
   * Takes in a listing, in place of what is here under its id.
   * @param bytes holds `listing.words` at [from, to): folded words, a line for each rank of fields
   */
  add(listing: ListingValues, bytes: Buffer, from: number, to: number): void {
    const slot = this.columns.add(listing);
    this.#readWords(bytes, from, to);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? 0;
      const fields = this.#fields[at] ?? 0;
      if (this.#forward) this.#forward.add(word, fields);
      else this.postings.add(word, slot, fields);
    }
    this.#forward?.endListing();
  }

  remove(id: number): void {
    this.columns.remove(id);
  }

  /** Makes what was added or removed findable. Belongs at the end of every batch. */
  settle(): void {
    if (this.#forward) {
      const order = this.columns.sortByAge();
      this.postings.settle(this.vocabulary.size, this.#forward, order);
      this.#forward = null;
      this.#compacted = this.columns.count;
    }
    this.vocabulary.order();
    this.columns.followAge();
    const { count, living } = this.columns;
    const changes = count - this.#compacted + (count - living);
    if (changes > Math.max(leastChanges, living / 5)) this.compact();
  }

  /** Closes the gaps of what is gone, and brings everything into one array again. */
  compact(): void {
    const moved = this.columns.compact();
    this.postings.compact(this.vocabulary.size, moved);
    this.#compacted = this.columns.count;
  }

  /** A word may stand in several fields; it is kept once, with all of them. */
  #readWords(bytes: Buffer, from: number, to: number): void {
    this.#words.length = 0;
    this.#fields.length = 0;
    let line = 0;
    let start = from;
    for (let at = from; at <= to; at += 1) {
      const byte = at === to ? newline : bytes[at];
      if (byte !== space && byte !== newline) continue;
      if (at > start) {
        const word = this.vocabulary.addBytes(bytes, start, at);
        this.#words.push(word);
        this.#fields.push(lineBits[line] ?? allFields);
      }
      start = at + 1;
      if (byte === newline) line += 1;
    }
    this.#joinRepeated();
  }

  /** Places of the words of the current listing, by word; one more than the place, 0 for none. */
  #placeOfWord = new Uint16Array(1024);

  #joinRepeated(): void {
    if (this.vocabulary.size > this.#placeOfWord.length) {
      this.#placeOfWord = new Uint16Array(this.vocabulary.size * 2);
    }
    const words = this.#words;
    const fields = this.#fields;
    let kept = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      const place = (this.#placeOfWord[word] ?? 0) - 1;
      if (place >= 0) {
        fields[place] = (fields[place] ?? 0) | (fields[at] ?? 0);
        continue;
      }
      words[kept] = word;
      fields[kept] = fields[at] ?? 0;
      kept += 1;
      this.#placeOfWord[word] = kept;
    }
    words.length = kept;
    fields.length = kept;
    for (let at = 0; at < kept; at += 1) this.#placeOfWord[words[at] ?? 0] = 0;
  }
}
