import type { PictureDemand } from './picture-path.ts';

/*
 * One folder holds a picture and all its sizes, so that they go together. The first two digits of the hash
 * spread the folders, or one of them would have to list millions.
 */

/** Everything that is stored for a key begins with this. */
export const picturePrefix = (key: string) => `${key.slice(0, 2)}/${key}/`;

export const originalName = (key: string) => `${picturePrefix(key)}original.webp`;

export const objectName = ({ key, width, format, isOriginal }: PictureDemand) =>
  isOriginal ? originalName(key) : `${picturePrefix(key)}${width}.${format}`;
