import type { ProductRow } from '@orendi/contract/schemas/product-row';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { inOtherCurrencies } from '../../discovery/index.ts';
import { presentHiding } from '../present-hiding.ts';
import type { OwnProductRow } from './own-product-queries.ts';

/** A product as a row of the seller's table; unknown dimensions are 0. */
export function presentProductRow(row: OwnProductRow, address: PictureAddress): ProductRow {
  const { sale, sale_type, length, width, height, picture_keys, picture_focus, ...shown } = row;
  const { hidden_at, hidden_reason, rates, ...product } = shown;
  return {
    ...product,
    converted: inOtherCurrencies(row, rates),
    ...presentHiding({ hidden_at, hidden_reason }),
    saleValue: sale,
    saleType: sale_type,
    dimensions: [length, width, height].map((side) => side ?? 0).join('x'),
    images: picture_keys.map(address),
    images_focus: picture_focus,
  };
}
