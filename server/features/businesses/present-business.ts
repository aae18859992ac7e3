import type { Business, BusinessLogo, Seller, Suspension } from '@orendi/contract/schemas/business';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { presentDeliveries, presentPlace, presentTown } from './present-place.ts';
import type { BusinessRow } from './queries.ts';
import type { SellerRow } from './select-seller.ts';

/** A business as the contract shows it. */
export function presentBusiness(business: BusinessRow, address: PictureAddress): Business {
  const { logo, cover_photo: cover, place, ...shown } = business;
  return {
    ...shown,
    logo: address(logo),
    cover_photo: cover && address(cover),
    ...presentPlace(place),
  };
}

/** The short form used in lists. */
export function presentLogo(
  { id, business_name, logo }: BusinessLogo,
  address: PictureAddress,
): BusinessLogo {
  return { id, business_name, logo: address(logo) };
}

/** The form used in products and packages. */
export function presentSeller(seller: SellerRow, address: PictureAddress): Seller {
  const { town_id, town_name, logo, deliveries, ...shown } = seller;
  return {
    ...shown,
    logo: address(logo),
    ...presentTown({ town_id, town_name }),
    ...presentDeliveries(deliveries),
  };
}

export function presentSuspension(
  suspension: { since: Date; reason: string } | undefined,
): Suspension | null {
  return suspension ? { ...suspension, since: suspension.since.toISOString() } : null;
}
