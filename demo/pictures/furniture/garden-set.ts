import { box, cushion, cylinder, join, leg, move, pair } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { moved, turned } from './arrange.ts';
import type { GardenFinishes, GardenSeat } from './garden-seat.ts';
import { gardenFinishes, gardenSeat } from './garden-seat.ts';
import { isWood } from './is-cloth.ts';
import { throwPillow } from './sofa-dressing.ts';
import { tray } from './tableware.ts';

interface Table {
  wide: number;
  deep: number;
}

const tableHigh = 34;

/** A low table in the manner of the seats: slats of wood on a frame, or a stone-like top on a woven drum. */
function lowTable({ wide, deep }: Table, { structure, legs }: GardenFinishes): Part[] {
  const [x, z] = [wide / 2 - 4, deep / 2 - 4];
  const wood: Finish = isWood(structure) ? structure : { stuff: 'oak', color: '#b08a5e' };
  const count = Math.round(deep / 9);
  const pitch = deep / count;
  const slats = Array.from({ length: count }, (_, i) =>
    move(
      box(wide, 2.4, pitch - 0.8, { radius: 0.4, steps: 2, grain: 'x' }),
      0,
      tableHigh - 2.4,
      (i - (count - 1) / 2) * pitch,
    ),
  );
  if (structure.stuff === 'rattan') {
    const drum = box(wide - 4, tableHigh - 4, deep - 4, { radius: 3, steps: 3 });
    return [
      part(structure, [move(drum, 0, 2.4, 0)]),
      part({ stuff: 'glass', color: '#cfd8d6' }, [
        move(box(wide, 1, deep, { radius: 0.4, steps: 2 }), 0, tableHigh - 1.4, 0),
      ]),
      part(legs, [
        pair(move(cylinder(2, 3), x - 3, 0, z - 3)),
        pair(move(cylinder(2, 3), x - 3, 0, 3 - z)),
      ]),
    ];
  }
  const metal: Finish = isWood(structure) ? structure : legs;
  const foot = (side: number) =>
    leg([x, 0, side * z], [x, tableHigh - 2, side * z], { foot: 4, top: 4, square: true });
  return [
    part(wood, slats),
    part(metal, [
      pair(join(foot(1), foot(-1))),
      ...[-1, 1].map((side) =>
        move(box(wide - 6, 4, 2, { radius: 0.3 }), 0, tableHigh - 6.2, side * z),
      ),
    ]),
  ];
}

const pillowsOn = (
  recipe: PictureRecipe,
  seat: GardenSeat,
  finishes: GardenFinishes,
  random: Random,
): Part[] => {
  const clothed = { ...recipe, body: finishes.cushions };
  const at = (side: number) => ({
    x: side * (seat.wide / 2 - 30),
    y: seat.seat,
    z: 32 - seat.deep / 2,
    turned: -side * 14,
  });
  return [throwPillow(clothed, 'dark', at(random.pick([-1, 1])), random)];
};

/** A sofa behind, a chair at each side that looks to the table in the middle. */
function conversation(recipe: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = recipe.size;
  const finishes = gardenFinishes(recipe, random);
  const chairDeep = Math.min(72, length * 0.31);
  const sofa: GardenSeat = {
    wide: Math.min(length - 30, 168),
    deep: 76,
    high: height,
    seat: 41,
    places: 2,
  };
  const chair: GardenSeat = {
    wide: Math.min(74, width - sofa.deep - 8),
    deep: chairDeep,
    high: height - 2,
    seat: 41,
    places: 1,
  };
  const beside = width / 2 - chair.wide / 2;
  const one = gardenSeat(chair, finishes, random);
  const table = {
    wide: Math.max(44, length - 2 * chairDeep - 36),
    deep: Math.min(62, width - sofa.deep - 24),
  };
  return [
    ...moved(
      [...gardenSeat(sofa, finishes, random), ...pillowsOn(recipe, sofa, finishes, random)],
      0,
      0,
      sofa.deep / 2 - width / 2,
    ),
    ...moved(turned(one, 'y', 90), chairDeep / 2 - length / 2, 0, beside),
    ...moved(turned(one, 'y', -90), length / 2 - chairDeep / 2, 0, beside),
    ...moved(
      [...lowTable(table, finishes), ...moved(tray(random), 0, tableHigh, 0)],
      0,
      0,
      beside - 4,
    ),
  ];
}

/** A long sofa with a chaise at one end, a stool and a table. */
function corner(recipe: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = recipe.size;
  const finishes = gardenFinishes(recipe, random);
  const sofa: GardenSeat = { wide: length, deep: 78, high: height, seat: 41, places: 3 };
  const ottoman = { wide: length / 3 - 4, deep: width - sofa.deep - 1 };
  const side = random.pick([-1, 1]);
  const low = part(finishes.structure, [
    finishes.structure.stuff !== 'rattan'
      ? join(
          move(box(ottoman.wide, 9, ottoman.deep, { radius: 0.6, grain: 'x' }), 0, 18, 0),
          pair(
            move(
              box(5.5, 20, 5.5, { radius: 0.5, grain: 'y' }),
              ottoman.wide / 2 - 3,
              0,
              ottoman.deep / 2 - 3,
            ),
          ),
          pair(
            move(
              box(5.5, 20, 5.5, { radius: 0.5, grain: 'y' }),
              ottoman.wide / 2 - 3,
              0,
              3 - ottoman.deep / 2,
            ),
          ),
        )
      : move(box(ottoman.wide, 25, ottoman.deep, { radius: 2, steps: 2 }), 0, 4, 0),
  ]);
  const pad = part(finishes.cushions, [
    move(
      cushion(ottoman.wide - 1, 13, ottoman.deep - 1, random, {
        radius: 4.5,
        crown: 1.8,
        slack: 0.5,
        piping: 0.35,
      }),
      0,
      28,
      0,
    ),
  ]);
  const stand = width / 2 - ottoman.deep / 2;
  const table = { wide: Math.min(90, length * 0.38), deep: Math.min(58, ottoman.deep - 18) };
  return [
    ...moved(
      [...gardenSeat(sofa, finishes, random), ...pillowsOn(recipe, sofa, finishes, random)],
      0,
      0,
      sofa.deep / 2 - width / 2,
    ),
    ...moved([low, pad], side * (length / 2 - ottoman.wide / 2 - 5), 0, stand),
    ...moved(
      [...lowTable(table, finishes), ...moved(tray(random), 0, tableHigh, 0)],
      -side * length * 0.14,
      0,
      stand + 6,
    ),
  ];
}

export function gardenSet(recipe: PictureRecipe, random: Random): Model {
  const { length } = recipe.size;
  const designs = length >= 225 ? [conversation, corner] : [conversation];
  return {
    parts: (designs[recipe.design % designs.length] ?? conversation)(recipe, random),
    stands: 'floor',
    setting: 'outdoor',
    detail: [-length * 0.2, 48, -recipe.size.width * 0.15],
  };
}
