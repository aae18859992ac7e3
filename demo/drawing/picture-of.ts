import { createHash } from 'node:crypto';
import type { PictureRecipe } from '../pictures/recipe.ts';
import { expectedColour } from './expected-colour.ts';

/** In dots: that of cards and detail pages, and that of a business's cover photo. */
export const pictureSizes = {
  product: { width: 960, height: 1200 },
  cover: { width: 1920, height: 1080 },
} as const;

export type PictureKind = keyof typeof pictureSizes;

/** What is kept of a picture until it is drawn. */
export interface PictureOrder {
  kind: PictureKind;
  recipe: PictureRecipe;
}

export interface OrderedPicture {
  key: string;
  /** What such a picture takes, roughly, in bytes; the true length is known only when it is drawn. */
  bytes: number;
}

/** Raise it when the drawing changes so much that pictures of old and new would not go together. */
const drawingVersion = 1;

const usualBytes: Record<PictureKind, number> = { product: 60_000, cover: 110_000 };

/** The key under which a picture will be stored once it is drawn: the same order has the same key everywhere. */
export function pictureOf(order: PictureOrder): OrderedPicture {
  const { kind, recipe } = order;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, kind, recipe]))
    .digest('hex')
    .slice(0, 32);
  const { width, height } = pictureSizes[kind];
  const key = `${hash}-${width}x${height}-${expectedColour(recipe)}`;
  return { key, bytes: usualBytes[kind] };
}
