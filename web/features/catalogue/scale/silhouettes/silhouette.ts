import type { ReactNode } from 'react';

/** Draws furniture into a box of this size in centimeters, from its top left corner. */
export type Silhouette = (width: number, height: number) => ReactNode;
