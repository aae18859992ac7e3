import type { Silhouette } from './silhouettes/silhouette.ts';
import { beds, seats, tables } from './silhouettes/seats-beds-tables.ts';
import { decor, storage } from './silhouettes/storage-and-decor.ts';

/** The front view of each kind, in the few lines that make it recognizable. */
export const silhouettes = {
  ...seats,
  ...tables,
  ...beds,
  ...storage,
  ...decor,
  // A corner piece of which one side is not known.
  'corner-sofa': seats.sofa,
  'corner-counter': storage.kitchen,
} satisfies Record<string, Silhouette>;

/** The kinds of furniture with a drawing of their own; unknown ones are a plain box. */
export type ProductKind = keyof typeof silhouettes;
