export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random numbers that are the same for the same seed, on every machine: Mulberry32. */
export function createRandom(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    /** From 0 up to, not including, 1. */
    next,
    /** A whole number from 0 to below `end`. */
    below,
    between: (low: number, high: number) => low + (high - low) * next(),
    /** A whole number, both ends included. */
    whole: (low: number, high: number) => low + below(high - low + 1),
    chance: (probability: number) => next() < probability,
    /** @throws RangeError when there is nothing to pick from */
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new RangeError('Nothing to pick from.');
      return items[below(items.length)] as Item;
    },
  };
}

/** The seed is hashed as text, so that neighbouring seeds give unlike rows: FNV-1a. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return createRandom(state);
}

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
