/** What `make` gives for each of `count` places, from 0 on. */
export function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
}
