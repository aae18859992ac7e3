import type { PictureDemand } from './picture-path.ts';

/*
 * One folder holds a picture and all its sizes, so that they are removed together. The first two digits of the hash
 * spread the folders: a single folder would have to list millions.
 */

/** Prefix of everything stored for a key. */
export const picturePrefix = (key: string) => `${key.slice(0, 2)}/${key}/`;

export const originalName = (key: string) => `${picturePrefix(key)}original.webp`;

export const objectName = ({ key, width, format, isOriginal }: PictureDemand) =>
  isOriginal ? originalName(key) : `${picturePrefix(key)}${width}.${format}`;
