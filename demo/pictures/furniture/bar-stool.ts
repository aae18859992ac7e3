import type { Mesh, Vector } from '../geometry/index.ts';
import {
  box,
  cushion,
  cylinder,
  leg,
  move,
  pair,
  shape,
  surface,
  tube,
  turn,
} from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { bentPad } from './bent-pad.ts';
import { bentPath } from './bent-path.ts';
import { wrappedWall } from './wrapped-wall.ts';

interface Plan {
  wide: number;
  deep: number;
  high: number;
  seat: number;
}

const ring = (x: number, z: number, y: number, thick: number) =>
  tube(
    bentPath(
      [
        [x, y, z],
        [x, y, -z],
        [-x, y, -z],
        [-x, y, z],
      ],
      3,
      true,
    ),
    { radius: thick, sides: 8, closed: true },
  );

/** Four slender steel legs with a foot rest all round. */
function steelLegs({ wide, deep, seat }: Plan, thick: number): Mesh[] {
  const [x, z] = [wide / 2 - 3, deep / 2 - 3];
  const detail = { foot: thick * 1.6, top: thick * 2 };
  const at = (y: number) => 1 - 0.32 * (y / seat);
  const rest = 24;
  const up = seat - 3;
  return [
    pair(leg([x, 0, z], [x * at(up), up, z * at(up)], detail)),
    pair(leg([x, 0, -z], [x * at(up), up, -z * at(up)], detail)),
    ring(x * at(rest), z * at(rest), rest, thick * 0.8),
  ];
}

/** A padded shell that embraces the hips, on steel. */
function shellStool(recipe: PictureRecipe, plan: Plan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const rest = Math.max(14, high - seat);
  const wall = wrappedWall({
    width: wide,
    depth: deep - 3,
    corner: wide * 0.42,
    thickness: 4.6,
    radius: 2.2,
    flare: 2.2,
    height: (along) => rest * (1 - 0.72 * along ** 1.6) + 1.5,
    ...(random.chance(0.4) ? { channel: 6.5 } : {}),
  });
  const pad = cushion(wide - 5, 8, deep - 4, random, { radius: 3.8, crown: 1.8, slack: 0.2 });
  const round = shape(pad, (x, y, z) => [
    x * (1 - 0.2 * Math.max(0, -z / (deep / 2)) ** 2.5),
    y,
    z,
  ]);
  return [
    part(recipe.body, [move(wall, 0, seat - 5, -1), move(round, 0, seat - 7.5, 0.5)]),
    part(recipe.frame, steelLegs(plan, 1)),
  ];
}

/** Turned wooden legs with stretchers, an upholstered or saddle seat, a bent back rail when there is room for one. */
function woodenStool(recipe: PictureRecipe, plan: Plan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const [x, z] = [wide / 2 - 2, deep / 2 - 2.5];
  const [tx, tz] = [wide / 2 - 8, deep / 2 - 8];
  const up = seat - 4;
  const detail = { foot: 2.6, top: 3.8 };
  const at = (y: number): [number, number] => [x + ((tx - x) * y) / up, z + ((tz - z) * y) / up];
  const bar = (y: number, front: boolean) => {
    const [bx, bz] = at(y);
    const side = front ? bz : -bz;
    return leg([-bx, y, side], [bx, y, side], { foot: 2.2, top: 2.2 });
  };
  const [sx, sz] = at(30);
  const hasBack = high - seat > 12;
  const reach = wide / 2 - 2;
  const rail = (u: number): number => Math.sin(u * Math.PI);
  const backRest = surface(
    (u, v) => [
      (2 * u - 1) * reach,
      high - 9 + 9 * v - 3 * (2 * u - 1) ** 2,
      -deep / 2 + 10 - 9 * rail(u) - 2 * v,
    ],
    { columns: 18, rows: 4, thickness: 2 },
  );
  const post: Vector[] = [
    [reach - 5, seat - 3, 8 - deep / 2],
    [reach - 4.6, high - 3, 3 - deep / 2],
  ];
  return [
    part(recipe.frame, [
      pair(leg([x, 0, z], [tx, up, tz], detail)),
      pair(leg([x, 0, -z], [tx, up, -tz], detail)),
      bar(22, true),
      bar(34, false),
      pair(leg([sx, 30, -sz], [sx, 30, sz], { foot: 2.2, top: 2.2 })),
      move(
        cushion(wide - 5, 3.4, deep - 6, random, { radius: 1.5, crown: 0, slack: 0 }),
        0,
        seat - 6,
        0,
      ),
      ...(hasBack
        ? [backRest, pair(leg(post[0] as Vector, post[1] as Vector, { foot: 2.4, top: 1.9 }))]
        : []),
    ]),
    part(recipe.body, [
      move(
        cushion(wide - 5.4, 5, deep - 6.4, random, { radius: 2.3, crown: 1.6, slack: 0.15 }),
        0,
        seat - 4.2,
        0,
      ),
    ]),
  ];
}

/** A round foot, a column and a moulded seat that turns. */
function columnStool(recipe: PictureRecipe, plan: Plan): Part[] {
  const { wide, deep, high, seat } = plan;
  const pad = bentPad({
    width: wide - 2,
    seat: deep * 0.62,
    back: Math.max(5, high - seat - 13),
    degrees: 82,
    bend: 13,
    thickness: 5.5,
    channel: 5.5,
    curl: 2.5,
    taper: 0.9,
  });
  const restRing = ring(11, 9, 26, 0.9);
  return [
    part(recipe.body, [move(pad, 0, seat + 0.5, deep / 2 - 2)]),
    part(recipe.frame, [
      cylinder(Math.min(wide, deep) / 2 - 1, 1.6, 0.6, 44),
      cylinder(2.6, seat - 5, 0.2),
      move(cylinder(3.6, 12, 0.6), 0, 1, 0),
      move(box(20, 1.2, 20, { radius: 0.4 }), 0, seat - 6, 0),
      move(restRing, 0, 0, 9.4),
      move(turn(cylinder(0.8, 8, 0.2, 12), 'x', 90), 0, 26, -0.2),
    ]),
  ];
}

export function barStool(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const seat = height > 84 ? Math.min(76, height - 24) : height > 78 ? height - 15 : height;
  const plan: Plan = { wide: length, deep: width, high: height, seat };
  const designs = height > 78 ? [woodenStool, shellStool, columnStool] : [woodenStool];
  return {
    parts: (designs[recipe.design % designs.length] ?? woodenStool)(recipe, plan, random),
    stands: 'floor',
    setting: 'kitchen',
    detail: [-length * 0.15, seat + 2, width * 0.2],
  };
}
