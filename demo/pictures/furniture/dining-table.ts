import type { Mesh } from '../geometry/index.ts';
import {
  box,
  curve,
  extrude,
  flatCurve,
  join,
  leg,
  mirror,
  move,
  pair,
  tube,
  turn,
} from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { reededDrum, trumpet } from './pedestal.ts';
import { plankTop, roundTop, roundedTop, softTop } from './table-top.ts';
import { bouquet, coffeeSet, fruitBowl, runner } from './tableware.ts';

interface Plan {
  length: number;
  width: number;
  height: number;
  /** The top is one plate of glass or stone. */
  isStone: boolean;
}

interface Table {
  top: Mesh[];
  legs: Mesh[];
}

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));
const isRound = ({ length, width }: Plan) => length < width * 1.15;

/** A drawn-in top on turned, splayed legs under a slim frame. */
function turned({ length, width, height }: Plan, random: Random): Table {
  const top = random.chance(0.5)
    ? roundedTop(length, width, 3, 6, 1.6)
    : softTop(length, width, 3, 5, 1.8);
  const [x, z] = [length / 2 - 13, width / 2 - 12];
  const apron = height - 9.5;
  return {
    top: [move(top, 0, height - 3, 0)],
    legs: [
      corners(leg([x + 5, 0, z + 5], [x, height - 2.8, z], { foot: 3, top: 6 })),
      pair(move(box(2.2, 7, 2 * z - 2, { radius: 0.3, grain: 'z' }), x - 0.4, apron, 0)),
      move(box(2 * x - 2, 7, 2.2, { radius: 0.3 }), 0, apron, z - 0.4),
      move(box(2 * x - 2, 7, 2.2, { radius: 0.3 }), 0, apron, 0.4 - z),
    ],
  };
}

/** Thick planks on two frames of flat steel that narrow towards the floor. */
function planks({ length, width, height, isStone }: Plan, random: Random): Table {
  const thick = isStone ? 2.4 : 4;
  const x = length / 2 - Math.min(34, length * 0.18);
  const z = width / 2 - 8;
  const foot = random.chance(0.5) ? z * 0.62 : z;
  const bar = { foot: 5, top: 5, square: true };
  const under = height - thick;
  const upright = leg([x, 1, foot], [x, under, z], bar);
  return {
    top: (isStone ? [roundedTop(length, width, thick, 1.5)] : plankTop(length, width, thick)).map(
      (mesh) => move(mesh, 0, under, 0),
    ),
    legs: [
      corners(upright),
      pair(move(box(7, 1.6, 2 * foot + 6, { radius: 0.2, grain: 'z' }), x, 0, 0)),
      pair(move(box(9, 1, 2 * z + 4, { radius: 0.2, grain: 'z' }), x, under - 0.9, 0)),
    ],
  };
}

/** A round or oval top on one middle foot, or two when it is long. */
function pedestal(plan: Plan, random: Random): Table {
  const { length, width, height } = plan;
  const under = height - 3;
  const round = isRound(plan);
  const top = round ? roundTop(width, 3, 2.2) : softTop(length, width, 3, 2.4, 2);
  const foot = random.chance(0.6)
    ? reededDrum(Math.min(width * 0.22, 24), under)
    : trumpet(Math.min(width * 0.34, 34), under);
  return {
    top: [move(top, 0, under, 0)],
    legs: round || length < 150 ? [foot] : [pair(move(foot, length * 0.22, 0, 0))],
  };
}

/** A boat-shaped top on two sculpted cheeks with a stretcher between them. */
function cheeks({ length, width, height }: Plan): Table {
  const half = width / 2 - 10;
  const under = height - 3;
  const outline = flatCurve(
    [
      [half * 0.92, 0],
      [half * 0.62, under * 0.3],
      [half * 0.5, under * 0.55],
      [half * 0.72, under * 0.86],
      [half, under],
    ],
    5,
  );
  const whole = [...outline, ...outline.toReversed().map(([x, y]): [number, number] => [-x, y])];
  const arch = turn(extrude(whole, 5.5, { bevel: 0.6, grain: 'y' }), 'y', 90);
  const x = length / 2 - Math.min(36, length * 0.19);
  const cheek = move(arch, x, 0, 0);
  const stretcher = curve(
    [
      [-x, under * 0.45, 0],
      [0, under * 0.5, 0],
      [x, under * 0.45, 0],
    ],
    6,
  );
  return {
    top: [move(softTop(length, width, 3, 4, 1.8), 0, under, 0)],
    legs: [cheek, mirror(cheek), tube(stretcher, { radius: 2.3, sides: 14 })],
  };
}

/** What stands on it: never more than two things. */
function dressing({ length, height }: Plan, random: Random): Part[] {
  const aside = length * 0.22;
  const first = random.pick([fruitBowl, (chance: Random) => bouquet(46, chance)]);
  const cloth = length > 150 && random.chance(0.4) ? runner(length * 0.62, 34, '#d8ccb6') : [];
  const cups = random.chance(0.5) ? moved(coffeeSet(random), aside, height, 6) : [];
  return [
    ...moved(cloth, 0, height, 0),
    ...moved(first(random), -length * 0.06, height + 0.3, -2),
    ...cups,
  ];
}

export function diningTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const isStone = recipe.body.stuff === 'glass' || recipe.body.stuff === 'marble';
  const plan = { length, width, height, isStone };
  const designs = [turned, planks, pedestal, cheeks] as const;
  const design = isRound(plan) ? pedestal : designs[recipe.design % designs.length];
  const { top, legs } = (design ?? turned)(plan, random);
  return {
    parts: [part(recipe.body, top), part(recipe.frame, legs), ...dressing(plan, random)],
    stands: 'floor',
    setting: 'dining',
    detail: [-length * 0.34, height - 8, width * 0.4],
  };
}
