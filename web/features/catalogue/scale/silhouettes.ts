import type { ProductKind } from './product-kind.ts';
import { beds } from './silhouettes/seats-beds-tables.tsx';
import { decor } from './silhouettes/storage-and-decor.tsx';
import { seats } from './silhouettes/seats-beds-tables.tsx';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { storage } from './silhouettes/storage-and-decor.tsx';
import { tables } from './silhouettes/seats-beds-tables.tsx';

/** The front view of each kind, in the few lines that make it recognizable. */
export const silhouettes: Record<ProductKind, Silhouette> = {
  ...seats,
  ...tables,
  ...beds,
  ...storage,
  ...decor,
  // A corner piece of which one side is not known.
  'corner-sofa': seats.sofa,
  'corner-counter': storage.kitchen,
};
