/** In which fields of a listing a word stands: the bits of a posting. */
export const fieldBits = { name: 16, kind: 8, maker: 4, about: 2, description: 1 } as const;
export const fieldBitCount = 5;
/** Takes the fields out of a posting. */
export const allFields = (1 << fieldBitCount) - 1;

export const slotOfPosting = (posting: number): number => posting >>> fieldBitCount;
export const makePosting = (slot: number, fields: number): number =>
  ((slot << fieldBitCount) | fields) >>> 0;

const none = new Uint32Array(0);
const nothing: readonly number[] = [];

/**
 * For each word, where it stands: its slots in ascending order, each with the fields. Nearly all lie in one array, word
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

  /** The later ones of a word; all their slots are behind those in the array. */
  recent(word: number): readonly number[] {
    return this.#recent.get(word) ?? nothing;
  }

  /** In how many slots a word stands, also such that hold nothing any more. */
  count(word: number): number {
    return Math.max(0, this.end(word) - this.start(word)) + this.recent(word).length;
  }

  /** @param slot behind every slot that has a posting of this word */
  add(word: number, slot: number, fields: number): void {
    const list = this.#recent.get(word);
    const posting = makePosting(slot, fields);
    if (list) list.push(posting);
    else this.#recent.set(word, [posting]);
  }

  /**
   * Takes over what was gathered listing by listing; there must be none yet.
   * @param order which of the gathered ones each slot holds now
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
   * Brings all postings into one new array, without those of empty slots.
   * @param moved the new slot of each old one, -1 for none
   */
  compact(words: number, moved: Int32Array): void {
    const starts = new Uint32Array(words + 1);
    const settled = new Uint32Array(this.#livingCount(words, moved));
    let place = 0;
    for (let word = 0; word < words; word += 1) {
      starts[word] = place;
      this.#forEach(word, (posting) => {
        const slot = moved[slotOfPosting(posting)] ?? -1;
        if (slot < 0) return;
        settled[place] = makePosting(slot, posting & allFields);
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
        if ((moved[slotOfPosting(posting)] ?? -1) >= 0) count += 1;
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
 * The words of listings as they are read, before there are postings; gathered in chunks, so that no large array is
 * ever copied.
 */
export class ForwardPostings {
  #chunks: Uint32Array[] = [];
  #inLast = chunkLength;
  /** Where the words of each listing begin; one more than there are listings. */
  #starts: number[] = [0];
  #count = 0;

  /** A word of the listing that comes next to its end. */
  add(word: number, fields: number): void {
    if (this.#inLast === chunkLength) {
      this.#chunks.push(new Uint32Array(chunkLength));
      this.#inLast = 0;
    }
    const chunk = this.#chunks[this.#chunks.length - 1];
    if (chunk) chunk[this.#inLast] = makePosting(word, fields);
    this.#inLast += 1;
    this.#count += 1;
  }

  endListing(): void {
    this.#starts.push(this.#count);
  }

  /** Slot by slot. @param order which listing each slot holds */
  forEach(order: Uint32Array, visit: (word: number, posting: number) => void): void {
    for (let slot = 0; slot < order.length; slot += 1) {
      const listing = order[slot] ?? 0;
      const end = this.#starts[listing + 1] ?? 0;
      for (let at = this.#starts[listing] ?? 0; at < end; at += 1) {
        const entry = this.#chunks[at >>> chunkBits]?.[at & (chunkLength - 1)] ?? 0;
        visit(slotOfPosting(entry), makePosting(slot, entry & allFields));
      }
    }
  }
}
