import type { Mesh } from '../geometry/index.ts';
import { box, curve, cylinder, join, move, pair, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish } from '../recipe.ts';
import { moved } from './arrange.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers, shadowGap } from './cabinet-doors.ts';
import { handle } from './handle.ts';

/** Height of the plinth, of the base units above it, and of the worktop's upper face, in cm. */
export const plinth = 10;
export const unit = 76;
export const worktop = 90;

const black: Finish = { stuff: 'ceramic', color: '#1c1d1f' };
const steel: Finish = { stuff: 'steel', color: '#b7babc' };

export type UnitKind = 'doors' | 'drawers' | 'oven';

/** An oven of 60 cm: black glass under a steel band, with a bar. Its back is at z = 0. */
function oven(width: number, metal: Finish): Part[] {
  const dial = turn(cylinder(1.7, 1.8, 0.4, 20), 'x', 90);
  return [
    part(black, [
      move(box(width - 0.6, 46, 2, { radius: 0.3 }), 0, 0, 1),
      move(box(width - 0.6, 11.4, 2, { radius: 0.3 }), 0, 46.4, 0.95),
    ]),
    part({ stuff: 'ceramic', color: '#34373a' }, [
      move(box(width - 14, 29, 0.3, { radius: 0.1 }), 0, 7, 2.05),
    ]),
    part(metal.stuff === 'brass' ? metal : steel, [
      move(handle('bar', width - 10), 0, 41, 2),
      pair(move(dial, 20, 52, 1.9)),
      pair(move(dial, 12, 52, 1.9)),
    ]),
  ];
}

/** One base unit: box, plinth and front, from the floor to under the worktop. Its back is at -depth / 2. */
export function baseUnit(kind: UnitKind, width: number, depth: number, fronts: Fronts): Part[] {
  const count = width > 70 ? 2 : 1;
  const face = depth / 2 - 2;
  const filling = {
    doors: () => doors(fronts, count, width, unit, unit - (fronts.grip === 'edge' ? 9 : 12)),
    drawers: () => drawers(fronts, [2, 2, 1], width, unit),
    oven: () => [
      ...moved(oven(width, fronts.metal), 0, unit - 59, 0),
      ...moved(
        drawers({ ...fronts, style: 'slab', grip: 'none' }, [1], width, unit - 59.4),
        0,
        0,
        0,
      ),
    ],
  }[kind]();
  return [
    part(
      fronts.body,
      openTopped(width - 0.1, depth - 2.2).map((mesh) => move(mesh, 0, plinth, -1.1)),
    ),
    ...moved(
      kind === 'oven' ? [shadowGap(fronts.body, width, unit), ...filling] : filling,
      0,
      plinth,
      face,
    ),
  ];
}

/** Sides, floor and back of a base unit; the worktop closes it, and a basin hangs into it. */
const openTopped = (width: number, depth: number): Mesh[] => [
  box(width, 1.8, depth, { radius: 0.1, grain: 'x' }),
  pair(move(box(1.8, unit - 1.8, depth, { radius: 0.1, grain: 'y' }), (width - 1.8) / 2, 1.8, 0)),
  move(box(width - 1, unit, 0.8, { radius: 0, grain: 'y' }), 0, 0, 0.5 - depth / 2),
];

/** The box of a unit that is never seen into. */
const closed = (width: number, height: number, depth: number): Mesh =>
  box(width, height, depth, { radius: 0.15, grain: 'y' });

/** A closed wall unit, its lower edge at y = 0. */
export function wallUnit(width: number, height: number, depth: number, fronts: Fronts): Part[] {
  const count = width > 70 ? 2 : 1;
  return [
    part(fronts.body, [move(closed(width - 0.1, height, depth - 2.2), 0, 0, -1.1)]),
    ...moved(doors({ ...fronts, grip: 'none' }, count, width, height, 6), 0, 0, depth / 2 - 2),
  ];
}

/** A unit to the height of the wall units, with an oven at the height of the hands when `hasOven`. */
export function tallUnit(
  width: number,
  height: number,
  depth: number,
  fronts: Fronts,
  hasOven: boolean,
): Part[] {
  const low = hasOven ? 72 : height - plinth - 62;
  const above = hasOven ? low + 60 : low;
  const top = height - plinth - above;
  const face = depth / 2 - 2;
  return [
    part(fronts.body, [move(closed(width - 0.1, height - plinth, depth - 2.2), 0, plinth, -1.1)]),
    ...moved(doors(fronts, 1, width, low, low - (hasOven ? 14 : 34)), 0, plinth, face),
    ...(hasOven
      ? moved(
          [shadowGap(fronts.body, width, 60), ...oven(width, fronts.metal)],
          0,
          plinth + low + 1,
          face,
        )
      : []),
    ...moved(
      doors({ ...fronts, grip: fronts.grip === 'edge' ? 'none' : fronts.grip }, 1, width, top, 14),
      0,
      plinth + above,
      face,
    ),
  ];
}

