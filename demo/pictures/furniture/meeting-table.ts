import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, turned } from './arrange.ts';
import { laptop } from './desk-things.ts';
import { reededDrum, trumpet } from './pedestal.ts';
import { roundTop, roundedTop, softTop } from './table-top.ts';
import { bowl, vessel } from './vessel.ts';

interface Plan {
  length: number;
  width: number;
  height: number;
}

interface Table {
  top: Mesh[];
  legs: Mesh[];
}

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));
const isRound = ({ length, width }: Plan) => length < width * 1.15;

/** A boat-shaped top on two steel columns with flat feet. */
function boat({ length, width, height }: Plan): Table {
  const under = height - 3;
  const x = length * 0.3;
  const column = join(
    cylinder(Math.min(34, width * 0.3), 1.4, 0.4, 48),
    cylinder(6, under, 0.3, 28),
    move(cylinder(15, 1.2, 0.3, 32), 0, under - 1.1, 0),
  );
  return {
    top: [move(softTop(length, width, 3, 3.2, 2), 0, under, 0)],
    legs: [pair(move(column, x, 0, 0)), ...(length > 290 ? [column] : [])],
  };
}

/** Leaning steel legs in pairs, a beam between them. */
function leaning({ length, width, height }: Plan): Table {
  const under = height - 2.8;
  const [x, z] = [length / 2 - 34, width / 2 - 16];
  const bar = { foot: 3.6, top: 6, square: true };
  return {
    top: [move(roundedTop(length, width, 2.8, 5, 1.2), 0, under, 0)],
    legs: [
      corners(leg([x + 20, 0.9, z + 9], [x, under - 1, z - 4], bar)),
      pair(move(box(7, 4.4, 2 * z, { radius: 0.3, grain: 'z' }), x, under - 4.2, 0)),
      move(box(2 * x + 4, 4.4, 5, { radius: 0.3 }), 0, under - 4.4, 0),
    ],
  };
}

/** A long top on two blocks of staves. */
function blocks(plan: Plan): Table {
  const { length, width, height } = plan;
  const under = height - 3.4;
  const drum = reededDrum(Math.min(26, width * 0.22), under);
  return {
    top: [move(softTop(length, width, 3.4, 2.5, 2), 0, under, 0)],
    legs: [pair(move(drum, length * 0.27, 0, 0))],
  };
}

const round = ({ width, height }: Plan, random: Random): Table => ({
  top: [move(roundTop(width, 3, 2.4), 0, height - 3, 0)],
  legs: [
    random.chance(0.5)
      ? trumpet(Math.min(36, width * 0.3), height - 3)
      : reededDrum(Math.min(24, width * 0.19), height - 3),
  ],
});

/** A socket box let into the middle, a carafe with glasses, a laptop at a place or two. */
function dressing(plan: Plan, random: Random): Part[] {
  const { length, width, height } = plan;
  const seat = (x: number, side: number) => {
    const opened = moved(laptop(), x, 0, width / 2 - 22);
    return side > 0 ? opened : turned(opened, 'y', 180);
  };
  const tumbler = vessel('cylinder', 3.4, 9);
  const water = [
    part({ stuff: 'walnut', color: '#7a583d' }, [bowl(17, 2)]),
    part({ stuff: 'glass', color: '#dbe7e7' }, [
      move(vessel('bottle', 4.8, 24), -4, 0.5, -3),
      move(tumbler, 6.5, 0.5, 3),
      move(tumbler, -2, 0.5, 8),
    ]),
  ];
  const socket = part({ stuff: 'metal', color: '#2a2c2e' }, [
    move(box(26, 0.5, 11, { radius: 0.2 }), length * 0.16, -0.2, 0),
  ]);
  return moved(
    [
      ...(isRound(plan) ? [] : [socket]),
      ...moved(water, isRound(plan) ? 0 : -length * 0.05, 0.05, 0),
      ...seat(-length * 0.2, 1),
      ...(length > 200 && random.chance(0.6) ? seat(-length * 0.14, -1) : []),
    ],
    0,
    height,
    0,
  );
}

export function meetingTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan = { length, width, height };
  const designs = [boat, leaning, blocks] as const;
  const { top, legs } = isRound(plan)
    ? round(plan, random)
    : (designs[recipe.design % designs.length] ?? boat)(plan);
  return {
    parts: [part(recipe.body, top), part(recipe.frame, legs), ...dressing(plan, random)],
    stands: 'floor',
    setting: 'work',
    detail: [-length * 0.2, height, width * 0.28],
  };
}
