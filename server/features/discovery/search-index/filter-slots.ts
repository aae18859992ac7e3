import { type Columns, slotKinds } from './columns.ts';
import { conditions, isWholeKind, type ListingFilter, meansParts } from './listing-filter.ts';
import type { Slots } from './slots.ts';

/*
 * A column at a time: short loops over one typed array are what a processor is best at, several times faster than one
 * loop that looks at a listing from all sides.
 */

/**
 * The slots that a filter means, without a look at its facets.
 * @param candidates null for all; else slots of the filter's type, which are used up
 */
export function listSlots(
  columns: Columns,
  filter: ListingFilter,
  candidates: Slots | null = null,
): Slots {
  let found = candidates;
  const wanted = conditions(columns, filter);
  // Candidates are of the right kind already.
  if (!candidates) wanted.push([columns.kind, slotKinds[filter.type]]);
  for (const [column, value] of wanted) {
    found = found
      ? { ...found, count: keepEqual(found.slots, found.count, column, value, found.slots) }
      : { slots: columns.scratch(0), count: scanEqual(columns, column, value) };
  }
  if (!found) throw new Error('a filter always names a type');
  const { slots } = found;
  let { count } = found;
  if (filter.publishedSince) {
    count = keepSince(slots, count, columns.publishedAt, filter.publishedSince.getTime() / 1000);
  }
  if (filter.type === 'package') count = keepPackages(slots, count, columns, filter);
  return { slots, count };
}

/** How many listings a filter means, without a look at its facets. */
export function countListings(columns: Columns, filter: ListingFilter): number {
  const { totals } = columns;
  if (isWholeKind(filter)) {
    return filter.type === 'package'
      ? totals.package
      : filter.onSale
        ? totals.sale
        : totals.product;
  }
  return listSlots(columns, filter).count;
}

function scanEqual(columns: Columns, column: Int32Array, value: number): number {
  const slots = columns.scratch(0);
  let count = 0;
  for (let slot = 0; slot < columns.count; slot += 1) {
    if (column[slot] !== value) continue;
    slots[count] = slot;
    count += 1;
  }
  return count;
}

/** @param into may be the same array */
export function keepEqual(
  slots: Uint32Array,
  count: number,
  column: Int32Array,
  value: number,
  into: Uint32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    if (column[slot] !== value) continue;
    into[kept] = slot;
    kept += 1;
  }
  return kept;
}

function keepSince(
  slots: Uint32Array,
  count: number,
  publishedAt: Float64Array,
  since: number,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    if ((publishedAt[slot] ?? 0) < since) continue;
    slots[kept] = slot;
    kept += 1;
  }
  return kept;
}

function keepPackages(
  slots: Uint32Array,
  count: number,
  columns: Columns,
  filter: ListingFilter,
): number {
  const isOfParts = meansParts(columns, filter);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0;
    if (!isOfParts(slot)) continue;
    slots[kept] = slot;
    kept += 1;
  }
  return kept;
}
