import { bannerPlaces, type BannerPlace } from '@orendi/server/features/announcements/index';
import { UsageError } from '../command-line/usage-error.ts';

/** @throws UsageError for what is no banner's place */
export function readPlace(name: string | undefined): BannerPlace {
  const place = bannerPlaces.find((known) => known === name);
  if (place === undefined) throw new UsageError(`Name a banner: ${bannerPlaces.join(' or ')}.`);
  return place;
}
