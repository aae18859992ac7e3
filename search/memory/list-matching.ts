import { type Columns, noKind } from './columns.ts';
import { type Conditions, isWithin, knownTotal } from './conditions.ts';
import type { Ordinals } from './ordinals.ts';

/*
 * Conditions are tested one column at a time: short loops over a single typed array are several times faster than one
 * loop that tests all conditions of each row.
 */

/**
 * The rows that match, ignoring facets.
 * @param candidates null for all; else rows of the wanted kind, in an array that may be overwritten
 */
export function listMatching(
  columns: Columns,
  { kind, equal, ranges, tests }: Conditions,
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
  for (const [values, from, to] of ranges) count = keepWithin(ordinals, count, values, from, to);
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
    if (!isWithin(values[ordinal], from, to)) continue;
    ordinals[kept] = ordinal;
    kept += 1;
  }
  return kept;
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
