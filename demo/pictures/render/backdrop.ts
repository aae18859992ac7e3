import type { Surface } from '../materials/surface.ts';
import type { Layout } from '../rooms/layout.ts';

/** The endless floor at y = 0 and the wall behind, at z = `wallAt`. */
export interface Backdrop {
  floor: Surface;
  floorLayout: Layout;
  wall: Surface;
  wallAt: number;
}

/** Numbers of the owners that are no part of the scene, and of their "triangles". */
export const floorOwner = -1;
export const wallOwner = -2;
