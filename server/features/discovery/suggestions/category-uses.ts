import { type Columns, slotKinds } from '../search-index/columns.ts';

/**
 * How much the products of each category are used.
 * @param uses of listings, by id
 */
export function usesOfCategories(
  columns: Columns,
  uses: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, views] of uses) {
    const slot = columns.slotOf(id);
    if (slot < 0 || columns.kind[slot] !== slotKinds.product) continue;
    const category = columns.category[slot] ?? -1;
    sums.set(category, (sums.get(category) ?? 0) + views);
  }
  return sums;
}