/** A glass hob of four rings, lying on y = 0. */
export function hob(): Part[] {
  const ring = (radius: number) =>
    tube(
      Array.from({ length: 28 }, (_, i) => {
        const angle = (-i / 28) * 2 * Math.PI;
        return [radius * Math.cos(angle), 0.55, radius * Math.sin(angle)] as const;
      }),
      { radius: 0.14, sides: 4, closed: true },
    );
  return [
    part(black, [box(58, 0.6, 50, { radius: 0.25 })]),
    part({ stuff: 'ceramic', color: '#77797b' }, [
      pair(move(ring(9), 14, 0, -11)),
      move(ring(7), -14, 0, 12),
      move(ring(8), 14, 0, 12),
    ]),
  ];
}

/** A basin let into the worktop (whose upper face is at y = 0) and its tap; the hole is `width` by `depth`. */
export function sink(width: number, depth: number, basin: Finish, metal: Finish): Part[] {
  const deep = 18;
  const wall = box(1, deep, depth + 2, { radius: 0.2, grain: 'z' });
  const spout = curve(
    [
      [0, 0, 0],
      [0, 20, 0],
      [0, 31, 1.5],
      [0, 35.5, 8],
      [0, 31.5, 15],
      [0, 25, 16],
    ],
    5,
  );
  const tap = join(
    cylinder(2.4, 5, 0.3, 20),
    tube(spout, { radius: 1.15, sides: 12 }),
    move(turn(cylinder(0.8, 8, 0.3, 12), 'z', -70), 1.5, 4.5, 0),
  );
  return [
    part(basin, [
      move(box(width + 2, 1, depth + 2, { radius: 0.2 }), 0, -deep - 0.6, 0),
      pair(move(wall, width / 2 + 0.4, -deep - 0.4, 0)),
      move(box(width + 2, deep, 1, { radius: 0.2 }), 0, -deep - 0.4, depth / 2 + 0.4),
      move(box(width + 2, deep, 1, { radius: 0.2 }), 0, -deep - 0.4, -depth / 2 - 0.4),
    ]),
    part(metal, [
      move(tap, 0, -0.2, -depth / 2 - 5),
      move(cylinder(4, 0.5, 0.1), 0, -deep + 0.2, 0),
    ]),
  ];
}

/** A worktop with a hole for a sink: boards round it; the hole's middle is at `x`, `z`. Upper face at y = 0. */
export function worktopWithHole(
  length: number,
  depth: number,
  thick: number,
  hole: { x: number; z: number; width: number; depth: number },
): Mesh[] {
  const [left, right] = [hole.x - hole.width / 2, hole.x + hole.width / 2];
  const plate = (from: number, wide: number, z: number, deep: number) =>
    laid(box(wide, thick, deep, { radius: 0, grain: 'x' }), from + wide / 2, -thick, z);
  const [near, far] = [depth / 2 - hole.z - hole.depth / 2, depth / 2 + hole.z - hole.depth / 2];
  return [
    plate(-length / 2, left + length / 2, 0, depth),
    plate(right, length / 2 - right, 0, depth),
    plate(left, hole.width, depth / 2 - near / 2, near),
    plate(left, hole.width, far / 2 - depth / 2, far),
  ];
}

/** Moved, the pattern of the stuff going on from one plate to the next. */
const laid = (mesh: Mesh, x: number, y: number, z: number): Mesh => ({
  ...move(mesh, x, y, z),
  uvs: mesh.uvs.map((value, i) => value + (i % 2 === 0 ? x : z)),
});

/** Which units stand in a row of this length, with the width of each. */
export function rowOf(length: number): { kind: UnitKind; width: number }[] {
  const count = Math.max(2, Math.round(length / 60));
  const kinds: UnitKind[] = ['doors', 'drawers', 'oven', 'drawers', 'doors', 'doors'];
  return Array.from({ length: count }, (_, i) => ({
    kind: kinds[i % kinds.length] ?? 'doors',
    width: length / count,
  }));
}
