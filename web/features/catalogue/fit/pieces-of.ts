import type { Listing } from '../listing.ts';
import { productKind, type ProductKind } from '../scale/product-kind.ts';
import type { Measures } from '../scale/scale-scene.ts';

/** What has to fit: a product, or each that is in a package. */
export interface Piece extends Measures {
  id: number;
  name: string;
  kind: ProductKind;
  color: string | null;
}

/** @param icons of the categories, by id */
export function piecesOf(listing: Listing, icons: Record<number, string>): Piece[] {
  if (listing.type === 'product') {
    const { id, product_name: name, length, width, height, color, category_id } = listing;
    const measures = { length, width, height };
    const kind = productKind(icons[category_id], measures, name);
    return [{ id, name, ...measures, kind, color }];
  }
  return listing.products.map(({ productId, product_name: name, category_id, ...product }) => {
    const { length, width, height } = product;
    const measures = { length, width, height };
    const kind = productKind(icons[category_id], measures, name);
    return { id: productId, name, ...measures, kind, color: null };
  });
}

/** Whether anything is known to compare with a space. */
export function hasSizes(pieces: readonly Measures[]): boolean {
  return pieces.some(({ length, width, height }) => length || width || height);
}
