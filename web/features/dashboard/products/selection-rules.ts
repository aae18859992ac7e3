import { listLengths } from '@orendi/contract/limits';
import { isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import type { OwnListing } from './own-listing.ts';

/** The sentences that say why a tool cannot be used on a selection. */
export const obstacles = {
  no_product: m.products_none_selected,
  one_product: m.products_one_product,
  one_package: m.products_one_package,
  one_kind: m.products_one_kind,
  only_products: m.products_only_products,
  too_many: m.products_too_many,
};
type Obstacle = keyof typeof obstacles;

export interface Tool {
  /** Whether it edits the selection rather than creating something. */
  isEdit: boolean;
  /** Its address, or else what prevents it. */
  to?: string;
  obstacle?: Obstacle;
}

export type Tools = ReturnType<typeof toolsFor>;

export function toolsFor(selected: readonly OwnListing[]) {
  const products = selected.filter(({ type }) => type === 'product');
  const packages = selected.filter(({ type }) => type === 'package');
  const [product] = products;
  const isShown = selected.some(({ state }) => state === 'published');
  const none: Omit<Tool, 'isEdit'> = selected.length === 0 ? { obstacle: 'no_product' } : {};
  const isOneProduct = products.length === 1 && packages.length === 0;
  return {
    product: productTool(products, packages),
    package: packageTool(products, packages),
    sale: { isEdit: products.some(isOnSale), ...saleTool(products, packages) },
    delete: none,
    labels: selected.length > listLengths.labels ? { obstacle: 'too_many' as const } : none,
    /** Hides the selection, or shows it where visitors see none of it. */
    state: {
      wanted: isShown || selected.length === 0 ? ('hidden' as const) : ('published' as const),
      ...none,
    },
    /** The form of a new product prefilled from the selected one. */
    duplicate: product && isOneProduct ? paths.duplicateProduct(product.id) : undefined,
  };
}

function productTool([product, ...others]: OwnListing[], packages: OwnListing[]): Tool {
  if (product === undefined && packages.length === 0) {
    return { isEdit: false, to: paths.createProduct };
  }
  if (product === undefined) return { isEdit: true, obstacle: 'no_product' };
  if (packages.length > 0) return { isEdit: true, obstacle: 'only_products' };
  if (others.length > 0) return { isEdit: true, obstacle: 'one_product' };
  return { isEdit: true, to: paths.editProduct(product.id) };
}

function packageTool(products: OwnListing[], [pack, ...others]: OwnListing[]): Tool {
  if (pack === undefined) {
    return products.length > listLengths.packageProducts
      ? { isEdit: false, obstacle: 'too_many' }
      : { isEdit: false, to: paths.createPackage(idsOf(products)) };
  }
  if (products.length > 0) return { isEdit: true, obstacle: 'one_kind' };
  if (others.length > 0) return { isEdit: true, obstacle: 'one_package' };
  return { isEdit: true, to: paths.editPackage(pack.id) };
}

function saleTool(products: OwnListing[], packages: OwnListing[]): Omit<Tool, 'isEdit'> {
  if (products.length === 0) return { obstacle: 'no_product' };
  if (packages.length > 0) return { obstacle: 'only_products' };
  if (products.length > listLengths.bulkIds) return { obstacle: 'too_many' };
  return { to: paths.bulkSale(idsOf(products)) };
}

const idsOf = (listings: OwnListing[]) => listings.map(({ id }) => id);
