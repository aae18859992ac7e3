import type { OwnProduct } from '@orendi/contract/schemas/product';
import type { BeforeJson } from '../../platform/http/api.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentSeller } from '../businesses/index.ts';
import type { HidingColumns, ProductRow } from './product-queries.ts';

export function presentProduct(row: ProductRow, address: PictureAddress): BeforeJson<OwnProduct> {
  const { seller, picture_keys, picture_focus, hidden_at, hidden_reason, ...product } = row;
  return {
    ...product,
    ...presentHiding({ hidden_at, hidden_reason }),
    ...(seller.is_suspended && { business_suspended: true }),
    business: presentSeller(seller, address),
    images: picture_keys.map(address),
    images_focus: picture_focus,
  };
}

/** The fields about hiding that its seller reads; none for a listing that is shown. */
export const presentHiding = ({ hidden_at: since, hidden_reason: reason }: HidingColumns) =>
  since && { hidden: { since, reason: reason ?? '' } };
