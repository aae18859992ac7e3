import type { ProductKind } from './product-kind.ts';
import { beds } from './silhouettes/seats.tsx';
import { decor } from './silhouettes/storage.tsx';
import { seats } from './silhouettes/seats.tsx';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { storage } from './silhouettes/storage.tsx';
import { tables } from './silhouettes/seats.tsx';

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
