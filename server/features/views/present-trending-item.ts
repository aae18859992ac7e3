import type { TrendingItem } from '@orendi/contract/schemas/card';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { TrendingRow } from './trending-query.ts';

/** A product or package as the list of trending items shows it. */
export function presentTrendingItem(row: TrendingRow, address: PictureAddress): TrendingItem {
  return {
    item_type: row.type,
    item_id: row.id,
    item_name: row.name,
    ...(row.pieces !== null && { pieces: row.pieces }),
    images: row.picture_keys.map(address),
    images_focus: row.picture_focus,
    currency: row.currency,
    price: row.price,
    sale: row.sale,
    sale_type: row.sale_type,
    business_id: row.business_id,
    business_name: row.business_name,
    business_logo: address(row.business_logo),
  };
}
