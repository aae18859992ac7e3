import { clearBit, lengthened, setBit, wordsFor } from './bits.ts';

/** Which ordinals have a row of each kind, as bits. */
export class KindBits {
  readonly #ofKind: Uint32Array[] = [];
  #words = 0;
  #all = new Uint32Array(0);

  reserve(capacity: number): void {
    this.#words = wordsFor(capacity);
    for (const [kind, bits] of this.#ofKind.entries()) {
      this.#ofKind[kind] = lengthened(bits, this.#words);
    }
  }

  note(ordinal: number, kind: number, change: 1 | -1): void {
    while (this.#ofKind.length <= kind) this.#ofKind.push(new Uint32Array(this.#words));
    const bits = this.#ofKind[kind];
    if (bits) (change === 1 ? setBit : clearBit)(bits, ordinal);
  }

  /** Starts again after ordinals have moved. */
  rebuild(kinds: Int32Array, count: number): void {
    for (const bits of this.#ofKind) bits.fill(0);
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      // An ordinal without a row has the number 0, which no search asks for.
      this.note(ordinal, kinds[ordinal] ?? 0, 1);
    }
  }

  /** @param kind 0 for all of them; the result is then valid until the next call */
  of(kind: number): Uint32Array {
    if (kind > 0) return this.#ofKind[kind] ?? new Uint32Array(this.#words);
    if (this.#all.length !== this.#words) this.#all = new Uint32Array(this.#words);
    const all = this.#all.fill(0);
    for (const bits of this.#ofKind.slice(1)) {
      for (let word = 0; word < all.length; word += 1) {
        all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
      }
    }
    return all;
  }
}
