import type { Mesh, Vector } from '../geometry/index.ts';
import { box, join, leg, move, pair, surface, tube } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { bentPath } from './bent-path.ts';
import { eggSwing } from './egg-swing.ts';
import { gardenFinishes } from './garden-seat.ts';
import { isWood } from './is-cloth.ts';
import { throwPillow } from './sofa-dressing.ts';
import { seatTop, swingBench } from './swing-bench.ts';

export interface SwingPlan {
  wide: number;
  deep: number;
  high: number;
}

/** A roof of cloth that sags a little between its bars, with a straight valance. */
function canopy({ wide, deep, high }: SwingPlan): Mesh[] {
  const half = deep / 2 - 2;
  const roof = surface(
    (u, v) => {
      const z = half * (1 - 2 * v);
      const sag =
        2.6 * Math.sin(Math.PI * u) * Math.sin(Math.PI * v) - 7 * Math.abs(2 * v - 1) ** 1.6;
      return [(u - 0.5) * wide, high - 3 + (sag < 0 ? sag : -sag * 0.6), z];
    },
    { columns: 20, rows: 16, thickness: 0.7 },
  );
  const valance = (side: number) =>
    surface(
      (u, v) => {
        const x = side * (u - 0.5) * wide;
        const scallop = 1.6 * Math.abs(Math.sin(u * Math.PI * Math.round(wide / 20)));
        return [
          x,
          high - 9.6 - (13 + scallop) * (1 - v),
          side * (half + 0.2 + 0.5 * Math.sin(u * 40) * (1 - v)),
        ];
      },
      { columns: 80, rows: 3, thickness: 0.6 },
    );
  return [roof, valance(1), valance(-1)];
}

/** Bent steel at both ends, a bar across, a cloth roof, the bench on four rods. */
function canopySwing(recipe: PictureRecipe, plan: SwingPlan, random: Random): Part[] {
  const { wide, deep, high } = plan;
  const finishes = gardenFinishes(recipe, random);
  const x = wide / 2 - 5;
  const top = high - 12;
  const end: Vector[] = [
    [x, 1.6, deep / 2 - 2],
    [x, top, 6],
    [x, top, -6],
    [x, 1.6, 2 - deep / 2],
  ];
  const rods = [-24, 24].map((z) =>
    leg([wide / 2 - 17, seatTop + 15, z], [wide / 2 - 15, top, Math.sign(z) * 5], {
      foot: 1,
      top: 1,
    }),
  );
  const steel = isWood(finishes.legs)
    ? { stuff: 'metal' as const, color: '#4a4b48' }
    : finishes.legs;
  const benchWide = wide - 30;
  const clothed =
    isWood(finishes.structure) || finishes.structure.stuff === 'rattan'
      ? finishes
      : { ...finishes, structure: steel };
  const roof: Finish = {
    stuff: 'linen',
    color: random.pick(['#e4dbc9', '#cfc5b2', '#8f978a', '#b9a58c']),
  };
  return [
    part(steel, [
      pair(tube(bentPath(end, 12), { radius: 2.2, sides: 12 })),
      leg([-x, top - 1, 0], [x, top - 1, 0], { foot: 4, top: 4 }),
      ...[-1, 1]
        .map((side) =>
          leg([-x, 26, side * (deep / 2 - 9)], [x, 26, side * (deep / 2 - 9)], {
            foot: 2.4,
            top: 2.4,
          }),
        )
        .slice(0, 1),
      pair(leg([x, 2, deep / 2 - 3], [x, 2, 3 - deep / 2], { foot: 3, top: 3 })),
      ...[-1, 1].map((side) =>
        leg([-x, high - 10, side * (deep / 2 - 4)], [x, high - 10, side * (deep / 2 - 4)], {
          foot: 2,
          top: 2,
        }),
      ),
      pair(leg([x, high - 9, deep / 2 - 4], [x, high - 9, 4 - deep / 2], { foot: 2.2, top: 2.2 })),
      pair(join(...rods)),
    ]),
    part(roof, canopy(plan)),
    ...swingBench(benchWide, clothed, random),
  ];
}

/** Two leaning frames of stout timber, a beam across them, the bench on ropes. */
function timberSwing(
  recipe: PictureRecipe,
  { wide, deep, high }: SwingPlan,
  random: Random,
): Part[] {
  const finishes = gardenFinishes(recipe, random);
  const wood: Finish = isWood(finishes.structure)
    ? finishes.structure
    : isWood(finishes.legs)
      ? finishes.legs
      : { stuff: 'oak', color: '#a9825a' };
  const x = wide / 2 - 6;
  const top = high - 9;
  const thick = { foot: 8, top: 8, square: true };
  const across = (y: number) => {
    const z = (deep / 2 - 5) * (1 - y / (top * 1.08));
    return leg([x, y, z], [x, y, -z], { foot: 6, top: 6, square: true });
  };
  const ends = [-1, 1].map((side) =>
    leg([x, 0, side * (deep / 2 - 5)], [x, top + 4, side * 4], thick),
  );
  const ropes = [-24, 24].map((z) =>
    leg([wide / 2 - 23, seatTop - 8, z], [wide / 2 - 21, top + 3, Math.sign(z) * 2.6], {
      foot: 1.6,
      top: 1.6,
    }),
  );
  return [
    part(wood, [
      pair(join(...ends, across(top * 0.24), across(top * 0.74))),
      move(box(wide, 9, 7, { radius: 0.9, steps: 2, grain: 'x' }), 0, top, 0),
    ]),
    part({ stuff: 'fabric', color: '#cdbfa6' }, [pair(join(...ropes))]),
    ...swingBench(
      wide - 42,
      {
        ...finishes,
        structure: finishes.structure.stuff === 'rattan' ? finishes.structure : wood,
        legs: wood,
      },
      random,
    ),
  ];
}

export function gardenSwing(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: SwingPlan = { wide: length, deep: width, high: height };
  const designs = length < 135 ? [eggSwing] : [canopySwing, timberSwing];
  const parts = (designs[recipe.design % designs.length] ?? canopySwing)(recipe, plan, random);
  const clothed = { ...recipe, body: gardenFinishes(recipe, random).cushions };
  const side = random.pick([-1, 1]);
  const pillow = throwPillow(
    clothed,
    'dark',
    { x: side * (length / 2 - 52), y: seatTop, z: 0, turned: -side * 12 },
    random,
  );
  return {
    parts: length < 135 ? parts : [...parts, pillow],
    stands: 'floor',
    setting: 'outdoor',
    detail: [-length * 0.25, seatTop + 10, 10],
  };
}
