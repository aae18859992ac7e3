import { firstSet } from './any-of.ts';
import { setBit } from './bits.ts';
import { permute } from './permute.ts';
import { makeRankClasses, type RankClasses } from './rank-classes.ts';
import { markAnyOf, type RowTest } from './row-tests.ts';

/** Stored instead of a single value if the row has none. */
const none = -1;
/** So few rows are looked at one by one. */
const fewRows = 16;
/** Integers by ordinal, mostly one each, and how many rows of each kind have each of them. */
export class EqualColumn {
  /** A row's single value, or a negative number. */
  values = new Int32Array(0);
  /**
   * The different sets of several values. Many rows share one, so that a condition looks at each set once and not at each
   * row's. Sets are never forgotten; there are hardly more than the rows have ever had at the same time.
   */
  readonly #sets: (readonly number[])[] = [];
  readonly #setNumbers = new Map<string, number>();
  readonly #counts: Map<number, number>[] | null;

  constructor(isCounted: boolean) {
    this.#counts = isCounted ? [] : null;
  }

  reserve(capacity: number, count: number): void {
    const larger = new Int32Array(capacity);
    larger.set(this.values.subarray(0, count));
    this.values = larger;
  }

  set(ordinal: number, value: number | readonly number[] | null): void {
    if (typeof value === 'number') this.values[ordinal] = value;
    else if (value === null || value.length === 0) this.values[ordinal] = none;
    else if (value.length === 1) this.values[ordinal] = value[0] ?? none;
    else this.values[ordinal] = firstSet - this.#numberOf(value);
  }

  #numberOf(set: readonly number[]): number {
    const key = set.join();
    const known = this.#setNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.#sets.length;
    this.#sets.push([...set]);
    this.#setNumbers.set(key, number);
    return number;
  }

  isSame(one: number, other: number): boolean {
    return this.values[one] === this.values[other];
  }

  read(ordinal: number): readonly number[] {
    const value = this.values[ordinal] ?? none;
    return value >= 0 ? [value] : (this.#sets[firstSet - value] ?? []);
  }

  /** Whether a row has one of some values. */
  hasAny(ordinal: number, wanted: readonly number[]): boolean {
    const value = this.values[ordinal] ?? none;
    if (value >= 0) return wanted.includes(value);
    return value !== none && this.read(ordinal).some((own) => wanted.includes(own));
  }

  /** @param name of the field */
  anyOf(name: string, wanted: readonly number[]): RowTest {
    let sets = new Uint8Array(0);
    return {
      key: `${name}=${wanted.join()}`,
      mark: (bits, from, to) => {
        // Looking at every set is dearer than at the few rows that have come.
        if (to - from <= Math.max(fewRows, this.#sets.length))
          return this.#markEach(bits, from, to, wanted);
        if (sets.length < this.#sets.length) sets = this.#setsWith(wanted);
        markAnyOf(bits, [from, to], { values: this.values, single: wanted, sets });
      },
    };
  }

  /** By the index of a set, 1 if it has one of these values. */
  #setsWith(wanted: readonly number[]): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#sets, (set) =>
      set.some((value) => wanted.includes(value)) ? 1 : 0,
    );
  }

  #markEach(bits: Uint32Array, from: number, to: number, wanted: readonly number[]): void {
    for (let ordinal = from; ordinal < to; ordinal += 1) {
      if (this.hasAny(ordinal, wanted)) setBit(bits, ordinal);
    }
  }

  /** @param ranks by value */
  rankClasses(ranks: ReadonlyMap<number, number>): RankClasses {
    return makeRankClasses(this.values, this.#sets, ranks);
  }

  /** How many rows of a kind have each value; null if that is not counted. */
  counts(kind: number): Map<number, number> | null {
    if (this.#counts === null) return null;
    const known = this.#counts[kind];
    if (known) return known;
    const fresh = new Map<number, number>();
    this.#counts[kind] = fresh;
    return fresh;
  }

  note(ordinal: number, kind: number, change: 1 | -1): void {
    const counts = this.counts(kind);
    if (counts === null) return;
    for (const value of this.read(ordinal)) counts.set(value, (counts.get(value) ?? 0) + change);
  }

  forget(ordinal: number): void {
    this.values[ordinal] = none;
  }

  move(from: number, to: number): void {
    this.values[to] = this.values[from] ?? none;
  }

  sort(order: Uint32Array): void {
    permute(this.values, order);
  }
}
