import type { Mesh, Vector } from '../geometry/index.ts';
import { box, cushion, join, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { lumbarPillow } from './lumbar-pillow.ts';
import { slingChair } from './sling-chair.ts';
import { plushChair, tubChair } from './tub-chair.ts';
import { taperedLegs } from './seat-legs.ts';
import { wingChair } from './wing-chair.ts';
import { woodenArmchair } from './wooden-armchair.ts';

export interface ArmchairPlan {
  wide: number;
  deep: number;
  high: number;
  seat: number;
  /** Seats side by side, if it is a sofa. */
  places?: number;
}

export interface Upholstered {
  cloth: Mesh[];
  frame: Mesh[];
  /** Where a small pillow leans, if the design takes one. */
  pillow?: Vector;
}

/** A small sofa for one: slim upholstered arms, loose cushions, wooden legs. */
function club({ wide, deep, high, seat }: ArmchairPlan, random: Random): Upholstered {
  const legs = 15;
  const arm = Math.min(13, wide * 0.15);
  const inner = wide - 2 * arm;
  const soft = { radius: 5, slack: 0.6, piping: random.chance(0.5) ? 0.4 : 0 };
  const side = cushion(arm, Math.min(high - 16, 61) - legs, deep - 2, random, {
    radius: 4.5,
    crown: 0.5,
    puff: 0.6,
    slack: 0.2,
  });
  return {
    cloth: [
      pair(move(side, wide / 2 - arm / 2, legs, 0)),
      move(box(inner + 2, seat - 15 - legs, deep - 5, { radius: 2, steps: 2 }), 0, legs, 0),
      move(
        turn(box(inner + 2, high - legs - 8, 9, { radius: 4, steps: 3 }), 'x', -5),
        0,
        legs,
        -deep / 2 + 8,
      ),
      move(
        cushion(inner - 0.5, 16, deep - 19, random, { ...soft, crown: 2.8, dent: 1.2 }),
        0,
        seat - 16,
        9,
      ),
      move(
        turn(
          cushion(inner - 1, high - seat + 1, 17, random, {
            ...soft,
            radius: 6.5,
            crown: 1.6,
            puff: 3.4,
          }),
          'x',
          -11,
        ),
        0,
        seat - 3,
        -deep / 2 + 19,
      ),
    ],
    frame: [taperedLegs({ x: wide / 2 - 8, z: deep / 2 - 9, height: legs }, 4.2, 2)],
    pillow: [0, seat + 1, -deep / 2 + 36],
  };
}

interface Design {
  make: (plan: ArmchairPlan, random: Random) => Upholstered;
  /** Overall heights in cm that suit it. */
  from: number;
  to: number;
}

const designs: Design[] = [
  { make: woodenArmchair, from: 76, to: 102 },
  { make: tubChair, from: 60, to: 84 },
  { make: club, from: 78, to: 94 },
  { make: wingChair, from: 92, to: 130 },
  { make: plushChair, from: 60, to: 82 },
  { make: slingChair, from: 84, to: 101 },
];

export function armchair(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan = { wide: length, deep: width, high: height, seat: Math.min(43, height * 0.53) };
  const suited = designs.filter(({ from, to }) => height >= from && height <= to);
  const { make } = suited[recipe.design % suited.length] ?? { make: club };
  const { cloth, frame, pillow } = make(plan, random);
  const dressed: Part[] =
    pillow && random.chance(0.6) ? [lumbarPillow(recipe, pillow, length, random)] : [];
  return {
    parts: [part(recipe.body, [join(...cloth)]), part(recipe.frame, frame), ...dressed],
    stands: 'floor',
    setting: 'living',
    detail: [-length * 0.3, plan.seat + 14, width * 0.2],
  };
}
