import type { Mesh, Vector } from './geometry/index.ts';
import { join } from './geometry/index.ts';
import type { Random } from './random.ts';
import type { Finish, PictureRecipe } from './recipe.ts';

/**
 * Where a piece is: free on the floor, with its back to the wall, on the wall (its back at z = 0), from the ceiling,
 * on a table or bench that the room provides, or lying flat on the floor.
 */
export type Standing = 'floor' | 'back-to-wall' | 'on-wall' | 'from-ceiling' | 'on-table' | 'flat';

/** What kind of room suits the piece. */
export type Setting = 'living' | 'bedroom' | 'dining' | 'kitchen' | 'work' | 'child' | 'outdoor';

/** What a stuff alone does not say: a looking-glass, a lit shade, thin cloth, woven cane, cut pile, a green leaf. */
export type Look = 'mirror' | 'shade' | 'sheer' | 'cane' | 'pile' | 'leaf';

export interface Part {
  mesh: Mesh;
  finish: Finish;
  look?: Look;
  /** A second colour over the first, in the amount (0 to 1) that a function gives for u and v in cm. */
  paint?: { color: string; amount: (u: number, v: number) => number };
  /** Runs out of the picture (a cable to the ceiling): the camera does not make room for it. */
  beyond?: boolean;
}

/** A burning lamp: warm light from a point. */
export interface Bulb {
  at: Vector;
  /** 1 lights a wall at half a metre about as bright as the window does. */
  strength: number;
}

export interface Model {
  parts: readonly Part[];
  stands: Standing;
  setting: Setting;
  /** Height in cm of the model's y = 0 above the floor; only for `on-wall` and `from-ceiling`. */
  lift?: number;
  bulbs?: readonly Bulb[];
  /** What the close-up looks at; without it, the upper front part a little to the left. */
  detail?: Vector;
}

/** Makes a piece of furniture; the chance depends on piece and design only, so that every view shows the same one. */
export type Modeller = (recipe: PictureRecipe, random: Random) => Model;

/** One part of one finish from any number of shapes. */
export function part(
  finish: Finish,
  meshes: readonly Mesh[],
  more: Omit<Part, 'mesh' | 'finish'> = {},
): Part {
  return { mesh: join(...meshes), finish, ...more };
}
