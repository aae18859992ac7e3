import type { BannerPlace } from '@orendi/server/features/announcements/index';
import { parsePictureKey } from '@orendi/server/platform/media/index';

/** A short description of what a banner's place shows. */
export function describeBanner(
  place: BannerPlace,
  key: string | null,
  standIn: string | null,
): string {
  if (key !== null) return sizeOf(key);
  const isReplaced = place === 'main' && standIn !== null;
  return isReplaced ? 'not set: the one that comes with the product' : 'not set';
}

function sizeOf(key: string): string {
  const facts = parsePictureKey(key);
  return facts ? `${facts.width} × ${facts.height}, ${key}` : key;
}
