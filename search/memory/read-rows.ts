import type { KnownRow } from '../engine.ts';
import type { Field, Fields, NamesOf } from '../fields.ts';
import { hasBit, lowestOf, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';

/** The values of some fields of these rows, by id; unknown rows are missing. */
export function readRows<F extends Fields, Kind extends string>(
  columns: Columns,
  ids: Iterable<number>,
  names: readonly NamesOf<F, Field['kind']>[],
): Map<number, KnownRow<F, Kind>> {
  const known = new Map<number, KnownRow<F, Kind>>();
  for (const id of ids) {
    const ordinal = columns.ordinalOf(id);
    if (ordinal < 0) continue;
    const kind = columns.kindOf(ordinal);
    const texts: Record<string, string | null> = {};
    const numbers: Record<string, readonly number[]> = {};
    const ranges: Record<string, number | null> = {};
    const amounts: Record<string, number> = {};
    for (const name of names) {
      const facet = columns.facets.get(name);
      if (facet) texts[name] = facet.read(ordinal);
      const equal = columns.equals.get(name);
      if (equal) numbers[name] = equal.valuesOf(equal.codes.values[ordinal] ?? 0);
      const range = columns.ranges.get(name);
      if (range) ranges[name] = range.read(ordinal);
      const order = columns.orders.get(name);
      if (order) amounts[name] = order.worth.values[ordinal] ?? 0;
    }
    known.set(id, { kind, texts, numbers, ranges, amounts } as KnownRow<F, Kind>);
  }
  return known;
}

/** The matches that have one of these ids, in the order of their ids. */
export function listAmong(columns: Columns, bits: Uint32Array, ids: Iterable<number>): number[] {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return sorted
    .map((id) => columns.ordinalOf(id))
    .filter((ordinal) => ordinal >= 0 && hasBit(bits, ordinal));
}

/** How many rows of a kind have each value of a field. */
export function countValues(columns: Columns, kind: string, name: string): Map<number, number> {
  const column = columns.equals.get(name);
  if (!column) throw new Error(`${name} has no values to count`);
  const { least, size } = column.range;
  const times = new Uint32Array(size);
  const ofKind = columns.ofKind(kind);
  for (let word = 0; word < wordsFor(columns.count); word += 1) {
    for (let left = ofKind(word); left !== 0; left &= left - 1) {
      const place = (column.codes.values[lowestOf(left, word)] ?? 0) - least;
      times[place] = (times[place] ?? 0) + 1;
    }
  }
  const counts = new Map<number, number>();
  for (const [place, count] of times.entries()) {
    if (count === 0) continue;
    for (const value of column.valuesOf(place + least)) {
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  return counts;
}
