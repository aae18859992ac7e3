import type { Business, BusinessLogo, Seller, Suspension } from '@orendi/contract/schemas/business';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { BusinessRow } from './queries.ts';

/** A business as the contract shows it. */
export function presentBusiness(business: BusinessRow, address: PictureAddress): Business {
  const { logo, cover_photo: cover } = business;
  return { ...business, logo: address(logo), cover_photo: cover && address(cover) };
}

/** The short form used in lists. */
export function presentLogo(
  { id, business_name, logo }: BusinessLogo,
  address: PictureAddress,
): BusinessLogo {
  return { id, business_name, logo: address(logo) };
}

/** The seller's columns of a product or package. */
export interface SellerColumns {
  business_id: number;
  business_name: string;
  business_logo: string;
  business_address: string;
}

/** The form used in products and packages. */
export function presentSeller(row: SellerColumns, address: PictureAddress): Seller {
  const { business_id: id, business_name, business_logo: logo, business_address: place } = row;
  return { ...presentLogo({ id, business_name, logo }, address), address: place };
}

export function presentSuspension(
  suspension: { since: Date; reason: string } | undefined,
): Suspension | null {
  return suspension ? { ...suspension, since: suspension.since.toISOString() } : null;
}
