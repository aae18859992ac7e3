import type { KnownRow } from '../engine.ts';
import type { Field, Fields, NamesOf } from '../fields.ts';
import { type Columns, noKind } from './columns.ts';

/** The values of some fields of these rows, by id; unknown rows are missing. */
export function readRows<F extends Fields, Kind extends string>(
  columns: Columns,
  ids: Iterable<number>,
  names: readonly NamesOf<F, Field['kind']>[],
): Map<number, KnownRow<F, Kind>> {
  const { facets, equals, ranges, orders } = columns;
  const known = new Map<number, KnownRow<F, Kind>>();
  for (const id of ids) {
    const ordinal = columns.ordinalOf(id);
    if (ordinal < 0) continue;
    const kind = columns.kinds[(columns.kind[ordinal] ?? noKind) - 1] as Kind;
    const texts: Record<string, string | null> = {};
    const numbers: Record<string, readonly number[]> = {};
    const bounded: Record<string, number | null> = {};
    const amounts: Record<string, number> = {};
    for (const name of names) {
      const facet = facets.get(name);
      if (facet) texts[name] = facet.read(ordinal);
      const equal = equals.get(name);
      if (equal) numbers[name] = equal.read(ordinal);
      const range = ranges.get(name);
      if (range) bounded[name] = range.read(ordinal);
      const order = orders.get(name);
      if (order) amounts[name] = order.worth(columns.count)[ordinal] ?? 0;
    }
    const row = { kind, texts, numbers, ranges: bounded, amounts };
    known.set(id, row as KnownRow<F, Kind>);
  }
  return known;
}
