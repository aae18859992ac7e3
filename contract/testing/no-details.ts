import { detailNames, type ProductDetails } from '../product-fields.ts';

/** The details of a product that has none. */
export function noDetails(): ProductDetails {
  return Object.fromEntries(detailNames.map((name) => [name, null])) as ProductDetails;
}
