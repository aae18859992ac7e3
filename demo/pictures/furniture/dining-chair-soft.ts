import { cushion, leg, move, pair, shape, turn } from '../geometry/index.ts';
import type { Mesh } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { bentPad } from './bent-pad.ts';
import type { DiningPlan } from './dining-chair.ts';
import { sledLegs } from './seat-legs.ts';
import { wrappedWall } from './wrapped-wall.ts';

/** Four slender legs that stand a little wider than the seat. */
const slenderLegs = ({ wide, deep, seat }: DiningPlan): Mesh[] => {
  const [x, z] = [wide / 2 - 2, deep / 2 - 3];
  const detail = { foot: 1.8, top: 2.8 };
  return [
    pair(leg([x, 0, z], [x - 7, seat - 5, z - 7], detail)),
    pair(leg([x, 0, -z], [x - 7, seat - 5, -z + 7], detail)),
  ];
};

/** Narrower behind than in front. */
const tapered = (mesh: Mesh, deep: number): Mesh =>
  shape(mesh, (x, y, z) => [x * (1 - 0.28 * Math.max(0, (-2 * z) / deep) ** 2.2), y, z]);

/** A padded seat with a back that wraps round it, with or without arms. */
export function wrapChair(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const tall = high - seat + 2;
  const hasArms = wide > 53;
  const wall = wrappedWall({
    width: wide - 1,
    depth: hasArms ? deep - 8 : deep * 0.62,
    corner: wide * 0.43,
    thickness: 5,
    radius: 2.4,
    flare: 3,
    height: (along) => tall * (1 - (hasArms ? 0.5 : 0.34) * along ** 1.8),
    ...(random.chance(0.4) ? { channel: 7 } : {}),
  });
  const pad = cushion(wide - 6, 8.5, deep - 5, random, { radius: 4, crown: 1.8, slack: 0.2 });
  return [
    part(recipe.body, [
      move(wall, 0, seat - 2.6, hasArms ? -4.6 : -deep * 0.19 + 0.6),
      move(tapered(pad, deep), 0, seat - 7.4, 1.6),
    ]),
    part(recipe.frame, slenderLegs(plan)),
  ];
}

/** Seat and back in one padded sweep on runners of steel. */
export function sweepChair(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const pad = bentPad({
    width: wide - 3,
    seat: deep * 0.6,
    back: high - seat - 11,
    degrees: 80,
    bend: 10,
    thickness: 5.5,
    curl: 2.2,
    taper: 0.9,
    ...(random.chance(0.5) ? { channel: 6.5 } : {}),
  });
  return [
    part(recipe.body, [move(pad, 0, seat + 1, deep / 2 - 5)]),
    part(recipe.frame, [sledLegs({ x: wide / 2 - 6, z: deep / 2 - 6, height: seat - 5 }, 0.95)]),
  ];
}

/** A tall upholstered back down to the seat, on straight wooden legs. */
export function highBack(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const back = cushion(wide - 1, high - seat + 8, 7, random, {
    radius: 3.2,
    crown: 0.5,
    puff: 0.7,
    slack: 0.15,
    piping: 0.3,
  });
  const curved = shape(back, (x, y, z) => [
    x * (1 - 0.0012 * y),
    y,
    z - 0.0009 * (y - 8) ** 2 + 0.004 * x * x,
  ]);
  const pad = cushion(wide - 1.5, 9, deep - 7, random, {
    radius: 3.6,
    crown: 1.8,
    slack: 0.25,
    piping: 0.3,
  });
  const [x, z] = [wide / 2 - 3.5, deep / 2 - 4];
  return [
    part(recipe.body, [
      move(turn(curved, 'x', -3), 0, seat - 8, 8.5 - deep / 2),
      move(pad, 0, seat - 8.4, 2.6),
    ]),
    part(recipe.frame, [
      pair(leg([x, 0, z], [x, seat - 6, z], { foot: 2.8, top: 4.4, square: true })),
      pair(leg([x, 0, -z - 3], [x, seat - 5, -z + 4], { foot: 2.8, top: 4.4, square: true })),
    ]),
  ];
}
