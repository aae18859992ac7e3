import type { ProductKind } from './product-kind.ts';
import { beds } from './silhouettes/beds.tsx';
import { decor } from './silhouettes/decor.tsx';
import { seats } from './silhouettes/seats.tsx';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { storage } from './silhouettes/storage.tsx';
import { tables } from './silhouettes/tables.tsx';

/** What each kind looks like from the front: the few lines by which one knows it. */
export const silhouettes: Record<ProductKind, Silhouette> = {
  ...seats,
  ...tables,
  ...beds,
  ...storage,
  ...decor,
};
