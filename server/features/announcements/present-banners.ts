import type { Announcements } from '@orendi/contract/schemas/announcements';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';

/** The banners as the contract shows them, from their picture keys. */
export function presentBanners(
  { main_banner: main, secondary_banner: secondary }: Announcements,
  address: PictureAddress,
): Announcements {
  return { main_banner: main && address(main), secondary_banner: secondary && address(secondary) };
}
