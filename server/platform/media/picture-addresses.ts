import { pictureUrl } from './picture-key.ts';

/** Turns the key of a picture into the absolute address that answers carry. */
export type PictureAddress = (key: string) => string;

/** @param mediaUrl a path below the product's own address, or an address elsewhere */
export function pictureAddresses(publicUrl: string, mediaUrl: string): PictureAddress {
  const base = mediaUrl.startsWith('/') ? publicUrl + mediaUrl : mediaUrl;
  return (key) => pictureUrl(base, key);
}
