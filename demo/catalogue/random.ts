export type Random = ReturnType<typeof seededRandom>;

/**
 * Repeatable chance: the same seed gives the same row of numbers, on every machine. The seed is hashed as text, so that
 * neighbouring seeds give unlike rows (FNV-1a, then mulberry32).
 */
export function seededRandom(seed: string) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** From 0 up to, not including, 1. */
    next,
    between: (low: number, high: number) => low + (high - low) * next(),
    /** A whole number, both ends included. */
    whole: (low: number, high: number) => low + Math.floor((high - low + 1) * next()),
    chance: (probability: number) => next() < probability,
    pick: <Item>(items: readonly [Item, ...Item[]]) =>
      items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/* Ways to draw from lists beside those of `Random`. */

/** One of the names, with a probability proportional to its weight. */
export function pickWeighted<Name extends string>(
  random: Random,
  weights: readonly (readonly [name: Name, weight: number])[],
): Name {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  const last = weights.at(-1);
  if (!last) throw new RangeError('Nothing to pick from.');
  return last[0];
}

export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export function pickAny<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}
