import { mirror } from '../geometry/index.ts';
import type { Part } from '../model.ts';

/** All the parts of a thing with left and right swapped. */
export const mirrored = (parts: readonly Part[]): Part[] =>
  parts.map((one) => ({ ...one, mesh: mirror(one.mesh) }));
