import { cylinder, join, leg, move, pair, tube, turn } from '../geometry/index.ts';
import type { Mesh } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { bookPile } from './books.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import { reededDrum } from './pedestal.ts';
import { ornament } from './shelf-filling.ts';
import { roundTop, roundedTop } from './table-top.ts';
import { cup, vessel } from './vessel.ts';

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));

/** A case on legs: a drawer above an open place with books. */
function caseOnLegs({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = height * 0.36;
  const tall = height - foot;
  const drawer = tall * 0.46;
  const board = 2;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'reeded']),
    grip: random.pick(['knob', 'disc', 'bow']),
  };
  return [
    part(
      body,
      cabinetBox(length, tall, width, { board, shelves: [tall - drawer - board] }).map((mesh) =>
        move(mesh, 0, foot, 0),
      ),
    ),
    part(frame, cabinetBase(random.pick(['tapered', 'trestle']), length + 4, width + 2, foot)),
    ...moved(
      drawers(fronts, [1], length - 2 * board, drawer - 1),
      0,
      height - board - drawer + 0.8,
      width / 2 - 2.2,
    ),
    ...moved(bookPile(random, 2, 0.85).parts, 0, foot + board, 0),
  ];
}

/** Two or three drawers on a plinth under a thin overhanging top. */
function block({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 5;
  const tall = height - foot - 2;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'shaker']),
    grip: random.pick(['edge', 'cup', 'bar']),
    rail: 4,
  };
  const wooden = frame.stuff === 'oak' || frame.stuff === 'walnut';
  return [
    part(
      body,
      cabinetBox(length - 1, tall, width - 3, { board: 2 }).map((mesh) => move(mesh, 0, foot, -1)),
    ),
    part(frame, cabinetBase('plinth', length - 1, width - 2, foot)),
    part(wooden ? frame : body, [move(roundedTop(length, width, 2.2, 1.5), 0, height - 2.2, 0)]),
    ...moved(
      drawers(fronts, height > 52 ? [1, 1, 0.8] : [1, 0.8], length - 1.2, tall - 0.4),
      0,
      foot + 0.2,
      width / 2 - 2.6,
    ),
  ];
}

/** A fluted drum under a round top. */
function drum({ size, body, frame }: PictureRecipe): Part[] {
  const { length, width, height } = size;
  const wide = Math.min(length, width);
  return [
    part(body, [move(reededDrum(wide * 0.44, height - 2.6), 0, 0, 0)]),
    part(frame, [move(roundTop(wide, 2.8, 1), 0, height - 2.8, 0)]),
  ];
}

/** A tray top and a shelf in a frame of bent tube. */
function light({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const [x, z] = [length / 2 - 4, width / 2 - 4];
  const rim = tube(
    Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * 2 * Math.PI;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
      return [
        (length / 2 - 1) * bend(Math.sin(angle)),
        height - 1,
        (width / 2 - 1) * bend(Math.cos(angle)),
      ] as const;
    }),
    { radius: 0.9, sides: 10, closed: true },
  );
  const shelf = roundedTop(length - 6, width - 6, 1.8, 6);
  return [
    part(body, [
      move(roundedTop(length - 1.6, width - 1.6, 1.8, 9), 0, height - 4, 0),
      move(shelf, 0, height * 0.3, 0),
    ]),
    part(frame, [
      rim,
      corners(leg([x + 1, 0, z + 1], [x, height - 1.2, z], { foot: 1.8, top: 1.8 })),
    ]),
    ...moved(bookPile(random, 3, 0.85).parts, 0, height * 0.3 + 1.8, 0),
  ];
}

/** A carafe with its glass, or a book with a cup; and a small vase. */
function nightThings(length: number, random: Random): Part[] {
  const pile = bookPile(random, 1, 0.72);
  const clay = { stuff: 'ceramic', color: random.pick(['#d9cfbf', '#a88469', '#7f8a86']) } as const;
  const reading = [
    ...moved(pile.parts, 0, 0, 0),
    part(clay, [move(cup(3.8, 7), 2, pile.height, 1)]),
  ];
  const carafe = [
    part({ stuff: 'glass', color: '#dfe9e8' }, [
      vessel('bottle', 4.4, 19),
      move(cylinder(3.3, 8, 0.5, 24), 10, 0, 4),
    ]),
  ];
  return [
    ...moved(random.chance(0.65) ? reading : carafe, -length * 0.08, 0, 3),
    ...moved(ornament(20, random, true), length * 0.27, 0, -9),
  ];
}

export function bedsideTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [caseOnLegs, block, drum, light] as const;
  const design = designs[recipe.design % designs.length] ?? caseOnLegs;
  const top = design === light ? height - 2.2 : height;
  return {
    parts: [
      ...design(recipe, random),
      ...moved(nightThings(Math.min(length, design === drum ? width : length), random), 0, top, 0),
    ],
    stands: 'back-to-wall',
    setting: 'bedroom',
    detail: [-length * 0.12, height * 0.82, width / 2],
  };
}
