import { pictureUrl } from './picture-key.ts';

export type PictureAddress = (key: string) => string;

/** The URL of an icon: icons that ship with the product are paths of its own site, others are pictures. */
export function iconAddress(icon: string, site: string, address: PictureAddress): string {
  return icon.startsWith('/') ? site + icon : address(icon);
}

/**
 * The beginning of the absolute addresses of pictures.
 * @param mediaUrl a path below the product's own URL, or an absolute URL elsewhere
 */
export const pictureBase = (publicUrl: string, mediaUrl: string) =>
  mediaUrl.startsWith('/') ? publicUrl + mediaUrl : mediaUrl;

export function pictureAddresses(publicUrl: string, mediaUrl: string): PictureAddress {
  const base = pictureBase(publicUrl, mediaUrl);
  return (key) => pictureUrl(base, key);
}
