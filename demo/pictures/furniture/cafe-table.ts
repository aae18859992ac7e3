import type { Mesh } from '../geometry/index.ts';
import { box, curve, cylinder, join, leg, move, pair, tube, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { moved, turned } from './arrange.ts';
import { type BistroChair, foldingChair, hoopChair, wovenChair } from './bistro-chairs.ts';
import { onCircle } from './on-circle.ts';
import { trumpet } from './pedestal.ts';
import { plankTop, roundTop } from './table-top.ts';
import { bouquet } from './tableware.ts';
import { cup } from './vessel.ts';

interface Size {
  length: number;
  depth: number;
  height: number;
}

const brass: Finish = { stuff: 'brass', color: '#b08d57' };

/** A round top with a metal rim on a turned foot of cast iron. */
function round(recipe: PictureRecipe, { length, depth, height }: Size): Part[] {
  const wide = Math.min(length, depth);
  const radius = wide / 2;
  const band = tube(
    Array.from({ length: 48 }, (_, i) => onCircle(radius - 0.2, height - 1.4, (360 * i) / 48)),
    { radius: 0.9, sides: 8, closed: true },
  );
  return [
    part(recipe.body, [move(roundTop(wide - 0.6, 2.4, 0.6), 0, height - 2.4, 0)]),
    part(brass, [band]),
    part(recipe.frame, [
      trumpet(radius * 0.56, height - 3),
      move(cylinder(radius * 0.4, 1.6, 0.4), 0, height - 3.8, 0),
    ]),
  ];
}

/** Four bowed feet of cast iron and a slim column under a round top. */
function castIron(recipe: PictureRecipe, { length, depth, height }: Size): Part[] {
  const wide = Math.min(length, depth);
  const reach = wide * 0.38;
  const foot = tube(
    curve(
      [
        [0, 15, 1],
        [0, 13, reach * 0.3],
        [0, 4.5, reach * 0.72],
        [0, 1.4, reach],
      ],
      6,
    ),
    { radius: (t) => 2.1 - 0.7 * t, sides: 10 },
  );
  const arm = leg([0, height - 14, 1], [0, height - 3, wide * 0.3], { foot: 1.2, top: 1.2 });
  const quarter = [0, 1, 2, 3].map((i) => turn(join(foot, arm), 'y', 45 + i * 90));
  return [
    part(recipe.body, [move(roundTop(wide, 2.8, 1.2), 0, height - 2.8, 0)]),
    part(recipe.frame, [
      ...quarter,
      move(cylinder(2.3, height - 14, 0.4), 0, 11, 0),
      move(cylinder(3.4, 3, 1), 0, 20, 0),
      move(cylinder(3, 2.4, 0.8), 0, height - 18, 0),
    ]),
  ];
}

/** A square top of boards on crossed bars that fold. */
function folding(recipe: PictureRecipe, { length, depth, height }: Size): Part[] {
  const [x, z] = [length / 2 - 5, depth / 2 - 6];
  const bar = { foot: 1.8, top: 1.8, square: true };
  return [
    part(
      recipe.body,
      plankTop(length, depth, 2.2).map((mesh) => move(mesh, 0, height - 2.3, 0)),
    ),
    part(recipe.frame, [
      pair(leg([x, 0, z], [x, height - 2.4, -z], bar)),
      pair(leg([x - 2.4, 0, -z], [x - 2.4, height - 2.4, z], bar)),
      leg([-x, 14, z * 0.62], [x, 14, z * 0.62], { foot: 1.2, top: 1.2 }),
      leg([2.4 - x, 14, -z * 0.62], [x - 2.4, 14, -z * 0.62], { foot: 1.2, top: 1.2 }),
      move(box(2 * x, 1.6, 1.6, { radius: 0.3 }), 0, height - 3.8, z),
      move(box(2 * x, 1.6, 1.6, { radius: 0.3 }), 0, height - 3.8, -z),
    ]),
  ];
}

/** Two cups and a few twigs in a small vase. */
function laid(height: number, random: Random): Part[] {
  const china: Finish = { stuff: 'ceramic', color: random.pick(['#ece5d8', '#8f9a92', '#c6a58a']) };
  const saucer: Mesh = cylinder(6.4, 1, 0.4, 30);
  const set = join(saucer, move(cup(3.6, 5.4), 0, 0.6, 0));
  return [
    part(china, [move(set, -14, height, 9), move(turn(set, 'y', 150), 13, height, 8)]),
    ...moved(bouquet(27, random), 2, height, -9),
  ];
}

const isSoft = ({ stuff }: Finish) =>
  !['marble', 'glass', 'metal', 'brass', 'steel'].includes(stuff);

const sets = [
  { table: round, chair: hoopChair, outside: false },
  { table: folding, chair: foldingChair, outside: true },
  { table: castIron, chair: wovenChair, outside: true },
] as const;

/** The table has the size of the recipe; the chairs stand at it left and right. */
export function cafeTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const { table, chair, outside } = sets[recipe.design % sets.length] ?? sets[0];
  const make: BistroChair = chair;
  const pad: Finish = outside
    ? isSoft(recipe.body)
      ? recipe.body
      : recipe.frame
    : { stuff: 'leather', color: random.pick(['#7c4a2d', '#3c4a43', '#a98562']) };
  const seat = make(pad, recipe.frame, random);
  const far = length / 2 + 8;
  return {
    parts: [
      ...table(recipe, { length, depth: width, height }),
      ...laid(height, random),
      ...moved(turned(seat, 'y', 72), -far, 0, -4),
      ...moved(turned(seat, 'y', -118), far + 8, 0, 5),
    ],
    stands: 'floor',
    setting: outside ? 'outdoor' : 'dining',
    detail: [-length * 0.15, height, width * 0.2],
  };
}
