import { box, join, leg, move, pair, shape } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { adirondack } from './adirondack.ts';
import { bentPad } from './bent-pad.ts';
import { foldingTeak, gardenPad, steelSlats } from './garden-chair-slats.ts';
import type { GardenFinishes } from './garden-seat.ts';
import { gardenFinishes, gardenSeat } from './garden-seat.ts';
import { isWood } from './is-cloth.ts';
import { wrappedWall } from './wrapped-wall.ts';

export interface ChairPlan {
  wide: number;
  deep: number;
  high: number;
  seat: number;
}

export type MakeChair = (plan: ChairPlan, finishes: GardenFinishes, random: Random) => Part[];

const lounge: MakeChair = (plan, finishes, random) =>
  gardenSeat({ ...plan, seat: Math.min(plan.seat, 43), places: 1 }, finishes, random);

/** A round-backed tub of woven cane on four legs. */
const wickerTub: MakeChair = (
  { wide, deep, high, seat },
  { structure, legs, cushions },
  random,
) => {
  const wall = wrappedWall({
    width: wide,
    depth: deep - 2,
    corner: wide * 0.44,
    thickness: 4,
    radius: 1.9,
    flare: 3,
    height: (along) => (high - seat + 9) * (1 - 0.52 * Math.max(0, along - 0.1) ** 1.3),
  });
  const below = shape(
    box(wide - 6, 7, deep - 5, { radius: 2.4, steps: 3, spans: [6, 1, 10] }),
    (x, y, z) => [x * (1 - 0.3 * Math.max(0, (-2 * z) / deep) ** 2.4), y, z],
  );
  const foot = (front: number) =>
    leg(
      [wide / 2 - 5, 0, front * (deep / 2 - 5)],
      [wide / 2 - 11, seat - 8, front * (deep / 2 - 12)],
      { foot: 2, top: 2.8 },
    );
  return [
    part(structure, [move(wall, 0, seat - 9, -1), move(below, 0, seat - 10, 1)]),
    part(legs, [pair(join(foot(1), foot(-1)))]),
    part(cushions, [
      move(
        shape(gardenPad(wide - 9, deep - 9, random), (x, y, z) => [
          x * (1 - 0.3 * Math.max(0, (-2 * z) / deep) ** 2.4),
          y,
          z,
        ]),
        0,
        seat - 3.6,
        2.4,
      ),
    ]),
  ];
};

/** A moulded shell on splayed legs. */
const moulded: MakeChair = ({ wide, deep, high, seat }, { structure, legs, cushions }, random) => {
  const shell = bentPad({
    width: wide - 4,
    seat: deep * 0.55,
    back: high - seat - 14,
    degrees: 78,
    bend: 14,
    thickness: 1.4,
    radius: 0.65,
    curl: 3.5,
    taper: 0.84,
    corner: 6,
  });
  const foot = (front: number) =>
    leg(
      [wide / 2 - 3, 0, front * (deep / 2 - 4)],
      [wide / 2 - 14, seat - 1, front * (deep / 2 - 16)],
      { foot: 2.2, top: 3.4 },
    );
  return [
    part(structure, [move(shell, 0, seat + 1, deep / 2 - 4)]),
    part(legs, [pair(join(foot(1), foot(-1)))]),
    ...(random.chance(0.7)
      ? [part(cushions, [move(gardenPad(wide - 14, deep - 20, random), 0, seat - 0.4, 3)])]
      : []),
  ];
};

export function gardenChair(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const finishes = gardenFinishes(recipe, random);
  const isLounge = length >= 64;
  const plan: ChairPlan = { wide: length, deep: width, high: height, seat: isLounge ? 40 : 44 };
  const { stuff } = finishes.structure;
  const makes: MakeChair[] = isWood(finishes.structure)
    ? isLounge
      ? [lounge, adirondack]
      : [foldingTeak, adirondack]
    : stuff === 'rattan'
      ? isLounge
        ? [lounge, wickerTub]
        : [wickerTub]
      : stuff === 'plastic'
        ? [moulded]
        : isLounge
          ? [lounge, steelSlats]
          : [steelSlats, lounge];
  return {
    parts: (makes[recipe.design % makes.length] ?? lounge)(plan, finishes, random),
    stands: 'floor',
    setting: 'outdoor',
    detail: [-length * 0.3, plan.seat + 14, 0],
  };
}
