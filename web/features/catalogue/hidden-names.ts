import type { PackageProduct } from '@orendi/contract/schemas/package';

/** The products that keep their package out of the shop, named one after another; null when there are none. */
export function hiddenNames(
  products: readonly Pick<PackageProduct, 'hidden' | 'product_name'>[],
): string | null {
  const hidden = products.filter((product) => product.hidden);
  return hidden.length === 0 ? null : hidden.map((product) => product.product_name).join(', ');
}
