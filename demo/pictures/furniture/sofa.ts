import type { Mesh } from '../geometry/index.ts';
import { box, cushion, cylinder, join, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { curvedSofa } from './curved-sofa.ts';
import { taperedLegs } from './seat-legs.ts';
import { throwPillow, woollenThrow } from './sofa-dressing.ts';
import { woodenArmchair } from './wooden-armchair.ts';

export interface SofaPlan {
  length: number;
  depth: number;
  height: number;
  seat: number;
  arm: number;
  armHeight: number;
  legs: number;
  /** Seat cushions side by side. */
  places: number;
}

/** Side by side along x, the middle of the row at 0. */
const row = (count: number, pitch: number, make: (i: number) => Mesh): Mesh[] =>
  Array.from({ length: count }, (_, i) => move(make(i), (i - (count - 1) / 2) * pitch, 0, 0));

/** Straight lines, loose cushions, slim arms, on tapered wooden legs. */
function straight(plan: SofaPlan, random: Random): { cloth: Mesh[]; frame: Mesh[] } {
  const { length, depth, height, seat, arm, armHeight, legs, places } = plan;
  const inner = length - 2 * arm;
  const pitch = inner / places;
  const thick = 17;
  const backThick = 20;
  const soft = { radius: 5, crown: 2.6, slack: 0.7, piping: random.chance(0.5) ? 0.4 : 0 };
  const seats = row(places, pitch, () =>
    cushion(pitch - 0.6, thick, depth - backThick + 2, random, { ...soft, dent: 1.2 }),
  );
  const backs = row(places, pitch, () =>
    turn(
      cushion(pitch - 1.5, height - seat + 1, backThick, random, {
        radius: 7,
        crown: 1.5,
        puff: 3.6,
        slack: 1.1,
        piping: soft.piping,
      }),
      'x',
      -9,
    ),
  );
  const side = cushion(arm, armHeight - legs, depth, random, {
    radius: Math.min(4, arm * 0.35),
    crown: 0.6,
    puff: 0.8,
    slack: 0.2,
  });
  return {
    cloth: [
      pair(move(side, length / 2 - arm / 2, legs, 0)),
      move(
        box(inner + 2, seat - thick - legs + 1, depth - 3, { radius: 2, steps: 2 }),
        0,
        legs,
        -1,
      ),
      move(
        box(inner + 2, height - legs - 7, 9, { radius: 3.5, steps: 3 }),
        0,
        legs,
        -depth / 2 + 5,
      ),
      ...seats.map((mesh) => move(mesh, 0, seat - thick, backThick / 2 - 1)),
      ...backs.map((mesh) => move(mesh, 0, seat - 3, -depth / 2 + backThick / 2 + 9)),
    ],
    frame: [taperedLegs({ x: length / 2 - arm * 0.7, z: depth / 2 - 9, height: legs }, 4.4, 1.5)],
  };
}

/** Deep and low on a recessed plinth, wide padded arms, the seat one long cushion. */
function lounge(plan: SofaPlan, random: Random): { cloth: Mesh[]; frame: Mesh[] } {
  const { length, depth, height, seat, places } = plan;
  const arm = plan.arm * 1.5;
  const inner = length - 2 * arm;
  const base = cushion(length, seat - 17, depth, random, { radius: 5, crown: 0, slack: 0.15 });
  const side = cushion(arm, plan.armHeight - seat + 19, depth - 1, random, {
    radius: arm * 0.42,
    crown: 1.2,
    puff: 1.2,
    slack: 0.4,
  });
  const back = cushion(inner / places - 1, height - seat + 3, 24, random, {
    radius: 10,
    crown: 2,
    puff: 3,
    slack: 1.2,
  });
  return {
    cloth: [
      move(base, 0, 4, 0),
      pair(move(side, length / 2 - arm / 2, seat - 14, 0)),
      move(
        cushion(inner, 18, depth - 20, random, { radius: 7, crown: 2.5, slack: 0.8, dent: 1 }),
        0,
        seat - 16,
        9.5,
      ),
      move(
        box(inner + 4, height - seat + 4, 10, { radius: 4.5, steps: 3 }),
        0,
        seat - 12,
        6 - depth / 2,
      ),
      ...row(places, inner / places, () => turn(back, 'x', -12)).map((mesh) =>
        move(mesh, 0, seat - 4, -depth / 2 + 23),
      ),
    ],
    frame: [box(length - 14, 5, depth - 14, { radius: 0.4 })],
  };
}

/** Round all over: a tub back of upholstered channels on a soft seat, on short turned feet. */
function rounded(plan: SofaPlan, random: Random): { cloth: Mesh[]; frame: Mesh[] } {
  const { length, depth, height, seat, legs } = plan;
  const arm = Math.max(18, plan.arm * 1.3);
  const roll = (width: number, tall: number, deep: number) =>
    cushion(width, tall, deep, random, { radius: 11, crown: 1, puff: 1.5, slack: 0.4 });
  const feet = pair(move(cylinder(3.2, legs + 1, 0.4), length / 2 - 18, 0, depth / 2 - 14));
  return {
    cloth: [
      move(roll(length, height - legs, 23), 0, legs, -depth / 2 + 11.5),
      pair(move(roll(arm, plan.armHeight - legs, depth - 4), length / 2 - arm / 2, legs, 2)),
      move(roll(length - 2 * arm + 4, seat - legs - 13, depth - 8), 0, legs, 2),
      move(
        cushion(length - 2 * arm + 1, 19, depth - 22, random, {
          radius: 8,
          crown: 3,
          slack: 0.6,
          dent: 1.4,
        }),
        0,
        seat - 18,
        12,
      ),
    ],
    frame: [feet, turn(feet, 'y', 180)],
  };
}

/** An open frame of turned wood. */
const wooden = ({ length, depth, height, seat, places }: SofaPlan, random: Random) =>
  woodenArmchair({ wide: length, deep: depth, high: height, seat: seat - 1, places }, random);

/** Throw pillows in the corners, now and then a blanket over the front. */
function dressing(recipe: PictureRecipe, plan: SofaPlan, random: Random): Part[] {
  const side = random.pick([-1, 1]);
  const edge = plan.length / 2 - plan.arm * 1.4;
  const spot = (along: number, turned: number) => ({
    x: along,
    y: plan.seat,
    z: 42 - plan.depth / 2,
    turned,
  });
  const blanket = { x: -side * (edge - 44), y: plan.seat + 0.8, z: plan.depth / 2 - 1, width: 54 };
  return [
    throwPillow(recipe, 'light', spot(side * (edge - 23), -side * 14), random),
    ...(random.chance(0.5)
      ? [throwPillow(recipe, 'dark', spot(side * (edge - 62), -side * 5), random)]
      : []),
    ...(random.chance(0.4)
      ? [throwPillow(recipe, 'dark', spot(-side * (edge - 22), side * 15), random)]
      : []),
    ...(random.chance(0.45) ? [woollenThrow(blanket, random)] : []),
  ];
}

export function sofa(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: SofaPlan = {
    length,
    depth: width,
    height,
    seat: Math.min(46, height * 0.54),
    arm: Math.max(11, Math.min(22, length * 0.065)),
    armHeight: Math.min(height - 12, height * 0.54 + 19),
    legs: recipe.design % 5 === 0 ? 15 : 8,
    places: length < 170 ? 2 : random.chance(0.3) ? 2 : 3,
  };
  const designs = [straight, lounge, curvedSofa, wooden, rounded];
  const { cloth, frame } = (designs[recipe.design % designs.length] ?? straight)(plan, random);
  return {
    parts: [
      part(recipe.body, [join(...cloth)]),
      part(recipe.frame, frame),
      ...dressing(recipe, plan, random),
    ],
    stands: 'floor',
    setting: 'living',
    detail: [-length * 0.28, plan.seat + 8, width * 0.15],
  };
}
