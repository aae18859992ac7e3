import { type AnyOf, firstSet } from './any-of.ts';
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

/** Greater values are looked for one by one. */
const mostFlagged = 2 ** 16;

export function markAnyOf(
  bits: Uint32Array,
  range: readonly [number, number],
  { values, single, sets }: AnyOf,
): void {
  const stored = [...single, ...storedSets(sets)];
  if (stored.length <= mostCompared) return markFew(bits, range, values, stored);
  const flagged = single.filter((value) => value < mostFlagged);
  for (const value of single) {
    if (value >= mostFlagged) markEqual(bits, range, values, value);
  }
  markFlagged(bits, range, values, { flags: flagsOf(flagged, sets), least: leastOf(sets) });
}

/** What is stored for those of these sets that are wanted. */
function storedSets(sets: Uint8Array): number[] {
  const stored: number[] = [];
  for (let number = sets.indexOf(1); number >= 0; number = sets.indexOf(1, number + 1)) {
    stored.push(firstSet - number);
  }
  return stored;
}

/** So few values are compared with, rather than looked up. */
const mostCompared = 4;
/** No row has it. */
const nobodys = 2 ** 31 - 1;

function markFew(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  values: Int32Array,
  [one = nobodys, two = one, three = two, four = three]: readonly number[],
): void {
  if (two === one && three === one && four === one) {
    return markEqual(bits, [start, end], values, one);
  }
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      const value = values[ordinal] ?? 0;
      const isFirst = Number(value === one) | Number(value === two);
      const isLast = Number(value === three) | Number(value === four);
      own |= (isFirst | isLast) << (ordinal & 31);
    }
    bits[word] = own;
  }
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

/** The stored value of the last of these sets. */
const leastOf = (sets: Uint8Array): number => firstSet - sets.length + 1;

/** By the stored value, beginning with that of the last set: 1 for those that are wanted. */
function flagsOf(single: readonly number[], sets: Uint8Array): Uint8Array {
  const least = leastOf(sets);
  const flags = new Uint8Array(Math.max(-1, ...single) - least + 1);
  for (const value of single) flags[value - least] = 1;
  for (const [number, isWanted] of sets.entries()) flags[firstSet - number - least] = isWanted;
  return flags;
}

function markFlagged(
  bits: Uint32Array,
  [start, end]: readonly [number, number],
  values: Int32Array,
  { flags, least }: { flags: Uint8Array; least: number },
): void {
  const { length } = flags;
  for (let word = start >>> 5; word << 5 < end; word += 1) {
    const last = Math.min(end, (word + 1) << 5);
    let own = bits[word] ?? 0;
    for (let ordinal = Math.max(start, word << 5); ordinal < last; ordinal += 1) {
      const place = (values[ordinal] ?? -1) - least;
      if (place < length) own |= (flags[place] ?? 0) << (ordinal & 31);
    }
    bits[word] = own;
  }
}
