import type { Mesh, Vector } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, pair, tube, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { atEach, moved, places } from './arrange.ts';
import { bottles, glasses, oneBottle } from './bar-things.ts';
import { basket } from './baskets.ts';
import { bentPath } from './bent-path.ts';
import { castor, castorHeight } from './castor.ts';
import { frameOf } from './front.ts';
import { handle } from './handle.ts';
import { pot } from './kitchen-things.ts';
import { fruitBowl } from './tableware.ts';
import { tint } from './tint.ts';

interface Size {
  length: number;
  depth: number;
  height: number;
}

const rubber: Finish = { stuff: 'plastic', color: '#2b2b2c' };

const atCorners = (mesh: Mesh, x: number, z: number): Mesh[] => [
  pair(move(mesh, x, 0, z)),
  pair(move(mesh, x, 0, -z)),
];

function castors(frame: Finish, x: number, z: number): Part[] {
  const { wheel, fork } = castor();
  return [part(rubber, atCorners(wheel, x, z)), part(frame, atCorners(fork, x, z))];
}

/** A shelf with a low rail of bar round it. */
function railedShelf({ length, depth }: Size, y: number): { board: Mesh; rail: Mesh[] } {
  const [x, z] = [length / 2 - 1.4, depth / 2 - 1.4];
  const around: Vector[] = [
    [x, y + 5, z],
    [-x, y + 5, z],
    [-x, y + 5, -z],
    [x, y + 5, -z],
  ];
  const edge = around.map(([px, , pz]): Vector => [px, y + 0.6, pz]);
  return {
    board: move(box(2 * x, 1.4, 2 * z, { radius: 0.4 }), 0, y, 0),
    rail: [
      tube(bentPath(around, 3, true), { radius: 0.5, sides: 8, closed: true }),
      tube(bentPath(edge, 2, true), { radius: 0.95, sides: 8, closed: true }),
    ],
  };
}

/** A bar cart: hoops of tube at both ends, shelves with a rail, two large wheels under one end. */
function barCart(recipe: PictureRecipe, size: Size, random: Random): Part[] {
  const { length, depth, height } = size;
  const [x, z] = [length / 2 - 1.4, depth / 2 - 1.4];
  const hoop = tube(
    bentPath(
      [
        [x, 2.4, z],
        [x, height - 1, z],
        [x, height - 1, -z],
        [x, 2.4, -z],
      ],
      9,
    ),
    { radius: 1.1, sides: 12 },
  );
  const wheel = turn(cylinder(7.5, 1.8, 0.6, 36), 'x', 90);
  const hub = turn(cylinder(2, 2.6, 0.4, 20), 'x', 90);
  const [low, high] = [height * 0.2, height * 0.74];
  const lower = railedShelf(size, low);
  const upper = railedShelf(size, high);
  const axle = (mesh: Mesh, half: number) => [
    move(mesh, x - 1, 7.5, z + 1.6 - half),
    move(mesh, x - 1, 7.5, -z - 1.6 - half),
  ];
  return [
    part(recipe.frame, [
      pair(hoop),
      ...lower.rail,
      ...upper.rail,
      ...axle(hub, 1.3),
      pair(leg([-x, 0, z], [-x, 3, z], { foot: 2.6, top: 2.2 })),
      pair(leg([-x, 0, -z], [-x, 3, -z], { foot: 2.6, top: 2.2 })),
    ]),
    part(recipe.body, [lower.board, upper.board]),
    part(rubber, axle(wheel, 0.9)),
    ...moved(bottles(random), -length * 0.2, high + 1.4, -depth * 0.06),
    ...moved(glasses(), length * 0.2, high + 1.4, 0),
    ...moved(basket(length * 0.36, 15, depth * 0.6), length * 0.12, low + 1.4, 0),
    ...moved(oneBottle(random), -length * 0.26, low + 1.4, 2),
  ];
}

