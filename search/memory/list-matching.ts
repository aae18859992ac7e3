import { type Columns, noKind } from './columns.ts';
import { type Conditions, knownTotal, type RangeTest } from './conditions.ts';
import { type AnyOf, isAnyOf } from './equal-column.ts';
import type { AmountTest } from './number-columns.ts';
import type { Ordinals } from './ordinals.ts';

/*
 * Conditions are tested one column at a time: short loops over a single typed array are several times faster than one
 * loop that tests all conditions of each row.
 */

/**
 * The rows that match, ignoring facets and what they may lack.
 * @param candidates null for all; else rows of the wanted kind, in an array that may be overwritten
 */
export function listMatching(
  columns: Columns,
  { kind, equal, anyOf, ranges, amounts, tests }: Conditions,
  candidates: Ordinals | null = null,
): Ordinals {
  let found = candidates;
  // Removed rows need no test, because they have no values to match.
  const wanted = equal.map(([, values, value]) => [values, value] as const);
  // Candidates already have the right kind.
  if (!candidates && kind !== noKind) wanted.push([columns.kind, kind]);
  for (const [values, value] of wanted) {
    found = found
      ? { ...found, count: keepEqual(found.ordinals, found.count, values, value, found.ordinals) }
      : { ordinals: columns.scratch(0), count: scanEqual(columns, values, value) };
  }
  found ??= { ordinals: columns.scratch(0), count: scanLiving(columns) };
  const { ordinals } = found;
  let { count } = found;
  for (const test of anyOf) count = keepAnyOf(ordinals, count, test);
  for (const [values, from, to] of ranges) count = keepWithin(ordinals, count, values, from, to);
  for (const test of amounts) count = keepAmounts(ordinals, count, test);
  for (const isMeant of tests) count = keepIf(ordinals, count, isMeant);
  return { ordinals, count };
}

/** How many rows match, ignoring facets. */
export function countMatching(columns: Columns, asked: Conditions): number {
  return knownTotal(columns, asked) ?? listMatching(columns, asked).count;
}

function scanEqual(columns: Columns, values: Int32Array, value: number): number {
  const ordinals = columns.scratch(0);
  let count = 0;
  for (let ordinal = 0; ordinal < columns.count; ordinal += 1) {
    if (values[ordinal] !== value) continue;
    ordinals[count] = ordinal;
    count += 1;
  }
  return count;
}

function scanLiving(columns: Columns): number {
  const ordinals = columns.scratch(0);
  let count = 0;
  for (let ordinal = 0; ordinal < columns.count; ordinal += 1) {
    if (columns.kind[ordinal] === noKind) continue;
    ordinals[count] = ordinal;
    count += 1;
  }
  return count;
}

/** @param into may be the same array as `ordinals` */
export function keepEqual(
  ordinals: Uint32Array,
  count: number,
  values: Int32Array,
  value: number,
  into: Uint32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (values[ordinal] !== value) continue;
    into[kept] = ordinal;
    kept += 1;
  }
  return kept;
}

/**
 * @param isWanted by value, 1 for those to keep; negative values are never kept
 * @param into may be the same array as `ordinals`
 */
export function keepFlagged(
  ordinals: Uint32Array,
  count: number,
  values: Int32Array,
  isWanted: Uint8Array,
  into: Uint32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const value = values[ordinal] ?? -1;
    if (value < 0 || value >= isWanted.length || isWanted[value] === 0) continue;
    into[kept] = ordinal;
    kept += 1;
  }
  return kept;
}

function keepWithin(
  ordinals: Uint32Array,
  count: number,
  values: Float64Array,
  from: number,
  to: number,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const value = values[ordinal] ?? Number.NaN;
    ordinals[kept] = ordinal;
    kept += value >= from && value <= to ? 1 : 0;
  }
  return kept;
}

function keepAnyOf(ordinals: Uint32Array, count: number, test: AnyOf): number {
  const { values } = test;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (!isAnyOf(values[ordinal] ?? -1, test)) continue;
    ordinals[kept] = ordinal;
    kept += 1;
  }
  return kept;
}

function keepAmounts(
  ordinals: Uint32Array,
  count: number,
  { amounts, unitOf, from, to }: AmountTest,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const amount = amounts[ordinal] ?? 0;
    const unit = unitOf[ordinal] ?? 0;
    ordinals[kept] = ordinal;
    kept += Number(amount >= (from[unit] ?? 0)) & Number(amount <= (to[unit] ?? 0));
  }
  return kept;
}

/**
 * Tells rows apart that are within all of these ranges and rows that lack a number for one, but are within the others.
 * @param found keeps only the first
 * @param lacking receives the second
 */
export function splitLacking(
  { ordinals, count }: Ordinals,
  ranges: readonly RangeTest[],
  lacking: Uint32Array,
): { having: Ordinals; lacking: Ordinals } {
  let kept = count;
  let apart = 0;
  for (const [values, from, to] of ranges) {
    apart = keepWithinOrNone(lacking, apart, values, from, to);
    apart = moveWithout(ordinals, kept, values, lacking, apart);
    kept = keepWithin(ordinals, kept, values, from, to);
  }
  return { having: { ordinals, count: kept }, lacking: { ordinals: lacking, count: apart } };
}

function keepWithinOrNone(
  ordinals: Uint32Array,
  count: number,
  values: Float64Array,
  from: number,
  to: number,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const value = values[ordinal] ?? 0;
    ordinals[kept] = ordinal;
    kept += value < from || value > to ? 0 : 1;
  }
  return kept;
}

/** Adds the rows without a number to others, of which there are `place`. */
function moveWithout(
  ordinals: Uint32Array,
  count: number,
  values: Float64Array,
  into: Uint32Array,
  place: number,
): number {
  let next = place;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    into[next] = ordinal;
    next += Number.isNaN(values[ordinal] ?? 0) ? 1 : 0;
  }
  return next;
}

function keepIf(
  ordinals: Uint32Array,
  count: number,
  isMeant: (ordinal: number) => boolean,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (!isMeant(ordinal)) continue;
    ordinals[kept] = ordinal;
    kept += 1;
  }
  return kept;
}
