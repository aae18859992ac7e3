import type { Currency } from '@orendi/contract/money';
import type { Package } from '@orendi/contract/schemas/package';
import type { OwnProduct } from '../own-products/own-product.ts';
import { contentFields, type PackageLine } from './package-contents.ts';

/** The initial values: the package's, or for a new one the currency of its products. */
export function packageValues(pack: Package | null, currency: Currency) {
  return {
    package_name: pack?.package_name ?? '',
    package_description_al: pack?.package_description_al ?? '',
    package_description_en: pack?.package_description_en ?? '',
    price: pack === null ? '' : String(pack.price),
    currency: (pack?.currency ?? currency) as string,
  } satisfies Record<string, string>;
}

export type PackageValues = ReturnType<typeof packageValues>;

/** A new package's currency: that of its first product, else of the newest own product. */
export function likelyCurrency(
  lines: readonly PackageLine[],
  products: readonly OwnProduct[],
): Currency {
  const currency = (lines[0]?.product ?? products[0])?.currency;
  return currency === 'EUR' ? 'EUR' : 'ALL';
}

interface Change {
  id: number;
  version: number;
}

/**
 * The form as the API expects it.
 * @param change which package is changed, and the version it is based on; null for a new package
 */
export function packageFormData(
  values: Record<keyof PackageValues, string>,
  lines: readonly PackageLine[],
  change: Change | null,
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...values, ...change })) form.set(name, String(text));
  const { product_ids: ids, quantity } = contentFields(lines);
  form.set('product_ids', JSON.stringify(ids));
  form.set('quantity', JSON.stringify(quantity));
  return form;
}
