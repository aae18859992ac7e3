import type { Mesh, Vector } from '../geometry/index.ts';
import {
  box,
  curve,
  cushion,
  join,
  leg,
  move,
  pair,
  shape,
  surface,
  tube,
} from '../geometry/index.ts';
import { part } from '../model.ts';
import type { Part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import type { DiningPlan } from './dining-chair.ts';
import { isCloth, isWood } from './is-cloth.ts';

/** The stuff of the wooden parts: of the body if the whole chair is wooden. */
const woodOf = ({ body, frame }: PictureRecipe) => (isWood(body) ? body : frame);

/** What one sits on: a cushion, or a hollowed board on an all-wooden chair. */
function seatPart(recipe: PictureRecipe, { wide, deep, seat }: DiningPlan, random: Random): Part {
  const narrow = (mesh: Mesh) =>
    shape(mesh, (x, y, z) => [x * (1 - 0.12 * Math.max(0, 0.5 - z / deep)), y, z]);
  if (isCloth(recipe.body)) {
    const pad = cushion(wide - 3, 5.5, deep - 4, random, { radius: 2.4, crown: 1.8, slack: 0.15 });
    return part(recipe.body, [move(narrow(pad), 0, seat - 1.8, 1)]);
  }
  const board = shape(
    box(wide - 2, 3.4, deep - 3, { radius: 1.2, steps: 3, spans: [10, 1, 10] }),
    (x, y, z) => [
      x,
      y - (y > 1.7 ? 0.9 * Math.cos((Math.PI * x) / wide) * Math.cos((Math.PI * z) / deep) : 0),
      z,
    ],
  );
  return part(recipe.body, [move(narrow(board), 0, seat - 1, 1)]);
}

const frontLegs = ({ wide, deep, seat }: DiningPlan) =>
  pair(
    leg([wide / 2 - 2.5, 0, deep / 2 - 2], [wide / 2 - 3.5, seat, deep / 2 - 4], {
      foot: 2.6,
      top: 4.2,
    }),
  );

const apron = ({ wide, deep, seat }: DiningPlan) => [
  move(box(wide - 7, 5, 2, { radius: 0.5 }), 0, seat - 5, deep / 2 - 4),
  pair(move(box(2, 5, deep - 8, { radius: 0.5, grain: 'z' }), wide / 2 - 3.6, seat - 5, 0)),
];

/** The back legs run on upwards as posts and carry two curved slats. */
export function slatBack(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const x = wide / 2 - 2.5;
  const post = curve([
    [x - 1, 0, -deep / 2 + 0.5],
    [x - 0.6, seat * 0.6, -deep / 2 + 5],
    [x - 0.6, seat, -deep / 2 + 5],
    [x - 1, high - 0.6, -deep / 2 - 3],
  ]);
  const slat = (y: number, tall: number, lean: number) =>
    surface(
      (u, v) => [
        (u - 0.5) * (wide - 6),
        y + (v - 0.5) * tall + 0.8 * Math.sin(Math.PI * u),
        -deep / 2 + lean + 2.4 - 4 * Math.sin(u * Math.PI) - v,
      ],
      { columns: 14, rows: 4, thickness: 1.8 },
    );
  return [
    seatPart(recipe, plan, random),
    part(woodOf(recipe), [
      pair(tube(post, { radius: (t) => 2.1 - 0.7 * t, sides: 12 })),
      frontLegs(plan),
      slat(high - 6, 9, -4),
      slat(seat + (high - seat) * 0.45, 6, 1),
      ...apron(plan),
    ]),
  ];
}

/** One bent rail from arm to arm, carried by a fan of rods. */
export function hoopBack(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const x = wide / 2 - 2;
  const z = -deep / 2 + 3;
  const rail = curve(
    [
      [-x, high - 12, deep * 0.12],
      [-x + 1, high - 8, -deep * 0.2],
      [-x * 0.6, high - 2.5, z - 3],
      [0, high - 1.6, z - 5],
      [x * 0.6, high - 2.5, z - 3],
      [x - 1, high - 8, -deep * 0.2],
      [x, high - 12, deep * 0.12],
    ],
    6,
  );
  const rods = Array.from({ length: 7 }, (_, i) => {
    const share = (i - 3) / 3;
    const top = rail[Math.round(((share * 0.62 + 1) / 2) * (rail.length - 1))] ?? rail[0];
    return leg([share * x * 0.62, seat - 1, z + 2 + 3 * share * share], top as Vector, {
      foot: 1.5,
      top: 1.2,
    });
  });
  const armRod = leg([x - 3, seat - 2, deep * 0.06], [x - 0.4, high - 11.6, deep * 0.06], {
    foot: 1.9,
    top: 1.6,
  });
  return [
    seatPart(recipe, plan, random),
    part(woodOf(recipe), [
      tube(rail, { radius: (t) => 1.2 + 0.55 * Math.sin(Math.PI * t), sides: 12 }),
      ...rods,
      pair(armRod),
      frontLegs(plan),
      pair(leg([x - 1, 0, z - 2], [x - 5, seat, z + 4], { foot: 2.6, top: 4 })),
      ...apron(plan),
      move(box(wide - 9, 5, 2, { radius: 0.5 }), 0, seat - 5, z + 4),
    ]),
  ];
}

/** A frame filled with open cane between two posts. */
export function caneBack(recipe: PictureRecipe, plan: DiningPlan, random: Random): Part[] {
  const { wide, deep, high, seat } = plan;
  const x = wide / 2 - 3;
  const lean = (y: number) => -deep / 2 + 5 - 8 * Math.max(0, (y - seat) / (high - seat)) ** 1.2;
  const hollow = (u: number) => 3.5 * Math.sin(Math.PI * u);
  const [low, top] = [seat + 12, high - 1.5];
  const rail = (y: number): Vector[] =>
    Array.from({ length: 13 }, (_, i) => {
      const u = i / 12;
      return [(2 * u - 1) * x, y, lean(y) - hollow(u)];
    });
  const net = surface(
    (u, v) => {
      const y = low + v * (top - low);
      return [(2 * u - 1) * x, y, lean(y) - hollow(u)];
    },
    { columns: 12, rows: 6, thickness: 0.5 },
  );
  const post: Vector[] = [
    [x + 1, 0, -deep / 2 + 1],
    [x, seat, lean(seat)],
    ...[0.3, 0.6, 1].map((t): Vector => {
      const y = seat + t * (high - seat - 0.6);
      return [x, y, lean(y)];
    }),
  ];
  return [
    seatPart(recipe, plan, random),
    part(woodOf(recipe), [
      pair(tube(curve(post, 4), { radius: (t) => 2 - 0.6 * t, sides: 12 })),
      tube(rail(low), { radius: 1.3, sides: 10 }),
      tube(rail(top), { radius: 1.5, sides: 10 }),
      frontLegs(plan),
      ...apron(plan),
    ]),
    part({ stuff: 'rattan', color: '#d3b686' }, [join(net)], { look: 'cane' }),
  ];
}
