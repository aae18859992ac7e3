import type { OwnPackage } from '@orendi/contract/schemas/package';

/** The products that keep their package out of the shop, named one after another; null when there are none. */
export function hiddenNames({ products, unpublished = [] }: OwnPackage): string | null {
  const moderated = products.filter((product) => product.hidden);
  const names = new Set([...unpublished, ...moderated].map((product) => product.product_name));
  return names.size === 0 ? null : [...names].join(', ');
}