/** A butcher's block on four posts with a drawer, two slatted shelves and a rail for towels. */
function kitchenBlock(recipe: PictureRecipe, size: Size, random: Random): Part[] {
  const { length, depth, height } = size;
  const wood =
    recipe.body.stuff === 'glass' ? { stuff: 'oak' as const, color: '#c8a275' } : recipe.body;
  const [x, z] = [length / 2 - 5, depth / 2 - 4];
  const top = height - 4;
  const post = move(
    box(4, top - castorHeight + 0.4, 4, { radius: 0.4, grain: 'y' }),
    0,
    castorHeight - 0.2,
    0,
  );
  const strip = depth / 7;
  const block = places(7, depth).map((at) =>
    move(box(length, 4, strip - 0.03, { radius: 0.12 }), 0, 0, at),
  );
  const slats = (y: number) =>
    atEach(places(6, 2 * z), () =>
      move(turn(box(2 * x, 1.6, z / 3 - 1.2, { radius: 0.3 }), 'y', 90), 0, y, 0),
    ).map((mesh) => turn(mesh, 'y', 90));
  const rail = bentPath(
    [
      [length / 2 - 4, top - 5, z - 3],
      [length / 2 + 3, top - 5, z - 3],
      [length / 2 + 3, top - 5, 3 - z],
      [length / 2 - 4, top - 5, 3 - z],
    ],
    2.5,
  );
  const [low, middle] = [castorHeight + 6, height * 0.46];
  const drawer = 15;
  return [
    part(wood, [
      ...atCorners(post, x, z),
      ...slats(low),
      ...slats(middle),
      move(box(2 * x, drawer, 2 * z - 1, { radius: 0.3 }), 0, top - drawer, 0),
    ]),
    part(
      tint(wood, 0.12),
      block.map((mesh) => move(mesh, 0, top - 0.1, 0)),
    ),
    part(wood, [
      move(box(2 * x - 5, drawer - 3, 2, { radius: 0.35 }), 0, top - drawer + 1.4, z + 0.4),
    ]),
    part(recipe.frame, [
      move(handle('bar', 14), 0, top - drawer / 2, z + 1.6 + 0.8),
      tube(rail, { radius: 0.7, sides: 10 }),
    ]),
    ...castors(recipe.frame, x, z),
    ...moved(fruitBowl(random), -length * 0.18, top + 3.9, 0),
    ...moved(pot(random.pick(['#8b3f2f', '#5d6b62', '#e4dccb'])), -length * 0.16, middle + 1.5, 0),
    ...moved(basket(length * 0.42, 20, depth * 0.6), length * 0.1, low + 1.5, 0),
  ];
}

/** A tray with a raised rim. */
function trayAt(length: number, depth: number, y: number, rim: number): Mesh {
  const sides = turn(join(...frameOf(length, depth, 0.9)), 'x', -90);
  return join(
    move(box(length - 0.6, 1, depth - 0.6, { radius: 0.3 }), 0, y, 0),
    move(box(length, rim, 0.8, { radius: 0.3 }), 0, y, depth / 2 - 0.4),
    move(box(length, rim, 0.8, { radius: 0.3 }), 0, y, 0.4 - depth / 2),
    pair(move(box(0.8, rim, depth, { radius: 0.3, grain: 'z' }), length / 2 - 0.4, y, 0)),
    move(sides, 0, y + rim - 0.4, depth / 2),
  );
}

/** Three deep trays between two bent tubes, on castors. */
function trays(recipe: PictureRecipe, size: Size, random: Random): Part[] {
  const { length, depth, height } = size;
  const [x, z] = [length / 2 - 1.2, depth / 2 - 1.2];
  const side = tube(
    bentPath(
      [
        [x, castorHeight, z],
        [x, height - 1, z],
        [x, height - 1, -z],
        [x, castorHeight, -z],
      ],
      6,
    ),
    { radius: 1, sides: 12 },
  );
  const levels = [castorHeight + 2, height * 0.42, height * 0.74];
  const body =
    recipe.body.stuff === 'glass' ? tint({ ...recipe.body, stuff: 'lacquer' }, -0.05) : recipe.body;
  const [low = 0, middle = 0, high = 0] = levels;
  return [
    part(recipe.frame, [pair(side)]),
    part(
      body,
      levels.map((y) => trayAt(length - 2.2, depth - 2.2, y, 9)),
    ),
    ...castors(recipe.frame, x, z),
    ...moved(bottles(random), -length * 0.2, high + 1, 0),
    ...moved(fruitBowl(random), length * 0.18, high + 1, 0),
    ...moved(basket(length * 0.4, 17, depth * 0.6), -length * 0.16, middle + 1, 0),
    ...moved(pot(random.pick(['#8b3f2f', '#5d6b62', '#e4dccb'])), length * 0.2, low + 1, 0),
  ];
}

const designs = [barCart, kitchenBlock, trays] as const;

export function trolley(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const design = designs[recipe.design % designs.length] ?? barCart;
  return {
    parts: design(recipe, { length, depth: width, height }, random),
    stands: 'floor',
    setting: 'kitchen',
    detail: [-length * 0.2, height * 0.82, width * 0.3],
  };
}
