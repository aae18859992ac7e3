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
    business_id: row.business_id,
    business_logo: address(row.business_logo),
  };
}
