import type { Business, BusinessLogo, Suspension } from '@orendi/contract/schemas/business';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { BusinessRow } from './queries.ts';

/** A business as the contract shows it. */
export function presentBusiness(business: BusinessRow, address: PictureAddress): Business {
  const { logo, cover_photo: cover } = business;
  return { ...business, logo: address(logo), cover_photo: cover && address(cover) };
}

/** The short form used in lists and in products. */
export function presentLogo(
  { id, business_name, logo }: BusinessLogo,
  address: PictureAddress,
): BusinessLogo {
  return { id, business_name, logo: address(logo) };
}

export function presentSuspension(
  suspension: { since: Date; reason: string } | undefined,
): Suspension | null {
  return suspension ? { ...suspension, since: suspension.since.toISOString() } : null;
}
