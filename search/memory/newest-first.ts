import type { Columns } from './columns.ts';
import type { ComesBefore, OrdinalOrder } from './pick-ordinals.ts';

/** Newest first; of rows published at the same moment, the one with the greater id first. */
export function newestFirst({ age, id }: Columns): OrdinalOrder {
  return {
    keys: age,
    direction: -1,
    comesBefore: (a, b) => (id[a] ?? 0) > (id[b] ?? 0),
  };
}

export function isNewer({ age, id }: Columns): ComesBefore {
  return (a, b) => {
    const difference = (age[b] ?? 0) - (age[a] ?? 0);
    return difference === 0 ? (id[a] ?? 0) > (id[b] ?? 0) : difference < 0;
  };
}

/** The smallest age of a row, removed ones included, that is not below this one; Infinity if there is none. */
export function leastAge({ age, agedCount, count }: Columns, from: number): number {
  let low = 0;
  let high = agedCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((age[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let least = low < agedCount ? (age[low] ?? Infinity) : Infinity;
  for (let ordinal = agedCount; ordinal < count; ordinal += 1) {
    const own = age[ordinal] ?? Infinity;
    if (own >= from && own < least) least = own;
  }
  return least;
}
