import { quantity } from '@orendi/contract/limits';
import type { Package } from '@orendi/contract/schemas/package';
import type { OwnProduct } from '../own-products/own-product.ts';

/** One of a package's products; a quantity of 0 leaves it out when the package is saved. */
export interface PackageLine {
  product: OwnProduct;
  quantity: number;
}

/** What a package holds, as its form begins; what is not among the own products is left out. */
export function contentsOf(pack: Package, products: readonly OwnProduct[]): PackageLine[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return pack.products.flatMap(({ productId, quantity: count }) => {
    const product = known.get(productId);
    return product ? [{ product, quantity: count }] : [];
  });
}

/** The products of these ids, once for each time an id is named; unknown ids count for nothing. */
export function contentsFor(
  ids: readonly number[],
  products: readonly OwnProduct[],
): PackageLine[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return ids.reduce<PackageLine[]>((lines, id) => {
    const product = known.get(id);
    return product ? addProduct(lines, product) : lines;
  }, []);
}

/** Puts one more of a product in. */
export function addProduct(lines: readonly PackageLine[], product: OwnProduct): PackageLine[] {
  const line = lines.find((each) => each.product.id === product.id);
  if (line === undefined) return [...lines, { product, quantity: 1 }];
  return setQuantity(lines, product.id, line.quantity + 1);
}

export function setQuantity(lines: readonly PackageLine[], id: number, count: number) {
  const kept = Math.min(Math.max(0, count), quantity.max);
  return lines.map((line) => (line.product.id === id ? { ...line, quantity: kept } : line));
}

/** What is sent of it: the two lists of the API, in the order of the ids. */
export function contentFields(lines: readonly PackageLine[]) {
  const sent = lines
    .filter((line) => line.quantity > 0)
    .sort((one, other) => one.product.id - other.product.id);
  return {
    product_ids: sent.map(({ product }) => product.id),
    quantity: sent.map((line) => line.quantity),
  };
}
