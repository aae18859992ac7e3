import type { Product } from '@orendi/contract/schemas/product';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentLogo } from '../businesses/index.ts';
import type { ProductRow } from './product-queries.ts';

/** A product as the contract shows it. */
export function presentProduct(row: ProductRow, address: PictureAddress): Product {
  const {
    business_id,
    business_name,
    business_logo,
    picture_keys,
    picture_focus,
    created_at,
    ...product
  } = row;
  return {
    ...product,
    business: presentLogo({ id: business_id, business_name, logo: business_logo }, address),
    images: picture_keys.map(address),
    images_focus: picture_focus,
    created_at: created_at.toISOString(),
  };
}
