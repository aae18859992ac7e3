import { firstSet } from './any-of.ts';

/** Rows by the least rank that one of their values has: those of the first class first, those without a rank last. */
export interface RankClasses {
  count: number;
  /** The stored values, by ordinal. */
  values: Int32Array;
  /** By value, its class. */
  ofValue: Uint16Array;
  /** By the index of a set of values. */
  ofSet: Uint16Array;
}

/** @param ranks by value; of at most 65,535 different ones */
export function makeRankClasses(
  values: Int32Array,
  sets: readonly (readonly number[])[],
  ranks: ReadonlyMap<number, number>,
): RankClasses {
  const different = [...new Set(ranks.values())].sort((a, b) => a - b);
  const classes = new Map(different.map((rank, place) => [rank, place]));
  const unranked = different.length;
  const ofValue = new Uint16Array(Math.max(-1, ...ranks.keys()) + 1).fill(unranked);
  for (const [value, rank] of ranks) ofValue[value] = classes.get(rank) ?? unranked;
  const ofSet = Uint16Array.from(sets, (set) =>
    Math.min(...set.map((value) => ofValue[value] ?? unranked)),
  );
  return { count: unranked + 1, values, ofValue, ofSet };
}

export function classOf({ count, values, ofValue, ofSet }: RankClasses, ordinal: number): number {
  const value = values[ordinal] ?? -1;
  if (value >= 0) return value < ofValue.length ? (ofValue[value] ?? 0) : count - 1;
  return value <= firstSet ? (ofSet[firstSet - value] ?? 0) : count - 1;
}
