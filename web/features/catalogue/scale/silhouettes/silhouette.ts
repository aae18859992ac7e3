import type { ReactNode } from 'react';

/** Draws a piece of furniture into a box of this size, in centimetres, from its upper left corner. */
export type Silhouette = (width: number, height: number) => ReactNode;
