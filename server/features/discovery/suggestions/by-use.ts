/** The most used first; those of the same use stay in their order. */
export function byUse<Item extends { id: number }>(
  some: readonly Item[],
  uses: ReadonlyMap<number, number>,
): Item[] {
  return some.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0));
}
