import type { Mesh } from '../geometry/index.ts';
import { box, cushion, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { isCloth, isWood } from './is-cloth.ts';
import { ropedSeat } from './roped-seat.ts';
import { wrappedWall } from './wrapped-wall.ts';

/** A lounge seat for outdoors, for one or for several side by side; centred on x and z. */
export interface GardenSeat {
  wide: number;
  deep: number;
  high: number;
  /** Top of the cushion. */
  seat: number;
  places: number;
}

export interface GardenFinishes {
  structure: Finish;
  legs: Finish;
  cushions: Finish;
}

const cushionColors = ['#e9e3d7', '#d8cfc0', '#c9c5bb', '#b7bcae', '#cfc0ab', '#8f959a'] as const;

/** The recipe's first stuff may be the cloth or what the seat is built of. */
export function gardenFinishes(recipe: PictureRecipe, random: Random): GardenFinishes {
  const { body, frame } = recipe;
  if (isCloth(body)) return { structure: frame, legs: frame, cushions: body };
  return {
    structure: body,
    legs: frame,
    cushions: { stuff: 'fabric', color: random.pick(cushionColors) },
  };
}

/** The cushions of a seat: one or more below, as many behind. */
function cushions(
  { wide, deep, high, seat, places }: GardenSeat,
  inset: number,
  random: Random,
): Mesh[] {
  const pitch = (wide - 2 * inset) / places;
  const soft = { radius: 4.5, slack: 0.5, piping: 0.35 };
  const below = cushion(pitch - 0.6, 12, deep - inset - 9, random, {
    ...soft,
    crown: 2,
    dent: 0.8,
  });
  const behind = cushion(pitch - 1, high - seat + 1, 14, random, {
    ...soft,
    radius: 6,
    crown: 1.2,
    puff: 2.4,
  });
  return Array.from({ length: places }, (_, i) =>
    move(
      join(
        move(below, 0, seat - 12, inset / 2 + 2),
        move(turn(behind, 'x', -13), 0, seat - 2.5, -deep / 2 + inset + 11),
      ),
      (i - (places - 1) / 2) * pitch,
      0,
      0,
    ),
  );
}

/** Woven walls round three sides, on short feet. */
function wicker(plan: GardenSeat): { structure: Mesh[]; legs: Mesh[] } {
  const { wide, deep, high, seat } = plan;
  const from = 7;
  const arm = seat + 18 - from;
  const back = high - 3 - from;
  const wall = wrappedWall({
    width: wide,
    depth: deep,
    corner: Math.min(18, wide * 0.24),
    thickness: 6,
    radius: 2.8,
    height: (along) =>
      arm + (back - arm) / (1 + Math.exp((along - 0.62 - 0.1 * (plan.places - 1)) * 16)),
  });
  return {
    structure: [
      move(wall, 0, from, 0),
      move(box(wide - 9, seat - 12 - from, deep - 5, { radius: 2, steps: 2 }), 0, from, 1.2),
    ],
    legs: [
      pair(
        leg([wide / 2 - 8, 0, deep / 2 - 8], [wide / 2 - 8, from + 1, deep / 2 - 8], {
          foot: 3,
          top: 4,
        }),
      ),
      pair(
        leg([wide / 2 - 8, 0, 8 - deep / 2], [wide / 2 - 8, from + 1, 8 - deep / 2], {
          foot: 3,
          top: 4,
        }),
      ),
    ],
  };
}

/** A frame of square teak with slats at the back and the sides and broad flat arms. */
function slatted({ wide, deep, high, seat }: GardenSeat): { structure: Mesh[]; legs: Mesh[] } {
  const thick = 5.5;
  const [x, z] = [wide / 2 - thick / 2, deep / 2 - thick / 2];
  const arm = seat + 19;
  const rail = seat - 20;
  const upright = (at: number, tall: number) =>
    pair(move(box(thick, tall, thick, { radius: 0.6, steps: 2, grain: 'y' }), x, 0, at));
  const inner = wide - 2 * thick;
  const backSlats = Array.from({ length: 4 }, (_, i) =>
    move(
      turn(box(inner + 1, 6, 1.8, { radius: 0.5 }), 'x', -6),
      0,
      seat - 4 + i * ((high - seat - 1) / 3.6),
      -z + 1.4 - i * 0.6,
    ),
  );
  const sideSlats = [0, 1].map((i) =>
    pair(
      move(
        box(1.8, 5.5, deep - 2 * thick + 1, { radius: 0.5, grain: 'z' }),
        x,
        seat - 3 + i * 9.5,
        0,
      ),
    ),
  );
  return {
    structure: [
      upright(z, arm),
      upright(-z, high - 3),
      pair(
        move(
          box(8.5, 2.6, deep - thick + 2, { radius: 0.7, steps: 2, grain: 'z' }),
          x - 0.6,
          arm - 0.3,
          thick / 2,
        ),
      ),
      move(box(inner + 1, 9, 2.6, { radius: 0.5 }), 0, rail - 1, z),
      move(box(inner + 1, 9, 2.6, { radius: 0.5 }), 0, rail - 1, -z),
      pair(move(box(2.6, 9, deep - 2 * thick + 1, { radius: 0.5, grain: 'z' }), x, rail - 1, 0)),
      move(box(inner, 2, deep - thick, { radius: 0.4 }), 0, rail + 6.4, 0),
      ...backSlats,
      ...sideSlats,
    ],
    legs: [],
  };
}

/** Builds the seat in the manner of its material: woven rattan, slatted wood, or cord on steel. */
export function gardenSeat(plan: GardenSeat, finishes: GardenFinishes, random: Random): Part[] {
  const { structure, legs, cushions: cloth } = finishes;
  if (structure.stuff === 'rattan') {
    const woven = wicker(plan);
    return [
      part(structure, woven.structure),
      part(legs, woven.legs),
      part(cloth, cushions(plan, 6, random)),
    ];
  }
  if (isWood(structure)) {
    const built = slatted(plan);
    return [part(structure, built.structure), part(cloth, cushions(plan, 6, random))];
  }
  const wound = ropedSeat(plan);
  const cord: Finish = {
    stuff: 'fabric',
    color: random.pick(['#6d6a63', '#3f4140', '#a39a8a', '#7c6f5e']),
  };
  return [
    part(cord, wound.structure),
    part(structure, wound.legs),
    part(cloth, cushions(plan, 4, random)),
  ];
}
