import type { ListingType } from '@orendi/contract/listings';
import type { KnownRow } from '@orendi/search/engine';
import type { ListingFields } from '../listing-fields.ts';

/** The weights of equal values; a price half or twice as high costs 1. */
const worth = { color: 0.4, material: 0.4, brand: 0.2 } as const;
const worthNames = ['color', 'material', 'brand'] as const;
/** Free listings are compared as if they cost this, because the logarithm of 0 is undefined. */
const leastPrice = 0.01;

/** The fields that are compared. */
export const likenessFields = [...worthNames, 'price'] as const;

type Known = KnownRow<ListingFields, ListingType> | undefined;

/** Rates how similar other listings are to this one; higher is more similar. */
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
