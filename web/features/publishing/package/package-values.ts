import { quantity } from '@orendi/contract/limits';
import type { ListingState } from '@orendi/contract/listings';
import type { Currency } from '@orendi/contract/money';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import type { OwnProduct } from '../own-products/own-products.ts';

/** The initial values: the package's, or for a new one the currency of its products. */
export function packageValues(pack: OwnPackage | null, currency: Currency) {
  return {
    package_name: pack?.package_name ?? '',
    package_description_al: pack?.package_description_al ?? '',
    package_description_en: pack?.package_description_en ?? '',
    price: pack?.price ? String(pack.price) : '',
    sale: pack?.sale ? String(pack.sale) : '',
    sale_type: (pack?.sale_type ?? 'percentage') as string,
    sale_from: pack?.sale_from ?? '',
    sale_to: pack?.sale_to ?? '',
    currency: (pack?.currency ?? currency) as string,
  } satisfies Record<string, string>;
}

type PackageValues = ReturnType<typeof packageValues>;

/** A new package's currency: that of its first product, else of the newest own product. */
export function likelyCurrency(lines: readonly PackageLine[], products: readonly OwnProduct[]) {
  const currency = (lines[0]?.product ?? products[0])?.currency;
  return currency === 'EUR' ? 'EUR' : 'ALL';
}

/**
 * The form as the API expects it.
 * @param state what the package is to be; a draft may be empty
 * @param change which package is changed, and the version it is based on; null for a new package
 */
export function packageFormData(
  values: Record<keyof PackageValues, string>,
  lines: readonly PackageLine[],
  state: ListingState,
  change: { id: number; version: number } | null,
): FormData {
  const form = new FormData();
  const texts = { ...values, ...change, state };
  for (const [name, text] of Object.entries(texts)) form.set(name, String(text));
  const { product_ids: ids, quantity } = contentFields(lines);
  form.set('product_ids', ids.length === 0 ? '' : JSON.stringify(ids));
  form.set('quantity', ids.length === 0 ? '' : JSON.stringify(quantity));
  return form;
}

/** A product in a package; quantity 0 removes it when the package is saved. */
export interface PackageLine {
  product: OwnProduct;
  quantity: number;
}

/** A package's initial contents, drafts among them, which no list of products to choose from has. */
export function contentsOf(pack: OwnPackage, products: readonly OwnProduct[]): PackageLine[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return pack.products.map((piece) => ({
    product: known.get(piece.productId) ?? draftOf(piece),
    quantity: piece.quantity,
  }));
}

function draftOf(piece: OwnPackage['products'][number]): OwnProduct {
  const { productId: id, product_name: name, image, image_focus: focus, ...rest } = piece;
  const { price, currency, converted, sale, sale_type: saleType } = rest;
  const priced = { price: price ?? 0, currency: currency ?? 'EUR', converted, sale, saleType };
  return { id, name, image, focus, ...priced, state: 'draft' };
}

/** The products with these ids, one for each time an id appears; unknown ids are ignored. */
export function contentsFor(ids: readonly number[], products: readonly OwnProduct[]) {
  const known = new Map(products.map((product) => [product.id, product]));
  return ids.reduce<PackageLine[]>((lines, id) => {
    const product = known.get(id);
    return product ? addProduct(lines, product) : lines;
  }, []);
}

export function addProduct(lines: readonly PackageLine[], product: OwnProduct): PackageLine[] {
  const line = lines.find((each) => each.product.id === product.id);
  if (line === undefined) return [...lines, { product, quantity: 1 }];
  return setQuantity(lines, product.id, line.quantity + 1);
}

export function setQuantity(lines: readonly PackageLine[], id: number, count: number) {
  const kept = Math.min(Math.max(0, count), quantity.max);
  return lines.map((line) => (line.product.id === id ? { ...line, quantity: kept } : line));
}

/** The contents as the API expects them: two parallel lists, ordered by id. */
export function contentFields(lines: readonly PackageLine[]) {
  const sent = lines
    .filter((line) => line.quantity > 0)
    .sort((one, other) => one.product.id - other.product.id);
  return {
    product_ids: sent.map(({ product }) => product.id),
    quantity: sent.map((line) => line.quantity),
  };
}
