import { pictureUrl } from './picture-key.ts';

export type PictureAddress = (key: string) => string;

/** The URL of an icon: icons that ship with the product are paths of its own site, others are pictures. */
export function iconAddress(icon: string, site: string, address: PictureAddress): string {
  return icon.startsWith('/') ? site + icon : address(icon);
}

/** @param mediaUrl a path below the product's own URL, or an absolute URL elsewhere */
export function pictureAddresses(publicUrl: string, mediaUrl: string): PictureAddress {
  const base = mediaUrl.startsWith('/') ? publicUrl + mediaUrl : mediaUrl;
  return (key) => pictureUrl(base, key);
}
