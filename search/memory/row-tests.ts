import { type AnyOf, isAnyOf } from './any-of.ts';
import type { AmountTest } from './number-columns.ts';

/** What a column is tested for. A row never changes its values, so what has passed once will always pass. */
export interface RowTest {
  /** The same for tests that the same rows pass; null: it is hardly ever asked for again. */
  key: string | null;
  /** Sets the bits of those ordinals in [from, to) that pass; of removed rows it may do either. */
  mark(bits: Uint32Array, from: number, to: number): void;
}

/*
 * A loop over a single typed array, without a branch for each row, takes about a nanosecond for it. What the tests of a
 * query have in common is then a step for 32 rows.
 */

export function markWithin(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  values: Float64Array,
  [from, to]: readonly [number, number],
): void {
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      const value = values[ordinal] ?? Number.NaN;
      own |= (Number(value >= from) & Number(value <= to)) << (ordinal & 31);
    }
    bits[word] = own;
  }
}

/** Those without a number. */
export function markWithout(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  values: Float64Array,
): void {
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      const value = values[ordinal] ?? 0;
      own |= Number(Number.isNaN(value)) << (ordinal & 31);
    }
    bits[word] = own;
  }
}

export function markAmounts(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  { amounts, unitOf, from, to }: AmountTest,
): void {
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      const amount = amounts[ordinal] ?? 0;
      const unit = unitOf[ordinal] ?? 0;
      const isWithin = Number(amount >= (from[unit] ?? 0)) & Number(amount <= (to[unit] ?? 0));
      own |= isWithin << (ordinal & 31);
    }
    bits[word] = own;
  }
}

/** More values than this are looked for together. */
const fewValues = 4;

export function markAnyOf(
  bits: Uint32Array,
  range: readonly [number, number],
  { values, single, sets }: AnyOf,
): void {
  if (single.length > fewValues) return markByLookingUp(bits, range, { values, single, sets });
  for (const value of single) markEqual(bits, range, values, value);
  if (sets.length > 0) markByLookingUp(bits, range, { values, single: [], sets });
}

function markEqual(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  values: Int32Array,
  value: number,
): void {
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      own |= Number(values[ordinal] === value) << (ordinal & 31);
    }
    bits[word] = own;
  }
}

function markByLookingUp(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  test: AnyOf,
): void {
  const { values } = test;
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      own |= Number(isAnyOf(values[ordinal] ?? -1, test)) << (ordinal & 31);
    }
    bits[word] = own;
  }
}
