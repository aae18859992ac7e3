/** How many ranks of texts a row has. In which of them a word stands are the bits of a posting, the first rank's on top. */
export const rankCount = 5;
/** The rank of long texts, in which nearly every word stands somewhere. */
export const lastRank = 1;
/** Takes the ranks out of a posting. */
export const allRanks = (1 << rankCount) - 1;

export const ordinalOf = (posting: number): number => posting >>> rankCount;
export const makePosting = (ordinal: number, ranks: number): number =>
  ((ordinal << rankCount) | ranks) >>> 0;

const none = new Uint32Array(0);
const nothing: readonly number[] = [];

/**
 * For each word, where it stands: its ordinals in ascending order, each with the ranks. Nearly all lie in one array, word
 * after word; what has come since it was made lies in a list per word.
 */
export class Postings {
  #settled = none;
  /** Where each word's postings begin among the settled ones; one more than there are words. */
  #starts = new Uint32Array(1);
  #recent = new Map<number, number[]>();

  /** The one array; those of a word lie at [start, end). */
  get all(): Uint32Array {
    return this.#settled;
  }

  start(word: number): number {
    return this.#starts[word] ?? 0;
  }

  /** Not behind `start` for a word that came later. */
  end(word: number): number {
    return this.#starts[word + 1] ?? 0;
  }

  /** The later ones of a word; all their ordinals are behind those in the array. */
  recent(word: number): readonly number[] {
    return this.#recent.get(word) ?? nothing;
  }

  /** In how many ordinals a word stands, also such that hold nothing any more. */
  count(word: number): number {
    return Math.max(0, this.end(word) - this.start(word)) + this.recent(word).length;
  }

  /** @param ordinal behind every ordinal that has a posting of this word */
  add(word: number, ordinal: number, ranks: number): void {
    const list = this.#recent.get(word);
    const posting = makePosting(ordinal, ranks);
    if (list) list.push(posting);
    else this.#recent.set(word, [posting]);
  }

  /**
   * Takes over what was gathered row by row; there must be none yet.
   * @param order which of the gathered ones each ordinal holds now
   */
  settle(words: number, forward: ForwardPostings, order: Uint32Array): void {
    const starts = new Uint32Array(words + 1);
    forward.forEach(order, (word) => {
      starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    });
    for (let word = 0; word < words; word += 1) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    const settled = new Uint32Array(starts[words] ?? 0);
    const next = starts.slice(0, words);
    forward.forEach(order, (word, posting) => {
      const place = next[word] ?? 0;
      settled[place] = posting;
      next[word] = place + 1;
    });
    this.#settled = settled;
    this.#starts = starts;
  }

  /**
   * Brings all postings into one new array, without those of empty ordinals.
   * @param moved the new ordinal of each old one, -1 for none
   */
  compact(words: number, moved: Int32Array): void {
    const starts = new Uint32Array(words + 1);
    const settled = new Uint32Array(this.#livingCount(words, moved));
    let place = 0;
    for (let word = 0; word < words; word += 1) {
      starts[word] = place;
      this.#forEach(word, (posting) => {
        const ordinal = moved[ordinalOf(posting)] ?? -1;
        if (ordinal < 0) return;
        settled[place] = makePosting(ordinal, posting & allRanks);
        place += 1;
      });
    }
    starts[words] = place;
    this.#settled = settled;
    this.#starts = starts;
    this.#recent = new Map();
  }

  #livingCount(words: number, moved: Int32Array): number {
    let count = 0;
    for (let word = 0; word < words; word += 1) {
      this.#forEach(word, (posting) => {
        if ((moved[ordinalOf(posting)] ?? -1) >= 0) count += 1;
      });
    }
    return count;
  }

  #forEach(word: number, visit: (posting: number) => void): void {
    const end = this.end(word);
    for (let at = this.start(word); at < end; at += 1) visit(this.#settled[at] ?? 0);
    for (const posting of this.recent(word)) visit(posting);
  }
}

const chunkBits = 18;
const chunkLength = 1 << chunkBits;

/**
 * The words of rows as they are read, before there are postings; gathered in chunks, so that no large array is
 * ever copied.
 */
export class ForwardPostings {
  #chunks: Uint32Array[] = [];
  #inLast = chunkLength;
  /** Where the words of each row begin; one more than there are rows. */
  #starts: number[] = [0];
  #count = 0;

  /** A word of the row that comes next to its end. */
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

  /** Ordinal by ordinal. @param order which row each ordinal holds */
  forEach(order: Uint32Array, visit: (word: number, posting: number) => void): void {
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
