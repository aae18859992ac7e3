import type { Mesh, Vector } from '../geometry/index.ts';
import { box, cushion, join, move, pair, shape, surface, tube, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { bentPad } from './bent-pad.ts';
import { bentPath } from './bent-path.ts';
import { fiveStarBase } from './five-star-base.ts';
import { isWood } from './is-cloth.ts';

interface Plan {
  wide: number;
  deep: number;
  high: number;
  seat: number;
}

const dark: Finish = { stuff: 'plastic', color: '#2b2b2c' };

function stand(recipe: PictureRecipe, { wide, seat }: Plan): Part[] {
  const { star, dark: castors } = fiveStarBase(wide * 0.48, seat - 6);
  const spokes = isWood(recipe.frame)
    ? { stuff: 'metal' as const, color: '#3a3a3b' }
    : recipe.frame;
  return [
    part(spokes, star),
    part(dark, [...castors, move(box(18, 4.5, 24, { radius: 1.5, steps: 2 }), 0, seat - 10, -1)]),
  ];
}

/** Armrests: a post from below the seat that carries a soft pad. */
function padArms(x: number, seat: number): Mesh {
  const path: Vector[] = [
    [x - 11, seat - 7, 0],
    [x, seat - 7, 0],
    [x, seat + 18, -2],
  ];
  const pad = move(box(8, 2.8, 25, { radius: 1.3, steps: 3 }), x, seat + 17.2, 1);
  return pair(join(tube(bentPath(path, 5), { radius: 1.7, sides: 10 }), pad));
}

/** Seat as one sees it from above: broad in front, rounded behind. */
const seatPad = (wide: number, deep: number, thick: number, random: Random) =>
  shape(
    cushion(wide, thick, deep, random, { radius: thick * 0.45, crown: 1.6, slack: 0.2, dent: 0.6 }),
    (x, y, z) => {
      const front = Math.max(0, z / deep - 0.1);
      return [x * (1 - 0.25 * Math.max(0, -z / deep) ** 1.5), y - 9 * front * front, z];
    },
  );

/** A tall back in a frame, strung with mesh, with a head rest when there is room for it. */
function meshChair(recipe: PictureRecipe, plan: Plan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const half = wide * 0.34;
  const hasHead = high > 112;
  const top = hasHead ? high - 20 : high - 2;
  const from = seat + 5;
  const lean = (y: number) =>
    -deep * 0.3 -
    7 * ((y - from) / (top - from)) ** 2 +
    4 * Math.sin(((y - from) / (top - from)) * 3);
  const hug = (x: number) => 4.5 * (x / half) ** 2;
  const outline: [number, number][] = [
    [-half * 0.82, from],
    [half * 0.82, from],
    [half, (from + top) / 2],
    [half * 0.9, top],
    [-half * 0.9, top],
    [-half, (from + top) / 2],
  ];
  const loop = bentPath(
    outline.map(([x, y]): Vector => [x, y, 0]),
    8,
    true,
  );
  const rim = loop.map(([x, y]): Vector => [x, y, lean(y) + hug(x)]);
  const width = (y: number) => {
    const t = (y - from) / (top - from);
    return half * (0.84 + 0.3 * t * (1 - t) + 0.06 * t) * (1 - 0.34 * Math.abs(2 * t - 1) ** 12);
  };
  const net = surface(
    (u, v) => {
      const y = from + 0.6 + v * (top - from - 1.2);
      const x = (2 * u - 1) * width(y);
      return [x, y, lean(y) + hug(x)];
    },
    { columns: 12, rows: 16, thickness: 1.2 },
  );
  const spine: Vector[] = [
    [0, seat - 7, -deep * 0.2],
    [0, seat - 3, -deep * 0.44],
    [0, (from + top) / 2, lean((from + top) / 2) - 4],
    ...(hasHead ? [[0, high - 12, lean(top) - 2] as const] : []),
  ];
  const head = cushion(29, 14, 6, random, { radius: 2.8, crown: 0.4, puff: 0.8, slack: 0.1 });
  const curved = shape(head, (x, y, z) => [x, y, z + 0.012 * x * x]);
  return [
    part(recipe.body, [
      move(seatPad(wide * 0.76, deep * 0.74, 8, random), 0, seat - 7, 3),
      net,
      ...(hasHead ? [move(turn(curved, 'x', -6), 0, high - 15, lean(top) + 1)] : []),
    ]),
    part(dark, [
      tube(rim, { radius: 1.3, sides: 10, closed: true }),
      tube(bentPath(spine, 8), { radius: 2.1, sides: 10 }),
      padArms(wide / 2 - 6, seat),
    ]),
  ];
}

/** A deep shell in stitched rolls with bent arms, as directors have had since the fifties. */
function rolledChair(recipe: PictureRecipe, plan: Plan): Part[] {
  const { wide, deep, high, seat } = plan;
  const pad = bentPad({
    width: wide * 0.8,
    seat: deep * 0.52,
    back: high - seat - 13,
    degrees: 81,
    bend: 13,
    thickness: 7,
    channel: 7.5,
    curl: 3,
    taper: 0.92,
  });
  const x = wide * 0.4 + 2;
  const arm: Vector[] = [
    [x - 3, seat - 4, deep * 0.18],
    [x, seat + 2, deep * 0.2],
    [x, seat + 20, deep * 0.12],
    [x, seat + 20, -deep * 0.2],
    [x - 3, seat + 17, -deep * 0.36],
  ];
  const sleeve = move(
    box(4.6, 3.2, deep * 0.3, { radius: 1.5, steps: 3 }),
    x,
    seat + 19,
    -deep * 0.05,
  );
  const steel = isWood(recipe.frame) ? dark : recipe.frame;
  return [
    part(recipe.body, [move(pad, 0, seat + 1, deep * 0.38), pair(sleeve)]),
    part(steel, [pair(tube(bentPath(arm, 6), { radius: 1.2, sides: 10 }))]),
  ];
}

/** Seat and back apart, both plain pads: the small chair of a study. */
function taskChair(recipe: PictureRecipe, plan: Plan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const back = cushion(wide * 0.68, high - seat - 9, 7, random, {
    radius: 3.3,
    crown: 0.6,
    puff: 1,
    slack: 0.15,
  });
  const bent = shape(back, (x, y, z) => [
    x * (1 - 0.0022 * (y - 12)),
    y,
    z + 0.009 * x * x + 3 * Math.sin(y * 0.09),
  ]);
  const bar: Vector[] = [
    [0, seat - 8, -6],
    [0, seat - 7, -deep * 0.42],
    [0, seat + 30, -deep * 0.38],
  ];
  return [
    part(recipe.body, [
      move(seatPad(wide * 0.74, deep * 0.7, 9, random), 0, seat - 8, 3),
      move(turn(bent, 'x', -7), 0, seat + 8, -deep * 0.33),
    ]),
    part(dark, [
      tube(bentPath(bar, 7), { radius: 2, sides: 10 }),
      ...(random.chance(0.6) ? [padArms(wide / 2 - 6, seat)] : []),
    ]),
  ];
}

export function officeChair(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { wide: length, deep: width, high: height, seat: 48 };
  const designs =
    recipe.body.stuff === 'leather'
      ? [rolledChair, taskChair]
      : [meshChair, rolledChair, taskChair];
  const make = designs[recipe.design % designs.length] ?? meshChair;
  return {
    parts: [...make(recipe, plan, random), ...stand(recipe, plan)],
    stands: 'floor',
    setting: 'work',
    detail: [-length * 0.2, plan.seat + 14, 0],
  };
}
