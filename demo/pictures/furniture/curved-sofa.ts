import type { Mesh } from '../geometry/index.ts';
import { box, cushion, move, pair, shape, turn } from '../geometry/index.ts';
import type { Random } from '../random.ts';
import { taperedLegs } from './seat-legs.ts';
import type { SofaPlan } from './sofa.ts';
import { wrappedWall } from './wrapped-wall.ts';

/** A low back that runs round to the arms in one curve, plain or in upright channels, over one long seat. */
export function curvedSofa(plan: SofaPlan, random: Random): { cloth: Mesh[]; frame: Mesh[] } {
  const { length, depth, height, seat } = plan;
  const legs = 12;
  const thick = 15;
  const drop = 1 - (plan.armHeight - legs) / (height - legs);
  const wall = wrappedWall({
    width: length,
    depth: depth - 2,
    corner: Math.min(40, depth * 0.44),
    thickness: thick,
    radius: 6.8,
    height: (along) => (height - legs) * (1 - drop / (1 + Math.exp((0.66 - along) * 14))),
    ...(random.chance(0.5) ? { channel: 14 } : {}),
  });
  const inner = length - 2 * thick + 3;
  const rounded = (mesh: Mesh) =>
    shape(mesh, (x, y, z) => [x * (1 - 0.1 * Math.max(0, (-2 * z) / depth) ** 3), y, z]);
  const bolster = turn(
    cushion(17, Math.min(56, depth - 40), 17, random, {
      radius: 8.2,
      crown: 0.3,
      puff: 0.5,
      slack: 0.3,
      piping: 0.35,
    }),
    'x',
    90,
  );
  return {
    cloth: [
      move(wall, 0, legs, -1),
      move(
        rounded(
          box(inner, seat - legs - 14, depth - thick, { radius: 3, steps: 3, spans: [8, 1, 8] }),
        ),
        0,
        legs + 1,
        3,
      ),
      move(
        rounded(
          cushion(inner - 1, 17, depth - thick - 2, random, {
            radius: 7,
            crown: 2.6,
            slack: 0.6,
            dent: 0.8,
          }),
        ),
        0,
        seat - 16,
        4.5,
      ),
      pair(move(bolster, inner / 2 - 9, seat + 9, -depth * 0.22)),
    ],
    frame: [taperedLegs({ x: length / 2 - 24, z: depth / 2 - 14, height: legs + 2 }, 4.2, 2)],
  };
}
