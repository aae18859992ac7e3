import type { Product } from '@orendi/contract/schemas/product';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentSeller } from '../businesses/index.ts';
import { presentHiding } from './present-hiding.ts';
import type { ProductRow } from './product-queries.ts';

/** A product as the contract shows it. */
export function presentProduct(row: ProductRow, address: PictureAddress): Product {
  const { seller, picture_keys, picture_focus, created_at, hidden_at, hidden_reason, ...product } =
    row;
  return {
    ...product,
    ...presentHiding({ hidden_at, hidden_reason }),
    business: presentSeller(seller, address),
    images: picture_keys.map(address),
    images_focus: picture_focus,
    created_at: created_at.toISOString(),
  };
}
