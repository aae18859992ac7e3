import { setBit } from './bits.ts';
import type { EqualColumn } from './equal-column.ts';
import type { Steps } from './time-slices.ts';

interface AskedField {
  column: EqualColumn;
  values: readonly number[];
}

/** Rows that have one of the values of each field in `wanted`, and none of those in `unwanted`. */
export interface AskedSort {
  wanted: AskedField[];
  unwanted: AskedField[];
}

const tableSize = 2 ** 16;
/** All zero; a bit for each field says which values are worth a closer look. */
const table = new Uint8Array(tableSize);
/** How many numbers of 32 rows are looked through without an interruption: for a millisecond or two. */
const wordsPerStep = 2 ** 13;

/**
 * Finds rows of any of these sorts among others. Only those are looked at, and closely only where the first field of a sort
 * has, or may have, a value that is asked for: mostly that is one look at each of a few columns.
 */
export function* findFirst(
  sorts: readonly AskedSort[],
  found: Uint32Array,
  first: Uint32Array,
): Steps<Uint32Array> {
  first.fill(0);
  for (let from = 0; from < found.length; from += wordsPerStep) {
    lookThrough(found, [from, Math.min(found.length, from + wordsPerStep)], sorts, first);
    yield;
  }
  return first;
}

function lookThrough(
  found: Uint32Array,
  [from, to]: readonly [number, number],
  sorts: readonly AskedSort[],
  first: Uint32Array,
): void {
  const asked = sorts.flatMap(({ wanted: [field] }) => field ?? []);
  const columns = [...new Set(asked.map(({ column }) => column))];
  // With more than eight fields, some share a bit.
  const bitOf = (column: EqualColumn) => 1 << (columns.indexOf(column) % 8);
  const places = asked.flatMap(({ values }) => values.map((value) => value % tableSize));
  for (const { column, values } of asked) {
    for (const value of values) {
      table[value % tableSize] = (table[value % tableSize] ?? 0) | bitOf(column);
    }
  }
  const stored = columns.map((column) => ({ values: column.values, bit: bitOf(column) }));
  for (let word = from; word < to; word += 1) {
    for (let left = found[word] ?? 0; left !== 0; left &= left - 1) {
      const ordinal = (word << 5) + 31 - Math.clz32(left & -left);
      if (mayBe(stored, ordinal) && isOfAny(sorts, ordinal)) setBit(first, ordinal);
    }
  }
  for (const place of places) table[place] = 0;
}

function mayBe(stored: readonly { values: Int32Array; bit: number }[], ordinal: number): boolean {
  for (const { values, bit } of stored) {
    const value = values[ordinal] ?? 0;
    // Below -1 stand several values.
    if (value < -1 || ((table[value & (tableSize - 1)] ?? 0) & bit) > 0) return true;
  }
  return false;
}

function isOfAny(sorts: readonly AskedSort[], ordinal: number): boolean {
  for (const { wanted, unwanted } of sorts) {
    if (countHad(wanted, ordinal) === wanted.length && countHad(unwanted, ordinal) === 0) {
      return true;
    }
  }
  return false;
}

function countHad(fields: readonly AskedField[], ordinal: number): number {
  let count = 0;
  for (const { column, values } of fields) count += Number(column.hasAny(ordinal, values));
  return count;
}
