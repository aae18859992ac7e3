import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, mirror, move, pair, tube, turn } from '../geometry/index.ts';
import { bentPath } from './bent-path.ts';

/** Where the legs meet the piece: `x` and `z` from its middle, `height` of the underside; legs go 1 cm into it. */
export interface LegPlace {
  x: number;
  z: number;
  height: number;
}

/** The same at all four corners. */
const fourfold = (mesh: Mesh): Mesh => {
  const front = pair(mesh);
  return join(front, turn(front, 'y', 180));
};

/** Four tapered legs that splay outwards. */
export const taperedLegs = ({ x, z, height }: LegPlace, thick = 4.4, splay = 2.5): Mesh =>
  fourfold(leg([x + splay, 0, z + splay], [x, height + 1, z], { foot: thick * 0.55, top: thick }));

/** Four low turned feet. */
export const blockFeet = ({ x, z, height }: LegPlace, radius = 3): Mesh =>
  fourfold(move(cylinder(radius, height + 1, 0.4, 20), x, 0, z));

/** Two runners of bent steel, from front to back, one on each side. */
export function sledLegs({ x, z, height }: LegPlace, thick = 1): Mesh {
  const path = bentPath(
    [
      [x, height + 1, z - 2],
      [x, thick, z],
      [x, thick, -z],
      [x, height + 1, 2 - z],
    ],
    4,
  );
  return pair(tube(path, { radius: thick, sides: 10 }));
}

/** Flat steel: two rectangular frames, one under each end. */
export function frameLegs({ x, z, height }: LegPlace, thick = 2): Mesh {
  const side = join(
    move(box(thick * 1.8, thick, 2 * z, { radius: 0.2, grain: 'z' }), x, 0, 0),
    move(box(thick * 1.8, height + 1, thick, { radius: 0.2 }), x, 0, z - thick / 2),
    move(box(thick * 1.8, height + 1, thick, { radius: 0.2 }), x, 0, thick / 2 - z),
  );
  return join(side, mirror(side));
}
