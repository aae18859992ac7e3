import type { Silhouette } from './silhouettes/silhouette.tsx';
import { beds, seats, tables } from './silhouettes/seats-beds-tables.tsx';
import { decor, storage } from './silhouettes/storage-and-decor.tsx';

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
