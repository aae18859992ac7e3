import type { Text } from '../fields.ts';
import { markAnyOf, type RowTest } from './row-tests.ts';
import { permute } from './permute.ts';
import { FacetTexts } from './facet-texts.ts';
import { Tally } from './tally.ts';

const noSets = new Uint8Array(0);

/** The texts of a facet as numbers, by ordinal, and how often each occurs per kind of rows. */
export class FacetColumn {
  /** -1 for none. */
  values = new Int32Array(0);
  readonly texts = new FacetTexts();
  readonly #tallies: Tally[] = [];

  reserve(capacity: number, count: number): void {
    const larger = new Int32Array(capacity);
    larger.set(this.values.subarray(0, count));
    this.values = larger;
  }

  set(ordinal: number, text: Text | null): void {
    this.values[ordinal] = text === null ? -1 : this.#numberOf(text);
  }

  /** An empty text counts as no value. */
  #numberOf(text: Text): number {
    if (typeof text === 'string') return text === '' ? -1 : this.texts.add(text);
    const { bytes, from, to } = text;
    return from === to ? -1 : this.texts.addBytes(bytes, from, to);
  }

  /**
   * Any of these texts.
   * @param name of the field
   */
  anyOf(name: string, texts: readonly string[]): RowTest {
    // Others are no row's; one that has such a text later is a new row, with a number that the key tells apart.
    const numbers = texts.map((text) => this.texts.find(text)).filter((number) => number >= 0);
    const wanted = [...new Set(numbers)].sort((a, b) => a - b);
    return {
      key: `${name}=${wanted.join()}`,
      mark: (bits, from, to) =>
        markAnyOf(bits, [from, to], { values: this.values, single: wanted, sets: noSets }),
    };
  }

  isSame(one: number, other: number): boolean {
    return this.values[one] === this.values[other];
  }

  read(ordinal: number): string | null {
    return this.texts.texts[this.values[ordinal] ?? -1] ?? null;
  }

  tally(kind: number): Tally {
    return (this.#tallies[kind] ??= new Tally());
  }

  note(ordinal: number, kind: number, change: 1 | -1): void {
    this.tally(kind).change(this.values[ordinal] ?? -1, change);
  }

  forget(ordinal: number): void {
    this.values[ordinal] = -1;
  }

  move(from: number, to: number): void {
    this.values[to] = this.values[from] ?? -1;
  }

  sort(order: Uint32Array): void {
    permute(this.values, order);
  }
}
