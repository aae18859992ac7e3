import { pictureUrl } from './picture-key.ts';

/** Turns the key of a picture into the absolute address that goes into answers. */
export type PictureAddress = (key: string) => string;

/** The address of an icon: those that ship with the product are paths of its own site, others are pictures. */
export function iconAddress(icon: string, site: string, address: PictureAddress): string {
  return icon.startsWith('/') ? site + icon : address(icon);
}

/** @param mediaUrl a path below the product's own address, or an address elsewhere */
export function pictureAddresses(publicUrl: string, mediaUrl: string): PictureAddress {
  const base = mediaUrl.startsWith('/') ? publicUrl + mediaUrl : mediaUrl;
  return (key) => pictureUrl(base, key);
}
