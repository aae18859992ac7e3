import type { Mesh } from '../geometry/index.ts';
import { box, cushion, cylinder, move, shape } from '../geometry/index.ts';
import type { Random } from '../random.ts';
import type { ArmchairPlan, Upholstered } from './armchair.ts';
import { blockFeet, taperedLegs } from './seat-legs.ts';
import { wrappedWall } from './wrapped-wall.ts';

/** A round tub whose back falls to the arms in one line; smooth or in stitched channels, on legs or on a disc. */
export function tubChair({ wide, deep, high, seat }: ArmchairPlan, random: Random): Upholstered {
  const legs = 14;
  const thick = 10;
  const channel = random.chance(0.5) ? 8.5 : undefined;
  const onDisc = random.chance(0.4);
  const armFall = random.between(0.22, 0.34);
  const wall = wrappedWall({
    width: wide,
    depth: deep - 3,
    corner: wide * 0.46,
    thickness: thick,
    flare: 2,
    radius: 4.6,
    height: (along) => (high - legs) * (1 - armFall * Math.max(0, along - 0.15) ** 1.4 * 1.3),
    ...(channel ? { channel } : {}),
  });
  const round = (mesh: Mesh) => roundedBack(mesh, (wide - 2 * thick) / 2 + 1);
  const inner = wide - 2 * thick + 3;
  return {
    cloth: [
      move(wall, 0, legs, -1.5),
      move(
        round(
          box(inner, seat - legs - 12, deep - thick - 2, {
            radius: 3,
            steps: 3,
            spans: [8, 2, 14],
          }),
        ),
        0,
        legs + 2,
        2,
      ),
      move(
        round(
          cushion(inner - 2, 15, deep - thick - 1, random, {
            radius: 6,
            crown: 2.6,
            slack: 0.4,
            dent: 1,
          }),
        ),
        0,
        seat - 14,
        4,
      ),
    ],
    frame: onDisc
      ? [cylinder(wide * 0.33, 1.8, 0.7, 40), cylinder(3, legs + 3, 0.2)]
      : [taperedLegs({ x: wide / 2 - 15, z: deep / 2 - 15, height: legs + 2 }, 3.6, 3)],
  };
}

/** Narrows the back half of a seat to a half circle, so that it fits into a tub. */
const roundedBack = (mesh: Mesh, half: number): Mesh =>
  shape(mesh, (x, y, z) => {
    const behind = Math.max(0, -z) / (half * 1.25);
    return [x * Math.sqrt(Math.max(0.1, 1 - Math.min(0.95, behind) ** 2.4)), y, z];
  });

/** Thick and soft all round, like a ring of dough: low, on hidden feet. */
export function plushChair({ wide, deep, high, seat }: ArmchairPlan, random: Random): Upholstered {
  const thick = Math.min(22, wide * 0.25);
  const base = 4;
  const low = Math.min(high - 8, seat + 20);
  const ring = wrappedWall({
    width: wide,
    depth: deep,
    corner: wide * 0.4,
    thickness: thick,
    radius: thick * 0.47,
    height: (along) => low - base + (high - low) * Math.max(0, 1 - along * along * 2.4) ** 2,
  });
  const inner = wide - 2 * thick + 6;
  return {
    cloth: [
      move(ring, 0, base, 0),
      move(
        cushion(inner - 4, seat - base - 15, deep - thick + 1, random, {
          radius: 8,
          crown: 0,
          puff: 1.5,
          slack: 0.3,
        }),
        0,
        base,
        thick / 2 - 2,
      ),
      move(
        cushion(inner - 1, 19, deep - thick + 3, random, {
          radius: 8.5,
          crown: 3.4,
          puff: 1.6,
          slack: 0.6,
          dent: 1,
        }),
        0,
        seat - 18,
        thick / 2 - 0.5,
      ),
    ],
    frame: [blockFeet({ x: wide / 2 - 16, z: deep / 2 - 14, height: base + 2 }, 3.4)],
    pillow: [0, seat + 1, -deep / 2 + thick + 11],
  };
}
