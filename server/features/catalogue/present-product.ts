import type { Product } from '@orendi/contract/schemas/product';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentSeller } from '../businesses/index.ts';
import type { ProductRow } from './product-queries.ts';

/** A product as the contract shows it. */
export function presentProduct(row: ProductRow, address: PictureAddress): Product {
  const {
    business_id,
    business_name,
    business_logo,
    business_address,
    picture_keys,
    picture_focus,
    created_at,
    ...product
  } = row;
  const seller = { business_id, business_name, business_logo, business_address };
  return {
    ...product,
    business: presentSeller(seller, address),
    images: picture_keys.map(address),
    images_focus: picture_focus,
    created_at: created_at.toISOString(),
  };
}
