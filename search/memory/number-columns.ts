import { type AmountBounds, convertBounds } from '../convert-amount.ts';
import type { Amount } from '../fields.ts';
import { wordsFor } from './bits.ts';
import { permute } from './permute.ts';
import { markAmounts, markWithin, markWithout, type RowTest } from './row-tests.ts';
import { makeSliced, type SlicedNumbers, writeSliced } from './sliced-numbers.ts';

/** Amounts that must be within bounds, which are those of each unit. */
export interface AmountTest {
  amounts: Float64Array;
  unitOf: Uint8Array;
  from: Float64Array;
  to: Float64Array;
}

/** Numbers by ordinal, for conditions on bounds; NaN, which no bounds include, for none. */
export class RangeColumn {
  values = new Float64Array(0);

  reserve(capacity: number, count: number): void {
    const larger = new Float64Array(capacity);
    larger.set(this.values.subarray(0, count));
    this.values = larger;
  }

  set(ordinal: number, value: number | null): void {
    this.values[ordinal] = value ?? Number.NaN;
  }

  /** @param name of the field */
  within(name: string, { from = -Infinity, to = Infinity }: Partial<AmountBounds>): RowTest {
    return {
      key: `${name}:${from}:${to}`,
      mark: (bits, start, end) => markWithin(bits, [start, end], this.values, [from, to]),
    };
  }

  /** Rows without a number. */
  without(name: string): RowTest {
    return {
      key: `${name}:none`,
      mark: (bits, start, end) => markWithout(bits, [start, end], this.values),
    };
  }

  isSame(one: number, other: number): boolean {
    return Object.is(this.values[one], this.values[other]);
  }

  read(ordinal: number): number | null {
    const value = this.values[ordinal] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }

  move(from: number, to: number): void {
    this.values[to] = this.values[from] ?? Number.NaN;
  }

  sort(order: Uint32Array): void {
    permute(this.values, order);
  }
}

/** Amounts by ordinal, each in one of several units, and their worth, as far as computed. */
export class OrderColumn {
  readonly #units: readonly string[];
  #amounts = new Float64Array(0);
  /** Indexes in `#units`. */
  #unitOf = new Uint8Array(0);
  /** By the index of the unit. */
  #worthOfUnits: Float64Array;
  #worth = new Float64Array(0);
  #worthCount = 0;
  #sliced = makeSliced(0, worthDepth);
  #slicedCount = 0;

  constructor(units: readonly string[]) {
    this.#units = units;
    this.#worthOfUnits = new Float64Array(units.length);
  }

  reserve(capacity: number, count: number): void {
    const amounts = new Float64Array(capacity);
    amounts.set(this.#amounts.subarray(0, count));
    this.#amounts = amounts;
    const unitOf = new Uint8Array(capacity);
    unitOf.set(this.#unitOf.subarray(0, count));
    this.#unitOf = unitOf;
  }

  set(ordinal: number, { amount, unit }: Amount): void {
    const place = this.#units.indexOf(unit);
    if (place < 0) throw new Error(`${unit} is none of the units ${this.#units.join(', ')}`);
    this.#amounts[ordinal] = amount;
    this.#unitOf[ordinal] = place;
    this.#forgetFrom(ordinal);
  }

  isSame(one: number, other: number): boolean {
    return this.#amounts[one] === this.#amounts[other] && this.#unitOf[one] === this.#unitOf[other];
  }

  /** @returns whether anything is worth something else now */
  setWorth(worth: Readonly<Record<string, number>>): boolean {
    const fresh = Float64Array.from(this.#units, (unit) => worth[unit] ?? 0);
    if (fresh.every((value, place) => value === this.#worthOfUnits[place])) return false;
    this.#worthOfUnits = fresh;
    this.#forgetFrom(0);
    return true;
  }

  /**
   * Bounds in one of the units as the same bounds in each, so that no amount has to be converted.
   * @param name of the field
   */
  within(name: string, { from, to, unit }: Partial<AmountBounds> & { unit: string }): RowTest {
    const asked = this.#units.indexOf(unit);
    if (asked < 0) throw new Error(`${unit} is none of the units ${this.#units.join(', ')}`);
    const worth = this.#worthOfUnits[asked] ?? 0;
    const bounds = Array.from(this.#worthOfUnits, (own, place) =>
      // In its own unit an amount is what it is, whatever that is worth.
      place === asked ? convertBounds({ from, to }, 1, 1) : convertBounds({ from, to }, own, worth),
    );
    return {
      key: `${name}:${bounds.map((one) => `${one.from}:${one.to}`).join()}`,
      mark: (bits, start, end) =>
        markAmounts(bits, [start, end], {
          amounts: this.#amounts,
          unitOf: this.#unitOf,
          from: Float64Array.from(bounds, (one) => one.from),
          to: Float64Array.from(bounds, (one) => one.to),
        }),
    };
  }

  /** The present worth of each of the first `count` rows. */
  worth(count: number): Float64Array {
    if (this.#worth.length < this.#amounts.length) {
      this.#worth = new Float64Array(this.#amounts.length);
      this.#worthCount = 0;
    }
    for (let ordinal = this.#worthCount; ordinal < count; ordinal += 1) {
      const unit = this.#unitOf[ordinal] ?? 0;
      this.#worth[ordinal] = (this.#amounts[ordinal] ?? 0) * (this.#worthOfUnits[unit] ?? 0);
    }
    this.#worthCount = count;
    return this.#worth;
  }

  /** The same in whole numbers, of which equal ones may stand for different worths, but greater ones for greater worths. */
  sliced(count: number): SlicedNumbers {
    const worth = this.worth(count);
    const words = wordsFor(worth.length);
    if (this.#sliced.words !== words) {
      this.#sliced = makeSliced(words, worthDepth);
      this.#slicedCount = 0;
    }
    for (let ordinal = this.#slicedCount; ordinal < count; ordinal += 1) {
      writeSliced(this.#sliced, ordinal, roughly(worth[ordinal] ?? 0));
    }
    this.#slicedCount = count;
    return this.#sliced;
  }

  move(from: number, to: number): void {
    this.#amounts[to] = this.#amounts[from] ?? 0;
    this.#unitOf[to] = this.#unitOf[from] ?? 0;
    this.#forgetFrom(0);
  }

  sort(order: Uint32Array): void {
    permute(this.#amounts, order);
    permute(this.#unitOf, order);
    this.#forgetFrom(0);
  }

  #forgetFrom(ordinal: number): void {
    this.#worthCount = Math.min(this.#worthCount, ordinal);
    this.#slicedCount = Math.min(this.#slicedCount, ordinal);
  }
}

const worthDepth = 16;
const float = new Float32Array(1);
const bitsOfFloat = new Int32Array(float.buffer);
/** Those of 1 as a float of 32 bits. */
const bitsOfOne = 0x3f80_0000;

/** The exponent of a worth plus one and eleven binary digits: tells worths apart that differ by a two-thousandth. */
function roughly(worth: number): number {
  float[0] = 1 + Math.max(0, worth);
  return Math.min(((bitsOfFloat[0] ?? 0) - bitsOfOne) >>> 12, 2 ** worthDepth - 1);
}
