/** Sorts the most used first; equally used ones keep their order. */
export function byUse<Item extends { id: number }>(
  some: readonly Item[],
  uses: ReadonlyMap<number, number>,
): Item[] {
  return some.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0));
}
