import type { Columns } from '../search-index/columns.ts';

/** What equal values are worth beside the price, of which doubling or halving costs one. */
const worth = { color: 0.4, material: 0.4, brand: 0.2 } as const;
const worthNames = ['color', 'material', 'brand'] as const;
/** What is given away is compared as if it cost this: the logarithm of nothing is none. */
const leastPrice = 0.01;

/**
 * How like other listings are to the one in a slot; more is liker.
 * @param euros the price of each slot after the sale
 */
export function likenessTo(
  columns: Columns,
  euros: Float64Array,
  slot: number,
): (other: number) => number {
  const priceOf = (each: number) => Math.max(leastPrice, euros[each] ?? 0);
  const price = priceOf(slot);
  return (other) => {
    const equal = worthNames.filter((name) => {
      const value = columns[name][slot] ?? -1;
      return value >= 0 && columns[name][other] === value;
    });
    const inCommon = equal.reduce((sum, name) => sum + worth[name], 0);
    return inCommon - Math.abs(Math.log2(priceOf(other) / price));
  };
}
