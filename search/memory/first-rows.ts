import { addAll, leaveOut, setBit } from './bits.ts';
import type { EqualColumn } from './equal-column.ts';
import type { RowSets } from './row-sets.ts';
import type { RowTest } from './row-tests.ts';
import type { Steps } from './time-slices.ts';

/** Which values of a field are meant. */
export interface AskedField {
  column: EqualColumn;
  values: readonly number[];
}

/** Rows that have one of the values of each field in `wanted`, and none of those in `unwanted`. */
export interface AskedSort {
  wanted: AskedField[];
  unwanted: AskedField[];
  /** Tests of the same, if sets of such rows are likely to be asked for again; else null. */
  tests: { wanted: RowTest[]; unwanted: RowTest[] } | null;
}

const tableSize = 2 ** 16;
/** All zero; a bit for each field says which values are worth a closer look. */
const table = new Uint8Array(tableSize);
const mostFields = 8;
/** How many numbers of 32 rows are looked through without an interruption: for a millisecond or two. */
const wordsPerStep = 2 ** 13;

/**
 * Those of some rows that are of any of these sorts. Fields of few values are asked as sets. Of the others only the rows that
 * are left are looked at, and closely only where the first field has, or may have, a value that is asked for.
 */
export function* findFirst(
  sets: RowSets,
  sorts: readonly AskedSort[],
  found: Uint32Array,
): Steps<Uint32Array> {
  const first = sets.scratch(4).fill(0);
  const rest = sets.scratch(5);
  for (const { tests } of sorts) {
    if (tests === null) continue;
    yield* sets.narrow(found, tests.wanted, rest);
    for (const test of tests.unwanted) leaveOut(rest, yield* sets.of(test));
    addAll(first, rest);
  }
  const others = sorts.filter(({ tests, wanted }) => tests === null && wanted.length > 0);
  if (others.length === 0) return first;
  rest.set(found);
  leaveOut(rest, first);
  for (let from = 0; from < rest.length; from += wordsPerStep) {
    lookThrough(rest, [from, Math.min(rest.length, from + wordsPerStep)], others, first);
    yield;
  }
  return first;
}

function lookThrough(
  rest: Uint32Array,
  [from, to]: readonly [number, number],
  sorts: readonly AskedSort[],
  first: Uint32Array,
): void {
  const columns = [...new Set(sorts.flatMap(({ wanted }) => wanted[0]?.column ?? []))];
  // With more fields than bits, some share one.
  const bitOf = (place: number) => 1 << (place % mostFields);
  const asked = sorts.flatMap(({ wanted: [field] }) => field ?? []);
  for (const { column, values } of asked) {
    const bit = bitOf(columns.indexOf(column));
    for (const value of values) table[value % tableSize] = (table[value % tableSize] ?? 0) | bit;
  }
  const stored = columns.map(({ values }, place) => ({ values, bit: bitOf(place) }));
  for (let word = from; word < to; word += 1) {
    for (let left = rest[word] ?? 0; left !== 0; left &= left - 1) {
      const ordinal = (word << 5) + 31 - Math.clz32(left & -left);
      if (mayBe(stored, ordinal) && isOfAny(sorts, ordinal)) setBit(first, ordinal);
    }
  }
  for (const { values } of asked) for (const value of values) table[value % tableSize] = 0;
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
    if (hasAll(wanted, ordinal) && !hasAny(unwanted, ordinal)) return true;
  }
  return false;
}

function hasAll(fields: readonly AskedField[], ordinal: number): boolean {
  for (const { column, values } of fields) if (!column.hasAny(ordinal, values)) return false;
  return true;
}

function hasAny(fields: readonly AskedField[], ordinal: number): boolean {
  for (const { column, values } of fields) if (column.hasAny(ordinal, values)) return true;
  return false;
}
