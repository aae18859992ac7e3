import type { Mesh, Vector } from '../geometry/index.ts';
import {
  ball,
  box,
  curve,
  cylinder,
  lathe,
  leg,
  move,
  pair,
  tube,
  turn,
} from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { atEach, moved, places, turned } from './arrange.ts';
import { basket } from './baskets.ts';
import { bag, hat, scarf } from './hats-and-bags.ts';
import { hungClothes } from './hung-clothes.ts';
import { onCircle } from './on-circle.ts';

interface Size {
  length: number;
  depth: number;
  height: number;
}

const round = (count: number, make: (degrees: number, i: number) => Mesh): Mesh[] =>
  Array.from({ length: count }, (_, i) => make((360 * i) / count, i));

/** A curved arm that rises from the post and ends in a ball. */
const arm = (y: number, reach: number): Mesh[] => {
  const path = curve(
    [
      [0, y, 0.5],
      [0, y + 1, reach * 0.55],
      [0, y + 6, reach * 0.9],
      [0, y + 12, reach],
    ],
    6,
  );
  return [
    tube(path, { radius: (t) => 1.35 - 0.35 * t, sides: 10 }),
    move(ball(1.7, 3.2, 16), 0, y + 11, reach),
  ];
};

/** A turned post on bowed feet, arms in two tiers. */
function tree(recipe: PictureRecipe, { length, depth, height }: Size, random: Random): Part[] {
  const reach = Math.min(length, depth) / 2;
  const top = height - 5;
  const foot = tube(
    curve(
      [
        [0, 30, 0.6],
        [0, 20, reach * 0.3],
        [0, 7, reach * 0.62],
        [0, 1.6, reach - 1],
      ],
      6,
    ),
    { radius: (t) => 1.9 - 0.5 * t, sides: 12 },
  );
  const post = lathe(
    [
      [2.2, 14],
      [2.6, 16],
      [2.4, 34],
      [1.9, height * 0.5],
      [1.8, top - 3],
      [2.3, top - 1],
      [1.6, top + 2],
      [2.1, top + 4],
      [0.6, top + 5],
    ],
    { segments: 26 },
  );
  const [upper, lower] = [top - 20, top - 50];
  const armReach = Math.min(17, reach * 0.62);
  const tier = (y: number, count: number, from: number) =>
    arm(y, armReach).flatMap((mesh) => round(count, (degrees) => turn(mesh, 'y', degrees + from)));
  const hook = onCircle(armReach, lower + 12.5, 60 + 180);
  return [
    part(recipe.body, [
      post,
      ...round(4, (degrees) => turn(foot, 'y', degrees + 45)),
      ...tier(upper, 4, 20),
      ...tier(lower, 3, 60),
    ]),
    part(recipe.frame, [move(cylinder(2.9, 2.4, 0.5), 0, 32, 0)]),
    ...moved(turned(hat(random), 'z', 6), 0, top + 1, 0),
    ...moved(scarf(random), ...onCircle(armReach - 1, lower + 12, 60)),
    ...(random.chance(0.6) ? moved(turned(bag(random), 'y', -30), ...hook) : []),
  ];
}

/** Three slender rods that cross and lean on each other; their upper ends are the pegs. */
function crossed(recipe: PictureRecipe, { length, depth, height }: Size, random: Random): Part[] {
  const reach = Math.min(length, depth) / 2 - 1;
  const count = 4;
  const rods = round(count, (degrees) =>
    leg(onCircle(reach, 0, degrees), onCircle(reach * 0.62, height, degrees + 165), {
      foot: 2.6,
      top: 2.4,
    }),
  );
  const pegs = round(count, (degrees) => {
    const [x, , z] = onCircle(reach * 0.45, 0, degrees + 165);
    return leg([x, height * 0.86, z], [x * 2.1, height * 0.9, z * 2.1], { foot: 1.5, top: 1.9 });
  });
  const waist: Vector[] = Array.from({ length: 30 }, (_, i) =>
    onCircle(4.6, height * 0.615, (360 * i) / 30),
  );
  const peg = onCircle(reach * 0.8, height * 0.89, 165);
  return [
    part(recipe.body, rods),
    part(recipe.frame, [...pegs, tube(waist, { radius: 0.7, sides: 8, closed: true })]),
    ...moved(scarf(random), ...onCircle(reach * 0.85, height * 0.89, 345)),
    ...moved(bag(random), peg[0], peg[1], peg[2]),
    ...moved(hat(random), ...onCircle(reach * 0.55, height - 6, 255)),
  ];
}

/** Two frames like an A carry a rail with clothes; below, slats for shoes. */
function clothesRail(
  recipe: PictureRecipe,
  { length, depth, height }: Size,
  random: Random,
): Part[] {
  const [x, z] = [length / 2 - 3, depth / 2 - 3];
  const rail = height - 12;
  const side = [
    leg([x, 0, z], [x, height, -2.5], { foot: 2.6, top: 2.6 }),
    leg([x, 0, -z], [x, height, 2.5], { foot: 2.6, top: 2.6 }),
  ];
  const at = 1 - 18 / height;
  const shelf = atEach(places(5, 2 * z * at), () =>
    turn(box(2 * x + 2, 1.6, (2 * z * at) / 5 - 1, { radius: 0.3 }), 'y', 90),
  ).map((mesh) => move(turn(mesh, 'y', -90), 0, 17, 0));
  return [
    part(recipe.body, [...side.map((mesh) => pair(mesh)), ...shelf]),
    part(recipe.frame, [
      pair(move(box(1.6, 1.6, 2 * z * at, { radius: 0.3, grain: 'z' }), x, 15.6, 0)),
      pair(move(turn(cylinder(2, 3, 0.5), 'z', 90), x + 1.5, rail, 0)),
    ]),
    ...moved(hungClothes(2 * x, height * 0.58, random), 0, rail, 0),
    ...moved(basket(Math.min(34, x), 15, Math.min(26, z)), -x * 0.3, 18.4, 0),
  ];
}

const designs = [tree, clothesRail, crossed] as const;

export function coatRack(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const design = designs[recipe.design % designs.length] ?? tree;
  return {
    parts: design(recipe, { length, depth: width, height }, random),
    stands: 'floor',
    setting: 'living',
    detail: [0, height * 0.84, width * 0.2],
  };
}
