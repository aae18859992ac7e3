import type { Mesh } from '../geometry/index.ts';
import { box, curve, join, leg, move, pair, tube, turn } from '../geometry/index.ts';

export type CabinetBase = 'tapered' | 'plinth' | 'sled' | 'hairpin' | 'block' | 'trestle';

/** Something at the four corners of a rectangle, given for the corner at +x, +z. */
const corners = (mesh: Mesh): Mesh => join(pair(mesh), turn(pair(mesh), 'y', 180));

const rail = (width: number, thick: number, tall: number) =>
  box(width, tall, thick, { radius: 0.2 });

/** Round tapered legs, a little splayed, under a slim frame. */
const tapered = (x: number, z: number, height: number): Mesh[] => [
  corners(leg([x + 2, 0, z + 1.5], [x - 1, height + 0.5, z - 1], { foot: 2.2, top: 4 })),
  move(rail(2 * x, 2 * z, 1.8), 0, height - 1.6, 0),
];

/** Two closed rectangles of flat steel. */
function sled(x: number, z: number, height: number): Mesh[] {
  const bar = 1.6;
  const foot = move(box(bar, bar, 2 * z, { radius: 0.15, grain: 'z' }), x, 0, 0);
  return [
    corners(move(box(bar, height + 0.5, bar, { radius: 0.15 }), x, 0, z - bar / 2)),
    pair(foot),
    pair(move(foot, 0, height - bar + 0.3, 0)),
  ];
}

/** Three-rod bent legs. */
function hairpin(x: number, z: number, height: number): Mesh[] {
  const path = curve(
    [
      [x - 7, height + 0.5, z],
      [x - 1, 1.5, z + 0.4],
      [x, 0.6, z + 0.5],
      [x + 0.3, 1.5, z + 0.3],
      [x, height + 0.5, z - 7],
    ],
    4,
  );
  return [corners(tube(path, { radius: 0.6, sides: 8 }))];
}

/** Square legs joined by rails, set a little in. */
const trestle = (x: number, z: number, height: number): Mesh[] => [
  corners(move(box(2.6, height + 0.5, 2.6, { radius: 0.25 }), x - 1.3, 0, z - 1.3)),
  move(rail(2 * x - 4, 2.4, 3), 0, height - 3, z - 1.6),
  move(rail(2 * x - 4, 2.4, 3), 0, height - 3, 1.6 - z),
  pair(move(box(2.4, 3, 2 * z - 4, { radius: 0.2, grain: 'z' }), x - 1.6, height - 3, 0)),
];

/** What a cabinet of this width and depth stands on; it reaches half a centimetre into what it carries. */
export function cabinetBase(
  style: CabinetBase,
  width: number,
  depth: number,
  height: number,
): Mesh[] {
  const [x, z] = [width / 2, depth / 2];
  switch (style) {
    case 'tapered':
      return tapered(x - 7, z - 5, height);
    case 'sled':
      return sled(x - 6, z - 2, height);
    case 'hairpin':
      return hairpin(x - 4, z - 4, height);
    case 'trestle':
      return trestle(x - 1, z - 1, height);
    case 'block':
      return [corners(move(box(5, height + 0.5, 5, { radius: 0.5 }), x - 4, 0, z - 4))];
    default:
      return [move(box(width - 5, height + 0.5, depth - 5, { radius: 0.2 }), 0, 0, -1)];
  }
}
