import type { ListingType } from '@orendi/contract/listings';
import type { KnownRow } from '@orendi/search/engine';
import type { ListingFields } from '../listing-fields.ts';

/** What equal values are worth beside the price, of which doubling or halving costs one. */
const worth = { color: 0.4, material: 0.4, brand: 0.2 } as const;
const worthNames = ['color', 'material', 'brand'] as const;
/** What is given away is compared as if it cost this: the logarithm of nothing is none. */
const leastPrice = 0.01;

/** What is to be known of the listings that are compared. */
export const likenessFields = [...worthNames, 'price'] as const;

type Known = KnownRow<ListingFields, ListingType> | undefined;

/** How like other listings are to this one; more is liker. */
export function likenessTo(own: Known): (other: Known) => number {
  const priceOf = (one: Known) => Math.max(leastPrice, one?.amounts.price ?? 0);
  const price = priceOf(own);
  return (other) => {
    const equal = worthNames.filter((name) => {
      const value = own?.texts[name] ?? null;
      return value !== null && other?.texts[name] === value;
    });
    const inCommon = equal.reduce((sum, name) => sum + worth[name], 0);
    return inCommon - Math.abs(Math.log2(priceOf(other) / price));
  };
}
