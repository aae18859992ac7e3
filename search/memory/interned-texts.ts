const startCapacity = 1024;

/**
 * Texts by number, in order of first occurrence: 0, 1, 2 … Texts are looked up by their UTF-8 bytes as read, so that
 * reading a million rows decodes every text only once.
 */
export class InternedTexts {
  readonly texts: string[] = [];
  /** Open addressing: a text's number plus one at the slot of its hash or after it; 0 for free slots. */
  #places = new Int32Array(startCapacity * 2);
  #hashes = new Int32Array(startCapacity);
  /** The offset of each text among the bytes, with one more entry for the end of the last. */
  #starts = new Uint32Array(startCapacity + 1);
  #bytes = Buffer.allocUnsafe(startCapacity * 8);

  /** The number of a text, assigning one if it is new. */
  add(text: string): number {
    const bytes = Buffer.from(text);
    return this.addBytes(bytes, 0, bytes.length);
  }

  /** The number of the text at `bytes[from, to)`, assigning one if it is new. */
  addBytes(bytes: Buffer, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (;;) {
      const known = (this.#places[place] ?? 0) - 1;
      if (known < 0) return this.#append(bytes, from, to, hash, place);
      if (this.#hashes[known] === hash && this.#isAt(known, bytes, from, to)) return known;
      place = (place + 1) & mask;
    }
  }

  /** The number of a text, or -1. */
  find(text: string): number {
    const bytes = Buffer.from(text);
    const hash = hashOf(bytes, 0, bytes.length);
    const mask = this.#places.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const known = (this.#places[place] ?? 0) - 1;
      if (known < 0) return -1;
      if (this.#hashes[known] === hash && this.#isAt(known, bytes, 0, bytes.length)) return known;
    }
  }

  #isAt(number: number, bytes: Buffer, from: number, to: number): boolean {
    const start = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = 0; at < to - from; at += 1) {
      if (this.#bytes[start + at] !== bytes[from + at]) return false;
    }
    return true;
  }

  #append(bytes: Buffer, from: number, to: number, hash: number, place: number): number {
    const number = this.texts.length;
    if (number === this.#hashes.length) {
      this.#grow();
      return this.addBytes(bytes, from, to);
    }
    const start = this.#starts[number] ?? 0;
    const end = start + to - from;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    bytes.copy(this.#bytes, start, from, to);
    this.#starts[number + 1] = end;
    this.#hashes[number] = hash;
    this.#places[place] = number + 1;
    this.texts.push(bytes.toString('utf8', from, to));
    return number;
  }

  #grow(): void {
    const capacity = this.#hashes.length * 2;
    const hashes = new Int32Array(capacity);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const starts = new Uint32Array(capacity + 1);
    starts.set(this.#starts);
    this.#starts = starts;
    this.#places = new Int32Array(capacity * 2);
    const mask = this.#places.length - 1;
    for (let number = 0; number < this.texts.length; number += 1) {
      let place = (hashes[number] ?? 0) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    }
  }
}

/** FNV-1a, 32 bits, with the upper half folded into the lower one that selects the slot. */
function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
