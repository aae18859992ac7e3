import type { ListingFinder } from '../listing-fields.ts';

/**
 * How often the products of each category are used.
 * @param uses of listings, by id
 */
export async function usesOfCategories(
  engine: ListingFinder,
  uses: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  const known = await engine.read(uses.keys(), ['category']);
  for (const [id, { kind, numbers }] of known) {
    const [category] = numbers.category ?? [];
    if (kind !== 'product' || category === undefined) continue;
    sums.set(category, (sums.get(category) ?? 0) + (uses.get(id) ?? 0));
  }
  return sums;
}
