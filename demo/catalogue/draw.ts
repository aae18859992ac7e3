import type { Random } from './random.ts';

/* Ways to draw from lists beside those of `Random`. */

/** One of the names, each as likely as its weight says. */
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

/** The list in another order. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** One of the list; undefined when it is empty. */
export function pickAny<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random.next() * items.length)];
}
